"""Duels: section 4.6, worked cases 1 to 9, 23, 33, 35 and 44."""

from typing import Any

import pytest

from client.games.henchmania.events import DuelDecided, PointsChanged, WeaponTaken
from client.games.henchmania.options import GloveId
from client.games.henchmania.state import Stage
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    DECLINE,
    DONE,
    GAME,
    PASS,
    act,
    asked,
    discards,
    duel,
    hand,
    is_quiet,
    listed,
    move,
    play,
    reserve,
    table,
    trump,
    weapon,
)

AXE_AGAINST_MAIL = {0: "glove axe jester", 1: "coat_of_mail jester"}


def test_case_1_the_example_of_the_rulebook() -> None:
    state = table(hands=AXE_AGAINST_MAIL, dice=[1, 3, 5, 3, 4])
    events = act(state, play("glove", 1), weapon("axe"), weapon("coat_of_mail"))
    assert DuelDecided(0, 1, 1) in events
    assert state.scores == [10, 4]
    assert (discards(state, "square"), discards(state, "armory")) == ("glove", "axe coat_of_mail")
    assert asked(state) == ("turn", 1)
    assert is_quiet(state)


def test_case_2_all_hits_are_parried() -> None:
    state = table(hands=AXE_AGAINST_MAIL, dice=[1, 3, 5, 6, 4])
    act(state, play("glove", 1), weapon("axe"), weapon("coat_of_mail"))
    assert state.scores == [4, 7]


@about("glove")
def test_case_3_without_weapons_nobody_is_asked_for_one() -> None:
    state = table(hands={0: "glove jester"}, dice=[6, 5, 6, 6, 2])
    events = act(state, play("glove", 1))
    assert [event for event in events if isinstance(event, WeaponTaken)] == [
        WeaponTaken(0, "att", None, unasked=True),
        WeaponTaken(1, "def", None, unasked=True),
    ]
    assert state.scores == [10, 4]
    assert asked(state) == ("turn", 1)


def test_case_4_no_hit_no_defence_and_nobody_falls_below_zero() -> None:
    state = table(hands={0: "glove jester"}, scores=[0, 29], dice=[1, 2, 5])
    events = act(state, play("glove", 1))
    assert state.scores == [0, 31]
    assert [event for event in events if isinstance(event, PointsChanged)] != []
    assert asked(state) == ("turn", 1), "31 points end nothing before the evening"


@about("guard")
def test_case_5_the_guard_is_asked_before_any_weapon() -> None:
    state = table(hands={0: "glove axe jester", 1: "guard coat_of_mail jester"})
    act(state, play("glove", 1))
    assert (asked(state), listed(state)) == (("guard", 1), [{"kind": "guard"}, {"kind": "decline"}])
    act(state, move("guard"))
    assert state.scores == [5, 5]
    assert (hand(state, 0), hand(state, 1)) == ("jester axe", "jester coat_of_mail")
    assert (discards(state, "square"), discards(state, "castle")) == ("glove", "guard")
    assert asked(state) == ("turn", 1)
    assert is_quiet(state)


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


def test_a_guard_answers_bravery() -> None:
    state = table(hands={1: "guard jester"}, trumps={0: "bravery"})
    act(state, move("use", card="bravery", trump="bravery", to=1), move("guard"))
    assert (state.scores, trump(state, 0)) == ([5, 5], "bravery*")


def test_case_33_a_guard_and_a_weapon_are_no_turn_but_answer_a_challenge() -> None:
    words: dict[str, Any] = {"decision": {"step": "turn", "seat": 1}}
    state = table(hands={0: "guard axe", 1: "jester glove"}, **words)
    act(state, play("jester"))
    assert (asked(state), state.passed) == (("turn", 1), [True, False]), "seat 0 can play nothing and passes"
    act(state, play("glove", 0))
    assert asked(state) == ("guard", 0)
    busy = table(hands={0: "guard axe public_bawler", 1: "jester glove"}, **words)
    act(busy, play("jester"))
    assert (asked(busy), busy.passed) == (("turn", 0), [False, False])


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


