"""The running score sheet and what a held card would change."""

import pytest

from client.games.hens import HENS
from client.locale.markup import plain
from client.locale.translator import Translator
from client.tables.hens.controller import Controller
from client.tables.hens.knowledge import unseen
from client.tables.hens.preview import gain_at, preview_of
from client.tables.hens.spots import CellSpot, HandSpot, YardSpot
from client.tables.hens.tally import ScoreSheet, sheet_of, stand_of
from client.tables.table import Pointing
from tests.games.hens.drawn import At, alone, card, code, table
from tests.tables.positions import model_of

TROUPE = "P5 P3 ## S1/W6 ## U3 S2/W6 W1 M2 B1"


def words(sheet: ScoreSheet) -> list[tuple[str, int, str]]:
    translator = Translator("en")
    return [(plain(translator.say(line.label)), line.value, plain(translator.say(line.reason))) for line in sheet.lines]


def test_every_line_tells_its_reason() -> None:
    state = table(At(TROUPE, (-1, -2), rooster=(2, -2)), At(), round=12, phase="over", goal_card="four_corners")
    sight = HENS.sight(state, 0)
    assert words(sheet_of(sight, stand_of(sight, 0))) == [
        ("Largest group", 6, "3 Wyandotte hens"),
        ("Rooster's group", 4, "2 Sebright hens"),
        ("Medals", 0, "1 medal; each 3 score 2"),
        ("Coops", -2, "2 coops"),
        ("Four corners", 4, "4 breeds"),
        ("2 coops or more", -3, "2 coops"),
    ]


def test_the_lines_add_up_to_the_total_at_every_moment() -> None:
    state = table(At(TROUPE, (-1, -2), rooster=(2, -2)), At(), round=12, phase="over", goal_card="second_flock")
    sight = HENS.sight(state, 1)
    for seat in sight.seats:
        sheet = sheet_of(sight, stand_of(sight, seat))
        assert sum(line.value for line in sheet.lines) == sheet.total == HENS.scores(state)[seat]


def test_without_a_goal_card_there_are_four_lines() -> None:
    state = alone("S3", "S5 P4 P4 W2 W6 C3")
    assert len(sheet_of(state, stand_of(state, 0)).lines) == 4


@pytest.mark.parametrize(
    ("drawn", "side", "points"),
    [("S5", "hen", 2), ("W2", "hen", 1), ("W6", "coop", -1)],
    ids=["joins the largest group", "equals it with more eggs", "a coop costs a point"],
)
def test_a_square_tells_what_a_card_would_bring(drawn: str, side: str, points: int) -> None:
    state = alone("S3", "S5 P4 P4 W2 W6 C3")
    cell = state.yards[0].cell(1, 0)
    assert gain_at(state, 0, cell, card(drawn), side) == points  # type: ignore[arg-type]


def controller() -> Controller:
    found = Controller()
    found.show(model_of(HENS, alone("S3", "S5 P4 P4 W2 W6 C3"), 0))
    return found


def test_a_card_that_is_pointed_at_is_looked_at_until_one_is_held() -> None:
    hand = controller()
    index = [code(each) for each in hand.hand].index("W6")
    assert preview_of(hand, Pointing(hover=HandSpot(index))).card == card("W6")
    hand.click(HandSpot(0))
    assert preview_of(hand, Pointing(hover=HandSpot(index))).card == hand.held


def test_a_held_card_over_a_square_shows_the_yard_as_it_would_be() -> None:
    hand = controller()
    hand.click(HandSpot([code(each) for each in hand.hand].index("S5")))
    look = preview_of(hand, Pointing(hover=CellSpot(1, 0)))
    assert look.stand is not None
    assert look.stand.yard.groups[0].size == 2
    assert look.side == "hen"


def test_over_a_square_that_is_not_open_nothing_would_change() -> None:
    hand = controller()
    hand.click(HandSpot(0))
    assert preview_of(hand, Pointing(hover=CellSpot(0, 0))).stand is None


def test_the_sheet_of_a_yard_that_is_pointed_at_takes_the_place_of_the_own() -> None:
    assert preview_of(controller(), Pointing(hover=YardSpot(2))).seat == 2


def test_what_may_still_come_leaves_out_all_that_lies_open_or_in_the_own_hand() -> None:
    seats = (At("P1 P2", hand="P3 P3 P4 P4"), At("## ##", pile="P5 P6", taken="U3", hand="U3 C1 C2 C3", coops_since=0))
    state = table(*seats, round=3)
    left = unseen(HENS.sight(state, 0), 0)
    assert [left[card(drawn)] for drawn in ("P1", "P2", "P3", "P4", "P5", "P6", "U3")] == [1, 1, 0, 0, 1, 1, 1]


def test_a_breed_that_left_the_match_will_not_come() -> None:
    state = table(At("P1 P2"), At(), round=3, removed="WBM")
    left = unseen(HENS.sight(state, 0), 0)
    assert left[card("W1")] == 0
    assert left[card("P1")] == 1
