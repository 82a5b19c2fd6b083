"""What a simple player trades: cards that their owner cannot use any more, and the Katana to whoever can.

In the last round the hand of whoever has had its turn is of no use to it; before that, a card that is left over at the
end of a turn is better with a mate, since whoever gives it draws another.
"""

from collections.abc import Sequence
from typing import NamedTuple

from client.games.ham_helsing.frames import TradeFrame
from client.games.ham_helsing.icon_worth import last_worth_of, worth_of
from client.games.ham_helsing.moves import BeginTrade, Give, Move, Take, TradeDone
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.wishes import helps

LEAST = 0.9
"""A card worth less is not worth a trade."""
KATANA_WORTH, HELP_WORTH = 4.0, 1.0
"""What the Katana is worth in the last round, and what it is worth to help whoever has asked for help."""


class Deal(NamedTuple):
    """What a trade would be: goods by kind, and what it is worth."""

    worth: float
    give: tuple[tuple[str, int], ...] = ()
    take: tuple[tuple[str, int], ...] = ()


NO_DEAL = Deal(0.0)


def to_take(state: HamState, c: int, who: int) -> Deal:
    """Return what to take from a mate who needs it no more."""
    if state.round < state.rounds or who > c:
        return NO_DEAL
    take: list[tuple[str, int]] = []
    worth = 0.0
    if state.seats > 1 and state.hand(who):
        best = max(state.hand(who), key=lambda uid: last_worth_of(state.cards[uid]))
        value = last_worth_of(state.cards[best])
        if value >= LEAST:
            take.append(("card", best))
            worth += value
    if state.katana == who:
        take.append(("katana", 1))
        worth += KATANA_WORTH
    if not state.options.no_gifts:
        return Deal(worth, take=tuple(take))
    return Deal(worth, (("money", 1),), tuple(take)) if state.money[c] else NO_DEAL


def to_give(state: HamState, c: int, who: int) -> Deal:
    """Return what to leave to a mate at the end of the turn."""
    last = state.round >= state.rounds
    if last and who < c:
        return NO_DEAL
    give: list[tuple[str, int]] = []
    worth = 0.0
    if state.seats > 1 and state.hand(c):
        valued = last_worth_of if last or (who < c and state.round == state.rounds - 1) else worth_of
        best = max(state.hand(c), key=lambda uid: valued(state.cards[uid]))
        value = valued(state.cards[best])
        if value >= LEAST:
            give.append(("card", best))
            worth += value
    asked = helps(state, c, who)
    if state.shield == c and asked:
        give.append(("shield", 1))
    if last and state.katana == c:
        give.append(("katana", 1))
        worth += KATANA_WORTH
    return Deal(worth + HELP_WORTH * asked, give=tuple(give)) if give else NO_DEAL


def best_trade(state: HamState, moves: Sequence[Move], *, leaving: bool) -> Move | None:
    """Return the trade with the best deal, at the start of a turn or when it is about to end; None without one."""
    deal_with = to_give if leaving else to_take
    best, most = None, 0.0
    for move in moves:
        if isinstance(move, BeginTrade):
            deal = deal_with(state, state.now.c, move.who)
            if deal.worth > most and (not state.options.no_gifts or (deal.give and deal.take)):
                best, most = move, deal.worth
    return best


def trade(state: HamState, frame: TradeFrame, moves: Sequence[Move]) -> Move:
    """Pick what the deal says, one by one, then close it."""
    deal = max(to_take(state, frame.c, frame.who), to_give(state, frame.c, frame.who), key=lambda each: each.worth)
    wanted = {*(Give(what, value) for what, value in deal.give), *(Take(what, value) for what, value in deal.take)}
    picks = [move for move in moves if move in wanted]
    if picks:
        return picks[0]
    return TradeDone() if TradeDone() in moves else moves[-1]
