"""How a turn ends and what begins next: rounds, roosters, the refill of the deck, the end.

Source: sections 4.3, 4.4, 5.1 and 6 of the rules reference.
"""

from client.games.hens.components import ROOSTER_ROUND, ROUNDS
from client.games.hens.events import (
    DeckRefilled,
    Event,
    MatchEnded,
    NeighbourCardTurned,
    RoostersCalled,
    RoosterSkipped,
    RoostersRevealed,
    RoundBegan,
    TurnBegan,
)
from client.games.hens.scoring import result_of
from client.games.hens.state import HensState, Phase


def end_turn(state: HensState, events: list[Event] | None) -> None:
    """Close the turn of the seat that has discarded and begin what comes next."""
    _turn_neighbour_card(state, events)
    state.drawn = 0
    following = (state.seat + 1) % len(state.hands)
    if following != state.first_seat:
        _begin_turn(state, following, events)
    elif state.round_no == ROOSTER_ROUND:
        _call_roosters(state, events)
    elif state.round_no == ROUNDS:
        _end_match(state, events)
    else:
        _begin_round(state, events)


def end_rooster(state: HensState, events: list[Event] | None) -> None:
    """Ask the next seat for its rooster; once all have chosen, show them and play on."""
    if state.rooster_queue:
        state.seat, *waiting = state.rooster_queue
        state.rooster_queue = tuple(waiting)
        return
    if events is not None:
        places = zip(state.yards, state.roosters, strict=True)
        events.append(RoostersRevealed(tuple(None if cell is None else yard.point(cell) for yard, cell in places)))
    _begin_round(state, events)


def refill_if_empty(state: HensState, events: list[Event] | None) -> None:
    """Before a draw is asked for: shuffle all discarded cards but the top of each pile into an empty deck.

    Source: section 5.1, and R22 for the moment.
    """
    if state.deck:
        return
    piles = [*state.discards, () if state.neighbour is None else state.neighbour]
    cards = [card for pile in piles for card in pile[:-1]]
    rng, state.chance = state.chance.roll()
    rng.shuffle(cards)
    state.deck = tuple(cards)
    state.discards = [pile[-1:] for pile in state.discards]
    if state.neighbour is not None:
        state.neighbour = state.neighbour[-1:]
    if events is not None:
        events.append(DeckRefilled(tuple(len(pile[:-1]) for pile in piles)))


def in_turn_order(state: HensState) -> list[int]:
    """Return all seats, clockwise from the first player."""
    seats = len(state.hands)
    return [seat % seats for seat in range(state.first_seat, state.first_seat + seats)]


def _begin_turn(state: HensState, seat: int, events: list[Event] | None) -> None:
    state.seat = seat
    state.phase = Phase.DRAW
    refill_if_empty(state, events)
    if events is not None:
        events.append(TurnBegan(seat, state.round_no))


def _begin_round(state: HensState, events: list[Event] | None) -> None:
    state.round_no += 1
    if events is not None:
        events.append(RoundBegan(state.round_no))
    _begin_turn(state, state.first_seat, events)


def _turn_neighbour_card(state: HensState, events: list[Event] | None) -> None:
    """In a solo match the neighbour's pile grows by a card each round but the last (R16)."""
    if state.neighbour is None or state.round_no == ROUNDS or not state.deck:
        return
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    state.neighbour += (card,)
    if events is not None:
        events.append(NeighbourCardTurned(card))


def _call_roosters(state: HensState, events: list[Event] | None) -> None:
    """Ask each seat that has a hen; the others stay without a rooster (R13)."""
    order = in_turn_order(state)
    choosing = [seat for seat in order if state.yards[seat].hens]
    if events is not None:
        events.append(RoostersCalled(tuple(choosing)))
        events += [RoosterSkipped(seat) for seat in order if seat not in choosing]
    if not choosing:
        _begin_round(state, events)
        return
    state.phase = Phase.ROOSTER
    state.seat, *waiting = choosing
    state.rooster_queue = tuple(waiting)


def _end_match(state: HensState, events: list[Event] | None) -> None:
    state.seat = state.first_seat
    state.phase = Phase.OVER
    state.result = result_of(state)
    if events is not None:
        events.append(MatchEnded(state.result.scores, state.result.winners, state.result.rank))
