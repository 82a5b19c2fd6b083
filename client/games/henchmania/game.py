"""Henchmania behind the contract: every method points to the file that knows."""

from random import Random
from typing import Any, ClassVar

from pydantic import BaseModel

from client.core.fitting import fitting
from client.core.foresight import Foresight
from client.core.game import Game, GameOptions, Preset
from client.core.outcome import Outcome
from client.core.refusal import Refusal
from client.core.words import N_, Phrase
from client.games.henchmania import (
    advice,
    components,
    event_words,
    guess,
    move_data,
    outcome,
    position,
    position_reading,
    prompts,
    reasons,
    refusals,
    rules,
    setup,
    sight,
    standing,
    words,
)
from client.games.henchmania.events import Event
from client.games.henchmania.moves import Move
from client.games.henchmania.options import PRESETS, HenchmaniaOptions, check_options
from client.games.henchmania.state import HenchmaniaState, copied


class Henchmania(Game[HenchmaniaState, Move, Event]):
    """Henchmen, tricks and duels for the Bailiff's chair, two to five players."""

    id: ClassVar[str] = "henchmania"
    title: ClassVar[str] = "Henchmania"
    seats: ClassVar[range] = components.SEATS
    minutes: ClassVar[int] = components.MINUTES
    tagline: ClassVar[str] = N_("Scheme, steal and duel for the Bailiff's chair.")
    aid: ClassVar[tuple[str, ...]] = components.AID
    Options: ClassVar[type[GameOptions]] = HenchmaniaOptions
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    foresight: ClassVar[Foresight] = standing.FORESIGHT
    rules_version: ClassVar[int] = components.RULES_VERSION
    code: ClassVar[str] = "HMA"

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> HenchmaniaState:
        """Set up a match."""
        chosen = fitting(seats, self.seats, options, HenchmaniaOptions)
        check_options(chosen, seats)
        return setup.new_match(seats, chosen, seed)

    def to_act(self, state: HenchmaniaState) -> int | None:
        """Return the seat that is asked."""
        return None if state.decision is None else state.decision.seat

    def legal_moves(self, state: HenchmaniaState) -> list[Move]:
        """List the moves of the seat that is asked."""
        return list(rules.legal_moves(state))

    def why_not(self, state: HenchmaniaState, move: Move) -> Refusal | None:
        """Explain why a move is not legal now."""
        return refusals.why_not(state, move)

    def apply(self, state: HenchmaniaState, move: Move, events: list[Event] | None) -> None:
        """Carry out a legal move."""
        rules.apply(state, move, events)

    def copy(self, state: HenchmaniaState) -> HenchmaniaState:
        """Return an independent state."""
        return copied(state)

    def sight(self, state: HenchmaniaState, seat: int) -> HenchmaniaState:
        """Return what a seat may know."""
        return sight.sight(state, seat)

    def guess(self, sight: HenchmaniaState, seat: int, rng: Random) -> HenchmaniaState:
        """Deal the hidden cards anew."""
        return guess.guess(sight, seat, rng)

    def seen(self, event: Event, seat: int) -> Event | None:
        """Return the event as a seat may see it."""
        return sight.seen_event(event, seat)

    def reveals(self, event: Event) -> bool:
        """Tell whether the event showed something hidden, or was made by chance."""
        return sight.reveals(event)

    def outcome(self, state: HenchmaniaState) -> Outcome | None:
        """Return the result of the match."""
        return outcome.outcome(state)

    def scores(self, state: HenchmaniaState) -> list[float]:
        """Return the points so far."""
        return [float(score) for score in state.scores]

    def progress(self, state: HenchmaniaState) -> Phrase:
        """Say which day it is."""
        return words.progress(state)

    def to_json(self, state: HenchmaniaState) -> dict[str, Any]:
        """Return the position or the view."""
        return position.to_json(state)

    def from_json(self, data: dict[str, Any]) -> HenchmaniaState:
        """Build a full state from a position."""
        return position_reading.from_json(data)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as its fields."""
        return move_data.move_to_json(move)

    def move_from_json(self, data: dict[str, Any]) -> Move:
        """Build a move from its fields."""
        return move_data.move_from_json(data)

    def move_words(self, sight: HenchmaniaState, move: Move) -> Phrase:
        """Say what a move does."""
        return words.move_words(sight, move)

    def event_words(self, event: Event, viewer: int | None) -> Phrase | None:
        """Say what happened."""
        return event_words.event_words(event, viewer)

    def doer(self, event: Event) -> int | None:
        """Return the seat whose mark stands before the event in the log."""
        return event_words.doer(event)

    def prompt(self, sight: HenchmaniaState) -> Phrase:
        """Say what is asked."""
        return prompts.prompt(sight)

    def rule_player(self, state: HenchmaniaState, rng: Random) -> Move:
        """Return the move of the simple sensible player."""
        return advice.rule_player(state, rng)

    def worth_trying(self, state: HenchmaniaState) -> list[Move]:
        """Return the moves on which a search should spend its time."""
        return advice.worth_trying(state)

    def chapter(self, state: HenchmaniaState) -> int:
        """Return the day."""
        return state.day

    def standing(self, state: HenchmaniaState) -> list[float]:
        """Estimate each seat's share of the win."""
        return standing.standing(state)

    def reason(self, sight: HenchmaniaState, move: Move) -> Phrase:
        """Say what speaks for a move."""
        return reasons.reason(sight, move)


HENCHMANIA = Henchmania()
