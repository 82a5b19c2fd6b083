"""Hens behind the contract: every method points to the file that knows."""

from random import Random
from typing import Any, ClassVar

from pydantic import BaseModel

from client.core.fitting import fitting
from client.core.game import Game, GameOptions, Preset
from client.core.outcome import Outcome
from client.core.refusal import Refusal
from client.core.words import N_, Phrase
from client.games.hens import (
    advice,
    candidates,
    components,
    event_words,
    guess,
    moves,
    outcome,
    position,
    reasons,
    refusals,
    rules,
    scoring,
    setup,
    sight,
    standing,
    words,
)
from client.games.hens.events import Event
from client.games.hens.moves import Move
from client.games.hens.options import PRESETS, HensOptions, check_options
from client.games.hens.state import HensState, Phase, copied


class Hens(Game[HensState, Move, Event]):
    """A yard of twelve cards in which neighbours get along, one to four players."""

    id: ClassVar[str] = "hens"
    title: ClassVar[str] = "Hens"
    seats: ClassVar[range] = components.SEATS
    minutes: ClassVar[int] = components.MINUTES
    tagline: ClassVar[str] = N_("Build a barnyard of twelve cards in which all neighbours get along.")
    aid: ClassVar[tuple[str, ...]] = components.AID
    Options: ClassVar[type[GameOptions]] = HensOptions
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    rules_version: ClassVar[int] = components.RULES_VERSION
    code: ClassVar[str] = "HEN"

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> HensState:
        """Set up a match."""
        chosen = fitting(seats, self.seats, options, HensOptions)
        check_options(chosen, seats)
        return setup.new_match(seats, chosen, seed)

    def to_act(self, state: HensState) -> int | None:
        """Return the seat that decides."""
        return None if state.phase is Phase.OVER else state.seat

    def legal_moves(self, state: HensState) -> list[Move]:
        """List the moves of the seat that decides."""
        return rules.legal_moves(state)

    def why_not(self, state: HensState, move: Move) -> Refusal | None:
        """Explain why a move is not legal now."""
        return refusals.why_not(state, move)

    def apply(self, state: HensState, move: Move, events: list[Event] | None) -> None:
        """Carry out a legal move."""
        rules.apply(state, move, events)

    def copy(self, state: HensState) -> HensState:
        """Return an independent state."""
        return copied(state)

    def sight(self, state: HensState, seat: int) -> HensState:
        """Return what a seat may know."""
        return sight.sight(state, seat)

    def guess(self, sight: HensState, seat: int, rng: Random) -> HensState:
        """Deal the hidden cards anew."""
        return guess.guess(sight, seat, rng)

    def seen(self, event: Event, seat: int) -> Event | None:
        """Return the event as a seat may see it."""
        return sight.seen_event(event, seat)

    def reveals(self, event: Event) -> bool:
        """Tell whether the event showed something hidden."""
        return sight.reveals(event)

    def outcome(self, state: HensState) -> Outcome | None:
        """Return the result of the match."""
        return outcome.outcome(state)

    def scores(self, state: HensState) -> list[float]:
        """Return what each yard would score if the match ended now."""
        return [float(score.total) for score in scoring.scores_now(state)]

    def progress(self, state: HensState) -> Phrase:
        """Say which round it is."""
        return words.progress(state)

    def to_json(self, state: HensState) -> dict[str, Any]:
        """Return the position or the view."""
        return position.to_json(state)

    def from_json(self, data: dict[str, Any]) -> HensState:
        """Build a full state from a position."""
        return position.from_json(data)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as its fields."""
        return moves.move_to_json(move)

    def move_from_json(self, data: dict[str, Any]) -> Move:
        """Build a move from its fields."""
        return moves.move_from_json(data)

    def move_words(self, sight: HensState, move: Move) -> Phrase:
        """Say what a move does."""
        return words.move_words(sight, move)

    def event_words(self, event: Event, viewer: int | None) -> Phrase | None:
        """Say what happened."""
        return event_words.event_words(event, viewer)

    def doer(self, event: Event) -> int | None:
        """Return the seat whose mark stands before the event in the log."""
        return event_words.doer(event)

    def prompt(self, sight: HensState) -> Phrase:
        """Say what is asked."""
        return words.prompt(sight)

    def rule_player(self, state: HensState, rng: Random) -> Move:
        """Return the move of the simple sensible player."""
        return advice.rule_player(state, rng)

    def worth_trying(self, state: HensState) -> list[Move]:
        """List the few moves on which a search should spend its time."""
        return candidates.worth_trying(state)

    def standing(self, state: HensState) -> list[float]:
        """Estimate each seat's share of the win."""
        return standing.standing(state)

    def reason(self, sight: HensState, move: Move) -> Phrase:
        """Say what speaks for a move."""
        return reasons.reason(sight, move)


HENS = Hens()
