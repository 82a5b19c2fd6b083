"""Trades: picks in the order card, shield, katana, money, first what is given, then what is taken.

Source: section 4.7 of the rules reference.
"""

from client.games.ham_helsing.events import Events, GoodsTraded, tell
from client.games.ham_helsing.frames import TradeFrame
from client.games.ham_helsing.gains import change_money
from client.games.ham_helsing.hands import distinct_hand, put_in_hand, take_from_hand
from client.games.ham_helsing.move_data import GOODS
from client.games.ham_helsing.moves import BeginTrade, Give, Move, Take, TradeDone
from client.games.ham_helsing.state import HamState, Turn

TRADES = tuple(BeginTrade(who) for who in range(4))


def owned(state: HamState, c: int, what: str) -> list[int]:
    """Return the values that a character can give of one kind of goods; a single player's heroes share their cards."""
    if what == "card":
        return [] if state.seats == 1 else distinct_hand(state, c)
    if what == "money":
        return [*range(1, state.money[c] + 1)]
    return [1] if c == (state.shield if what == "shield" else state.katana) else []


def owns_goods(state: HamState, c: int) -> bool:
    """Tell whether a character has anything to trade with."""
    has_card = state.seats > 1 and bool(state.hand(c))
    return has_card or state.money[c] > 0 or c in (state.shield, state.katana)


def trade_moves(state: HamState, turn: Turn) -> list[Move]:
    """List the partners, once a turn."""
    others = [] if turn.traded else state.others_here(turn.c)
    if not others:
        return []
    enough = all if state.options.no_gifts else any
    return [TRADES[who] for who in others if enough((owns_goods(state, turn.c), owns_goods(state, who)))]


def begin(state: HamState, turn: Turn, move: BeginTrade, _events: Events) -> None:
    """Begin to pick."""
    turn.traded = True
    state.stack.append(TradeFrame(turn.c, move.who))


def pick_moves(state: HamState, frame: TradeFrame) -> list[Move]:
    """List what can still be given or taken, only forward, and the end once the trade is one."""
    gifts = not state.options.no_gifts
    moves: list[Move] = []
    for category in range(frame.last + 1, 2 * len(GOODS)):
        what = GOODS[category % len(GOODS)]
        if category < len(GOODS):
            moves += [Give(what, value) for value in owned(state, frame.c, what)]
        elif gifts or frame.give:
            moves += [Take(what, value) for value in owned(state, frame.who, what)]
    if (frame.give and frame.take) or (gifts and (frame.give or frame.take)):
        moves.append(TradeDone())
    return moves


def answer_pick(state: HamState, frame: TradeFrame, move: Move, events: Events) -> None:
    """Note a pick, or let everything change hands at once."""
    if isinstance(move, Give):
        given = (*frame.give, (move.what, move.value))
        state.stack.append(frame._replace(give=given, last=GOODS.index(move.what)))
    elif isinstance(move, Take):
        taken = (*frame.take, (move.what, move.value))
        state.stack.append(frame._replace(take=taken, last=len(GOODS) + GOODS.index(move.what)))
    else:
        _exchange(state, frame, events)


def _exchange(state: HamState, frame: TradeFrame, events: Events) -> None:
    net = dict(frame.take).get("money", 0) - dict(frame.give).get("money", 0)
    cards = tuple(state.cards[value] for what, value in (*frame.give, *frame.take) if what == "card")
    tell(events, GoodsTraded, state.team[frame.c], state.team[frame.who], frame.give, frame.take, cards)
    for owner, other, goods in ((frame.c, frame.who, frame.give), (frame.who, frame.c, frame.take)):
        for what, value in goods:
            _hand_over(state, (owner, other), what, value)
    if net:
        change_money(state, frame.c, net, events)
        change_money(state, frame.who, -net, events)


def _hand_over(state: HamState, sides: tuple[int, int], what: str, value: int) -> None:
    owner, other = sides
    if what == "card":
        take_from_hand(state, owner, value)
        put_in_hand(state, other, value)
    elif what == "shield":
        state.shield = other
    elif what == "katana":
        state.katana = other
