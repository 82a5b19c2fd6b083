"""Hemloch behind the contract: every method points to the file that knows."""

from random import Random
from typing import Any, ClassVar

from pydantic import BaseModel

from client.core.fitting import fitting
from client.core.game import Game, GameOptions, Preset
from client.core.outcome import Outcome
from client.core.refusal import Refusal
from client.core.words import N_, Phrase
from client.games.hemloch import (
    advice,
    components,
    event_words,
    guess,
    moves,
    outcome,
    position,
    prompts,
    reasons,
    refusals,
    rules,
    scoring,
    sight,
    standing,
    words,
)
from client.games.hemloch.events import Event
from client.games.hemloch.moves import Move
from client.games.hemloch.options import PRESETS, HemlochOptions
from client.games.hemloch.state import HemlochState, copied


class Hemloch(Game[HemlochState, Move, Event]):
    """Two bloodlines fight for a city: influence, Markers and the abilities of Minions and Locations."""

    id: ClassVar[str] = "hemloch"
    title: ClassVar[str] = "Hemloch"
    seats: ClassVar[range] = components.SEATS
    minutes: ClassVar[int] = components.MINUTES
    tagline: ClassVar[str] = N_("Two bloodlines, four locations, one endless night.")
    aid: ClassVar[tuple[str, ...]] = components.AID
    Options: ClassVar[type[GameOptions]] = HemlochOptions
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    rules_version: ClassVar[int] = components.RULES_VERSION
    code: ClassVar[str] = "HEM"

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> HemlochState:
        """Set up a match."""
        return rules.new_match(fitting(seats, self.seats, options, HemlochOptions), seed)

    def to_act(self, state: HemlochState) -> int | None:
        """Return the seat that must answer the question on top."""
        return state.to_act

    def legal_moves(self, state: HemlochState) -> list[Move]:
        """List the answers to the question on top."""
        return state.choices.copy()

    def why_not(self, state: HemlochState, move: Move) -> Refusal | None:
        """Explain why a move is not legal now."""
        return refusals.why_not(state, move)

    def apply(self, state: HemlochState, move: Move, events: list[Event] | None) -> None:
        """Carry out a legal move."""
        rules.apply(state, move, events)

    def copy(self, state: HemlochState) -> HemlochState:
        """Return an independent state."""
        return copied(state)

    def sight(self, state: HemlochState, seat: int) -> HemlochState:
        """Return what a seat may know."""
        return sight.sight(state, seat)

    def guess(self, sight: HemlochState, seat: int, rng: Random) -> HemlochState:
        """Deal the hidden cards anew."""
        return guess.guess(sight, seat, rng)

    def seen(self, event: Event, seat: int) -> Event | None:
        """Return the event as a seat may see it."""
        return sight.seen_event(event, seat)

    def reveals(self, event: Event) -> bool:
        """Tell whether the event showed something hidden."""
        return sight.reveals(event)

    def outcome(self, state: HemlochState) -> Outcome | None:
        """Return the result of the match."""
        return outcome.outcome(state)

    def scores(self, state: HemlochState) -> list[float]:
        """Return the points of Markers and items."""
        return [float(points) for points in scoring.scores(state)]

    def progress(self, state: HemlochState) -> Phrase:
        """Say which Week and Night it is."""
        return words.progress(state)

    def to_json(self, state: HemlochState) -> dict[str, Any]:
        """Return the position or the view."""
        return position.to_json(state)

    def from_json(self, data: dict[str, Any]) -> HemlochState:
        """Build a full state from a position."""
        return position.from_json(data)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as its fields."""
        return moves.move_to_json(move)

    def move_from_json(self, data: dict[str, Any]) -> Move:
        """Build a move from its fields."""
        return moves.move_from_json(data)

    def move_words(self, sight: HemlochState, move: Move) -> Phrase:
        """Say what a move does."""
        return words.move_words(sight, move)

    def event_words(self, event: Event, viewer: int | None) -> Phrase | None:
        """Say what happened."""
        return event_words.event_words(event, viewer)

    def doer(self, event: Event) -> int | None:
        """Return the seat whose mark stands before the event in the log."""
        return event_words.doer(event)

    def prompt(self, sight: HemlochState) -> Phrase:
        """Say what is asked."""
        return prompts.prompt(sight)

    def rule_player(self, state: HemlochState, rng: Random) -> Move:
        """Return the move of the simple sensible player."""
        return advice.rule_player(state, rng)

    def standing(self, state: HemlochState) -> list[float]:
        """Estimate each seat's share of the win."""
        return standing.standing(state)

    def reason(self, sight: HemlochState, move: Move) -> Phrase:
        """Say what speaks for a move."""
        return reasons.reason(sight, move)


HEMLOCH = Hemloch()
