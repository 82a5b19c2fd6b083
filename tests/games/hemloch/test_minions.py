"""Every Minion does what is printed on it: section 5.1. A test is named after the id of its Minion."""

import pytest

from client.games.hemloch import HEMLOCH
from tests.games.hemloch.drawn import (
    at_rest_in_turn,
    do,
    hand,
    influence,
    items,
    offered,
    pile,
    scores,
    side,
    spaces,
    table,
    top,
)


def test_velvet_flatterer_case_13_moves_an_opposing_minion_to_another_location_without_the_festival() -> None:
    state = table("""
        hand 0: flatterer
        boneyard: | shambler lady
        stillhouse: | warden
    """)
    do(state, "play flatterer boneyard")
    assert offered(state) == ["target boneyard lady", "target boneyard shambler"]
    do(state, "target boneyard shambler")
    assert offered(state) == ["move_to market", "move_to stillhouse"]
    do(state, "move_to stillhouse")
    assert (side(state, "boneyard", 1), side(state, "stillhouse", 1)) == (["lady"], ["shambler", "warden"])
    assert hand(state, 1) == []
    assert at_rest_in_turn(state, 0, 1)


def test_velvet_flatterer_finds_nobody() -> None:
    state = table("""
        hand 0: flatterer
        boneyard: | shambler
    """)
    do(state, "play flatterer stillhouse")
    assert side(state, "boneyard", 1) == ["shambler"]
    assert at_rest_in_turn(state, 0, 1)


def test_unfair_lady_places_a_marker_where_she_is() -> None:
    state = table("hand 0: lady", festival="stillhouse")
    do(state, "play lady courtyard")
    assert offered(state) == [f"place courtyard {space}" for space in range(8)]
    do(state, "place courtyard 6")
    assert (spaces(state, "courtyard"), state.markers) == ("......0.", [14, 15])
    assert at_rest_in_turn(state, 0, 1)


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param("stillhouse spaces: 0101010", id="the Location is full"),
        pytest.param(
            "courtyard spaces: 00000000\n boneyard spaces: 000000.\n night spaces: 0....".replace("night", "market"),
            id="no Marker is left",
        ),
    ],
)
def test_unfair_lady_places_nothing(picture: str) -> None:
    state = table("hand 0: lady\n" + picture)
    before = state.placed.copy()
    do(state, "play lady stillhouse")
    assert state.placed == before
    assert at_rest_in_turn(state, 0, 1)


def test_mistress_of_masques_case_14_replaces_an_opposing_marker() -> None:
    state = table(
        """
        hand 0: masques
        courtyard spaces: .11..00.
        """,
        festival="boneyard",
    )
    assert scores(state) == [4, 4]
    do(state, "play masques courtyard")
    assert offered(state) == ["replace courtyard 1", "replace courtyard 2"]
    do(state, "replace courtyard 1")
    assert (spaces(state, "courtyard"), state.markers) == (".01..00.", [12, 14])
    assert scores(state) == [6, 1]
    assert at_rest_in_turn(state, 0, 1)


def test_mistress_of_masques_needs_a_marker_of_her_own_and_one_of_the_opponent() -> None:
    lonely = table("hand 0: masques\n courtyard spaces: 0.......", festival="boneyard")
    do(lonely, "play masques courtyard")
    assert spaces(lonely, "courtyard") == "0......."
    spent = table(
        """
        hand 0: masques
        courtyard spaces: 0000000.
        stillhouse spaces: 000000.
        boneyard spaces: 00....1
        """,
        festival="courtyard",
    )
    do(spent, "play masques boneyard")
    assert spaces(spent, "boneyard") == "00....1"
    assert at_rest_in_turn(spent, 0, 1)


def test_shadow_footpad_case_15_lets_the_opponent_choose_a_discard() -> None:
    state = table("""
        hand 0: footpad
        hand 1: lady shambler shambler
    """)
    do(state, "play footpad stillhouse")
    assert (HEMLOCH.to_act(state), offered(state)) == (1, ["discard lady", "discard shambler"])
    do(state, "discard shambler")
    assert (hand(state, 1), pile(state, 1)) == (["lady", "shambler"], ["shambler"])
    assert at_rest_in_turn(state, 0, 1)


