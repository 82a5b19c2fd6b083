"""What happened, as frozen values: the table acts them out and the log puts them in words.

``seat`` is whoever did it or had it happen; the other seat is the opponent.
"""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.hemloch.components import Card, Item, Location, WeekCard
from client.games.hemloch.moves import Move
from client.games.hemloch.state import End, Group

# ---- the calendar


@dataclass(frozen=True, slots=True)
class GroupTaken:
    """The seat took a group of the draft for its deck."""

    seat: int
    group: int
    cards: Group


@dataclass(frozen=True, slots=True)
class DecksShuffled:
    """The drafted decks were shuffled; first hands are drawn next."""


@dataclass(frozen=True, slots=True)
class WeekBegan:
    """The four cards of the Week were shuffled."""

    week: int
    start_player: int


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A Night or Day was turned, number ``day`` of its Week, and the Festival moved to ``festival``."""

    week_card: WeekCard
    festival: Location
    day: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The seat has ``actions`` Actions."""

    seat: int
    actions: int


@dataclass(frozen=True, slots=True)
class ActionsLeft:
    """The seat ended its turn with Actions to spare."""

    seat: int
    actions: int


@dataclass(frozen=True, slots=True)
class InfluenceChecked:
    """Influence was compared. ``totals`` by seat; ``leaders`` may place a Marker, in this order."""

    location: Location
    totals: tuple[int, int]
    leaders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacementLost:
    """A leader had no Marker left, or the Location no empty space."""

    seat: int
    location: Location


@dataclass(frozen=True, slots=True)
class WeekEnded:
    """Week's End began; the Festival left the city."""

    week: int


@dataclass(frozen=True, slots=True)
class MinionCulled:
    """At Week's End the seat gave up a Minion to its discard pile."""

    seat: int
    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class NightRetired:
    """The seat chose the Location whose Night becomes a Day."""

    seat: int
    location: Location


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over. ``winner`` is None if both share the win."""

    reasons: tuple[End, ...]
    scores: tuple[int, int]
    winner: int | None


# ---- a turn


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The seat drew these cards, for its own eyes."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawnUnseen:
    """The same for everybody else: so many cards."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class MinionPlayed:
    """A Minion went from the hand to the seat's side of a Location."""

    seat: int
    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class LocationActivated:
    """The ability of a Location is performed."""

    seat: int
    location: Location


@dataclass(frozen=True, slots=True)
class NothingDone:
    """An ability that the seat performs, or a part of it, had nothing to work on."""

    seat: int


@dataclass(frozen=True, slots=True)
class ItemUsed:
    """An item turned face-down and its effect is performed."""

    seat: int
    item: Item


@dataclass(frozen=True, slots=True)
class ActionsGained:
    """The seat has ``count`` more Actions."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """The question on top had one answer, which is carried out next without asking."""

    seat: int
    move: Move


# ---- what effects do


@dataclass(frozen=True, slots=True)
class ItemGained:
    """An item came from the supply to the seat, face-up."""

    seat: int
    item: Item


@dataclass(frozen=True, slots=True)
class ItemRefreshed:
    """An item of the seat turned face-up."""

    seat: int
    item: Item


@dataclass(frozen=True, slots=True)
class RefreshDeclined:
    """The seat turned nothing face-up instead of a gain."""

    seat: int


@dataclass(frozen=True, slots=True)
class ItemStolen:
    """An item went from the opponent to the seat and kept its face."""

    seat: int
    item: Item
    face_up: bool


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    """A Marker of the seat came to an Influence Space; ``moved`` tells that it was just lifted elsewhere."""

    seat: int
    location: Location
    space: int
    moved: bool


@dataclass(frozen=True, slots=True)
class MarkerLifted:
    """The seat took up a Marker of its own to move it."""

    seat: int
    location: Location
    space: int


@dataclass(frozen=True, slots=True)
class MarkerReplaced:
    """An opposing Marker went back to its owner, and one of the seat took its space."""

    seat: int
    location: Location
    space: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card went from the seat's hand to its discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MinionLured:
    """The seat chose an opposing Minion that is to move; where to is asked next."""

    seat: int
    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class MinionMoved:
    """The seat moved an opposing Minion; it stays on the opponent's side."""

    seat: int
    card: Card
    origin: Location
    destination: Location


@dataclass(frozen=True, slots=True)
class MinionKilled:
    """The seat sent an opposing Minion to the opponent's discard pile."""

    seat: int
    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class MinionDevoured:
    """A Minion of the seat ``side`` was eaten and went to that seat's discard pile."""

    seat: int
    side: int
    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class MinionControlled:
    """An opposing Minion came over to the seat's side of its Location."""

    seat: int
    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class CardRecovered:
    """A card went from the seat's discard pile to its hand, seen by all."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MinionRaised:
    """A card went from the seat's discard pile to its side of a Location."""

    seat: int
    card: Card
    location: Location


CalendarEvent: TypeAlias = (
    DecksShuffled | WeekBegan | DayBegan | TurnBegan | InfluenceChecked | PlacementLost | WeekEnded | MatchEnded
)
DecisionEvent: TypeAlias = GroupTaken | ActionsLeft | MinionCulled | NightRetired | OnlyChoice | NothingDone
TurnEvent: TypeAlias = CardsDrawn | CardsDrawnUnseen | MinionPlayed | LocationActivated | ItemUsed | ActionsGained
ItemEvent: TypeAlias = ItemGained | ItemRefreshed | RefreshDeclined | ItemStolen
MarkerEvent: TypeAlias = MarkerPlaced | MarkerLifted | MarkerReplaced
MinionEvent: TypeAlias = MinionLured | MinionMoved | MinionKilled | MinionDevoured | MinionControlled
CardEvent: TypeAlias = CardDiscarded | CardRecovered | MinionRaised
Event: TypeAlias = CalendarEvent | DecisionEvent | TurnEvent | ItemEvent | MarkerEvent | MinionEvent | CardEvent
