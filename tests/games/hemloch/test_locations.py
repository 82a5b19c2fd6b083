"""Every Location does what is printed on it: section 5.2. A test is named after the id of its Location."""

import pytest

from tests.games.hemloch.drawn import at_rest_in_turn, do, hand, items, offered, pile, scores, spaces, table, top


def test_night_market_case_26_trades_a_card_for_a_trinket() -> None:
    state = table("hand 0: flatterer shambler digger")
    do(state, "play flatterer market")
    assert offered(state) == ["discard shambler", "discard digger"]
    do(state, "discard digger")
    assert offered(state) == ["gain strings", "gain locket", "gain mask"]
    do(state, "gain locket")
    assert (hand(state, 0), pile(state, 0), items(state, 0)) == (["shambler"], ["digger"], ["locket"])
    assert at_rest_in_turn(state, 0, 1)


def test_night_market_case_26_trades_nothing_where_there_is_nothing_to_gain() -> None:
    state = table("""
        hand 0: flatterer shambler digger
        items 0: mask
        items 1: strings strings strings locket locket locket mask mask
    """)
    do(state, "play flatterer market")
    assert (hand(state, 0), pile(state, 0)) == (["shambler", "digger"], [])
    assert at_rest_in_turn(state, 0, 1)


def test_night_market_trades_for_a_refreshment_if_the_supply_is_empty() -> None:
    state = table("""
        hand 0: flatterer shambler
        items 0: mask-
        items 1: strings strings strings locket locket locket mask mask
    """)
    do(state, "play flatterer market")
    assert (pile(state, 0), offered(state)) == (["shambler"], ["refresh mask", "decline"])
    do(state, "decline")
    assert items(state, 0) == ["mask-"]
    assert at_rest_in_turn(state, 0, 1)


def test_night_market_trades_nothing_with_an_empty_hand() -> None:
    state = table("hand 0: flatterer")
    do(state, "play flatterer market")
    assert items(state, 0) == []
    assert at_rest_in_turn(state, 0, 1)


def test_boneyard_gives_a_potion_to_the_darkened() -> None:
    state = table("hand 0: knife")
    do(state, "play knife boneyard")
    assert offered(state) == ["gain quicksilver", "gain philtre", "gain cordial"]
    do(state, "gain cordial")
    assert items(state, 0) == ["cordial"]
    assert at_rest_in_turn(state, 0, 1)


def test_boneyard_case_27_refreshes_a_potion_if_none_is_left() -> None:
    state = table("""
        hand 0: peddler
        items 0: quicksilver- quicksilver- philtre- cordial mask-
        items 1: quicksilver philtre philtre cordial cordial
    """)
    do(state, "play peddler boneyard")
    assert offered(state) == ["refresh quicksilver", "refresh philtre", "decline"]
    do(state, "refresh philtre")
    assert scores(state)[0] == 7
    assert at_rest_in_turn(state, 0, 1)


def test_boneyard_case_28_refreshes_no_trinket_instead() -> None:
    state = table("""
        hand 0: peddler
        items 0: mask-
        items 1: quicksilver quicksilver quicksilver philtre philtre philtre cordial cordial cordial
    """)
    do(state, "play peddler boneyard")
    assert items(state, 0) == ["mask-"]
    assert at_rest_in_turn(state, 0, 1)


@pytest.mark.parametrize(("deck", "drawn"), [("footpad warden", ["warden"]), ("-", [])])
def test_stillhouse_lets_ghouls_draw_what_is_there(deck: str, drawn: list[str]) -> None:
    state = table(f"hand 0: shambler\n deck 0: {deck}")
    do(state, "play shambler stillhouse")
    assert hand(state, 0) == drawn
    assert at_rest_in_turn(state, 0, 1)


def test_courtyard_moves_a_marker_out_of_a_full_location() -> None:
    state = table(
        """
        hand 0: distiller
        deck 0: warden
        market spaces: 10111
        """,
        festival="boneyard",
    )
    do(state, "play distiller courtyard")
    assert offered(state)[:2] == ["place boneyard 0", "place boneyard 1"], "one Marker: taken up without asking"
    assert "place market 1" not in offered(state)
    do(state, "place boneyard 3")
    assert (spaces(state, "market"), spaces(state, "boneyard")) == ("1.111", "...0...")
    assert at_rest_in_turn(state, 0, 1)


def test_courtyard_moves_nothing_without_a_marker_or_an_empty_space() -> None:
    none_placed = table("hand 0: distiller", festival="boneyard")
    do(none_placed, "play distiller courtyard")
    assert at_rest_in_turn(none_placed, 0, 1)
    full = table(
        """
        hand 0: warden
        market spaces: 00000
        boneyard spaces: 0000000
        stillhouse spaces: 1111111
        courtyard spaces: 11111111
        """,
        festival="boneyard",
    )
    do(full, "play warden courtyard")
    assert spaces(full, "market") == "00000"
    assert at_rest_in_turn(full, 0, 1)


def test_courtyard_waits_for_the_ability_of_the_minion() -> None:
    state = table("hand 0: magister\n market spaces: 0...0", festival="boneyard")
    do(state, "play magister courtyard")
    assert top(state) == {"step": "gain", "seat": 0, "type": "trinket"}
    do(state, "gain mask")
    assert top(state) == {"step": "lift", "seat": 0}
