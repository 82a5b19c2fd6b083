"""What effects did, in words for the log: to items, Markers, Minions and cards."""

from typing import assert_never

from client.core.told import told
from client.core.words import N_, Phrase, SeatName
from client.games.hemloch.events import (
    CardDiscarded,
    CardEvent,
    CardRecovered,
    ItemEvent,
    ItemGained,
    ItemRefreshed,
    ItemStolen,
    MarkerEvent,
    MarkerLifted,
    MarkerPlaced,
    MarkerReplaced,
    MinionControlled,
    MinionDevoured,
    MinionEvent,
    MinionKilled,
    MinionLured,
    MinionMoved,
    MinionRaised,
    RefreshDeclined,
)
from client.games.hemloch.names import card_link, item_link, place_link


def item_words(event: ItemEvent, viewer: int | None) -> Phrase:
    """Say what became of a Potion or Trinket."""
    match event:
        case ItemGained(seat, item):
            texts = (N_("You gained the {item}."), N_("{name} gained the {item}."))
            return told(viewer, seat, texts, item=item_link(item))
        case ItemRefreshed(seat, item):
            texts = (N_("You turned the {item} face-up."), N_("{name} turned the {item} face-up."))
            return told(viewer, seat, texts, item=item_link(item))
        case RefreshDeclined(seat):
            return told(viewer, seat, (N_("You turned nothing face-up."), N_("{name} turned nothing face-up.")))
        case ItemStolen(seat, item):
            if viewer == 1 - seat:
                return Phrase(N_("{name} took your {item}."), name=SeatName(seat), item=item_link(item))
            texts = (N_("You took the {item} of {owner}."), N_("{name} took the {item} of {owner}."))
            return told(viewer, seat, texts, item=item_link(item), owner=SeatName(1 - seat))
        case _:
            assert_never(event)


def marker_words(event: MarkerEvent, viewer: int | None) -> Phrase | None:
    """Say what became of a Marker. Taking one up is told with where it goes."""
    location = place_link(event.location)
    match event:
        case MarkerLifted():
            return None
        case MarkerPlaced(seat, moved=True):
            texts = (N_("You moved a Marker to the {location}."), N_("{name} moved a Marker to the {location}."))
            return told(viewer, seat, texts, location=location)
        case MarkerPlaced(seat):
            texts = (N_("You placed a Marker at the {location}."), N_("{name} placed a Marker at the {location}."))
            return told(viewer, seat, texts, location=location)
        case MarkerReplaced(seat):
            if viewer == 1 - seat:
                return Phrase(
                    N_("{name} replaced your Marker at the {location}."), name=SeatName(seat), location=location
                )
            texts = (
                N_("You replaced a Marker of {owner} at the {location}."),
                N_("{name} replaced a Marker of {owner} at the {location}."),
            )
            return told(viewer, seat, texts, owner=SeatName(1 - seat), location=location)
        case _:
            assert_never(event)


def minion_words(event: MinionEvent, viewer: int | None) -> Phrase | None:
    """Say what became of a Minion on the board. Choosing one to move is told with where it goes."""
    match event:
        case MinionLured():
            return None
        case MinionMoved(seat, card, origin, destination):
            return told(
                viewer,
                seat,
                (
                    N_("You moved {card} from the {origin} to the {destination}."),
                    N_("{name} moved {card} from the {origin} to the {destination}."),
                ),
                card=card_link(card),
                origin=place_link(origin),
                destination=place_link(destination),
            )
        case MinionKilled(seat, card, location):
            texts = (N_("You killed {card} at the {location}."), N_("{name} killed {card} at the {location}."))
            return told(viewer, seat, texts, card=card_link(card), location=place_link(location))
        case MinionDevoured():
            return _devoured(event, viewer)
        case MinionControlled(seat, card, location):
            texts = (
                N_("You gained control of {card} at the {location}."),
                N_("{name} gained control of {card} at the {location}."),
            )
            return told(viewer, seat, texts, card=card_link(card), location=place_link(location))
        case _:
            assert_never(event)


def card_words(event: CardEvent, viewer: int | None) -> Phrase:
    """Say what became of a card of hand or discard pile."""
    card = card_link(event.card)
    match event:
        case CardDiscarded(seat):
            return told(viewer, seat, (N_("You discarded {card}."), N_("{name} discarded {card}.")), card=card)
        case CardRecovered(seat):
            texts = (
                N_("You took {card} from your discard pile."),
                N_("{name} took {card} from the discard pile."),
            )
            return told(viewer, seat, texts, card=card)
        case MinionRaised(seat, location=location):
            texts = (N_("You raised {card} at the {location}."), N_("{name} raised {card} at the {location}."))
            return told(viewer, seat, texts, card=card, location=place_link(location))
        case _:
            assert_never(event)


def _devoured(event: MinionDevoured, viewer: int | None) -> Phrase:
    where = {"card": card_link(event.card), "location": place_link(event.location)}
    if viewer == event.side:
        return Phrase(N_("Your {card} at the {location} was eaten."), **where)
    return Phrase(N_("{card} of {owner} at the {location} was eaten."), **where, owner=SeatName(event.side))
