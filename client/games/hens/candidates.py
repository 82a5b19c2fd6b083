"""The few moves of a decision on which a search should spend its time.

Most of the dozens of moves are dull. What is left is close: a search that errs among it does little harm.
"""

from heapq import nlargest, nsmallest

from client.games.hens.advice import (
    TAKE,
    TEMPTING_CARDS,
    placements_weighed,
    rooster_on,
    rooster_promise,
    tops_on_offer,
    uses_of_hand,
)
from client.games.hens.moves import Move
from client.games.hens.prospect import prospect_of
from client.games.hens.rules import DISCARDS, DRAW_DECK, legal_moves
from client.games.hens.state import HensState, Phase

CLOSE = 1.0
"""By no more than this a move may fall behind the best one."""
PLACEMENTS = 4
DISCARDS_TRIED = 3
ROOSTERS = 3
"""Most moves of each kind."""


def worth_trying(state: HensState) -> list[Move]:
    """Return legal moves in their order, the rule player's among them."""
    chosen = _chosen(state)
    return [move for move in legal_moves(state) if move in chosen]


def _chosen(state: HensState) -> set[Move]:
    match state.phase:
        case Phase.DRAW:
            return _draws(state)
        case Phase.PLACE:
            return _placements(state)
        case Phase.DISCARD:
            uses = uses_of_hand(state)
            few = nsmallest(DISCARDS_TRIED, uses, key=lambda card: uses[card])
            close = [card for card in few if uses[card] <= uses[few[0]] + CLOSE]
            return {DISCARDS[card] for card in (*few[:TEMPTING_CARDS], *close)}
        case _:
            yard = state.yards[state.seat]
            groups = nlargest(ROOSTERS, yard.groups, key=lambda group: rooster_promise(yard, group))
            return {rooster_on(yard, group) for group in groups}


def _draws(state: HensState) -> set[Move]:
    """Return the deck and the open cards that are nearly as good as the best in hand."""
    chosen: set[Move] = {DRAW_DECK}
    offered = tops_on_offer(state)
    if offered:
        prospect = prospect_of(state, state.seat)
        least = max(prospect.best(card).worth for card in state.hands[state.seat]) + TAKE - CLOSE
        chosen.update(draw for draw, card in offered if prospect.best(card).worth >= least)
    return chosen


def _placements(state: HensState) -> set[Move]:
    best = nlargest(PLACEMENTS, placements_weighed(state), key=lambda option: option.worth)
    return {option.place for option in best if option.worth >= best[0].worth - CLOSE}
