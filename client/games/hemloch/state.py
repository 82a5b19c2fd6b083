"""A match of Hemloch as plain values: cards as bags, Markers as bits, what is to be done as a stack.

The field names of section 9 are kept where a field is the same thing; what they follow from is kept where it is quicker
(Markers placed instead of spaces, Days instead of the four cards of the Week).
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from client.core.chance import Chance
from client.games.hemloch.bag import Bag
from client.games.hemloch.city import CITY, Cells, unused
from client.games.hemloch.components import (
    ALL_ITEMS,
    DAYS,
    LOCATIONS,
    NIGHTS,
    Card,
    Location,
    WeekCard,
)
from client.games.hemloch.moves import Move
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.steps import Step, ToDraft, is_question


class Phase(Enum):
    """Where a match is as a whole."""

    DRAFT = "draft"
    PLAY = "play"
    OVER = "over"


class End(Enum):
    """The conditions that end a match, in the order in which they are told."""

    MARKERS = "markers"
    LOCATIONS = "locations"
    ITEMS = "items"
    DECK = "deck"
    DAYS = "days"


Group: TypeAlias = tuple[Card, ...]
"""Three Minions of the draft in the order of the file."""


@dataclass(slots=True)
class HemlochState:
    """The whole truth, or the sight of ``viewer``. Lists by seat hold two entries; everything in them is immutable."""

    options: HemlochOptions
    chance: Chance
    start_player: int
    """Of this Week."""
    first_player: int
    """Of Week 1."""
    hands: list[Bag]
    """Closed bags in the sight of others."""
    known: list[Bag]
    """The part of each hand that everybody has seen."""
    decks: list[tuple[Card, ...]]
    """Last is the top; hidden cards in a sight."""
    discards: list[tuple[Card, ...]]
    """In order of arrival."""
    pools: list[Bag]
    """All Minions that a seat holds anywhere: hand, deck, discard pile and sides together."""
    board: list[Bag]
    """The sides of all Locations: see ``side``."""
    placed: list[Cells]
    """The Markers of each seat on the board."""
    fresh: list[Bag]
    """Items of each seat that lie face-up."""
    used: list[Bag]
    """Items of each seat that lie face-down."""
    stack: list[Step]
    """What is to be done, last is next."""
    choices: list[Move]
    """The moves that answer the question on top, if the viewer may know them: listed once, as the rule of the only
    choice needs them anyway."""
    groups: tuple[Group | None, ...] = ()
    """Groups of the draft; None where one was taken, no entry without draft."""
    week: int = 1
    days: int = 0
    """Locations whose Night has become a Day, one bit a Location."""
    week_deck: tuple[WeekCard, ...] = ()
    """Last is the top; in the order of the file in a sight."""
    week_card: WeekCard | None = None
    festival: Location | None = None
    turn_seat: int | None = None
    actions_left: int = 0
    item_used: bool = False
    played_at: tuple[Location, ...] = ()
    end_reasons: tuple[End, ...] = ()
    viewer: int | None = None
    """The seat whose sight this is; None for the whole truth."""

    @property
    def phase(self) -> Phase:
        """Draft, play or over."""
        if not self.stack:
            return Phase.OVER
        return Phase.DRAFT if isinstance(self.stack[-1], ToDraft) else Phase.PLAY

    @property
    def to_act(self) -> int | None:
        """The seat that must answer the question on top; None when the match is over."""
        top = self.stack[-1] if self.stack else None
        return top.seat if top is not None and is_question(top) else None

    @property
    def day(self) -> int:
        """How many cards of this Week have been turned."""
        return 0 if self.week_card is None else len(LOCATIONS) - len(self.week_deck)

    @property
    def week_set(self) -> list[WeekCard]:
        """The four cards of the Week in the order of the file: Nights first."""
        nights = [NIGHTS[location] for location in LOCATIONS if not self.days >> location & 1]
        return nights + [DAYS[location] for location in LOCATIONS if self.days >> location & 1]

    @property
    def supply(self) -> Bag:
        """The items that nobody owns."""
        return ALL_ITEMS - self.fresh[0] - self.fresh[1] - self.used[0] - self.used[1]

    @property
    def empty(self) -> Cells:
        """The Influence Spaces without a Marker."""
        return CITY & ~(self.placed[0] | self.placed[1])

    @property
    def markers(self) -> list[int]:
        """The unused Markers of each seat."""
        return [unused(placed) for placed in self.placed]

    def side(self, location: Location, seat: int) -> Bag:
        """Return the Minions on a seat's side of a Location."""
        return self.board[2 * location + seat]


def copied(state: HemlochState) -> HemlochState:
    """Return an independent copy; all that lies inside the lists is shared."""
    return HemlochState(
        state.options,
        state.chance,
        state.start_player,
        state.first_player,
        state.hands.copy(),
        state.known.copy(),
        state.decks.copy(),
        state.discards.copy(),
        state.pools.copy(),
        state.board.copy(),
        state.placed.copy(),
        state.fresh.copy(),
        state.used.copy(),
        state.stack.copy(),
        state.choices,
        state.groups,
        state.week,
        state.days,
        state.week_deck,
        state.week_card,
        state.festival,
        state.turn_seat,
        state.actions_left,
        state.item_used,
        state.played_at,
        state.end_reasons,
        state.viewer,
    )
