"""Worked cases of fights with the Villain."""

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.frames import RoundEnd
from client.games.ham_helsing.state import HamState
from tests.games.ham_helsing.drawn import Table, allows, do, legal, pool, resolve, skills, table


def at_villain(drawn: Table, loc: str = "A", **villain: int) -> Table:
    drawn.data["villain"] |= {"loc": loc, **villain}
    return drawn


def test_case_15_a_fight_with_rewards() -> None:
    drawn = table().char(0, loc="P").hand(0, "reluctant_swing", "heirloom_crossbow", "brush_stroke").minions(O="Y")
    state = drawn.set(dice_queue=["block_B", "dmg_3"]).turn().build()
    do(state, "play reluctant_swing", "play heirloom_crossbow", "play brush_stroke", "fight all", "skill_up R")
    assert (state.villain_hp, state.hp[0], skills(state, 0)) == (38, 6, "B0 R1 P0 Y0")
    assert (state.board["O"], state.money[0], pool(state)) == ((), 1, {"m": 1, "M": 1})
    assert state.now.rewards == "RPY"


def test_case_16_a_reroll() -> None:
    drawn = table().char(1, loc="P").hand(1, "silent_strike", "smoke_bomb")
    state = drawn.set(dice_queue=["block_B", "block_B", "power"]).turn(1).build()
    do(state, "play silent_strike", "play smoke_bomb", "fight all", {"kind": "reroll", "die": 0})
    do(state, {"kind": "reroll_pick", "result": "new"})
    assert (state.villain_hp, state.money[1], state.hp[1]) == (40, 0, 6)
    assert state.stack[-1].frame == "play"


def test_case_17a_armour_and_katana() -> None:
    drawn = at_villain(table(villain="robo_knight").hand(0, "ham_fist"))
    state = drawn.set(dice_queue=["block_R", "block_R"]).turn().build()
    do(state, "play ham_fist", "katana", "fight all")
    assert (state.villain_hp, state.katana) == (35, "box")


def test_case_17b_armour_eats_the_damage_but_not_the_reward() -> None:
    drawn = at_villain(table(villain="robo_knight").hand(0, "ham_fist"))
    state = drawn.set(dice_queue=["block_B", "block_Y"]).turn().build()
    do(state, "play ham_fist", "fight all")
    assert (state.villain_hp, state.now.rewards) == (37, "R")


@pytest.mark.parametrize(("ronin_hp", "result", "reason"), [(0, "loss", "all_ko"), (6, "win", "villain_defeated")])
def test_case_18_evil_wins_ties(ronin_hp: int, result: str, reason: str) -> None:
    drawn = at_villain(table().char(0, loc="P", hp=2).char(1, hp=ronin_hp).hand(0, "ham_fist"), "P", hp=1)
    state = drawn.set(dice_queue=["dmg_2", "block_B"]).turn().build()
    do(state, "play ham_fist", "fight all")
    assert (state.result, state.reason, state.villain_hp, state.hp[0], state.stack) == (result, reason, 0, 0, [])
    outcome = HAM.outcome(state)
    assert outcome is not None
    assert (outcome.won, outcome.places) == (result == "win", (1, 1))


def test_case_26_a_doubled_colour() -> None:
    drawn = table().hand(0, "reluctant_swing+blue_streak", "ham_fist").minions(A="B B B")
    state = drawn.turn().build()
    do(state, "play reluctant_swing", "attack B")
    assert pool(state)["b"] == 1
    do(state, "attack B")
    assert not allows(state, "attack B")
    do(state, "ability ham_fist", "attack B")
    assert (state.board["A"], pool(state)["b"]) == ((), 1)


def test_case_26_a_doubled_colour_against_the_villain() -> None:
    drawn = at_villain(table().hand(0, "reluctant_swing+blue_streak", "ham_fist"))
    state = drawn.set(dice_queue=["block_R", "block_P"]).turn().build()
    do(state, "play reluctant_swing", "ability ham_fist", "fight all", "declare B")
    assert state.villain_hp == 41 - 4


def test_case_30a_after_the_last_round_all_is_lost() -> None:
    state = table().set(round=5).turn().build()
    resolve(state, RoundEnd())
    assert (state.result, state.reason) == ("loss", "mud_canyon_destroyed")


def test_case_30b_the_last_card_rewards_nothing() -> None:
    drawn = at_villain(table().hand(0, "ham_fist"))
    state = drawn.set(round=4, villain_deck=["v4"], dice_queue=["block_B", "block_P"]).turn().build()
    do(state, "play ham_fist", "fight all")
    assert (state.villain_hp, state.now.rewards) == (40, "")


def chosen() -> HamState:
    drawn = at_villain(table().hand(0, "reluctant_swing", "ham_fist", "brush_stroke"))
    return drawn.set(dice_queue=["block_Y", "block_Y"]).turn().build()


def test_points_can_be_chosen_one_by_one_in_order() -> None:
    state = chosen()
    do(state, "play reluctant_swing", "play ham_fist", "fight choose")
    assert [move["icon"] for move in legal(state)] == ["B", "R"]
    do(state, {"kind": "commit", "icon": "R"})
    assert [move.get("icon") for move in legal(state)] == ["R", None]
    do(state, "commit_done")
    assert (state.villain_hp, pool(state)["B"], pool(state)["R"]) == (40, 1, 1)


@pytest.mark.parametrize(
    ("villain", "money", "hp", "villain_left"),
    [("hen", 0, 8, 40), ("chad", 1, 6, 46), ("robo_knight", 1, 7, 36), ("silk", 1, 8, 54)],
)
def test_every_die_power(villain: str, money: int, hp: int, villain_left: int) -> None:
    drawn = at_villain(table(villain=villain).hand(0, "ham_fist").minions(A="B B R"))
    state = drawn.set(dice_queue=["dmg_2", "power"], round=4, villain_deck=["v4"]).turn().build()
    hp -= 2
    do(state, "play ham_fist", "fight all")
    assert (state.money[0], state.hp[0], state.villain_hp) == (money, hp, villain_left)
    assert state.hp[1] == (5 if villain == "robo_knight" else 6)


def test_two_power_faces_strike_twice_and_a_tame_villain_has_none() -> None:
    for tame, left in ((False, 3), (True, 5)):
        drawn = at_villain(table(no_villain_board=tame).char(0, money=5).hand(0, "ham_fist"))
        state = drawn.set(dice_queue=["power", "power"]).turn().build()
        do(state, "play ham_fist", "fight all")
        assert state.money[0] == left + (1 if state.now.rewards == "" else 0)
