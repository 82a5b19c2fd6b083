"""What cards before the seats do in a duel: section 4.6, worked cases 6 to 9, 23 and 35."""

from typing import Any

import pytest

from client.games.henchmania.state import Stage
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    DONE,
    GAME,
    PASS,
    act,
    asked,
    discards,
    duel,
    listed,
    move,
    play,
    reserve,
    table,
    trump,
    weapon,
)

AXE_AGAINST_MAIL = {0: "glove axe jester", 1: "coat_of_mail jester"}


@about("apothecary")
def test_case_6_the_apothecary_heals_the_last_wound() -> None:
    state = table(hands={0: "glove sword jester"}, reserves={1: "apothecary"}, dice=[2, 1, 1, 3])
    act(state, play("glove", 1), weapon("sword"))
    assert asked(state) == ("heal", 1)
    assert state.duel is not None
    assert (state.duel.stage, state.duel.wounds) == (Stage.HEAL, 1)
    act(state, duel("apothecary"))
    assert state.scores == [4, 7]
    assert (discards(state, "square"), discards(state, "armory")) == ("glove apothecary", "sword")


def test_the_apothecary_may_stay() -> None:
    state = table(hands={0: "glove sword jester"}, reserves={1: "apothecary"}, dice=[2, 1, 1, 3])
    act(state, play("glove", 1), weapon("sword"), DONE)
    assert (state.scores, reserve(state, 1)) == ([10, 4], "apothecary")


def test_the_apothecary_is_asked_once_and_heals_one_wound_of_several() -> None:
    state = table(hands={0: "glove sword jester"}, reserves={1: "apothecary"}, dice=[2, 2, 2, 3, 3, 3])
    act(state, play("glove", 1), weapon("sword"), duel("apothecary"))
    assert (state.scores, asked(state)) == ([10, 3], ("turn", 1))


def test_an_attacker_has_no_use_for_the_apothecary() -> None:
    state = table(hands={0: "glove sword jester"}, reserves={0: "apothecary"}, dice=[2, 1, 1, 3])
    act(state, play("glove", 1), weapon("sword"))
    assert (state.scores, reserve(state, 0)) == ([10, 4], "apothecary")


@about("belladonna_root")
def test_case_7_belladonna_root_turns_a_shield_into_bare_hands() -> None:
    state = table(
        hands={0: "glove cudgel jester", 1: "iron_shield jester"},
        reserves={0: "belladonna_root"},
        dice=[4, 4, 1, 5, 3],
    )
    act(state, play("glove", 1), weapon("cudgel"), weapon("iron_shield"))
    assert asked(state) == ("prepare", 0)
    act(state, duel("belladonna_root"))
    assert state.scores == [10, 3]
    assert discards(state, "tavern") == "belladonna_root"
    assert discards(state, "armory") == "cudgel iron_shield", "the spoilt weapon stays played"


def test_the_defender_can_drug_the_attacker() -> None:
    state = table(hands=AXE_AGAINST_MAIL, reserves={1: "belladonna_root"}, dice=[5, 5, 5])
    act(state, play("glove", 1), weapon("axe"), weapon(), duel("belladonna_root"))
    assert (state.scores, discards(state, "tavern")) == ([4, 7], "belladonna_root")


def test_belladonna_root_needs_a_weapon_to_spoil() -> None:
    state = table(hands={0: "glove jester"}, reserves={0: "belladonna_root"}, dice=[1, 1, 1])
    act(state, play("glove", 1))
    assert (asked(state), reserve(state, 0)) == (("turn", 1), "belladonna_root")


@about("prayer", "holy_water")
def test_case_8_prayer_and_holy_water_act_on_the_first_failed_die() -> None:
    state = table(hands={0: "glove dagger jester"}, reserves={0: "prayer holy_water"}, dice=[1, 2, 3, 5, 1, 1])
    act(state, play("glove", 1), weapon("dagger"), duel("prayer"))
    assert state.duel is not None
    assert state.duel.attack_dice == (5, 2, 3)
    assert reserve(state, 0) == "prayer* holy_water"
    assert listed(state) == [{"kind": "duel", "card": "holy_water"}, {"kind": "done"}]
    act(state, duel("holy_water"))
    assert (state.scores, reserve(state, 0)) == ([10, 3], "prayer*")
    assert discards(state, "church") == "holy_water"


def test_the_defender_prays_over_its_own_dice() -> None:
    state = table(hands=AXE_AGAINST_MAIL, reserves={1: "prayer"}, dice=[6, 1, 1, 3, 4])
    act(state, play("glove", 1), weapon("axe"), weapon("coat_of_mail"), duel("prayer"))
    assert (state.scores, reserve(state, 1)) == ([4, 7], "prayer*")


def test_nobody_prays_over_dice_that_are_all_good() -> None:
    state = table(hands={0: "glove axe jester"}, reserves={0: "prayer holy_water"}, dice=[3, 4, 5, 1, 1, 1])
    act(state, play("glove", 1), weapon("axe"))
    assert (asked(state), reserve(state, 0)) == (("turn", 1), "prayer holy_water")


