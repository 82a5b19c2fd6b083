"""Where on the Market the moves lie: what takes a click now, and what a hint points at."""

from client.games.ham_helsing.moves import Buy, Flush, FlushDone, FlushPick, MarketDone, Move, Sleeve, UsePower
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.market.spots import FilmSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import AskSpot, Spot


def targets_of(model: HamModel) -> frozenset[Spot]:
    """Return what takes a click now."""
    sight = model.sight
    found: set[Spot] = set()
    for move in model.legal:
        match move:
            case Buy(row, slot) | FlushPick(row, slot):
                found.add(FilmSpot(row, slot))
            case UsePower(row=str(row), slot=int(slot)):
                found.add(FilmSpot(row, slot))
            case Sleeve(card):
                found |= _twin_spots(sight, card)
            case _:
                pass
    return frozenset(found)


def _twin_spots(sight: HamState, uid: int) -> set[Spot]:
    turn = sight.turn
    if turn is not None and uid in turn.played:
        return {PlayedSpot(uid)}
    hand = next(hand for hand in sight.hands if uid in hand)
    return {HandSpot(each) for each in hand if sight.cards[each].twin == sight.cards[uid].twin}


def spot_of(model: HamModel, move: Move) -> Spot | None:
    """Return where a hint at a move of the Market points."""
    match move:
        case Buy(row, slot) | FlushPick(row, slot):
            return FilmSpot(row, slot)
        case UsePower(row=str(row), slot=int(slot)):
            return FilmSpot(row, slot)
        case Sleeve(card):
            turn = model.sight.turn
            return PlayedSpot(card) if turn is not None and card in turn.played else HandSpot(card)
        case Flush():
            return AskSpot("flush")
        case MarketDone():
            return AskSpot("done")
        case FlushDone():
            return AskSpot("exchange")
        case _:
            return None
