"""The fight on the table: what is foretold is what the rules do, and what clicks in it mean."""

from fractions import Fraction
from itertools import product

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.components import DICE, VILLAINS
from client.games.ham_helsing.frames import CommitFrame, DeclareFrame
from client.games.ham_helsing.moves import Commit, CommitDone, Declare, KeepDice, Move, PickResult, Reroll
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.chances import odds_of, reroll_of, whole_force
from client.tables.ham_helsing.fight.controller import FightController, commits_for, declares_for, targets_of
from client.tables.ham_helsing.fight.layout import fight_parts, lane_rects
from client.tables.ham_helsing.fight.showing import fight_frame, showing_of
from client.tables.ham_helsing.fight.spots import FightAnswerSpot, FightDieSpot, LanePointSpot, LaneSpot
from client.tables.ham_helsing.fight.verdict import Force, verdict_of
from client.tables.table import AskSpot, Intent
from client.ui.metrics import overlaps
from tests.games.ham_helsing.drawn import Table, do, table
from tests.tables.positions import model_of

THROWS = list(product(*DICE))
FORCE = Force((1, 1, 1, 0), 4)


def facing(villain: str = "hen") -> Table:
    """Ham beside the Villain and two Minions, with three colours and the Katana's points; Ronin next door."""
    drawn = table(villain=villain).char(0, loc="I", hp=5, money=2).char(1, loc="A", hp=3).minions(I="B Y")
    drawn.hand(0, "reluctant_swing", "brush_stroke").set(villain_discard=[])
    drawn.data["villain"] |= {"loc": "I"}
    return drawn


def ready(drawn: Table, dice: tuple[str, ...] = ()) -> HamState:
    state = drawn.set(dice_queue=list(dice)).turn().build()
    do(state, "play reluctant_swing", "play brush_stroke", "katana")
    return state


def choosing(*hand: str, **changes: str) -> HamState:
    """Ham beside the Villain with these cards played; he chooses his points."""
    drawn = table().char(0, loc="P", **changes).hand(0, *hand)
    state = drawn.set(dice_queue=["block_B", "dmg_3", "dmg_2"]).turn().build()
    do(state, *(f"play {card.split('+')[0]}" for card in hand), "fight choose")
    return state


def clicked(state: HamState, *spots: object) -> tuple[FightController, Intent[Move]]:
    """Click in a fight; return the controller and what the last click meant."""
    controller = FightController()
    controller.show(model_of(HAM, state, 0))
    intent: Intent[Move] = Intent()
    for spot in spots:
        intent = controller.click(spot)
    return controller, intent


# ------------------------------------------------------------------ what is foretold
@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("dice", THROWS, ids="-".join)
def test_the_verdict_is_what_the_rules_do(villain: str, dice: tuple[str, str]) -> None:
    state = ready(facing(villain), dice)
    foretold = verdict_of(state, 0, FORCE, dice)
    do(state, "fight all")
    assert state.villain_hp == foretold.villain_left
    assert state.hp[0] == foretold.health + foretold.healed
    earned = state.now.rewards
    assert earned == foretold.rewards
    assert state.money[0] == 2 - foretold.money + ("B" in earned)


@pytest.mark.parametrize("keeper", ["shield", "oink"])
def test_what_keeps_damage_off_is_counted(keeper: str) -> None:
    state = ready(facing(), ("block_P", "dmg_3"))
    if keeper == "shield":
        state.shield = 0
    else:
        state.now.oink = 1
    foretold = verdict_of(state, 0, FORCE, ("block_P", "dmg_3"))
    assert (foretold.damage, foretold.kept_off, foretold.health) == (3, 1, 3)
    do(state, "fight all")
    assert state.hp[0] == 3 + foretold.healed


