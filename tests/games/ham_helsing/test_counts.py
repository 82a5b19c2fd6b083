"""Numbers of moves counted by hand."""

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.options import HamOptions
from client.games.ham_helsing.state import HamState
from tests.games.ham_helsing.drawn import do, legal, table


def plies(state: HamState, depth: int) -> int:
    """Count the ways to play ``depth`` moves."""
    moves = HAM.legal_moves(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = HAM.copy(state)
        HAM.apply(after, move, None)
        total += plies(after, depth - 1)
    return total


def test_heroes_are_chosen_one_after_the_other_and_the_last_is_no_choice() -> None:
    state = HAM.new(4, HamOptions())
    assert plies(state, 1) == 4
    assert plies(state, 3) == 4 * 3 * 2


def test_an_empty_handed_ham_on_mud_canyon() -> None:
    # Five paths, trade, Katana, end.
    state = table().turn().build()
    assert plies(state, 1) == 8


@pytest.mark.parametrize(("mates", "moves"), [((), 5), (("ham",), 10), (("ham", "ronin"), 20)])
def test_lobos_takes_every_company(mates: tuple[str, ...], moves: int) -> None:
    drawn = table("lobos", *(mates or ("ham",)))
    if not mates:
        drawn.char(1, loc="Q")
    assert len(legal(drawn.turn().build(), "move")) == moves


def test_open_borders_lead_everywhere_along_wraps() -> None:
    state = table(all_wraps_connected=True).char(0, loc="B").turn().build()
    assert [move["to"] for move in legal(state, "move")] == list("ACDEGHJKNOQ")


def test_a_wild_and_two_colours() -> None:
    # In full, blue, red: with one wild alone only one colour at a time.
    drawn = table().hand(0, "ham_fist", "brush_stroke").minions(A="BR")
    state = drawn.turn().build()
    do(state, "ability brush_stroke")
    assert len(legal(state, "attack")) == 2
    do(state, "play ham_fist")
    assert len(legal(state, "attack")) == 3


def test_easy_two_colours_need_one_and_name_it() -> None:
    state = table(easy_two_colour=True).hand(0, "ham_fist").minions(A="BR R").turn().build()
    do(state, "play ham_fist")
    assert [(move["minion"], move.get("colour")) for move in legal(state, "attack")] == [("BR", "R"), ("R", None)]
    do(state, "attack BR R")
    assert state.now.defeated == (("BR", False),)
