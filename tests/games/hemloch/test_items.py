"""Every Potion and Trinket does what is printed on it: section 5.3. A test is named after the id of its item."""

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
    table,
)


def uses(offers: list[str]) -> list[str]:
    return [move for move in offers if move.startswith("use")]


def test_quicksilver_draught_case_29_gives_one_more_action() -> None:
    state = table("""
        hand 0: footpad footpad footpad footpad
        items 0: quicksilver mask
        courtyard: | lady
    """)
    assert uses(offered(state)) == ["use quicksilver", "use mask"]
    do(state, "use quicksilver")
    assert (state.actions_left, items(state, 0), uses(offered(state))) == (3, ["quicksilver-", "mask"], [])
    do(state, "play footpad market", "play footpad boneyard", "gain cordial", "play footpad stillhouse")
    assert hand(state, 0) == ["footpad"]
    assert at_rest_in_turn(state, 1, 2)


def test_quicksilver_draught_case_30_opens_no_location() -> None:
    state = table(
        """
        hand 0: footpad
        deck 0: -
        items 0: quicksilver
        """,
        played_at=["night_market", "boneyard", "stillhouse"],
    )
    assert offered(state) == ["use quicksilver", "end_turn"]


def test_wanderlust_philtre_case_31_moves_a_minion_for_no_action() -> None:
    state = table("""
        items 0: philtre
        courtyard: | shambler
    """)
    do(state, "use philtre")
    assert offered(state) == ["move_to market", "move_to boneyard", "move_to stillhouse"]
    do(state, "move_to boneyard")
    assert influence(state, "boneyard") == (0, 4)
    assert at_rest_in_turn(state, 0, 2)


def test_wanderlust_philtre_needs_an_opposing_minion() -> None:
    state = table("items 0: philtre\n courtyard: shambler |")
    assert uses(offered(state)) == []


def test_whispering_cordial_case_35_draws_two_and_discards_one() -> None:
    state = table("""
        hand 0: lady
        items 0: cordial
    """)
    do(state, "use cordial")
    assert offered(state) == ["discard lady", "discard warden"]
    do(state, "discard lady")
    assert (hand(state, 0), pile(state, 0), scores(state)[0]) == (["warden", "warden"], ["lady"], 1)
    assert at_rest_in_turn(state, 0, 2)


def test_whispering_cordial_draws_what_is_there() -> None:
    last = table("hand 0: lady\n items 0: cordial\n deck 0: knife")
    do(last, "use cordial", "discard lady")
    assert hand(last, 0) == ["knife"]
    empty = table("hand 0: lady\n items 0: cordial\n deck 0: -")
    assert uses(offered(empty)) == []


def test_marionette_strings_case_34_take_a_minion_of_printed_value_two_or_less() -> None:
    state = table("""
        hand 1: lady
        items 0: strings
        market: | footpad
        boneyard: | shambler
    """)
    do(state, "use strings")
    assert (side(state, "market", 0), side(state, "market", 1), hand(state, 1)) == (["footpad"], [], ["lady"])
    assert influence(state, "market") == (3, 0)
    assert at_rest_in_turn(state, 0, 1)


def test_marionette_strings_have_no_power_over_heavy_minions() -> None:
    assert uses(offered(table("items 0: strings\n boneyard: | shambler"))) == []


def test_lovers_locket_case_33_works_where_the_own_side_is_empty() -> None:
    idle = table("""
        items 0: locket
        courtyard: lady | shambler
    """)
    assert uses(offered(idle)) == []
    state = table("""
        items 0: locket
        courtyard: | shambler lady
        stillhouse: lady | warden
    """)
    do(state, "use locket")
    assert offered(state) == ["target courtyard lady", "target courtyard shambler"]
    do(state, "target courtyard shambler")
    assert (side(state, "courtyard", 0), side(state, "courtyard", 1)) == (["shambler"], ["lady"])
    assert at_rest_in_turn(state, 0, 1)


def test_festival_mask_case_32_works_at_the_festival() -> None:
    state = table(
        """
        items 0: mask
        courtyard: | shambler
        boneyard: | lady
        """,
        actions_left=1,
    )
    do(state, "use mask")
    assert (side(state, "courtyard", 0), side(state, "boneyard", 1)) == (["shambler"], ["lady"])
    assert scores(state)[0] == 1
    assert at_rest_in_turn(state, 1, 2)


def test_festival_mask_has_no_power_elsewhere() -> None:
    assert uses(offered(table("items 0: mask\n boneyard: | lady"))) == []


@pytest.mark.parametrize("item", ["strings", "locket", "mask"])
def test_a_controlled_minion_belongs_to_the_other_seat_for_good(item: str) -> None:
    """R16, R18: it performs nothing, is no play, and goes to the pile of whom it serves now."""
    state = table(f"""
        items 0: {item}
        hand 0: shambler
        courtyard: | footpad
        hand 1: lady
    """)
    do(state, f"use {item}")
    assert (state.played_at, hand(state, 1)) == ((), ["lady"])
    pools = HEMLOCH.to_json(HEMLOCH.sight(state, 0))["pool"]
    assert (pools[0].count("shadow_footpad"), pools[1].count("shadow_footpad")) == (5, 3)
    moved = HEMLOCH.to_json(state)
    moved["festival"], moved["week_card"] = "boneyard", "night_boneyard"
    moved["week_deck"] = ["night_night_market", "night_stillhouse", "night_courtyard"]
    later = HEMLOCH.from_json(moved)
    do(later, "play shambler courtyard")
    assert (pile(later, 0), pile(later, 1)) == (["footpad"], [])