def test_shadow_footpad_finds_an_empty_hand() -> None:
    state = table("hand 0: footpad")
    do(state, "play footpad stillhouse")
    assert pile(state, 1) == []
    assert at_rest_in_turn(state, 0, 1)


def test_alley_cutpurse_case_16_takes_a_trinket_of_either_face() -> None:
    state = table("""
        hand 0: cutpurse
        items 1: strings strings- quicksilver
    """)
    do(state, "play cutpurse stillhouse")
    assert offered(state) == ["steal strings up", "steal strings down"]
    do(state, "steal strings down")
    assert (items(state, 0), items(state, 1)) == (["strings-"], ["quicksilver", "strings"])
    assert scores(state) == [1, 4]
    assert at_rest_in_turn(state, 0, 1)


def test_alley_cutpurse_refreshes_nothing_where_there_is_nothing_to_take() -> None:
    state = table("""
        hand 0: cutpurse
        items 0: mask-
        items 1: quicksilver
    """)
    do(state, "play cutpurse stillhouse")
    assert items(state, 0) == ["mask-"]
    assert at_rest_in_turn(state, 0, 1)


def test_faceless_knife_case_17_kills_anywhere_even_at_the_festival() -> None:
    state = table("""
        hand 0: knife
        courtyard: | shambler
        market: | lady
    """)
    do(state, "play knife stillhouse")
    assert offered(state) == ["target market lady", "target courtyard shambler"]
    do(state, "target courtyard shambler")
    assert (side(state, "courtyard", 1), pile(state, 1), side(state, "market", 1)) == ([], ["shambler"], ["lady"])
    assert at_rest_in_turn(state, 0, 1)


def test_hungry_shambler_case_18_eats_one_of_the_weakest() -> None:
    state = table("""
        hand 0: shambler
        market: flatterer distiller | footpad warden
    """)
    do(state, "play shambler market")
    assert offered(state) == ["devour 0 flatterer", "devour 1 footpad", "devour 1 warden"]
    do(state, "devour 1 footpad")
    assert (pile(state, 0), pile(state, 1)) == ([], ["footpad"])
    assert side(state, "market", 1) == ["warden"]
    assert at_rest_in_turn(state, 0, 1)


def test_hungry_shambler_case_19_eats_its_own() -> None:
    state = table("""
        hand 0: shambler
        market: lady | warden
    """)
    do(state, "play shambler market")
    assert (side(state, "market", 0), pile(state, 0)) == (["shambler"], ["lady"])
    assert at_rest_in_turn(state, 0, 1)


def test_hungry_shambler_spares_itself_but_not_another_of_its_kind() -> None:
    alone = table("hand 0: shambler")
    do(alone, "play shambler market")
    assert (side(alone, "market", 0), pile(alone, 0)) == (["shambler"], [])
    twins = table("hand 0: shambler\n market: shambler |")
    do(twins, "play shambler market")
    assert (side(twins, "market", 0), pile(twins, 0)) == (["shambler"], ["shambler"])


def test_grave_digger_case_20_takes_a_card_back() -> None:
    state = table("""
        hand 0: digger
        discard 0: lady flatterer lady
    """)
    do(state, "play digger boneyard")
    assert offered(state) == ["recover flatterer", "recover lady"]
    do(state, "recover lady")
    assert (hand(state, 0), pile(state, 0)) == (["lady"], ["flatterer", "lady"])
    assert HEMLOCH.to_json(state)["known"] == [["unfair_lady"], []]
    assert at_rest_in_turn(state, 0, 1)


def test_grave_digger_finds_an_empty_pile() -> None:
    state = table("hand 0: digger")
    do(state, "play digger boneyard")
    assert hand(state, 0) == []
    assert at_rest_in_turn(state, 0, 1)


