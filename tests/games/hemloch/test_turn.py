"""Turns: section 4.4, the rulebook's example and cases 9 to 12."""

from client.games.hemloch import HEMLOCH
from client.games.hemloch.events import CardsDrawn, OnlyChoice, TurnBegan
from tests.games.hemloch.drawn import at_rest_in_turn, do, hand, items, offered, pile, scores, side, table


def test_case_1_example_turn() -> None:
    """Rulebook, "Example Turn"."""
    state = table(
        """
        hand 0: lady cutpurse
        items 1: strings
        """,
        festival="stillhouse",
    )
    do(state, "play lady courtyard")
    assert offered(state) == [f"place courtyard {space}" for space in range(8)]
    do(state, "place courtyard 1")
    assert state.markers == [14, 15]
    assert at_rest_in_turn(state, 0, 1)
    do(state, "play cutpurse boneyard")
    assert (items(state, 0), items(state, 1)) == (["strings"], [])
    assert offered(state) == ["gain quicksilver", "gain philtre", "gain cordial"]
    do(state, "gain quicksilver")
    assert HEMLOCH.to_json(state)["supply"]["quicksilver_draught"] == 2
    assert (hand(state, 1), scores(state)) == (["warden"], [5, 0])
    assert at_rest_in_turn(state, 1, 2)


def test_case_9_an_empty_hand_draws_a_card_as_the_turn_begins() -> None:
    state = table("hand 0: flatterer")
    events = do(state, "end_turn")
    assert [type(event) for event in events[-2:]] == [TurnBegan, CardsDrawn]
    assert (hand(state, 1), len(state.decks[1])) == (["warden"], 29)
    assert at_rest_in_turn(state, 1, 2)


def test_case_10_one_minion_a_location_and_turn() -> None:
    state = table("hand 0: peddler digger")
    assert offered(state) == [
        "draw",
        *(f"play {card} {place}" for card in ("digger", "peddler") for place in ("market", "boneyard", "stillhouse")),
        "end_turn",
    ]
    do(state, "play digger stillhouse")
    assert hand(state, 0) == ["peddler", "warden"]
    assert offered(state) == [
        "draw",
        *(f"play {card} {place}" for card in ("peddler", "warden") for place in ("market", "boneyard")),
        "end_turn",
    ]


def test_what_lies_there_already_is_no_obstacle() -> None:
    """R38: only plays of this turn count."""
    state = table("hand 0: lady\n boneyard: shambler digger | lady")
    assert "play lady boneyard" in offered(state)


def test_case_11_an_empty_deck_offers_no_draw_and_the_turn_is_asked_all_the_same() -> None:
    state = table("hand 0: peddler\n deck 0: -")
    assert offered(state) == [*(f"play peddler {place}" for place in ("market", "boneyard", "stillhouse")), "end_turn"]
    assert offered(table("deck 0: -")) == ["end_turn"]


def test_case_12_a_potion_gained_with_the_last_action_waits() -> None:
    state = table("hand 0: peddler", actions_left=1)
    do(state, "play peddler market", "gain quicksilver")
    assert items(state, 0) == ["quicksilver"]
    assert at_rest_in_turn(state, 1, 2)


def test_a_draw_takes_the_top_card_and_an_action() -> None:
    state = table("deck 0: knife lady")
    do(state, "draw")
    assert (hand(state, 0), len(state.decks[0])) == (["lady"], 1)
    assert at_rest_in_turn(state, 0, 1)


def test_one_item_a_turn_and_a_new_turn_brings_the_next() -> None:
    state = table("""
        items 0: quicksilver quicksilver
        items 1: quicksilver
        hand 0: lady
    """)
    do(state, "use quicksilver")
    assert not any(move.startswith("use") for move in offered(state))
    do(state, "end_turn")
    assert "use quicksilver" in offered(state)


def test_a_discard_of_a_known_card_is_forgotten() -> None:
    """R35: what was recovered is known until a card of that kind leaves the hand."""
    state = table("""
        hand 0: digger lady
        discard 0: lady
        hand 1: warden
    """)
    do(state, "play digger boneyard")
    assert (HEMLOCH.to_json(state)["known"], hand(state, 0)) == ([["unfair_lady"], []], ["lady", "lady"])
    do(state, "play lady stillhouse", "place stillhouse 0")
    assert (HEMLOCH.to_json(state)["known"], hand(state, 0)) == ([[], []], ["lady"])


def test_only_choices_are_told_and_are_no_decisions() -> None:
    state = table("hand 0: footpad\n hand 1: lady")
    events = do(state, "play footpad stillhouse")
    assert [type(event).__name__ for event in events] == ["MinionPlayed", "OnlyChoice", "CardDiscarded"]
    assert isinstance(events[1], OnlyChoice)
    assert events[1].seat == 1
    assert (pile(state, 1), side(state, "stillhouse", 0)) == (["lady"], ["footpad"])
