"""The end of a match and its score: section 6, cases 2 and 39 to 43."""

import pytest

from client.games.hemloch import HEMLOCH
from client.games.hemloch.city import CELLS_AT, marker_points, points_at
from client.games.hemloch.components import LOCATIONS
from tests.games.hemloch.drawn import at_rest_in_turn, do, offered, scores, side, table, top

ALL_BUT_ONE = " ".join(
    name
    for name in ("quicksilver", "philtre", "cordial", "strings", "locket", "mask")
    for _ in range(3 - (name == "quicksilver"))
)


def test_case_2_scoring_example() -> None:
    """Rulebook, "Scoring Example"."""
    state = table("courtyard spaces: 11011010")
    courtyard = LOCATIONS[3]
    orange = sum(1 << CELLS_AT[courtyard][space] for space in (0, 1, 3, 4, 6))
    blue = sum(1 << CELLS_AT[courtyard][space] for space in (2, 5, 7))
    assert (state.placed[1], state.placed[0]) == (orange, blue)
    assert (points_at(courtyard, blue), points_at(courtyard, orange)) == (3, 8)
    assert scores(state) == [3, 8]


def test_case_39_two_full_locations_end_the_match_at_the_end_of_the_night() -> None:
    state = table(
        """
        hand 0: lady
        hand 1: lady
        market spaces: 01010
        stillhouse spaces: 010101.
        boneyard: shambler |
        """,
        week_deck=[],
        seat=1,
    )
    do(state, "play lady stillhouse")
    assert at_rest_in_turn(state, 1, 1), "an only choice fills the Stillhouse, but the Night goes on"
    do(state, "end_turn")
    data = HEMLOCH.to_json(state)
    assert (data["phase"], data["end_reasons"]) == ("over", ["locations"])
    assert side(state, "boneyard", 0) == ["shambler"], "there is no Week's End"
    assert data["spaces"]["boneyard"] == [None] * 7


def test_case_40_four_days_end_the_match_after_the_first_day_of_the_next_week() -> None:
    state = table(
        """
        hand 0: lady flatterer
        hand 1: lady flatterer
        boneyard: lady |
        """,
        week=4,
        start=1,
        seat=0,
        days=["market", "boneyard", "stillhouse"],
        week_deck=[],
    )
    do(state, "end_turn", "place boneyard 0")
    assert (state.markers, state.week, state.start_player) == ([14, 15], 5, 0)
    assert at_rest_in_turn(state, 0, 2)
    do(state, "end_turn", "end_turn", "place boneyard 6")
    assert (HEMLOCH.to_json(state)["end_reasons"], state.markers) == (["days"], [13, 15])


def test_case_41_an_empty_deck_ends_the_match_at_the_end_of_the_night() -> None:
    state = table("hand 0: lady\n hand 1: lady\n deck 0: lady\n deck 1: warden", seat=1)
    do(state, "draw")
    assert at_rest_in_turn(state, 1, 1)
    do(state, "end_turn")
    assert HEMLOCH.to_json(state)["end_reasons"] == ["deck"]


def test_case_42_all_items_taken() -> None:
    state = table(f"hand 1: peddler\n items 1: {ALL_BUT_ONE}", seat=1)
    do(state, "play peddler stillhouse")
    assert at_rest_in_turn(state, 1, 1)
    do(state, "end_turn")
    data = HEMLOCH.to_json(state)
    assert (data["end_reasons"], data["result"]["scores"], data["result"]["winner"]) == (["items"], [0, 36], 1)


def test_case_43_of_equal_scores_more_markers_win_and_else_the_win_is_shared() -> None:
    state = table("deck 0: -\n courtyard spaces: 0.0.....\n items 1: mask\n hand 1: lady", seat=1)
    do(state, "end_turn")
    assert HEMLOCH.to_json(state)["result"] == {
        "winner": 0,
        "scores": [2, 2],
        "placed": [2, 0],
        "marker_points": [2, 0],
        "item_points": [0, 2],
    }
    outcome = HEMLOCH.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ((1, 2), (0,))
    shared = table("deck 0: -\n courtyard spaces: 0.1.....\n hand 1: lady", seat=1)
    do(shared, "end_turn")
    result = HEMLOCH.to_json(shared)["result"]
    assert (result["winner"], result["scores"]) == (None, [1, 1])
    outcome = HEMLOCH.outcome(shared)
    assert outcome is not None
    assert (outcome.places, outcome.winners, HEMLOCH.standing(shared)) == ((1, 1), (0, 1), [0.5, 0.5])


def test_all_reasons_that_hold_are_told_in_order() -> None:
    state = table(
        """
        deck 0: -
        courtyard spaces: 00000000
        stillhouse spaces: 0000000
        """,
        seat=1,
    )
    do(state, "end_turn")
    assert HEMLOCH.to_json(state)["end_reasons"] == ["markers", "locations", "deck"]


def test_a_condition_that_no_longer_holds_does_not_count() -> None:
    """R24: the Courtyard empties a full Location before the Night ends."""
    state = table(
        """
        hand 0: distiller
        hand 1: distiller
        deck 1: lady lady
        stillhouse spaces: 0000000
        market spaces: 11111
        """,
        seat=1,
        festival="boneyard",
    )
    do(state, "play distiller courtyard", "lift market 0", "place courtyard 0", "end_turn")
    assert top(state)["step"] == "act"


@pytest.mark.parametrize(("fewer", "over"), [(True, False), (False, True)], ids=["fourteen", "fifteen"])
def test_the_last_marker_of_a_seat_ends_the_match(*, fewer: bool, over: bool) -> None:
    picture = "courtyard spaces: 0000000.\n stillhouse spaces: 000000.\n boneyard spaces: 0" + "......"
    market = "\n market spaces: " + ("....." if fewer else "0....")
    state = table(picture + market + "\n hand 0: lady\n hand 1: lady", seat=1)
    do(state, "end_turn")
    assert (HEMLOCH.to_act(state) is None) == over


def test_markers_of_two_locations_never_touch() -> None:
    last_of_market, first_of_boneyard = CELLS_AT[0][4], CELLS_AT[1][0]
    assert marker_points(1 << last_of_market | 1 << first_of_boneyard) == 2


def test_a_match_of_nothing_but_ended_turns_has_seventeen_nights_and_days() -> None:
    state = HEMLOCH.new(2, seed=5)
    begun = 0
    while HEMLOCH.to_act(state) is not None:
        begun = 4 * (state.week - 1) + state.day
        do(state, offered(state)[-1])
    assert (begun, HEMLOCH.to_json(state)["end_reasons"]) == (17, ["days"])


def test_a_match_of_nothing_but_draws_ends_by_an_empty_deck() -> None:
    state = HEMLOCH.new(2, seed=5)
    begun = 0
    while HEMLOCH.to_act(state) is not None:
        begun = 4 * (state.week - 1) + state.day
        do(state, offered(state)[0])
    assert (begun, HEMLOCH.to_json(state)["end_reasons"]) == (13, ["deck"])
