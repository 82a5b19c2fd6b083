"""What the match scene asks of a table: where things lie, what a click means, how an event is acted out.

A table is handed a ``Model`` (a sight, never a state) and draws it. It never plays a move: a click ends in an
``Intent``, which the match scene carries out.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from client.core.game import Game
from client.core.match import Player
from client.core.refusal import Refusal
from client.core.wish import Wish
from client.core.words import Phrase
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.theme import Theme

S = TypeVar("S")
M = TypeVar("M", bound=Hashable)
E = TypeVar("E")

Spot = Hashable
"""What lies under the pointer: a small frozen value, one class a kind, of the table or of the match scene."""


Say = Callable[[Phrase | str], str]
"""Turns a text or phrase into the reader's language, with the names of the seats."""


class SpotBox(NamedTuple):
    """A spot and where it lies, in design pixels; ``label`` is its name for the focus, speech and tests."""

    spot: Spot
    rect: Rect
    label: Phrase


@dataclass(frozen=True, slots=True)
class AskSpot:
    """A button of the prompt line."""

    name: str


class Pointing(NamedTuple):
    """What the pointer and the keyboard are on."""

    hover: Spot | None = None
    focus: Spot | None = None
    pressed: Spot | None = None
    hinted: Spot | None = None
    """What a hint points at."""

    def on(self, spot: Spot) -> bool:
        """Tell whether the pointer, the keyboard or a hint is on ``spot``."""
        return spot in (self.hover, self.focus, self.hinted)


class Steps(NamedTuple):
    """The steps of one turn, for the strip: those before ``now`` are done."""

    labels: tuple[Phrase, ...]
    now: int


class Frame(NamedTuple):
    """Zones that the match scene fills at every table; ``log`` is None while the side column is folded away."""

    strip: Rect
    prompt: Rect
    log: Rect | None


class Meter(NamedTuple):
    """The rounds of a match, all to be seen: ``marks`` are icons that stand behind a round."""

    label: Phrase
    total: int
    now: int
    """Counted from 1."""
    marks: Mapping[int, str] = MappingProxyType({})


class Strip(NamedTuple):
    """What the top strip tells: how far the match is, a forecast, the steps of the turn.

    With a ``meter`` it stands in place of the words, where there is room for it.
    """

    progress: Phrase
    forecast: Phrase | None = None
    steps: Steps | None = None
    meter: Meter | None = None
    actor: Phrase | None = None
    """Who acts for the seat that decides, where a seat plays somebody with a name of their own."""


class AskButton(NamedTuple):
    """A button in the prompt line. ``key`` presses it; ``why_not`` greys it and says why."""

    name: str
    label: Phrase
    primary: bool = False
    key: Action | None = None
    why_not: Phrase | None = None


class Ask(NamedTuple):
    """What the prompt line says and offers."""

    sentence: Phrase
    hint: Phrase | None = None
    buttons: tuple[AskButton, ...] = ()


class Tip(NamedTuple):
    """A note beside a spot."""

    title: Phrase
    body: Phrase


class Mate(NamedTuple):
    """An AI of the viewer's team, as it lets itself be known."""

    seat: int
    intention: Phrase | None
    """What it means to do, in its own words."""
    wish: Wish | None
    """What it was asked and bears in mind."""
    offers: Mapping[Wish, Phrase]
    """What the viewer may ask of it now, with the words of a button; empty where nobody can ask."""


class Request(NamedTuple):
    """A wish for the mate at ``seat``; None withdraws the one it has."""

    seat: int
    wish: Wish | None


class Moment(NamedTuple):
    """Something worth a picture while it moves: a step with such an event, so long after it has begun."""

    name: str
    event: type
    at_ms: float


@dataclass(frozen=True, slots=True)
class Intent(Generic[M]):
    """What a click or drop means: moves to play in this order, a refusal, or a word to a mate.

    Empty: only the picture changed.
    """

    moves: tuple[M, ...] = ()
    refusal: Refusal | None = None
    request: Request | None = None


@dataclass(frozen=True, slots=True)
class Model(Generic[S, M]):
    """What a table is handed to show.

    ``legal`` holds the moves of the viewer and is empty while others decide. ``names`` are the labels of the seats as
    the viewer reads them ("You" for a lone human). ``say`` turns phrases into the reader's language with these names.
    ``thinking`` is the seat of an AI that thinks and the share of its time left.
    """

    sight: S
    viewer: int
    players: tuple[Player, ...]
    names: tuple[str, ...]
    legal: tuple[M, ...]
    say: Say
    label: Say
    """The same without markup, for what is drawn as one plain line."""
    thinking: tuple[int, float] | None = None
    lights: bool = True
    """Whether what can be clicked is lit."""
    mates: tuple[Mate, ...] = ()
    """The AIs of the viewer's team in a co-operative match, in seat order."""

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the viewer's left."""
        seats = len(self.players)
        return tuple((self.viewer + step) % seats for step in range(1, seats))


AnyModel = Model[Any, Any]
"""A model of whichever game."""


