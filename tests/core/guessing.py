"""The smallest game with something hidden: one seat hides a number, the other says one."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Literal, NamedTuple

from pydantic import BaseModel

from client.core.game import Game, GameOptions
from client.core.outcome import Outcome
from client.core.refusal import InvalidPosition, Refusal
from client.core.words import Phrase

NUMBERS = range(1, 4)


class Say(NamedTuple):
    """Seat 0 hides the number, seat 1 guesses it; then the other way round, and so on."""

    number: int
    kind: Literal["say"] = "say"


@dataclass(frozen=True)
class Said:
    """A number was said; ``open`` tells whether everybody heard it."""

    seat: int
    number: int
    open: bool


@dataclass
class Table:
    """Numbers said so far; the last one is hidden while it waits for a guess."""

    said: list[int]
    rounds: int


class Guessing(Game[Table, Say, Said]):
    """Two seats take turns to hide and to guess."""

    id: ClassVar[str] = "guessing"
    title: ClassVar[str] = "Guessing"
    seats: ClassVar[range] = range(2, 3)
    minutes: ClassVar[int] = 1
    tagline: ClassVar[str] = "Which number?"
    rules_version: ClassVar[int] = 1
    code: ClassVar[str] = "NUM"

    class Options(GameOptions):
        """How many rounds are played."""

        rounds: int = 20

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> Table:
        """Begin with nothing said."""
        del seats, seed
        return Table([], getattr(options, "rounds", 20))

    def to_act(self, state: Table) -> int | None:
        """Hide, guess, hide, guess: seats 0, 1, 1, 0."""
        number = len(state.said)
        return None if number == 2 * state.rounds else (0, 1, 1, 0)[number % 4]

    def legal_moves(self, state: Table) -> list[Say]:
        """Any number."""
        return [] if self.to_act(state) is None else [Say(number) for number in NUMBERS]

    def why_not(self, state: Table, move: Say) -> Refusal | None:
        """Refuse other numbers, and everything at the end."""
        return None if move in self.legal_moves(state) else Refusal("Say 1, 2 or 3.", rule="1")

    def apply(self, state: Table, move: Say, events: list[Said] | None) -> None:
        """Note the number."""
        seat = self.to_act(state)
        assert seat is not None
        state.said.append(move.number)
        if events is not None:
            events.append(Said(seat, move.number, open=len(state.said) % 2 == 0))

    def copy(self, state: Table) -> Table:
        """Copy the list."""
        return Table(list(state.said), state.rounds)

    def sight(self, state: Table, seat: int) -> Table:
        """Blank a number that waits for the guess of ``seat``."""
        seen = self.copy(state)
        if len(state.said) % 2 and self.to_act(state) == seat:
            seen.said[-1] = 0
        return seen

    def guess(self, sight: Table, seat: int, rng: Random) -> Table:
        """Put any number for a blank."""
        del seat
        return Table([number or rng.choice(NUMBERS) for number in sight.said], sight.rounds)

    def seen(self, event: Said, seat: int) -> Said | None:
        """Show a hidden number to nobody else."""
        return event if event.open or event.seat == seat else replace(event, number=0)

    def reveals(self, event: Said) -> bool:
        """A guess shows the number that was hidden."""
        return event.open

    def outcome(self, state: Table) -> Outcome | None:
        """Seat 0 wins a match that is over."""
        return Outcome((1.0, 0.0), (1, 2), (0,)) if self.to_act(state) is None else None

    def scores(self, state: Table) -> list[float]:
        """Nobody has points."""
        del state
        return [0.0, 0.0]

    def progress(self, state: Table) -> Phrase:
        """Count what was said."""
        return Phrase("Number {n}", n=len(state.said))

    def to_json(self, state: Table) -> dict[str, Any]:
        """Return the numbers."""
        return {"said": list(state.said), "rounds": state.rounds, "players": 2}

    def from_json(self, data: dict[str, Any]) -> Table:
        """Take the numbers."""
        if set(data) != {"said", "rounds", "players"}:
            raise InvalidPosition("said", "is missing")
        return Table(list(data["said"]), data["rounds"])

    def move_to_json(self, move: Say) -> dict[str, Any]:
        """Return the number."""
        return {"kind": "say", "number": move.number}

    def move_from_json(self, data: dict[str, Any]) -> Say:
        """Take the number."""
        return Say(data["number"])

    def move_words(self, sight: Table, move: Say) -> Phrase:
        """Name the number."""
        del sight
        return Phrase("Say {number}", number=move.number)

    def event_words(self, event: Said, viewer: int | None) -> Phrase | None:
        """Name the number."""
        del viewer
        return Phrase("{number} was said", number=event.number)

    def doer(self, event: Said) -> int | None:
        """Whoever said it."""
        return event.seat

    def prompt(self, sight: Table) -> Phrase:
        """Ask."""
        del sight
        return Phrase("Which number?")

    def rule_player(self, state: Table, rng: Random) -> Say:
        """Any number."""
        return rng.choice(self.legal_moves(state))

    def standing(self, state: Table) -> list[float]:
        """Nobody is ahead."""
        del state
        return [0.5, 0.5]

    def reason(self, sight: Table, move: Say) -> Phrase:
        """There is none."""
        del sight, move
        return Phrase("It is as good as any.")


GUESSING = Guessing()