def test_a_damsel_cheers_a_winning_defender_too() -> None:
    state = table(hands={0: "glove jester"}, reserves={1: "damsel"}, dice=[1, 1, 1])
    act(state, play("glove", 1))
    assert state.scores == [4, 9]


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


@about("dagger", "cudgel", "axe", "sword", "coat_of_mail", "iron_shield", "complete_armor")
@pytest.mark.parametrize(
    ("card", "attack", "defence"),
    [
        ("dagger", 4, 5),
        ("cudgel", 4, None),
        ("axe", 3, None),
        ("sword", 2, 5),
        ("coat_of_mail", None, 4),
        ("iron_shield", None, 3),
        ("complete_armor", None, 2),
    ],
)
def test_each_weapon_serves_where_it_beats_bare_hands(card: str, attack: int | None, defence: int | None) -> None:
    state = table(hands={0: f"glove {card} jester", 1: "dagger jester"}, dice=[6, 6, 6, 1, 1, 1])
    act(state, play("glove", 1))
    if attack is None:
        assert asked(state) == ("weapon", 1), "the attacker had no choice"
    else:
        assert listed(state) == [{"kind": "weapon", "card": card}, {"kind": "weapon", "card": ""}]
    against = table(hands={0: "glove jester", 1: f"{card} jester"}, dice=[6, 6, 6, *[defence or 6] * 3])
    act(against, play("glove", 1))
    if defence is not None:
        assert asked(against) == ("weapon", 1)
        act(against, weapon(card))
        assert against.scores == [4, 7], "three parries at just this value"


@pytest.mark.parametrize(("card", "value"), [("dagger", 4), ("cudgel", 4), ("axe", 3), ("sword", 2)])
def test_a_weapon_hits_from_its_value_on(card: str, value: int) -> None:
    for dice, scores in (([value, 1, 1, 1], [10, 4]), ([value - 1, 1, 1], [4, 7])):
        state = table(hands={0: f"glove {card} jester"}, dice=dice)
        act(state, play("glove", 1), weapon(card))
        assert state.scores == scores


GLOVES: tuple[GloveId, ...] = ("falconer_glove", "gauntlet", "silk_glove", "velvet_glove", "hunting_glove")


@about("gauntlet", "silk_glove", "velvet_glove")
@pytest.mark.parametrize(
    ("glove", "dice", "off", "on"),
    [
        pytest.param("gauntlet", [5, 1, 1, 1], [4, 7], [10, 4], id="case 44: Gauntlet"),
        pytest.param("silk_glove", [1, 1, 1], [4, 7], [5, 7], id="case 44: Silk Glove"),
        pytest.param("velvet_glove", [6, 1, 1, 1], [10, 4], [10, 3], id="case 44: Velvet Glove"),
    ],
)
def test_a_glove_with_and_without_its_power(glove: str, dice: list[int], off: list[int], on: list[int]) -> None:
    for powers, scores in ((False, off), (True, on)):
        state = table(hands={0: f"jester {glove}", 1: "jester guard"}, dice=dice, gloves=GLOVES, variant_powers=powers)
        act(state, play(glove, 1), DECLINE)
        assert (state.scores, discards(state, "square")) == (scores, glove)


@about("hunting_glove")
@pytest.mark.parametrize(("powers", "left"), [(False, "jester"), (True, "jester axe")])
def test_case_44_the_hunting_glove_draws_in_the_armory(powers: bool, left: str) -> None:  # noqa: FBT001
    state = table(
        hands={0: "jester hunting_glove"},
        dice=[6, 1, 1, 1],
        tops={"armory": "axe"},
        gloves=GLOVES,
        variant_powers=powers,
    )
    act(state, play("hunting_glove", 1))
    assert (state.scores, hand(state, 0)) == ([10, 4], left)


@about("falconer_glove")
@pytest.mark.parametrize(("powers", "step"), [(False, ("guard", 1)), (True, ("turn", 1))])
def test_case_44_the_falconer_glove_leaves_no_time_for_a_guard(powers: bool, step: tuple[str, int]) -> None:  # noqa: FBT001
    state = table(
        hands={0: "jester falconer_glove", 1: "jester guard"}, dice=[1, 1, 1], gloves=GLOVES, variant_powers=powers
    )
    act(state, play("falconer_glove", 1))
    assert asked(state) == step