def test_pale_matron_case_21_raises_a_minion_that_performs_nothing() -> None:
    state = table("""
        hand 0: matron footpad
        discard 0: lady
    """)
    do(state, "play matron market")
    assert (side(state, "market", 0), pile(state, 0)) == (["lady", "matron"], [])
    assert (spaces(state, "market"), hand(state, 0)) == (".....", ["footpad"])
    assert influence(state, "market") == (3, 0)
    assert at_rest_in_turn(state, 0, 1)


def test_pale_matron_chooses_among_kinds() -> None:
    state = table("""
        hand 0: matron
        discard 0: shambler lady shambler
    """)
    do(state, "play matron market")
    assert offered(state) == ["raise lady", "raise shambler"]
    do(state, "raise shambler")
    assert (side(state, "market", 0), pile(state, 0)) == (["shambler", "matron"], ["lady", "shambler"])
    assert at_rest_in_turn(state, 0, 1)


def test_tincture_peddler_case_22_gains_a_potion_before_the_courtyard_moves_a_marker() -> None:
    state = table(
        """
        hand 0: peddler
        courtyard spaces: 0......0
        market spaces: ..1..
        """,
        festival="boneyard",
    )
    do(state, "play peddler courtyard")
    assert offered(state) == ["gain quicksilver", "gain philtre", "gain cordial"]
    do(state, "gain philtre")
    assert (scores(state)[0], offered(state)) == (4, ["lift courtyard 0", "lift courtyard 7"])
    do(state, "lift courtyard 7")
    assert len(offered(state)) == 24
    assert "place courtyard 7" not in offered(state)
    do(state, "place courtyard 1")
    assert (scores(state)[0], state.markers) == (6, [13, 14])
    assert at_rest_in_turn(state, 0, 1)


def test_mad_distiller_case_23_refreshes_or_else_draws() -> None:
    state = table("""
        hand 0: distiller distiller
        items 0: mask-
    """)
    do(state, "play distiller boneyard")
    assert (items(state, 0), hand(state, 0)) == (["mask"], ["distiller"])
    assert at_rest_in_turn(state, 0, 1)
    do(state, "play distiller stillhouse")
    assert hand(state, 0) == ["warden"]
    assert at_rest_in_turn(state, 1, 2)


def test_mad_distiller_chooses_among_both_types() -> None:
    state = table("""
        hand 0: distiller
        items 0: mask- cordial- cordial
    """)
    do(state, "play distiller boneyard")
    assert offered(state) == ["refresh cordial", "refresh mask"]
    do(state, "refresh cordial")
    assert items(state, 0) == ["cordial", "cordial", "mask-"]


def test_gilded_magister_case_24_gains_a_trinket_and_no_potion() -> None:
    state = table("hand 0: magister")
    do(state, "play magister boneyard")
    assert offered(state) == ["gain strings", "gain locket", "gain mask"]
    do(state, "gain locket")
    assert items(state, 0) == ["locket"]
    assert at_rest_in_turn(state, 0, 1)


def test_brass_warden_case_25_performs_the_ability_of_the_location_once() -> None:
    state = table("hand 0: warden")
    do(state, "play warden boneyard")
    assert offered(state) == ["gain quicksilver", "gain philtre", "gain cordial"]
    do(state, "gain quicksilver")
    assert items(state, 0) == ["quicksilver"]
    assert at_rest_in_turn(state, 0, 1)


def test_brass_warden_opens_every_door() -> None:
    market = table("hand 0: warden lady")
    do(market, "play warden market")
    assert (pile(market, 0), top(market)["step"]) == (["lady"], "gain")
    stillhouse = table("hand 0: warden")
    do(stillhouse, "play warden stillhouse")
    assert hand(stillhouse, 0) == ["warden"]
    courtyard = table("hand 0: warden\n market spaces: 0...0", festival="boneyard")
    do(courtyard, "play warden courtyard")
    assert offered(courtyard) == ["lift market 0", "lift market 4"]
