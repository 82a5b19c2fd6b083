"""Which moves there are and what they do.

Source: section 4 of the rules reference; the change of turns is in ``turns``.
"""

from functools import lru_cache
from typing import NamedTuple, assert_never

from client.games.hens.components import CARDS, DRAWS_PER_TURN, FIRST_PILE_ROUND, Card
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    CoopPlaced,
    Event,
    HenPlaced,
    NeighbourCardTaken,
    PileCardTaken,
    RoosterChosen,
)
from client.games.hens.grid import CELLS, REACH, Point, column, row
from client.games.hens.moves import Discard, Draw, Face, Move, Place, Rooster
from client.games.hens.state import Hand, HensState, Phase
from client.games.hens.taken import note_coop, note_given, note_taken
from client.games.hens.turns import end_rooster, end_turn, refill_if_empty
from client.games.hens.yard import Yard, with_coop, with_hen

DRAW_DECK, DRAW_NEIGHBOUR = Draw("deck"), Draw("neighbour")
DRAW_PILE = tuple(Draw("pile", seat) for seat in range(4))
DISCARDS = tuple(Discard(Card(card)) for card in range(len(CARDS)))


class Placements(NamedTuple):
    """Every placement in one window, made once: by card, then cell."""

    hens: tuple[tuple[Place, ...], ...]
    coops: tuple[tuple[Place, ...], ...]


@lru_cache(maxsize=8)
def placements(origin: Point) -> Placements:
    """Return the placements for a yard with this origin."""

    def every(face: Face) -> tuple[tuple[Place, ...], ...]:
        return tuple(
            tuple(
                Place(Card(card), column(cell) - REACH + origin.x, row(cell) - REACH + origin.y, face) for cell in CELLS
            )
            for card in range(len(CARDS))
        )

    return Placements(every("hen"), every("coop"))


def legal_moves(state: HensState) -> list[Move]:
    """List the moves of the seat that decides.

    Draws: deck, piles clockwise, neighbour. Placements by card, each first as a hen, then as a coop, squares by y, then
    x. Discards by card, roosters by square.
    """
    match state.phase:
        case Phase.DRAW:
            return _draw_moves(state)
        case Phase.PLACE:
            return place_moves(state.hands[state.seat], state.yards[state.seat])
        case Phase.DISCARD:
            return [DISCARDS[card] for card in dict.fromkeys(state.hands[state.seat])]
        case Phase.ROOSTER:
            yard = state.yards[state.seat]
            return [Rooster(*yard.point(cell)) for cell in sorted(yard.hens)]
        case Phase.OVER:
            return []
        case _:
            assert_never(state.phase)


def apply(state: HensState, move: Move, events: list[Event] | None) -> None:
    """Carry out a legal move."""
    match move:
        case Draw():
            _draw(state, move, events)
        case Place():
            _place(state, move, events)
        case Discard(card):
            _discard(state, card, events)
        case Rooster(x, y):
            _choose_rooster(state, Point(x, y), events)
        case _:
            assert_never(move)


def place_moves(hand: Hand, yard: Yard) -> list[Move]:
    """List the ways to place a card of this hand in this yard."""
    hens, coops = placements(yard.origin)
    cells = [spot.cell for spot in yard.spots]
    moves: list[Move] = []
    for card in dict.fromkeys(hand):
        as_hen = hens[card]
        moves += [as_hen[cell] for cell, welcome in yard.spots if welcome >> card & 1]
        moves += map(coops[card].__getitem__, cells)
    return moves


def piles_to_draw_from(state: HensState) -> list[int]:
    """Return the seats on whose discard piles a card lies to be taken, clockwise from the left neighbour.

    Source: sections 4.1 and R5: nobody's own pile, and none in the first round.
    """
    if state.round_no < FIRST_PILE_ROUND:
        return []
    seats, seat, discards = len(state.hands), state.seat, state.discards
    return [other % seats for other in range(seat + 1, seat + seats) if discards[other % seats]]


def neighbour_is_open(state: HensState) -> bool:
    """Tell whether a card of the neighbour's pile may be taken."""
    return bool(state.neighbour) and state.round_no >= FIRST_PILE_ROUND


def without(hand: Hand, card: Card) -> Hand:
    """Return the hand without one copy of a card that is in it."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _draw_moves(state: HensState) -> list[Move]:
    moves: list[Move] = [DRAW_DECK]
    moves += [DRAW_PILE[seat] for seat in piles_to_draw_from(state)]
    if neighbour_is_open(state):
        moves.append(DRAW_NEIGHBOUR)
    return moves


def _draw(state: HensState, move: Draw, events: list[Event] | None) -> None:
    seat = state.seat
    card = _card_drawn(state, move, events)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.drawn += 1
    if state.drawn == DRAWS_PER_TURN:
        state.phase = Phase.PLACE
    else:
        refill_if_empty(state, events)


def _card_drawn(state: HensState, move: Draw, events: list[Event] | None) -> Card:
    """Take the top card from where it is drawn; cards taken openly are noted."""
    seat = state.seat
    if move.seat is not None:
        pile = state.discards[move.seat]
        state.discards[move.seat] = pile[:-1]
        note_taken(state, seat, pile[-1])
        if events is not None:
            events.append(PileCardTaken(seat, move.seat, pile[-1]))
        return pile[-1]
    if move.source == "neighbour" and state.neighbour:
        card = state.neighbour[-1]
        state.neighbour = state.neighbour[:-1]
        note_taken(state, seat, card)
        if events is not None:
            events.append(NeighbourCardTaken(seat, card))
        return card
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    if events is not None:
        events.append(CardDrawn(seat, card))
    return card


def _place(state: HensState, move: Place, events: list[Event] | None) -> None:
    card, x, y, face, _ = move
    seat = state.seat
    yard = state.yards[seat]
    cell = yard.cell(x, y)
    state.hands[seat] = without(state.hands[seat], card)
    state.phase = Phase.DISCARD
    if face == "hen":
        state.yards[seat] = with_hen(yard, cell, card)
        note_given(state, seat, card)
    else:
        state.yards[seat] = with_coop(yard, cell, card)
        note_coop(state, seat)
    if events is not None:
        events.append(_placed(state, yard, move))


def _placed(state: HensState, before: Yard, move: Place) -> HenPlaced | CoopPlaced:
    """Say what came where, and what it did to the groups that were there ``before``."""
    seat = state.seat
    if move.face == "coop":
        return CoopPlaced(seat, move.card, move.x, move.y)
    yard = state.yards[seat]
    group = yard.group_at(yard.cell(move.x, move.y))
    size = 1 if group is None else group.size
    return HenPlaced(seat, move.card, move.x, move.y, size, len(before.groups) + 1 - len(yard.groups))


def _discard(state: HensState, card: Card, events: list[Event] | None) -> None:
    seat = state.seat
    state.hands[seat] = without(state.hands[seat], card)
    state.discards[seat] += (card,)
    note_given(state, seat, card)
    if events is not None:
        events.append(CardDiscarded(seat, card))
    end_turn(state, events)


def _choose_rooster(state: HensState, point: Point, events: list[Event] | None) -> None:
    seat = state.seat
    state.roosters[seat] = state.yards[seat].cell(*point)
    if events is not None:
        events.append(RoosterChosen(seat, *point))
    end_rooster(state, events)
