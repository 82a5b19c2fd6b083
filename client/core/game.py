"""The contract every game signs.

One stateless object a game. A state is plain data that ``play`` changes in place; a seat is an int from 0, clockwise.
``sight`` blanks what a seat may not know and ``guess`` fills the blanks again by chance: tables and bots are only ever
handed a sight, so nobody can peek.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict

from client.core.foresight import Foresight
from client.core.outcome import Outcome
from client.core.refusal import IllegalMoveError, Refusal
from client.core.wish import Plan, Wish
from client.core.words import Phrase

S = TypeVar("S")
"""A game's state, of the whole table or of one seat's sight."""
M = TypeVar("M", bound=Hashable)
"""A game's moves: small frozen values, one class a decision kind, each with a ``kind`` field."""
E = TypeVar("E")
"""A game's events: frozen values, one class a happening."""


class GameOptions(BaseModel):
    """Base of every game's options: refuses unknown names and wrong types by itself."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Preset(NamedTuple):
    """A named choice of options, such as a variant that the rulebook describes. Both texts are catalogue texts."""

    title: str
    note: str
    values: Mapping[str, Any]
    """The options that differ from the defaults."""


class Game(ABC, Generic[S, M, E]):
    """What the house asks of a game. See the module for the ideas, each method for its promise."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    """Allowed seat counts, human and AI together."""
    minutes: ClassVar[int]
    """Length of a match in minutes, as the box says."""
    cooperative: ClassVar[bool] = False
    tagline: ClassVar[str]
    """One line that invites to play; a catalogue text."""
    aid: ClassVar[tuple[str, ...]] = ()
    """The summary that lies beside the board, line by line; catalogue texts."""
    Options: ClassVar[type[GameOptions]]
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Named choices of options, the standard one first; empty if the rulebook names no variants."""
    foresight: ClassVar[Foresight] = Foresight()
    """How a search looks ahead."""
    rules_version: ClassVar[int]
    """Raised when a change of the rules makes old lists of moves replay differently."""
    code: ClassVar[str]
    """Three capital letters that begin this game's deal codes."""

    @abstractmethod
    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> S:
        """Set up a match.

        Raises:
            InvalidOptions: for a seat count outside ``seats`` (option ``seats``), or a value that does not fit the
                seats or another option.
        """

    @abstractmethod
    def to_act(self, state: S) -> int | None:
        """Return the one seat that must decide now; None when the match is over."""

    @abstractmethod
    def legal_moves(self, state: S) -> list[M]:
        """List the moves of the seat to act, without duplicates, in an order that only that seat's sight decides.

        Empty only when the match is over.
        """

    @abstractmethod
    def why_not(self, state: S, move: M) -> Refusal | None:
        """Explain why ``move`` is not legal now, or return None: the same question as ``legal_moves``."""

    @abstractmethod
    def apply(self, state: S, move: M, events: list[E] | None) -> None:
        """Carry out a move that is known to be legal. Called by ``play`` and by playouts of listed moves."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an independent state. Cheap: immutable cards are shared."""

    @abstractmethod
    def sight(self, state: S, seat: int) -> S:
        """Return what ``seat`` may know: the same class, the rest blanked. It stays as it is when the match goes on."""

    @abstractmethod
    def guess(self, sight: S, seat: int, rng: Random) -> S:
        """Return a full state that agrees with the sight of ``seat``, the hidden part dealt with the exact odds."""

    @abstractmethod
    def seen(self, event: E, seat: int) -> E | None:
        """Return the event as ``seat`` may see it, perhaps another event; None if it sees nothing of it."""

    @abstractmethod
    def reveals(self, event: E) -> bool:
        """Tell whether the event showed somebody something hidden, or was made by chance."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result; None while the match runs."""

    @abstractmethod
    def scores(self, state: S) -> list[float]:
        """Return the standing now, one number a seat; for a sight, what its seat can count."""

    def shows_scores(self, state: S) -> bool:  # noqa: ARG002 - for those who override it
        """Tell whether the standing lies open; False if the players agreed to keep count in their heads."""
        return True

    @abstractmethod
    def progress(self, state: S) -> Phrase:
        """Say how far the match is, such as "Round 3 of 12"."""

    @abstractmethod
    def to_json(self, state: S) -> dict[str, Any]:
        """Return the whole position, or the view if the state is a sight, with the field names of the reference."""

    @abstractmethod
    def from_json(self, data: dict[str, Any]) -> S:
        """Build a full state from a position.

        Raises:
            InvalidPosition: names the field that no match can hold, and why.
        """

    @abstractmethod
    def move_to_json(self, move: M) -> dict[str, Any]:
        """Return a move as the fields of the reference."""

    @abstractmethod
    def move_from_json(self, data: dict[str, Any]) -> M:
        """Build a move; whether it is legal now is another question.

        Raises:
            ValueError: if ``data`` is no move of this game.
        """

    @abstractmethod
    def move_words(self, sight: S, move: M) -> Phrase:
        """Say what a move does, as an item of a list of moves: "Play the Lab Rat (1)"."""

    @abstractmethod
    def event_words(self, event: E, viewer: int | None) -> Phrase | None:
        """Say what happened, for the log of ``viewer`` ("You played ..." to the one who did, None: to nobody in
        particular); None if it is not worth a line.
        """

    @abstractmethod
    def doer(self, event: E) -> int | None:
        """Return the seat whose mark stands before the event in the log; None for what concerns all, as a heading."""

    @abstractmethod
    def prompt(self, sight: S) -> Phrase:
        """Say in one sentence what the seat to act is asked."""

    @abstractmethod
    def rule_player(self, state: S, rng: Random) -> M:
        """Return the move of a simple sensible player for the seat to act.

        It reads nothing that this seat may not see. ``state`` is a sight or a guess. Used by the greedy bot and as the
        policy of playouts, so it must be quick.
        """

    def worth_trying(self, state: S) -> list[M]:
        """List the legal moves on which a search should spend its time; all of them unless a game knows better.

        For games with dozens of moves a decision. It keeps the order of ``legal_moves``, holds the rule player's move
        and reads nothing that the seat to act may not see.
        """
        return self.legal_moves(state)

    def plans(self, state: S) -> list[Plan]:  # noqa: ARG002 - for those who override it
        """List the plans that a search rehearses for the seat to act; none if it should search move by move instead.

        For games whose turns are many small decisions. The first is the rule player's own way; plans that begin with
        the same move are one decision. Reads nothing that this seat may not see.
        """
        return []

    def chapter(self, state: S) -> int:  # noqa: ARG002 - for those who override it
        """Count the chapters of the match that have begun, such as its days; constant unless a game knows better.

        ``standing`` is at its best when one has just begun: a search that plays a position on stops there.
        """
        return 0

    @abstractmethod
    def standing(self, state: S) -> list[float]:
        """Estimate each seat's share of the win, from 0 to 1 with the sum 1.

        In co-operative and solo matches each number is a chance to win instead. Exact once the match is over; a rough
        estimate before, for searches that stop early.
        """

    @abstractmethod
    def reason(self, sight: S, move: M) -> Phrase:
        """Say in the game's terms what speaks for ``move``, in one sentence, from what the seat to act can see."""

    def wishes(self, sight: S, seat: int, by: int) -> dict[Wish, Phrase]:  # noqa: ARG002 - for those who override it
        """List what ``by`` may ask of its mate at ``seat`` now, each with the words of a button.

        Empty unless a co-operative game knows requests. A wish that is listed no more has lapsed.
        """
        return {}

    def with_wish(self, sight: S, seat: int, wish: Wish) -> S:  # noqa: ARG002 - for those who override it
        """Return the sight in which ``seat`` bears a wish in mind: rule player, plans and intention weigh it.

        Guesses made from it bear it too. Wishes are no part of a position: no rule reads them and no save holds them.
        """
        return sight

    def intention(self, sight: S, seat: int) -> Phrase | None:  # noqa: ARG002 - for those who override it
        """Say in the words of ``seat`` what it means to do in its turn as things stand, and what becomes of its wish.

        Made from what ``sight`` shows. None where there is nothing to say, as in games without mates.
        """
        return None

    def play(self, state: S, move: M, events: list[E] | None = None) -> None:
        """Carry out ``move`` in place and append what happened to ``events``.

        Raises:
            IllegalMoveError: if ``why_not`` refuses; the state is untouched.
        """
        refusal = self.why_not(state, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        self.apply(state, move, events)
