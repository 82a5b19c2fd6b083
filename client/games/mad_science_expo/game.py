"""Mad Science Expo behind the contract: every method points to the file that knows."""

from random import Random
from typing import Any, ClassVar

from pydantic import BaseModel

from client.core.fitting import fitting
from client.core.game import Game, GameOptions, Preset
from client.core.outcome import Outcome
from client.core.refusal import Refusal
from client.core.words import N_, Phrase
from client.games.mad_science_expo import (
    advice,
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
    sight,
    standing,
    turns,
    words,
)
from client.games.mad_science_expo.events import Event
from client.games.mad_science_expo.moves import Move
from client.games.mad_science_expo.options import PRESETS, ExpoOptions, check_options
from client.games.mad_science_expo.state import ExpoState, Phase, copied


class MadScienceExpo(Game[ExpoState, Move, Event]):
    """The house's first game: bluff with henchmen, two to six players."""

    id: ClassVar[str] = "mad_science_expo"
    title: ClassVar[str] = "Mad Science Expo"
    seats: ClassVar[range] = components.SEATS
    minutes: ClassVar[int] = components.MINUTES
    tagline: ClassVar[str] = N_("Gather henchmen, bluff for the teams of others, and mind your Mad Scientist.")
    aid: ClassVar[tuple[str, ...]] = components.AID
    Options: ClassVar[type[GameOptions]] = ExpoOptions
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    rules_version: ClassVar[int] = components.RULES_VERSION
    code: ClassVar[str] = "MAD"

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> ExpoState:
        """Set up the first game of a match."""
        chosen = fitting(seats, self.seats, options, ExpoOptions)
        check_options(chosen, seats)
        return turns.new_match(seats, chosen, seed)

    def to_act(self, state: ExpoState) -> int | None:
        """Return the seat that decides."""
        return None if state.phase is Phase.OVER else state.deciding_seat

    def legal_moves(self, state: ExpoState) -> list[Move]:
        """List the moves of the seat that decides."""
        return rules.legal_moves(state)

    def why_not(self, state: ExpoState, move: Move) -> Refusal | None:
        """Explain why a move is not legal now."""
        return refusals.why_not(state, move)

    def apply(self, state: ExpoState, move: Move, events: list[Event] | None) -> None:
        """Carry out a legal move."""
        rules.apply(state, move, events)

    def copy(self, state: ExpoState) -> ExpoState:
        """Return an independent state."""
        return copied(state)

    def sight(self, state: ExpoState, seat: int) -> ExpoState:
        """Return what a seat may know."""
        return sight.sight(state, seat)

    def guess(self, sight: ExpoState, seat: int, rng: Random) -> ExpoState:
        """Deal the hidden cards anew."""
        return guess.guess(sight, seat, rng)

    def seen(self, event: Event, seat: int) -> Event | None:
        """Return the event as a seat may see it."""
        return sight.seen_event(event, seat)

    def reveals(self, event: Event) -> bool:
        """Tell whether the event showed something hidden."""
        return sight.reveals(event)

    def outcome(self, state: ExpoState) -> Outcome | None:
        """Return the result of the match."""
        return outcome.outcome(state)

    def scores(self, state: ExpoState) -> list[float]:
        """Return campaign points, else the recruited values."""
        return scoring.standing_now(state)

    def shows_scores(self, state: ExpoState) -> bool:
        """Tell whether the standing lies open: points of a campaign always do, recruited values only with the aid."""
        return state.options.campaign or state.options.memory_aid or state.result is not None

    def progress(self, state: ExpoState) -> Phrase:
        """Say which turn it is."""
        return words.progress(state)

    def to_json(self, state: ExpoState) -> dict[str, Any]:
        """Return the position or the view."""
        return position.to_json(state)

    def from_json(self, data: dict[str, Any]) -> ExpoState:
        """Build a full state from a position."""
        return position.from_json(data)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as its fields."""
        return moves.move_to_json(move)

    def move_from_json(self, data: dict[str, Any]) -> Move:
        """Build a move from its fields."""
        return moves.move_from_json(data)

    def move_words(self, sight: ExpoState, move: Move) -> Phrase:
        """Say what a move does."""
        return words.move_words(sight, move)

    def event_words(self, event: Event, viewer: int | None) -> Phrase | None:
        """Say what happened."""
        return event_words.event_words(event, viewer)

    def doer(self, event: Event) -> int | None:
        """Return the seat whose mark stands before the event in the log."""
        return event_words.doer(event)

    def prompt(self, sight: ExpoState) -> Phrase:
        """Say what is asked."""
        return words.prompt(sight)

    def rule_player(self, state: ExpoState, rng: Random) -> Move:
        """Return the move of the simple sensible player."""
        return advice.rule_player(state, rng)

    def standing(self, state: ExpoState) -> list[float]:
        """Estimate each seat's share of the win."""
        return standing.standing(state)

    def reason(self, sight: ExpoState, move: Move) -> Phrase:
        """Say what speaks for a move."""
        return reasons.reason(sight, move)


MAD_SCIENCE_EXPO = MadScienceExpo()
