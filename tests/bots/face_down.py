"""A tiny game with secrets for testing the players: everybody lays a card face down, the highest takes the trick."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel

from client.core.chance import Chance
from client.core.game import Game, GameOptions
from client.core.outcome import Outcome, places_of
from client.core.refusal import InvalidOptions, Refusal
from client.core.words import N_, Phrase

HAND = 3
HIDDEN = 0
"""Stands for a card that the observer cannot see; cards count from 1."""


class Lay(NamedTuple):
    """Lay a card from hand face down."""

    card: int
    kind: Literal["lay"] = "lay"


class CardLaid(NamedTuple):
    seat: int
    card: int


class TrickTaken(NamedTuple):
    seat: int
    cards: tuple[int, ...]


Event = CardLaid | TrickTaken


@dataclass(slots=True)
class Table:
    hands: list[list[int]]
    laid: list[int]
    tricks: list[int]
    leader: int
    gone: list[int]
    box: list[int]
    rng: Chance


class Options(GameOptions):
    lowest: bool = False


class FaceDown(Game[Table, Lay, Event]):
    id = "face_down"
    title = "Face Down"
    seats = range(2, 4)
    minutes = 1
    tagline = "The highest card takes it."
    Options = Options
    rules_version = 1
    code = "FAC"

    def new(self, seats: int, options: BaseModel | None = None, seed: int = 0) -> Table:
        if seats not in self.seats:
            raise InvalidOptions("seats", Phrase(N_("No table for so many.")))
        rng, chance = Chance(seed).roll()
        deck = list(range(1, (HAND + 1) * seats + 1))
        rng.shuffle(deck)
        hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        return Table(hands, [], [0] * seats, 0, [], deck[HAND * seats :], chance)

    def to_act(self, state: Table) -> int | None:
        if sum(state.tricks) == HAND:
            return None
        return (state.leader + len(state.laid)) % len(state.hands)

    def legal_moves(self, state: Table) -> list[Lay]:
        seat = self.to_act(state)
        return [] if seat is None else [Lay(card) for card in state.hands[seat]]

    def why_not(self, state: Table, move: Lay) -> Refusal | None:
        return None if move in self.legal_moves(state) else Refusal(N_("You do not hold that."), rule="1")

    def apply(self, state: Table, move: Lay, events: list[Event] | None) -> None:
        seat = self.to_act(state)
        assert seat is not None
        state.hands[seat].remove(move.card)
        state.laid.append(move.card)
        happened: list[Event] = [CardLaid(seat, move.card)]
        if len(state.laid) == len(state.hands):
            winner = (state.leader + state.laid.index(max(state.laid))) % len(state.hands)
            happened.append(TrickTaken(winner, tuple(state.laid)))
            state.tricks[winner] += 1
            state.gone += state.laid
            state.laid, state.leader = [], winner
        if events is not None:
            events += happened

    def copy(self, state: Table) -> Table:
        hands = [list(hand) for hand in state.hands]
        return Table(
            hands, list(state.laid), list(state.tricks), state.leader, list(state.gone), list(state.box), state.rng
        )

    def sight(self, state: Table, seat: int) -> Table:
        hands = [list(hand) if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(state.hands)]
        laid = [card if self._layer(state, i) == seat else HIDDEN for i, card in enumerate(state.laid)]
        box = [HIDDEN] * len(state.box)
        return replace(
            state, hands=hands, laid=laid, tricks=list(state.tricks), gone=list(state.gone), box=box, rng=Chance(0)
        )

    def guess(self, sight: Table, seat: int, rng: Random) -> Table:
        state = self.copy(sight)
        places = [*state.hands, state.laid, state.box]
        known = {card for place in places for card in place} | set(state.gone)
        deck = range(1, (HAND + 1) * len(state.hands) + 1)
        pool = [card for card in deck if card not in known]
        rng.shuffle(pool)
        for place in places:
            place[:] = [card if card != HIDDEN else pool.pop() for card in place]
        for hand in state.hands:
            hand.sort()
        state.rng = Chance(rng.getrandbits(32))
        return state

    def seen(self, event: Event, seat: int) -> Event | None:
        if isinstance(event, CardLaid) and event.seat != seat:
            return CardLaid(event.seat, HIDDEN)
        return event

    def doer(self, event: Event) -> int | None:
        return event.seat

    def reveals(self, event: Event) -> bool:
        return isinstance(event, TrickTaken)

    def outcome(self, state: Table) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        places = places_of([(float(tricks),) for tricks in state.tricks])
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Outcome(tuple(map(float, state.tricks)), places, winners)

    def scores(self, state: Table) -> list[float]:
        return [float(tricks) for tricks in state.tricks]

    def progress(self, state: Table) -> Phrase:
        return Phrase(N_("Trick {n}"), n=sum(state.tricks) + 1)

    def to_json(self, state: Table) -> dict[str, Any]:
        return {"hands": state.hands, "laid": state.laid, "tricks": state.tricks, "leader": state.leader}

    def from_json(self, data: dict[str, Any]) -> Table:
        raise NotImplementedError

    def move_to_json(self, move: Lay) -> dict[str, Any]:
        return {"kind": "lay", "card": move.card}

    def move_from_json(self, data: dict[str, Any]) -> Lay:
        return Lay(data["card"])

    def move_words(self, sight: Table, move: Lay) -> Phrase:
        return Phrase(N_("Lay the {card}"), card=move.card)

    def event_words(self, event: Event, viewer: int | None) -> Phrase | None:
        return None

    def prompt(self, sight: Table) -> Phrase:
        return Phrase(N_("Lay a card."))

    def rule_player(self, state: Table, rng: Random) -> Lay:
        return rng.choice(self.legal_moves(state)[-2:])

    def standing(self, state: Table) -> list[float]:
        outcome = self.outcome(state)
        if outcome is not None:
            return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(state.hands))]
        total = sum(state.tricks) + len(state.tricks)
        return [(tricks + 1) / total for tricks in state.tricks]

    def reason(self, sight: Table, move: Lay) -> Phrase:
        return Phrase(N_("The {card} may take the trick."), card=move.card)

    def _layer(self, state: Table, place: int) -> int:
        return (state.leader + place) % len(state.hands)


GAME = FaceDown()
