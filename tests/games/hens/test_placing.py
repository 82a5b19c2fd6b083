"""Where cards may be placed: section 4.2."""

import pytest

from client.games.hens import HENS
from client.games.hens.components import CARD_BY_ID, CARDS, HenPrint
from client.games.hens.events import CoopPlaced, HenPlaced
from client.games.hens.moves import Place
from client.games.hens.rules import place_moves
from client.games.hens.state import Phase
from tests.games.hens.drawn import (
    At,
    alone,
    card,
    code,
    codes,
    coop,
    hand_of,
    hen,
    hens_at,
    open_squares,
    play_all,
    table,
    yard,
)


def moves(picture: str, hand: str, top_left: tuple[int, int] = (0, 0)) -> list[Place]:
    """Return the placements of these cards in the drawn yard."""
    return [move for move in place_moves(hand_of(hand), yard(picture, top_left)) if isinstance(move, Place)]


def counts(placed: list[Place]) -> tuple[int, int]:
    """Return the numbers of hens and of coops."""
    hens = sum(move.face == "hen" for move in placed)
    return hens, len(placed) - hens


def test_case_9_the_first_card_goes_to_the_middle_whatever_it_is() -> None:
    placed = moves("..", "S5 P4 P4 W2 W6 C3")
    assert counts(placed) == (5, 5)
    assert open_squares(placed) == [(0, 0)]


def test_case_10_neighbours_are_of_one_breed_or_one_number_apart() -> None:
    placed = moves("S3", "S5 P4 P3 W2 W6 C3")
    assert open_squares(placed) == [(0, -1), (-1, 0), (1, 0), (0, 1)]
    for x, y in open_squares(placed):
        assert hens_at(placed, x, y) == "P4 W2 S5"
    assert counts(placed) == (12, 24)


def test_case_11_every_neighbour_must_be_got_along_with() -> None:
    placed = moves("S3 P4 / .. W5", "S4 P4 S2 W1 W4 C4")
    assert hens_at(placed, 0, 1) == "P4 W4 S4 C4"
    assert open_squares(placed) == [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (2, 1), (1, 2)]
    assert len(placed) == 68


def test_case_12_a_coop_puts_up_with_everybody() -> None:
    placed = moves("P1 ## / .. S5", "S4 U6 C2")
    assert hens_at(placed, 2, 0) == "S4 U6 C2"
    assert hens_at(placed, 2, 1) == "S4 U6"
    assert hens_at(placed, 0, 1) == ""
    assert counts(placed) == (12, 21)


def test_case_13_a_row_of_four_grows_up_or_down_only() -> None:
    placed = moves("W1 W2 W3 W4", "P4")
    assert open_squares(placed) == [*((x, -1) for x in range(4)), *((x, 1) for x in range(4))]
    assert [(move.x, move.y) for move in placed if move.face == "hen"] == [(2, -1), (2, 1)]
    assert len(placed) == 10


@pytest.mark.parametrize(
    ("picture", "squares"),
    [
        pytest.param("W1 W2 W3 W4 / .. P1 .. .. / .. P5 .. ..", [(0, 1), (2, 1), (3, 1), (0, 2), (2, 2)], id="case 14"),
        pytest.param(
            "W1 W2 W3 / .. P1 .. / .. P5 ..",
            [(0, -1), (1, -1), (2, -1), (-1, 0), (3, 0), (0, 1), (2, 1), (0, 2), (2, 2), (1, 3)],
            id="case 15",
        ),
        pytest.param(
            "W1 P2 / W2 .. / W3 .. / W4 P5",
            [(-1, 0), (2, 0), (-1, 1), (1, 1), (-1, 2), (1, 2), (-1, 3), (2, 3)],
            id="case 16",
        ),
    ],
)
def test_a_yard_keeps_inside_four_by_three(picture: str, squares: list[tuple[int, int]]) -> None:
    assert open_squares(moves(picture, "P3")) == squares


def test_case_17_where_no_hen_gets_along_a_coop_is_placed_and_stays_secret() -> None:
    state = table(At("P1", hand="S4 S5 U6 U3 C4 F5"), At(), phase="place", round=2)
    assert counts([move for move in HENS.legal_moves(state) if isinstance(move, Place)]) == (0, 24)
    (event,) = play_all(state, coop("U6", 1, 0))
    assert event == CoopPlaced(0, card("U6"), 1, 0)
    square = {"x": 1, "y": 0, "face": "coop", "card": "sultan-6"}
    assert square in HENS.to_json(HENS.sight(state, 0))["seats"][0]["yard"]
    assert {**square, "card": None} in HENS.to_json(HENS.sight(state, 1))["seats"][0]["yard"]
    assert HENS.scores(state)[0] == 2 - 1, "the eggs of P1 and the coop; nothing for U6"


def test_case_18_the_last_square() -> None:
    placed = moves("B4 B1 B2 / C3 P2 P1 / U4 P5 P1 / F5 P4 ..", "P2 W3 P6 F6 S3 S5")
    assert open_squares(placed) == [(2, 3)]
    assert hens_at(placed, 2, 3) == "P2 P6"
    assert len(placed) == 8


def test_two_copies_in_hand_make_one_move_and_one_of_them_is_placed() -> None:
    state = alone("S3", "P4 P4 W2 W6 C3 S5")
    before = HENS.legal_moves(state)
    assert before.count(hen("P4", 0, 1)) == 1
    (event,) = play_all(state, hen("P4", 0, 1))
    assert event == HenPlaced(0, card("P4"), 0, 1, group_size=1, joined=0)
    assert codes(state.hands[0]) == "P4 W2 W6 S5 C3"
    assert state.phase is Phase.DISCARD


def test_moves_come_by_card_hens_before_coops_and_squares_by_y_then_x() -> None:
    placed = moves("S3", "C3 S5 P4 P4")
    assert placed == sorted(placed, key=lambda move: (move.card, move.face == "coop", move.y, move.x))


def test_a_hen_joins_every_group_of_its_breed_that_it_touches() -> None:
    state = alone("P1 .. P2 / P3 ## P6", "P4 W2 W3 W4 W5 W6")
    (event,) = play_all(state, hen("P4", 1, 0))
    assert event == HenPlaced(0, card("P4"), 1, 0, group_size=5, joined=2)


def test_a_yard_that_does_not_cover_the_middle_grows_like_any_other() -> None:
    """Loaded positions may lie anywhere."""
    far = [(move.face, move.card, move.x - 40, move.y + 7) for move in moves("S3 P4 / .. W5", "S4 C4", (40, -7))]
    assert far == [(move.face, move.card, move.x, move.y) for move in moves("S3 P4 / .. W5", "S4 C4")]


@pytest.mark.parametrize("mine", CARDS, ids=lambda mine: mine.id)
def test_every_hen_gets_along_with_its_breed_and_with_neighbouring_numbers(mine: HenPrint) -> None:
    placed = moves(code(CARD_BY_ID[mine.id]), " ".join(map(code, CARD_BY_ID.values())))
    assert {CARDS[move.card] for move in placed if move.face == "hen"} == {
        theirs for theirs in CARDS if theirs.breed == mine.breed or abs(theirs.number - mine.number) == 1
    }