@pytest.mark.parametrize("villain", VILLAINS)
def test_the_odds_are_the_mean_of_all_throws_that_the_rules_make(villain: str) -> None:
    odds = odds_of(ready(facing(villain)), 0, FORCE)
    lost = []
    for dice in THROWS:
        state = ready(facing(villain), dice)
        start = state.villain_hp
        do(state, "fight all")
        heals = dice.count("power") if villain == "silk" else 0
        lost.append(start + heals - state.villain_hp)
    assert odds.loss == Fraction(sum(lost), len(THROWS))
    assert (odds.least, odds.most) == (min(lost), max(lost))


def test_one_point_is_blocked_in_eleven_of_thirty_six_throws() -> None:
    odds = odds_of(ready(facing()), 0, Force((1, 0, 0, 0)))
    assert odds.loss == Fraction(25, 36)
    assert (odds.hurt, odds.most_hurt) == (Fraction(5, 6), 5)
    assert (odds.wins, odds.falls) == (Fraction(0), Fraction(1, 36))


def test_wild_attacks_go_to_a_doubled_colour_and_else_spread() -> None:
    state = ready(facing())
    state.now.icons += "WW"
    state.now.sources += (-1, -1)
    assert whole_force(state, state.now) == Force((2, 1, 1, 1), 4)
    state.now.doubled = "R"
    assert whole_force(state, state.now) == Force((1, 6, 1, 0), 4)


def test_a_reroll_is_weighed_face_by_face() -> None:
    state = ready(facing())
    brings = reroll_of(state, 0, Force((2, 1, 0, 0)), ("block_B", "dmg_3"), 0)
    assert (brings.harder, brings.best, brings.safer) == (5, 2, 0)
    brings = reroll_of(state, 0, Force((2, 1, 0, 0)), ("block_B", "dmg_3"), 1)
    assert (brings.harder, brings.safer) == (0, 5)


# ------------------------------------------------------------------ what clicks mean
def test_points_go_in_and_out_in_any_order_and_are_played_in_the_order_of_the_rules() -> None:
    state = choosing("reluctant_swing", "brush_stroke", "heirloom_crossbow")
    controller, _ = clicked(state, LaneSpot("Y"), LaneSpot("P"), LaneSpot("B"), LaneSpot("P"))
    assert controller.choice.points == (1, 0, 0, 1, 0, 0)
    assert controller.click(AskSpot("attack")) == Intent((Commit("B"), Commit("Y")))


def test_a_click_on_a_point_takes_it_out_and_all_behind_it() -> None:
    state = choosing("ham_fist+twin_R", "brush_stroke")
    controller, _ = clicked(state, LanePointSpot("R", 2), LanePointSpot("R", 1))
    assert controller.choice.points == (0, 1, 0, 0, 0, 0)
    assert controller.click(AskSpot("attack")) == Intent((Commit("R"), CommitDone()))


def test_nothing_is_played_while_no_point_is_thrown_in() -> None:
    controller, intent = clicked(choosing("reluctant_swing", "brush_stroke"), AskSpot("attack"))
    assert intent == Intent()
    assert controller.ask().buttons[-1].why_not is not None


@pytest.mark.parametrize("points", [(1, 0, 0, 0, 0, 0), (1, 1, 0, 0, 1, 0), (0, 0, 0, 0, 1, 0), (1, 1, 1, 1, 1, 0)])
def test_the_moves_of_a_choice_are_legal_one_after_the_other(points: tuple[int, ...]) -> None:
    state = choosing("reluctant_swing+wild_swing", "brush_stroke", "heirloom_crossbow")
    frame = fight_frame(state)
    assert isinstance(frame, CommitFrame)
    for move in commits_for(state, frame, points):
        assert HAM.why_not(state, move) is None
        HAM.play(state, move)
    declared = fight_frame(state)
    assert isinstance(declared, DeclareFrame) == bool(points[4])


def test_wild_attacks_are_called_lane_by_lane_and_played_together() -> None:
    state = choosing("reluctant_swing+whole_hog")
    do(state, {"kind": "commit", "icon": "W"}, {"kind": "commit", "icon": "W"})
    controller, _ = clicked(state, LaneSpot("Y"))
    assert controller.declared() == ()
    controller.click(LaneSpot("B"))
    assert controller.click(AskSpot("roll")) == Intent((Declare("B"), Declare("Y")))


