"""The simple player, the moves worth a search, and the estimate of who wins: section 13."""

from random import Random

import pytest

from client.games.hens import HENS
from client.games.hens.components import CARDS, Card
from client.games.hens.moves import Draw, Move, Place, Rooster
from client.games.hens.options import HensOptions
from client.games.hens.prospect import Prospect, prospect_of
from client.games.hens.state import HensState
from client.games.hens.worth import with_hen_sketched, worth
from tests.games.hens.drawn import DECK, NEIGHBOUR, At, card, coop, discard, draw, hen, table


def choice(state: HensState) -> Move:
    seat = HENS.to_act(state)
    assert seat is not None
    return HENS.rule_player(HENS.sight(state, seat), Random(1))


def test_a_hen_goes_where_it_makes_the_group_grow() -> None:
    state = table(At("P3 P4 / W2 ..", hand="P5 S5 S6 M6 C6 F6"), At(), phase="place", round=4)
    move = choice(state)
    assert isinstance(move, Place)
    assert (move.card, move.face) == (hen("P5", 0, 0).card, "hen")
    (group, *_) = after(state, move).yards[0].groups
    assert group.size == 3


def after(state: HensState, move: Move) -> HensState:
    played = HENS.copy(state)
    HENS.play(played, move)
    return played


def test_a_coop_is_made_of_the_card_that_is_good_for_least() -> None:
    state = table(At("P1", hand="S4 S5 U6 U3 C4 F5"), At(), phase="place", round=2)
    move = choice(state)
    assert isinstance(move, Place)
    assert (move.card, move.face) == (coop("S4", 0, 0).card, "coop"), "of equal ones the one with the fewest eggs"


def test_an_open_card_is_taken_that_clearly_beats_the_hand() -> None:
    yard = "P3 P4 / P2 .."
    assert choice(table(At(yard, hand="C6 M6 U6 F6"), At(pile="P5"), round=4)) == draw(1)
    assert choice(table(At(yard, hand="C6 M6 U6 F6"), At(pile="W6"), round=4)) == DECK
    assert choice(table(At(yard, hand="C6 M6 U6 P1"), At(pile="P5"), round=4)) == DECK, "the hand is as good"
    assert choice(table(At(yard, hand="C6 M6 U6 F6"), round=4, neighbour=["padovana-5"])) == NEIGHBOUR


def test_the_card_that_is_welcome_nowhere_is_discarded() -> None:
    state = table(At("P3 P4 / P2 ..", hand="P5 P6 P1 W3 C6"), At(), phase="discard", round=3)
    assert choice(state) == discard("C6")


def test_no_gift_is_made_to_the_left_neighbour() -> None:
    """C4 and M5 are as useless, but one neighbour gathers Cemani."""
    mine = At("P1 P2 / P1 ..", hand="P3 P5 P6 C4 M5")
    assert choice(table(mine, At("## ## ##"), phase="discard", round=3, seat=0, first_seat=1)) == discard("C4")
    assert choice(table(mine, At("C1 C2 C3"), phase="discard", round=3, seat=0, first_seat=1)) == discard("M5")


@pytest.mark.parametrize(
    ("yard", "best"),
    [
        pytest.param("P1 P2 P3 / C3 C4 ##", [(0, 1), (1, 1)], id="the second group"),
        pytest.param("P1 P2 ## / W1 W2 C3", [(2, 1)], id="one smaller than two that share the largest size"),
        pytest.param("P1 P2 P3 / P4 P5 P6", [(x, y) for x in range(3) for y in range(2)], id="the only group"),
    ],
)
def test_the_rooster_keeps_off_the_largest_group(yard: str, best: list[tuple[int, int]]) -> None:
    state = table(At(yard), At(), phase="rooster", round=6)
    move = choice(state)
    assert isinstance(move, Rooster)
    assert (move.x, move.y) in best


def matches(levels: str, count: int) -> list[HensState]:
    """Play matches; ``g`` is the rule player, ``r`` chance."""
    finished = []
    for seed in range(count):
        rng = Random(seed)
        state = HENS.new(len(levels), HensOptions(), seed)
        while (seat := HENS.to_act(state)) is not None:
            move = choice(state) if levels[seat] == "g" else rng.choice(HENS.legal_moves(state))
            HENS.play(state, move)
        finished.append(state)
    return finished


@pytest.mark.parametrize("levels", ["gr", "rg", "grr", "rrrg"])
def test_the_rule_player_beats_chance(levels: str) -> None:
    for state in matches(levels, 4):
        assert state.result is not None
        assert state.result.winners == (levels.index("g"),)


