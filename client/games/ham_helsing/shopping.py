"""How a simple player shops: what to buy, what to exchange, onto which card to sleeve, what to keep in the hand."""

from collections.abc import Sequence
from math import fsum

from client.games.ham_helsing.cards import fits
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.frames import Discards, FlushFrame, Frame, MarketFrame
from client.games.ham_helsing.icon_worth import next_card_worth, next_worth
from client.games.ham_helsing.moves import Buy, Discard, Flush, FlushPick, Move, Sleeve
from client.games.ham_helsing.state import HamState

PRICE_WEIGHT = 0.05
DULL, LAST_DULL = 1.2, 0.8
"""An open upgrade worth no more than this might as well be exchanged; the second in the last Market."""
FLUSH_FROM = 3
"""Money with which it pays to exchange upgrades when none is worth buying."""
DISCARD_MARGIN = 0.7
"""A card is discarded if one out of the deck is worth so much more on average."""


def buy(state: HamState, frame: MarketFrame, moves: Sequence[Move]) -> Move:
    """Buy what is worth most and fits a hand card; exchange dull upgrades if there is money for better ones."""
    hand = [state.cards[uid] for uid in state.hand(frame.c)]
    best, most = moves[-1], 0.0
    for move in moves:
        upgrade = state.market[move.row].slots[move.slot] if isinstance(move, Buy) else None
        if upgrade is None or not any(fits(card, upgrade) for card in hand):
            continue
        worth = next_card_worth(state, upgrade) - PRICE_WEIGHT * CARDS[upgrade].cost
        if worth > most:
            best, most = move, worth
    if most < _dull(state) and state.money[frame.c] >= FLUSH_FROM and Flush() in moves:
        return Flush()
    return best


def _dull(state: HamState) -> float:
    return LAST_DULL if state.round >= state.rounds - 1 else DULL


def flush(state: HamState, _frame: FlushFrame, moves: Sequence[Move]) -> Move:
    """Exchange all that is dull, at least what is worth least."""

    def worth(move: FlushPick) -> float:
        return next_card_worth(state, state.market[move.row].slots[move.slot] or "")

    picks = [move for move in moves if isinstance(move, FlushPick)]
    dull = next((move for move in picks if worth(move) <= _dull(state)), None)
    if dull is not None:
        return dull
    return min(picks, key=worth) if len(picks) == len(moves) else moves[-1]


def sleeve(state: HamState, _frame: Frame, moves: Sequence[Sleeve]) -> Move:
    """Make the strongest card stronger."""
    return max(moves, key=lambda move: next_worth(state, state.cards[move.card]))


def keep(state: HamState, frame: Discards, moves: Sequence[Move]) -> Move:
    """Discard the first card that the deck would replace by a much better one on average, if there is such a card.

    The mean is the same whatever the order of the deck, to the last digit: nobody knows that order.
    """
    pile = state.team[frame.c].pile
    others = (*state.decks[pile], *state.discards[pile])
    if not others or state.round >= state.rounds:
        return moves[-1]
    mean = fsum(next_worth(state, state.cards[uid]) for uid in others) / len(others)
    for move in moves:
        if isinstance(move, Discard) and next_worth(state, state.cards[move.card]) < mean - DISCARD_MARGIN:
            return move
    return moves[-1]
