"""The Rat Market: buying, refilling, flushing.

Source: sections 4.2 (market, flush) and 4.10 of the rules reference.
"""

from client.games.ham_helsing.components import CARDS, FLUSH_COST, MARKET_ROW, UPGRADES
from client.games.ham_helsing.events import Events, MarketFlushed, UpgradeBought, tell
from client.games.ham_helsing.fate import shuffled
from client.games.ham_helsing.frames import FlushFrame, MarketFrame, MarketTurn, TrySleeve
from client.games.ham_helsing.gains import change_money
from client.games.ham_helsing.moves import Buy, Flush, FlushDone, FlushPick, MarketDone, Move
from client.games.ham_helsing.state import HamState, Row

ROWS = tuple(UPGRADES)
"""The rows of the Market, in the order of flushing."""
PLACES = tuple((row, slot) for row in ROWS for slot in range(MARKET_ROW))
"""Row and slot of each open card, in the order of flushing."""
BUYS = {place: Buy(*place) for place in PLACES}
FLUSH_PICKS = {place: FlushPick(*place) for place in PLACES}


def open_market(state: HamState, frame: MarketTurn, _events: Events) -> None:
    """Let whoever has money buy."""
    if state.money[frame.c]:
        state.stack.append(MarketFrame(frame.c))


def open_upgrades(state: HamState) -> list[tuple[str, int, str]]:
    """Return row, slot and upgrade of every open card."""
    return [
        (row, slot, upgrade)
        for row, slot in PLACES
        for upgrade in (state.market[row].slots[slot],)
        if upgrade is not None
    ]


def market_moves(state: HamState, frame: MarketFrame) -> list[Move]:
    """List what can be paid."""
    money = state.money[frame.c]
    offers = open_upgrades(state)
    moves: list[Move] = [BUYS[row, slot] for row, slot, upgrade in offers if CARDS[upgrade].cost <= money]
    if offers and money >= FLUSH_COST:
        moves.append(Flush())
    moves.append(MarketDone())
    return moves


def answer_market(state: HamState, frame: MarketFrame, move: Move, events: Events) -> None:
    """Buy, flush, or leave."""
    if isinstance(move, Buy):
        state.stack.append(frame)
        upgrade = state.market[move.row].slots[move.slot]
        if upgrade is not None:
            buy(state, frame.c, (move.row, move.slot), CARDS[upgrade].cost, events)
            state.stack.append(TrySleeve(frame.c, upgrade, played=False))
    elif isinstance(move, Flush):
        change_money(state, frame.c, -FLUSH_COST, events)
        state.stack += [frame, FlushFrame(frame.c)]


def buy(state: HamState, c: int, place: tuple[str, int], price: int, events: Events) -> None:
    """Pay for an open upgrade and refill its slot; whoever calls sleeves it."""
    row, slot = place
    upgrade = state.market[row].slots[slot]
    change_money(state, c, -price, events)
    _refill(state, row, slot)
    if upgrade is not None:
        tell(events, UpgradeBought, state.team[c], row, slot, upgrade, price, state.market[row].slots[slot])


def _refill(state: HamState, row: str, slot: int) -> None:
    """Turn up the next card for a slot; without any the slot stays empty."""
    slots, deck, discard = state.market[row]
    if not deck and discard:
        deck, discard = tuple(shuffled(state, discard)), ()
    fresh = deck[-1] if deck else None
    state.market[row] = Row((*slots[:slot], fresh, *slots[slot + 1 :]), deck[:-1], discard)


def flush_moves(state: HamState, frame: FlushFrame) -> list[Move]:
    """List the open cards after the latest pick, and the end of picking."""
    moves: list[Move] = [
        FLUSH_PICKS[place] for place in PLACES[frame.last + 1 :] if state.market[place[0]].slots[place[1]] is not None
    ]
    if frame.picks:
        moves.append(FlushDone())
    return moves


def answer_flush(state: HamState, frame: FlushFrame, move: Move, events: Events) -> None:
    """Pick one more, or exchange all that were picked."""
    if isinstance(move, FlushPick):
        place = (move.row, move.slot)
        state.stack.append(FlushFrame(frame.c, PLACES.index(place), (*frame.picks, place)))
        return
    old = [(row, slot, state.market[row].slots[slot] or "") for row, slot in frame.picks]
    for row, _slot, upgrade in old:
        line = state.market[row]
        state.market[row] = line._replace(discard=(*line.discard, upgrade))
    for row, slot, _upgrade in old:
        _refill(state, row, slot)
    swaps = tuple((row, slot, upgrade, state.market[row].slots[slot]) for row, slot, upgrade in old)
    tell(events, MarketFlushed, state.team[frame.c], swaps)