def test_a_gauntlet_is_worth_its_five_after_a_belladonna_root() -> None:
    """Ruling R39: a weapon must not be worse than none."""
    state = table(
        hands={0: "jester gauntlet axe"},
        reserves={1: "belladonna_root"},
        dice=[5, 1, 1, 1],
        gloves=GLOVES,
        variant_powers=True,
    )
    act(state, play("gauntlet", 1), weapon("axe"), duel("belladonna_root"))
    assert state.scores == [10, 4]


@about("mace")
@pytest.mark.parametrize(("powers", "scores"), [(False, [4, 7]), (True, [10, 4])])
def test_the_mace_makes_parrying_harder(powers: bool, scores: list[int]) -> None:  # noqa: FBT001
    state = table(
        hands={0: "glove mace jester", 1: "iron_shield jester"},
        dice=[4, 1, 1, 3],
        henchmen=("mace",),
        variant_powers=powers,
    )
    act(state, play("glove", 1), weapon("mace"), weapon("iron_shield"))
    assert state.scores == scores


def test_the_mace_makes_nothing_harder_than_six_or_when_it_is_spoilt() -> None:
    bare = table(hands={0: "glove mace jester"}, dice=[4, 1, 1, 6], henchmen=("mace",), variant_powers=True)
    act(bare, play("glove", 1), weapon("mace"))
    assert bare.scores == [4, 7]
    spoilt = table(
        hands={0: "glove mace jester", 1: "iron_shield jester"},
        reserves={1: "belladonna_root"},
        dice=[6, 1, 1, 3],
        henchmen=("mace",),
        variant_powers=True,
    )
    act(spoilt, play("glove", 1), weapon("mace"), weapon("iron_shield"), duel("belladonna_root"))
    assert spoilt.scores == [4, 7]


@about("helm")
@pytest.mark.parametrize(("powers", "step"), [(False, ("prepare", 0)), (True, ("turn", 1))])
def test_a_helm_keeps_belladonna_root_away(powers: bool, step: tuple[str, int]) -> None:  # noqa: FBT001
    state = table(
        hands={0: "glove jester", 1: "helm jester"},
        reserves={0: "belladonna_root"},
        dice=[1, 1, 1],
        henchmen=("helm",),
        variant_powers=powers,
    )
    act(state, play("glove", 1), weapon("helm"))
    assert asked(state) == step


@about("round_shield")
@pytest.mark.parametrize(("powers", "weapons"), [(False, 0), (True, 2)])
def test_a_round_shield_can_strike(powers: bool, weapons: int) -> None:  # noqa: FBT001
    state = table(
        hands={0: "glove round_shield jester", 1: "dagger jester"}, henchmen=("round_shield",), variant_powers=powers
    )
    act(state, play("glove", 1))
    own = listed(state) if asked(state) == ("weapon", 0) else []
    assert len(own) == weapons
    if powers:
        act(state, weapon("round_shield"))
        assert state.duel is not None
        assert asked(state) == ("weapon", 1)


@about("coat_of_mail_alt")
@pytest.mark.parametrize(
    ("powers", "dice", "own", "pile"),
    [
        (False, [1, 1, 1], "jester", "coat_of_mail_alt"),
        (True, [1, 1, 1], "jester coat_of_mail_alt", ""),
        (True, [6, 1, 1, 1], "jester", "coat_of_mail_alt"),
    ],
)
def test_the_other_coat_of_mail_returns_to_a_winner(powers: bool, dice: list[int], own: str, pile: str) -> None:  # noqa: FBT001
    state = table(
        hands={0: "glove jester", 1: "coat_of_mail_alt jester"},
        dice=dice,
        henchmen=("coat_of_mail_alt",),
        variant_powers=powers,
    )
    act(state, play("glove", 1), weapon("coat_of_mail_alt"))
    assert (hand(state, 1), discards(state, "armory")) == (own, pile)
    assert state.seen[1] == (state.hands[1][1:] if pile == "" else ()), "everybody knows what went back"


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