@about("courtesan")
def test_case_9_a_courtesan_of_a_third_seat() -> None:
    state = table(3, hands={0: "glove axe jester"}, reserves={2: "courtesan"}, dice=[3, 1, 2, 2])
    act(state, play("glove", 1), weapon("axe"))
    assert asked(state) == ("after_attack", 2)
    assert listed(state) == [
        {"kind": "duel", "card": "courtesan", "die": "good"},
        {"kind": "duel", "card": "courtesan", "die": "bad"},
        {"kind": "done"},
    ]
    act(state, duel("courtesan", die="good"))
    assert (state.scores, reserve(state, 2)) == ([4, 7, 5], "courtesan*")


@pytest.mark.parametrize(("dice", "classes"), [([1, 1, 2, 6], ["bad"]), ([6, 6, 6, 1, 1, 1], ["good"])])
def test_the_courtesan_is_offered_only_classes_of_dice_that_are_there(dice: list[int], classes: list[str]) -> None:
    state = table(3, hands={0: "glove axe jester"}, reserves={2: "courtesan"}, dice=dice)
    act(state, play("glove", 1), weapon("axe"))
    assert [data.get("die") for data in listed(state)[:-1]] == classes


def test_the_windows_go_round_from_the_roller() -> None:
    state = table(
        4,
        hands={0: "glove axe jester"},
        reserves={0: "prayer", 1: "prayer", 2: "courtesan"},
        dice=[3, 1, 2, 2],
    )
    act(state, play("glove", 1), weapon("axe"))
    assert asked(state) == ("after_attack", 0)
    assert [(work.step, work.seat) for work in state.queue] == [  # type: ignore[union-attr]
        ("after_attack", 1),
        ("after_attack", 2),
        ("after_attack", 3),
    ]
    act(state, DONE)
    assert asked(state) == ("after_attack", 2)
    act(state, DONE)
    assert asked(state) == ("after_defence", 1)
    assert [work.seat for work in state.queue] == [0, 2, 3]  # type: ignore[union-attr]


@about("bravery", "old_lady")
def test_case_23_bravery_and_the_old_lady_who_borrows_it() -> None:
    state = table(trumps={0: "bravery"}, reserves={1: "old_lady"}, dice=[6, 1, 1, 1, 1, 1, 1])
    act(state, move("use", card="bravery", trump="bravery", to=1))
    assert (state.scores, trump(state, 0), asked(state)) == ([10, 4], "bravery*", ("turn", 1))
    act(state, move("use", card="old_lady", trump="bravery", to=0))
    assert (state.scores, reserve(state, 1), trump(state, 0)) == ([12, 3], "old_lady*", "bravery*")
    assert asked(state) == ("turn", 0)


@about("damsel", "confidence", "providence")
def test_case_35_damsel_confidence_and_providence() -> None:
    words: dict[str, Any] = {
        "hands": {0: "glove axe jester"},
        "reserves": {0: "damsel"},
        "trumps": {0: "confidence", 1: "providence"},
        "dice": [2, 1, 1, 3],
    }
    state = table(**words)
    act(state, play("glove", 1), weapon("axe"), duel("confidence"))
    assert state.duel is not None
    assert (asked(state), state.duel.hits, state.duel.defence_dice) == (("after_defence", 1), 1, (3,))
    other = GAME.copy(state)
    act(state, DONE)
    assert state.scores == [12, 4]
    act(other, duel("providence"))
    assert other.scores == [4, 7]
    assert (trump(other, 0), trump(other, 1)) == ("confidence*", "providence*")


def test_confidence_is_not_offered_at_the_lowest_value() -> None:
    state = table(hands={0: "glove sword jester"}, trumps={0: "confidence"}, dice=[1, 1, 1])
    act(state, play("glove", 1), weapon("sword"))
    assert (asked(state), trump(state, 0)) == (("turn", 1), "confidence")


@pytest.mark.parametrize(("borrowed", "step"), [("confidence", "prepare"), ("providence", "after_attack")])
def test_the_old_lady_borrows_a_turned_trump_in_a_duel(borrowed: str, step: str) -> None:
    state = table(hands={0: "glove jester"}, reserves={0: "old_lady"}, trumps={1: f"{borrowed}*"}, dice=[5, 1, 1, 1, 1])
    act(state, play("glove", 1))
    assert asked(state) == (step, 0)
    act(state, duel("old_lady", trump=borrowed))
    assert (state.scores, reserve(state, 0), trump(state, 1)) == ([10, 4], "old_lady*", f"{borrowed}*")


MUTTS = ("mutt_tavern", "mutt_castle", "mutt_square", "mutt_armory")


@about(*MUTTS)
@pytest.mark.parametrize("mutt", MUTTS)
def test_a_mutt_takes_a_die_from_the_attacker(mutt: str) -> None:
    state = table(hands={0: "glove jester"}, reserves={1: mutt}, dice=[6, 1, 2], animals=True)
    act(state, play("glove", 1))
    assert asked(state) == ("prepare", 1)
    act(state, duel(mutt))
    assert (state.scores, reserve(state, 1)) == ([10, 4], "")
    assert discards(state, mutt.split("_")[1]).split()[-1] == mutt


def test_who_has_passed_still_defends_with_everything() -> None:
    state = table(
        hands={0: "glove jester", 1: "coat_of_mail jester"},
        reserves={1: "prayer"},
        passed=[False, True],
        dice=[6, 1, 1, 3, 4],
    )
    act(state, play("glove", 1), weapon("coat_of_mail"), duel("prayer"))
    assert (state.scores, asked(state)) == ([4, 7], ("turn", 0))
    act(state, PASS)
    assert state.day == 2
