"""How games and campaigns end: section 6."""

import pytest

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.events import CampaignPointWon, CampaignWon, Event, GameBegan, GameEnded, TurnBegan
from client.games.mad_science_expo.moves import NextGame, Play
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import End, ExpoState, Phase
from tests.games.mad_science_expo.drawn import fight, hands, table, teams

SMALL_HANDS = """
    356 team 1              last 7
    26  team 0 recruited 044 last 8
    6          recruited 125 last 9
"""


def test_case_16_the_game_ends_when_all_hands_are_small_and_the_later_turn_breaks_a_tie() -> None:
    state = table(SMALL_HANDS, turn_no=10)
    events: list[Event] = []
    EXPO.play(state, Play(3), events)
    assert events[-1] == GameEnded(2, (0, 8, 8), End.SMALL_HANDS, tie_broken=True)
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((0.0, 8.0, 8.0), (3, 2, 1), (2,))
    assert (EXPO.to_act(state), EXPO.legal_moves(state)) == (None, [])


def test_case_17_three_cards_in_one_hand_keep_the_game_going() -> None:
    state = table(SMALL_HANDS.replace("356 ", "0356 "), turn_no=10)
    EXPO.play(state, Play(3))
    assert (EXPO.outcome(state), EXPO.to_act(state)) == (None, 1)


def test_case_18_a_defeated_seat_counts_as_an_empty_hand_and_can_win() -> None:
    state = table("""
        046 team 1 recruited 234
        -          recruited 550 out
        36  team 2 recruited 012
    """)
    EXPO.play(state, Play(4))
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((9.0, 10.0, 3.0), (1,))
    assert EXPO.to_json(state)["result"]["end"] == "small_hands"


@pytest.mark.parametrize(
    ("tie_rule", "winner"),
    [
        pytest.param("last_turn", 0, id="case 20: the later turn"),
        pytest.param("undefeated_first", 1, id="case 20: undefeated first"),
    ],
)
def test_case_20_equal_totals_are_settled_by_the_tie_rule(tie_rule: str, winner: int) -> None:
    state = table(
        """
        026         recruited 045 last 19
        2346 team 1 recruited 135 last 20
        """,
        turn_no=21,
        tie_rule=tie_rule,
    )
    fight(state, 1, "6", "34")
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((9.0, 9.0), (winner,))
    assert outcome.places[winner] == 1


def test_case_26_a_captured_team_too_small_to_recruit_scores_nothing() -> None:
    state = table("""
        456
        26   team 3 recruited 001
    """)
    fight(state, 1, "45", "26")
    assert (teams(state), state.defeated) == (["3", "-"], [False, True])
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0.0, 1.0), (1,))


def test_when_both_conditions_hold_the_last_one_standing_is_named() -> None:
    state = table("""
        06  team 1
        6   team 5
    """)
    fight(state, 1, "06", "6")
    assert EXPO.to_json(state)["result"]["end"] == "small_hands", "a tie leaves two standing"
    state = table("""
        16  team 1
        6   team 5
    """)
    fight(state, 1, "16", "6")
    assert EXPO.to_json(state)["result"]["end"] == "last_standing"


def one_card_before_the_end(points: list[int], best: int, game_no: int) -> ExpoState:
    """Draw a campaign game of three that seat 0 ends with a play; seat ``best`` has recruited most."""
    recruited = ["012", "012", "012"]
    recruited[best] = "345"
    return table(
        f"""
        046 recruited {recruited[0]}
        36  recruited {recruited[1]}
        6   recruited {recruited[2]}
        """,
        campaign=True,
        points=points,
        game_no=game_no,
    )


def test_case_27_a_campaign_goes_on_until_somebody_has_the_points() -> None:
    state = one_card_before_the_end([2, 1, 0], best=1, game_no=4)
    events: list[Event] = []
    EXPO.play(state, Play(0), events)
    assert (state.points, state.phase, EXPO.to_act(state)) == ([2, 2, 0], Phase.BETWEEN, 1)
    assert EXPO.legal_moves(state) == [NextGame()]
    assert EXPO.outcome(state) is None
    assert events[-1] == CampaignPointWon(1, 2)
    EXPO.play(state, NextGame(), events)
    assert (state.game_no, hands(state), state.result, state.turn_no) == (5, ["0123456"] * 3, None, 1)
    assert events[-2:] == [GameBegan(5, state.first_seat, drawn=False), TurnBegan(state.first_seat, 1)]


def test_case_27_the_victor_of_the_campaign_is_the_only_winner() -> None:
    state = one_card_before_the_end([2, 2, 0], best=0, game_no=5)
    events: list[Event] = []
    EXPO.play(state, Play(0), events)
    assert (state.points, state.phase, EXPO.to_act(state)) == ([3, 2, 0], Phase.OVER, None)
    assert events[-1] == CampaignWon(0)
    assert EXPO.to_json(state)["result"]["campaign_victor"] == 0
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((3.0, 2.0, 0.0), (1, 2, 3), (0,))


def test_equal_points_share_a_place() -> None:
    state = one_card_before_the_end([1, 1, 2], best=2, game_no=5)
    EXPO.play(state, Play(0))
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert outcome.places == (2, 2, 1)


@pytest.mark.parametrize(("seats", "target"), [(2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_case_27_the_points_wanted_depend_on_the_number_of_players(seats: int, target: int) -> None:
    lines = [f"{'046' if seat == 0 else '6'} recruited {'345' if seat == 0 else '012'}" for seat in range(seats)]
    for points, phase in ((target - 2, Phase.BETWEEN), (target - 1, Phase.OVER)):
        state = table("\n".join(lines), campaign=True, points=[points] + [0] * (seats - 1))
        EXPO.play(state, Play(0))
        assert state.phase is phase


def test_case_28_a_first_player_that_was_named_moves_on_from_game_to_game() -> None:
    state = EXPO.new(3, ExpoOptions(first_player="1", campaign=True))
    first_seats = [state.active]
    while state.game_no < 3:
        EXPO.play(state, EXPO.legal_moves(state)[-1])
        if state.phase is Phase.BETWEEN:
            EXPO.play(state, NextGame())
            first_seats.append(state.active)
    assert first_seats == [1, 2, 0]


def test_a_drawn_first_player_is_drawn_again_for_each_game() -> None:
    before = one_card_before_the_end([0, 0, 0], best=1, game_no=1)
    counters, first_seats = set(), set()
    for seed in range(40):
        data = EXPO.to_json(before) | {"rng": {"seed": seed, "counter": 1}}
        data["options"] = {**data["options"], "first_player": "random"}
        state = EXPO.from_json(data)
        EXPO.play(state, Play(0))
        EXPO.play(state, NextGame())
        counters.add(state.chance.counter)
        first_seats.add(state.first_seat)
    assert (counters, first_seats) == ({2}, {0, 1, 2})
