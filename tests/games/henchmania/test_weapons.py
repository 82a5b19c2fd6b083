"""Weapons, and the other Gloves and Armory cards with and without their powers: sections 5 and 7, worked case 44."""

import pytest

from client.games.henchmania.options import GloveId
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    DECLINE,
    act,
    asked,
    discards,
    duel,
    hand,
    listed,
    play,
    table,
    weapon,
)


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