class Table(ABC, Generic[S, M, E]):
    """The picture of one game. Lives as long as its match scene; keeps what is chosen but not yet played."""

    game: ClassVar[Game[Any, Any, Any]]
    theme: ClassVar[Theme]
    scenery: ClassVar[str]
    """The drawing that lies under everything, at the table and behind the results."""
    keeps_secrets: ClassVar[bool] = True
    """Whether seats have something to hide. Where they have not, people who share the screen need no curtain."""
    bed: ClassVar[str] = ""
    """The sound that runs on under a match; none if empty."""
    moments: ClassVar[tuple[Moment, ...]] = ()
    """What a tour of pictures shows while it moves."""
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = MappingProxyType({})
    """Options under which decisions come up that there are not otherwise, by a name for the tour."""

    @abstractmethod
    def fit(self, area: Area) -> None:
        """Lay everything out for a window of this size."""

    @abstractmethod
    def show(self, model: Model[S, M]) -> None:
        """Take over what is to be seen from now on; a choice that is no longer possible is dropped."""

    @abstractmethod
    def frame(self) -> Frame:
        """Return the zones of the match scene."""

    @abstractmethod
    def paint(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw the resting table without strip, prompt and log.

        Things named in ``hidden`` are in flight and left out; ``shown`` gives a number that may still be counting.
        """

    def paint_over(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw what lies over everything while something is pointed at; most tables have nothing."""

    @abstractmethod
    def spots(self) -> Sequence[SpotBox]:
        """List what can be pointed at, in reading order; where two overlap the later lies on top."""

    @abstractmethod
    def strip(self) -> Strip:
        """Say what the top strip tells."""

    def paint_meter(self, c: Canvas, rect: Rect) -> float:  # noqa: ARG002 - most tables are content with the strip
        """Draw how far the match is into the strip, from the left of ``rect``, in place of words.

        Returns the width used; 0 leaves it to the words and the meter of the strip.
        """
        return 0.0

    @abstractmethod
    def ask(self) -> Ask:
        """Say what the prompt line tells and offers."""

    def waiting_words(self) -> Phrase | None:
        """Say what there is to see while others decide; None for nothing."""
        return None

    @property
    @abstractmethod
    def shown_model(self) -> Model[S, M]:
        """What is shown now.

        Raises:
            LookupError: before the first ``show``.
        """

    @abstractmethod
    def click(self, spot: Spot) -> Intent[M]:
        """Take a click, or Enter, on a spot."""

    @abstractmethod
    def lift(self, spot: Spot) -> bool:
        """Tell whether a drag may begin at this spot; if so the thing counts as chosen."""

    @abstractmethod
    def drop(self, spot: Spot, onto: Spot | None) -> Intent[M]:
        """Take the end of a drag that began at ``spot``."""

    def turn(self) -> bool:
        """Turn over what is carried or chosen; False if it has no other side."""
        return False

    @abstractmethod
    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""

    @abstractmethod
    def act_before(self, events: Sequence[E], after: Model[S, M]) -> Clip | None:
        """Act out, on the picture as it still is, what happened in one step; None if nothing is to be seen there."""

    @abstractmethod
    def act_after(self, events: Sequence[E], before: Model[S, M]) -> Clip | None:
        """Act out the rest of the step, when ``show`` has already brought the picture up to date."""

    @abstractmethod
    def tip(self, spot: Spot) -> Tip | None:
        """Say what a note beside this spot tells; None for nothing."""

    @abstractmethod
    def paint_large(self, c: Canvas, spot: Spot, rect: Rect) -> None:
        """Draw what lies at ``spot`` as large as ``rect`` allows, with its rules text."""

    @abstractmethod
    def carried(self, spot: Spot) -> Picture | None:
        """Return the picture of what is dragged from this spot."""

    @abstractmethod
    def spot_of(self, move: M) -> Spot | None:
        """Return the spot that a hint at this move points at."""

    @abstractmethod
    def seat_rect(self, seat: int) -> Rect:
        """Return the panel of a seat."""

    @abstractmethod
    def place_of(self, name: str) -> Rect | None:
        """Return where the resting thing or number ``name`` is drawn; None if that is not a single place."""

    @abstractmethod
    def names_of(self, spot: Spot) -> frozenset[str]:
        """Name the resting things that lie at a spot, so that they can be left out while they are carried."""

    @abstractmethod
    def secret_names(self) -> frozenset[str]:
        """Name everything that only the viewer may see."""

    @abstractmethod
    def has_large(self, spot: Spot) -> bool:
        """Tell whether ``paint_large`` has something to show for a spot."""

    @abstractmethod
    def mid_choice(self, sight: S) -> bool:
        """Tell whether this position lies within one selection of several picks, where nobody would stop."""

    @abstractmethod
    def plays_itself(self, move: M) -> bool:
        """Tell whether ``move``, being the only legal one and hiding nothing, may be taken without a click."""

    @classmethod
    def kind_of(cls, sight: S, legal: Sequence[M]) -> str:  # noqa: ARG003 - most are named after their moves
        """Name the kind of a decision, so that there can be a picture of each kind."""
        return "_".join(sorted({str(getattr(move, "kind", move)) for move in legal}))

    @classmethod
    def highlights(cls, sights: Sequence[S]) -> Mapping[str, int]:  # noqa: ARG003 - most games have none
        """Name decisions of a match, by number, that are worth a picture beside those of each kind."""
        return {}

    def witnesses(self, event: E) -> tuple[int, ...]:  # noqa: ARG002 - most games have none
        """Name the seats to which this event shows a secret; they must see it before the match goes on."""
        return ()


AnyTable = Table[Any, Any, Any]
"""A table of whichever game."""
