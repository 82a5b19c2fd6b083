"""Ham Helsing behind the contract: every method points to the file that knows."""

from random import Random
from typing import Any, ClassVar

from pydantic import BaseModel

from client.core.fitting import fitting
from client.core.game import Game, GameOptions, Preset
from client.core.outcome import Outcome
from client.core.refusal import Refusal
from client.core.wish import Plan, Wish
from client.core.words import N_, Phrase
from client.games.ham_helsing import (
    advice,
    components,
    event_words,
    guess,
    intention,
    move_data,
    move_words,
    outcome,
    plans,
    position,
    prompts,
    reasons,
    refusals,
    rules,
    sight,
    standing,
    wishes,
)
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.options import PRESETS, HamOptions, check_options
from client.games.ham_helsing.state import HamState, copied


class HamHelsing(Game[HamState, Move, Event]):
    """A team of one to four against a Villain."""

    id: ClassVar[str] = "ham_helsing"
    title: ClassVar[str] = "Ham Helsing"
    seats: ClassVar[range] = components.SEATS
    minutes: ClassVar[int] = components.MINUTES
    cooperative: ClassVar[bool] = True
    tagline: ClassVar[str] = N_("Together against a Villain and a flood of spiders: fight, shop, and hold Mud Canyon.")
    aid: ClassVar[tuple[str, ...]] = components.AID
    Options: ClassVar[type[GameOptions]] = HamOptions
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    rules_version: ClassVar[int] = components.RULES_VERSION
    code: ClassVar[str] = "HAM"

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> HamState:
        """Set up a match and go to its first decision."""
        chosen = fitting(seats, self.seats, options, HamOptions)
        check_options(chosen, seats)
        return rules.new_match(seats, chosen, seed)

    def to_act(self, state: HamState) -> int | None:
        """Return the seat that decides."""
        return rules.to_act(state)

    def legal_moves(self, state: HamState) -> list[Move]:
        """List the moves of the seat that decides."""
        return [*rules.listed_moves(state)]

    def why_not(self, state: HamState, move: Move) -> Refusal | None:
        """Explain why a move is not legal now."""
        return refusals.why_not(state, move)

    def apply(self, state: HamState, move: Move, events: list[Event] | None) -> None:
        """Carry out a legal move."""
        rules.apply(state, move, events)

    def copy(self, state: HamState) -> HamState:
        """Return an independent state."""
        return copied(state)

    def sight(self, state: HamState, seat: int) -> HamState:
        """Return what a seat may know."""
        return sight.sight(state, seat)

    def guess(self, sight: HamState, seat: int, rng: Random) -> HamState:  # noqa: ARG002 - all seats know the same
        """Put what is hidden in an order by chance."""
        return guess.guess(sight, rng)

    def seen(self, event: Event, seat: int) -> Event | None:  # noqa: ARG002 - everything happens in the open
        """Return the event: everybody sees everything."""
        return event

    def reveals(self, event: Event) -> bool:
        """Tell whether the event showed something hidden."""
        return sight.reveals(event)

    def outcome(self, state: HamState) -> Outcome | None:
        """Return the result of the match."""
        return outcome.outcome(state)

    def scores(self, state: HamState) -> list[float]:
        """Return the part of the Villain's health that is gone; at the end 1 for a win, 0 for a loss."""
        return outcome.scores(state)

    def progress(self, state: HamState) -> Phrase:
        """Say which round it is."""
        return prompts.progress(state)

    def to_json(self, state: HamState) -> dict[str, Any]:
        """Return the position or the view."""
        return position.to_json(state)

    def from_json(self, data: dict[str, Any]) -> HamState:
        """Build a full state from a position."""
        return position.from_json(data)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as its fields."""
        return move_data.move_to_json(move)

    def move_from_json(self, data: dict[str, Any]) -> Move:
        """Build a move from its fields."""
        return move_data.move_from_json(data)

    def move_words(self, sight: HamState, move: Move) -> Phrase:
        """Say what a move does."""
        return move_words.move_words(sight, move)

    def event_words(self, event: Event, viewer: int | None) -> Phrase | None:  # noqa: ARG002 - heroes have names
        """Say what happened, by the names of the heroes."""
        return event_words.event_words(event)

    def doer(self, event: Event) -> int | None:
        """Return the seat whose mark stands before the event in the log."""
        return event_words.doer(event)

    def prompt(self, sight: HamState) -> Phrase:
        """Say what is asked."""
        return prompts.prompt(sight)

    def rule_player(self, state: HamState, rng: Random) -> Move:
        """Return the move of the simple sensible player."""
        return advice.rule_player(state, rng)

    def plans(self, state: HamState) -> list[Plan]:
        """List the plans worth a rehearsal."""
        return plans.plans(state)

    def chapter(self, state: HamState) -> int:
        """Return the round."""
        return state.round

    def standing(self, state: HamState) -> list[float]:
        """Estimate the chance to win."""
        return standing.standing(state)

    def reason(self, sight: HamState, move: Move) -> Phrase:
        """Say what speaks for a move."""
        return reasons.reason(sight, move)

    def wishes(self, sight: HamState, seat: int, by: int) -> dict[Wish, Phrase]:
        """List what a mate can be asked."""
        return wishes.wishes(sight, seat, by)

    def with_wish(self, sight: HamState, seat: int, wish: Wish) -> HamState:
        """Return the sight in which a seat bears a wish in mind."""
        return wishes.with_wish(sight, seat, wish)

    def intention(self, sight: HamState, seat: int) -> Phrase | None:
        """Say what a hero means to do."""
        return intention.intention(sight, seat)


HAM_HELSING = HamHelsing()
