"""Influence checks: section 4.3 and cases 3 to 8. The base is a Day at the Courtyard that ends with ``end_turn``."""

from client.games.hemloch import HEMLOCH
from client.games.hemloch.events import InfluenceChecked, PlacementLost
from client.games.hemloch.state import HemlochState
from tests.games.hemloch.drawn import at_rest_in_turn, do, influence, offered, scores, spaces, table

ONE_EACH = "hand 0: shambler\n hand 1: shambler\n"


def day(picture: str, start: int = 0) -> HemlochState:
    """Set up the end of a Day: the second seat is to move."""
    return table(ONE_EACH + picture, days=["courtyard"], start=start, seat=1 - start)


def test_case_3_the_higher_total_places_a_marker_and_each_minion_at_home_counts_one_more() -> None:
    state = day("boneyard: shambler | footpad cutpurse")
    assert influence(state, "boneyard") == (4, 3)
    do(state, "end_turn")
    assert (HEMLOCH.to_act(state), offered(state)) == (0, [f"place boneyard {space}" for space in range(7)])
    do(state, "place boneyard 0")
    assert (state.markers, HEMLOCH.to_json(state)["festival"]) == ([14, 15], "stillhouse")
    assert at_rest_in_turn(state, 0, 2)


def test_three_minions_at_home_count_three_more() -> None:
    state = table("stillhouse: peddler peddler distiller | warden")
    assert influence(state, "stillhouse") == (1 + 1 + 3 + 3, 2)


def test_case_4_at_a_tie_both_place_the_start_player_first() -> None:
    state = day("stillhouse: shambler | flatterer lady")
    do(state, "end_turn")
    assert (HEMLOCH.to_act(state), len(offered(state))) == (0, 7)
    do(state, "place stillhouse 0")
    assert (HEMLOCH.to_act(state), len(offered(state))) == (1, 6)
    do(state, "place stillhouse 1")
    assert state.markers == [14, 14]
    assert at_rest_in_turn(state, 0, 2)


def test_case_5_of_one_space_left_the_start_player_has_it() -> None:
    state = day("market: flatterer | flatterer\n market spaces: 0101.", start=1)
    events = do(state, "end_turn")
    assert (spaces(state, "market"), state.markers) == ("01011", [13, 12])
    assert [event.seat for event in events if isinstance(event, PlacementLost)] == [0]


def test_case_6_nobody_there_places_nothing() -> None:
    state = day("")
    events = do(state, "end_turn")
    checks = [event for event in events if isinstance(event, InfluenceChecked)]
    assert [check.leaders for check in checks] == [()] * 4
    assert state.markers == [15, 15]
    assert at_rest_in_turn(state, 0, 2)


def test_case_7_a_winner_without_markers_loses_the_placement() -> None:
    state = day("""
        courtyard spaces: 00000000
        stillhouse spaces: 000000.
        market spaces: 0....
        boneyard: shambler |
        market: | lady
    """)
    do(state, "end_turn")
    assert (HEMLOCH.to_act(state), len(offered(state))) == (1, 4)
    do(state, "place market 2")
    result = HEMLOCH.to_json(state)
    assert (result["phase"], result["end_reasons"], scores(state)[1]) == ("over", ["markers"], 1)
    assert spaces(state, "boneyard") == "......."


def test_case_8_checks_run_from_the_start_players_left_to_right() -> None:
    for start, first, second in ((1, "courtyard", "market"), (0, "market", "courtyard")):
        state = day("market: lady |\n courtyard: lady |", start=start)
        do(state, "end_turn")
        assert offered(state)[0] == f"place {first} 0"
        do(state, f"place {first} 0")
        assert offered(state)[0] == f"place {second} 0"


def test_the_festival_does_not_matter_for_a_check() -> None:
    state = day("courtyard: warden |")
    do(state, "end_turn")
    assert offered(state)[0] == "place courtyard 0"


def test_a_night_ends_without_a_check() -> None:
    state = table(ONE_EACH + "boneyard: shambler |", seat=1)
    do(state, "end_turn")
    assert state.markers == [15, 15]
    assert at_rest_in_turn(state, 0, 2)
