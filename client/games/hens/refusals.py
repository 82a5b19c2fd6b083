"""Why a move is not allowed now, in a player's words: the same question as ``legal_moves``.

Rule numbers are sections of the rules reference. Values that no move of a player holds (a seat or a card that does not
exist) are answered as well.
"""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_, SeatName
from client.games.hens.card_words import card_link
from client.games.hens.components import CARDS, FIRST_PILE_ROUND, FRIENDS, LONG_SIDE, SHORT_SIDE, Card
from client.games.hens.grid import NEAR, Cell, Point
from client.games.hens.moves import Discard, Draw, Move, Place, Rooster
from client.games.hens.state import HensState, Phase
from client.games.hens.yard import Yard

PHASE_OF: dict[type[Move], Phase] = {
    Draw: Phase.DRAW,
    Place: Phase.PLACE,
    Discard: Phase.DISCARD,
    Rooster: Phase.ROOSTER,
}
"""When each kind of move is a possible answer at all."""


def why_not(state: HensState, move: Move) -> Refusal | None:
    """Explain why the seat that decides may not make this move, or return None."""
    if state.phase is not PHASE_OF[type(move)]:
        return _why_not_now(state.phase)
    match move:
        case Draw():
            return _why_not_draw(state, move)
        case Place():
            return _why_not_place(state, move)
        case Discard(card):
            return _why_not_from_hand(state, card, "4.3")
        case Rooster(x, y):
            return _why_not_rooster(state.yards[state.seat], x, y)
        case _:
            assert_never(move)


def why_not_there(yard: Yard, card: Card, cell: Cell) -> Refusal | None:
    """Explain why a hen may not stand on an open square, or return None."""
    for near in NEAR[cell]:
        other = yard.hens.get(near)
        if other is not None and not FRIENDS[other] >> card & 1:
            return Refusal(
                N_("{card} would quarrel with {other}: of another breed, and not one higher or lower."),
                rule="4.2",
                card=card_link(card),
                other=card_link(other),
            )
    return None


def _why_not_now(phase: Phase) -> Refusal:
    """Say what is asked instead."""
    match phase:
        case Phase.DRAW:
            return Refusal(N_("First draw two cards."), rule="4.1")
        case Phase.PLACE:
            return Refusal(N_("Now place a card in your yard, as a hen or as a coop."), rule="4.2")
        case Phase.DISCARD:
            return Refusal(N_("Now discard a card from your hand."), rule="4.3")
        case Phase.ROOSTER:
            return Refusal(N_("First put your rooster on one of your hens."), rule="4.4")
        case Phase.OVER:
            return Refusal(N_("The match is over."), rule="6")
        case _:
            assert_never(phase)


def _why_not_draw(state: HensState, move: Draw) -> Refusal | None:
    """The deck is never empty when a card is drawn (R7, R22)."""
    if move.source == "deck":
        return None if move.seat is None else Refusal(N_("The deck belongs to nobody."), rule="4.1")
    if move.source == "pile" and move.seat == state.seat:
        return Refusal(N_("You cannot draw from your own discard pile."), rule="4.1")
    refusal = _why_no_pile(state, move)
    if refusal is None and state.round_no < FIRST_PILE_ROUND:
        return Refusal(N_("In the first round cards are drawn from the deck alone."), rule="4.1")
    return refusal


def _why_no_pile(state: HensState, move: Draw) -> Refusal | None:
    """Explain why there is no card to take from where the move says, or return None."""
    if move.source == "neighbour":
        if state.neighbour is None or move.seat is not None:
            return Refusal(N_("There is no neighbour in this match."), rule="4.1")
        return None if state.neighbour else Refusal(N_("The neighbour's pile is empty."), rule="4.1")
    if move.seat is None or move.seat not in state.seats:
        return Refusal(N_("Nobody sits there."), rule="4.1")
    if not state.discards[move.seat]:
        return Refusal(N_("The discard pile of {name} is empty."), rule="4.1", name=SeatName(move.seat))
    return None


def _why_not_from_hand(state: HensState, card: Card, rule: str) -> Refusal | None:
    if card not in range(len(CARDS)):
        return Refusal(N_("There is no such card."), rule=rule)
    if card not in state.hands[state.seat]:
        return Refusal(N_("You have no {card} in your hand."), rule=rule, card=card_link(card))
    return None


def _why_not_place(state: HensState, move: Place) -> Refusal | None:
    card, x, y, face, _ = move
    refusal = _why_not_from_hand(state, card, "4.2")
    if refusal is not None:
        return refusal
    yard = state.yards[state.seat]
    cell = yard.cell_in_reach(x, y)
    for spot, welcome in yard.spots:
        if spot == cell:
            if face == "coop" or welcome >> card & 1:
                return None
            return why_not_there(yard, card, spot)
    return _why_closed(yard, Point(x, y))


def _why_closed(yard: Yard, point: Point) -> Refusal:
    """Explain why nothing may be placed on a square."""
    covered = [Point(square.x, square.y) for square in yard.squares()]
    if not covered:
        return Refusal(N_("The first card of your yard goes to the middle."), rule="4.2")
    if point in covered:
        return Refusal(N_("A card lies there already."), rule="4.2")
    if not any(abs(x - point.x) + abs(y - point.y) == 1 for x, y in covered):
        return Refusal(N_("Place the card beside one of your own, side by side."), rule="4.2")
    return Refusal(
        N_("Your yard may grow to {long} by {short} cards and no further."),
        rule="4.2",
        long=LONG_SIDE,
        short=SHORT_SIDE,
    )


def _why_not_rooster(yard: Yard, x: int, y: int) -> Refusal | None:
    cell = yard.cell_in_reach(x, y)
    if cell in yard.hens:
        return None
    if cell in yard.coops:
        return Refusal(N_("The rooster needs a hen; a coop will not do."), rule="4.4")
    return Refusal(N_("Put the rooster on one of your own hens."), rule="4.4")
