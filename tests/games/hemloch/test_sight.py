"""What a seat may know: section 8."""

from client.games.hemloch import HEMLOCH
from client.games.hemloch.bag import Bag, listed
from client.games.hemloch.components import MINIONS, Card, Item
from client.games.hemloch.events import (
    CardDiscarded,
    CardsDrawn,
    CardsDrawnUnseen,
    DayBegan,
    Event,
    ItemGained,
    OnlyChoice,
)
from client.games.hemloch.moves import DISCARDS, GAINS
from tests.games.hemloch.drawn import do, table

PICTURE = """
    hand 0: lady footpad
    hand 1: knife warden
    discard 1: lady
    boneyard: shambler | digger
"""


def test_the_view_of_a_seat_counts_what_is_hidden() -> None:
    state = table(PICTURE)
    truth = HEMLOCH.to_json(state)
    view = HEMLOCH.to_json(HEMLOCH.sight(state, 0))
    assert view.pop("pool") == [names(state.pools[0]), names(state.pools[1])]
    assert (view["hands"], view["decks"], view["rng"]) == ([["unfair_lady", "shadow_footpad"], 2], [27, 26], None)
    hidden = ("hands", "decks", "rng", "week_deck")
    assert {name: view[name] for name in view if name not in hidden} == {
        name: truth[name] for name in truth if name not in hidden
    }


def names(pool: Bag) -> list[str]:
    return [MINIONS[card].id for card in listed(pool)]


def test_the_cards_of_the_week_are_known_but_not_their_order() -> None:
    cards = ["night_stillhouse", "night_night_market", "night_boneyard"]
    view = HEMLOCH.to_json(HEMLOCH.sight(table(week_deck=cards), 0))
    assert view["week_deck"] == ["night_night_market", "night_boneyard", "night_stillhouse"]


def test_only_the_seat_to_act_sees_what_it_can_choose() -> None:
    state = table("hand 0: footpad\n hand 1: lady warden")
    do(state, "play footpad stillhouse")
    assert HEMLOCH.legal_moves(HEMLOCH.sight(state, 1)) == HEMLOCH.legal_moves(state)
    assert HEMLOCH.legal_moves(HEMLOCH.sight(state, 0)) == [], "they would tell the hand"


def test_what_was_recovered_stays_known() -> None:
    state = table("hand 0: digger\n discard 0: lady flatterer")
    do(state, "play digger boneyard", "recover lady")
    view = HEMLOCH.to_json(HEMLOCH.sight(state, 1))
    assert (view["hands"][0], view["known"]) == (1, [["unfair_lady"], []])


def test_a_drawn_card_is_shown_to_its_own_seat() -> None:
    drawn = CardsDrawn(0, (Card(3), Card(4)))
    assert HEMLOCH.seen(drawn, 0) == drawn
    assert HEMLOCH.seen(drawn, 1) == CardsDrawnUnseen(0, 2)


def test_nobody_else_is_told_that_a_hand_left_no_choice() -> None:
    """R36."""
    forced = OnlyChoice(1, DISCARDS[2])
    assert (HEMLOCH.seen(forced, 1), HEMLOCH.seen(forced, 0)) == (forced, None)
    public = OnlyChoice(1, GAINS[2])
    assert HEMLOCH.seen(public, 0) == public


def test_what_chance_or_a_hand_shows_cannot_be_taken_back_unnoticed() -> None:
    shown: list[Event] = [CardsDrawn(0, (Card(1),)), CardsDrawnUnseen(0, 1), CardDiscarded(1, Card(2))]
    state = table("hand 0: lady\n hand 1: lady", seat=1)
    events = do(state, "end_turn")
    shown += [event for event in events if isinstance(event, DayBegan)]
    assert len(shown) == 4
    assert all(HEMLOCH.reveals(event) for event in shown)
    assert not HEMLOCH.reveals(ItemGained(0, Item(1)))