def test_a_wild_attack_that_was_called_can_be_taken_back() -> None:
    state = choosing("reluctant_swing+whole_hog")
    do(state, {"kind": "commit", "icon": "W"}, {"kind": "commit", "icon": "W"})
    controller, _ = clicked(state, LaneSpot("Y"), LaneSpot("Y"), LaneSpot("Y"))
    assert controller.choice.wilds == (0, 0, 0, 0)
    assert controller.cancel() is False


@pytest.mark.parametrize("wilds", [(2, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2)])
def test_the_moves_of_called_colours_are_legal_one_after_the_other(wilds: tuple[int, ...]) -> None:
    state = choosing("reluctant_swing+whole_hog")
    do(state, {"kind": "commit", "icon": "W"}, {"kind": "commit", "icon": "W"})
    frame = fight_frame(state)
    assert isinstance(frame, DeclareFrame)
    for move in declares_for(state, frame, wilds):
        assert HAM.why_not(state, move) is None
        HAM.play(state, move)
    assert fight_frame(state) is None


def rolled() -> HamState:
    """Dice lie that could be rolled again."""
    drawn = table().char(1, loc="P").hand(1, "silent_strike", "smoke_bomb")
    state = drawn.set(dice_queue=["block_B", "dmg_3", "power"]).turn(1).build()
    do(state, "play silent_strike", "play smoke_bomb", "fight all")
    return state


def test_a_die_is_rolled_again_by_a_click_on_it_or_on_its_answer() -> None:
    state = rolled()
    controller = FightController()
    controller.show(model_of(HAM, state, 1))
    assert controller.click(FightDieSpot(1)) == Intent((Reroll(1),))
    assert controller.click(FightAnswerSpot(0)) == Intent((Reroll(0),))
    assert controller.click(FightAnswerSpot(2)) == Intent((KeepDice(),))
    do(state, {"kind": "reroll", "die": 0})
    controller.show(model_of(HAM, state, 1))
    assert controller.click(FightDieSpot(0)) == Intent()
    assert controller.click(FightAnswerSpot(1)) == Intent((PickResult("new"),))


def test_only_who_decides_finds_something_to_click() -> None:
    model = model_of(HAM, rolled(), 0)
    controller = FightController()
    controller.show(model)
    assert targets_of(model, controller.choice) == frozenset()
    assert controller.click(FightAnswerSpot(0)) == Intent()


def test_every_target_lies_in_a_lane_that_is_shown() -> None:
    state = choosing("reluctant_swing+wild_swing", "brush_stroke")
    controller, _ = clicked(state)
    showing = showing_of(state, controller.choice)
    assert showing is not None
    lanes = {spot.kind for spot in targets_of(model_of(HAM, state, 0), controller.choice) if isinstance(spot, LaneSpot)}
    assert lanes == {"B", "R", "P", "W"}
    assert lanes <= set(showing.kinds)


@pytest.mark.parametrize("size", [(1100, 568), (1536, 828), (1920, 1008), (2520, 1008)])
@pytest.mark.parametrize("kinds", ["BRPYWZ", "BRPYZ"])
def test_nothing_in_the_dialog_overlaps(size: tuple[float, float], kinds: str) -> None:
    answered = "W" not in kinds
    parts = fight_parts((0.0, 72.0, *size), 60.0, answered=answered)
    pieces = [parts.hero.result, parts.villain.result, parts.tray, parts.lanes, parts.total, parts.prompt]
    pieces += [parts.answers] if answered else []
    assert not any(overlaps(a, b) for i, a in enumerate(pieces) for b in pieces[:i])
    heights = [rect[3] for rect in lane_rects(parts.lanes, kinds).values()]
    assert min(heights) >= 26
