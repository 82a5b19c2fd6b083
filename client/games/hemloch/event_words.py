"""What happened, in words for the log.

Whoever did it reads "You ...", everybody else a name. The viewer None is nobody in particular and may read everything.
"""

from typing import assert_never

from client.core.told import told
from client.core.words import N_, NN_, Phrase
from client.games.hemloch.calendar_words import calendar_words
from client.games.hemloch.effect_words import card_words, item_words, marker_words, minion_words
from client.games.hemloch.events import (
    ActionsGained,
    ActionsLeft,
    CardDiscarded,
    CardRecovered,
    CardsDrawn,
    CardsDrawnUnseen,
    DayBegan,
    DecisionEvent,
    DecksShuffled,
    Event,
    GroupTaken,
    InfluenceChecked,
    ItemGained,
    ItemRefreshed,
    ItemStolen,
    ItemUsed,
    LocationActivated,
    MarkerLifted,
    MarkerPlaced,
    MarkerReplaced,
    MatchEnded,
    MinionControlled,
    MinionCulled,
    MinionDevoured,
    MinionKilled,
    MinionLured,
    MinionMoved,
    MinionPlayed,
    MinionRaised,
    NightRetired,
    NothingDone,
    OnlyChoice,
    PlacementLost,
    RefreshDeclined,
    TurnBegan,
    TurnEvent,
    WeekBegan,
    WeekEnded,
)
from client.games.hemloch.names import card_link, cards_listed, item_link, place_link
from client.games.hemloch.sight import seen_event


def event_words(event: Event, viewer: int | None) -> Phrase | None:
    """Say what happened as far as the viewer saw it; None if it is not worth a line."""
    seen = event if viewer is None else seen_event(event, viewer)
    if seen is None:
        return None
    match seen:
        case CardsDrawn() | CardsDrawnUnseen() | MinionPlayed() | ItemUsed() | ActionsGained() | LocationActivated():
            return _turn_words(seen, viewer)
        case NothingDone() | GroupTaken() | ActionsLeft() | MinionCulled() | NightRetired() | OnlyChoice():
            return _decision_words(seen, viewer)
        case ItemGained() | ItemRefreshed() | RefreshDeclined() | ItemStolen():
            return item_words(seen, viewer)
        case MarkerPlaced() | MarkerLifted() | MarkerReplaced():
            return marker_words(seen, viewer)
        case MinionLured() | MinionMoved() | MinionKilled() | MinionDevoured() | MinionControlled():
            return minion_words(seen, viewer)
        case CardDiscarded() | CardRecovered() | MinionRaised():
            return card_words(seen, viewer)
        case _:
            return calendar_words(seen, viewer)


def doer(event: Event) -> int | None:
    """Return the seat that did it; None for what concerns the whole table."""
    match event:
        case DecksShuffled() | WeekBegan() | DayBegan() | InfluenceChecked() | WeekEnded() | MatchEnded() | TurnBegan():
            return None
        case PlacementLost(seat):
            return seat
        case _:
            return event.seat


def _turn_words(event: TurnEvent, viewer: int | None) -> Phrase | None:
    match event:
        case MinionPlayed(seat, card, location):
            played = (N_("You played {card} at the {location}."), N_("{name} played {card} at the {location}."))
            return told(viewer, seat, played, card=card_link(card), location=place_link(location))
        case CardsDrawn(seat, cards):
            drawn = (N_("You drew {cards}."), N_("{name} drew {cards}."))
            return told(viewer, seat, drawn, cards=cards_listed(cards))
        case CardsDrawnUnseen(seat, count):
            unseen = (
                NN_("You drew {n} card.", "You drew {n} cards."),
                NN_("{name} drew {n} card.", "{name} drew {n} cards."),
            )
            return told(viewer, seat, unseen, n=count)
        case ItemUsed(seat, item):
            return told(viewer, seat, (N_("You used the {item}."), N_("{name} used the {item}.")), item=item_link(item))
        case LocationActivated(seat, location):
            active = (
                N_("You performed the ability of the {location}."),
                N_("{name} performed the ability of the {location}."),
            )
            return told(viewer, seat, active, location=place_link(location))
        case ActionsGained(seat, count):
            more = (
                NN_("You have {n} Action more.", "You have {n} Actions more."),
                NN_("{name} has {n} Action more.", "{name} has {n} Actions more."),
            )
            return told(viewer, seat, more, n=count)
        case _:
            assert_never(event)


def _decision_words(event: DecisionEvent, viewer: int | None) -> Phrase | None:
    match event:
        case NothingDone():
            return Phrase(N_("There was nothing to do."))
        case OnlyChoice():
            return Phrase(N_("There was only one choice:"))
        case GroupTaken(seat, cards=cards):
            taken = (N_("You took {cards} for your deck."), N_("{name} took {cards}."))
            return told(viewer, seat, taken, cards=cards_listed(cards))
        case ActionsLeft(seat, actions):
            left = (
                NN_("You ended your turn with {n} Action left.", "You ended your turn with {n} Actions left."),
                NN_("{name} ended the turn with {n} Action left.", "{name} ended the turn with {n} Actions left."),
            )
            return told(viewer, seat, left, n=actions)
        case MinionCulled(seat, card, location):
            culled = (N_("You gave up {card} at the {location}."), N_("{name} gave up {card} at the {location}."))
            return told(viewer, seat, culled, card=card_link(card), location=place_link(location))
        case NightRetired(seat, location):
            retired = (
                N_("You turned the Night of the {location} into its Day."),
                N_("{name} turned the Night of the {location} into its Day."),
            )
            return told(viewer, seat, retired, location=place_link(location))
        case _:
            assert_never(event)