def test_the_rule_player_makes_decent_yards() -> None:
    totals = [total for state in matches("gg", 8) for total in HENS.scores(state)]
    assert 12 <= sum(totals) / len(totals) <= 25


def test_what_lies_under_coops_makes_no_difference_to_what_a_yard_promises() -> None:
    one, other = (table(At(f"P1 {coop} W2"), At(), round=4) for coop in ("#U5", "#C3"))
    assert prospect_of(one, 0) is prospect_of(other, 0), "worked out once for both"


def test_what_a_yard_promises_depends_on_all_that_can_be_seen() -> None:
    state = table(At("P1 P2 ## / P3 ## W2", rooster=(0, 0)), At(), round=7, goal_card="purists")
    known = prospect_of(state, 0)
    others = [
        table(At("P1 P2 ## / P3 ## W2", rooster=(2, 1)), At(), round=7, goal_card="purists"),
        table(At("P1 P2 ## / P3 ## W2", rooster=(0, 0)), At(), round=7, goal_card="champions"),
        table(At("P1 P2 ## / P3 ## W3", rooster=(0, 0)), At(), round=7, goal_card="purists"),
        table(At("P1 P2 ## / P3 ## W2", rooster=(1, 0), top_left=(1, 0)), At(), round=7, goal_card="purists"),
    ]
    for different in others:
        assert prospect_of(different, 0) is not known


def test_what_was_worked_out_before_is_what_a_fresh_look_finds() -> None:
    state = table(At("P1 P2 ## / P3 ## W2"), At(), round=7, goal_card="purists")
    prospect = prospect_of(state, 0)
    fresh = Prospect(prospect.yard, prospect.outlook)
    for spot in prospect.yard.spots:
        for each in (Card(number) for number in range(len(CARDS)) if spot.welcome >> number & 1):
            first = prospect.with_hen(spot.cell, each)
            assert first == prospect.with_hen(spot.cell, each) == fresh.with_hen(spot.cell, each)


def test_a_square_on_which_hardly_anybody_is_welcome_is_worth_less() -> None:
    """P2 leaves few hens that could stand between it and W5; P5 leaves many."""
    state = table(At("## ## / W5 ##", hand="P2 P5"), At(), phase="place", round=5)
    prospect = prospect_of(state, 0)
    cell = prospect.yard.cell(-1, 0)
    bare = {code: worth(with_hen_sketched(prospect.yard, cell, card(code)), prospect.outlook) for code in ("P2", "P5")}
    lost = {code: bare[code] - prospect.with_hen(cell, card(code)) for code in ("P2", "P5")}
    assert lost["P2"] > lost["P5"] == 0


def test_a_search_is_shown_few_moves_with_the_rule_players_among_them() -> None:
    state = HENS.new(3, seed=4)
    rng = Random(4)
    while (seat := HENS.to_act(state)) is not None:
        sight = HENS.sight(state, seat)
        moves, few = HENS.legal_moves(sight), HENS.worth_trying(sight)
        assert few == [move for move in moves if move in few], "in the order of the legal moves"
        assert 1 <= len(few) <= 5
        assert HENS.rule_player(sight, rng) in few
        assert DECK in few or not isinstance(moves[0], Draw)
        HENS.play(state, rng.choice(moves))


def test_one_hen_of_a_group_is_enough_for_the_rooster() -> None:
    state = table(At("P1 P2 P3 / C3 C4 ##"), At(), phase="rooster", round=6)
    assert len(HENS.legal_moves(state)) == 5
    assert HENS.worth_trying(state) == [Rooster(0, 0), Rooster(0, 1)]


def test_the_better_yard_promises_the_larger_share() -> None:
    state = table(At("P1 P2 P3 / P4 P5 P6"), At("P1 W2 ## / ## S4 ##"), round=7)
    shares = HENS.standing(state)
    assert shares[0] > 0.8
    assert sum(shares) == pytest.approx(1)


def test_a_lead_means_more_the_later_it_is() -> None:
    early = table(At("C1 C2"), At("P3 P4"), round=3)
    late = table(At("C1 C2 / ## ## / ## ## / ## ##"), At("P3 P4 / ## ## / ## ## / ## ##"), round=9)
    assert 0.5 < HENS.standing(early)[0] < HENS.standing(late)[0] < 1


def test_alone_the_chance_to_win_rises_with_the_yard() -> None:
    poor = table(At("P3 ## / ## ## / ## ## / ## ##"), round=9, neighbour=[])
    rich = table(At("C1 C2 / C3 C4 / C5 C6 / U1 U2"), round=9, neighbour=[])
    assert HENS.standing(poor)[0] < 0.1
    assert HENS.standing(rich)[0] > 0.8
