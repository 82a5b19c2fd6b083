"""The moves that buy upgrades, slide them into cards and exchange them; and why one cannot be made."""

from typing import TypeAlias

from client.core.refusal import Refusal
from client.core.words import N_, Listing, Phrase
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.cards import fits
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.frames import FlushFrame, MarketFrame
from client.games.ham_helsing.hands import distinct_hand
from client.games.ham_helsing.market import PLACES, flush_moves
from client.games.ham_helsing.moves import Buy, FlushDone, FlushPick, Move, Sleeve, UsePower
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.cards.slots import clashes
from client.tables.ham_helsing.market.showing import market_question
from client.tables.ham_helsing.market.spots import FilmSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Intent

Acts: TypeAlias = Intent[Move]
NOTHING: Acts = Intent()
SLOT_WORDS = {
    "1": Phrase("1"),
    "2": Phrase("2"),
    "3": Phrase("3"),
    "4": Phrase("4"),
    "5": Phrase("5"),
    "S": Phrase(N_("star")),
    "T": Phrase(N_("text")),
}


def purchase(model: HamModel, film: FilmSpot) -> Move | None:
    """Return the move that buys an upgrade now, at the Market or at the Swamp."""
    for move in (Buy(film.row, film.slot), UsePower(row=film.row, slot=film.slot)):
        if move in model.legal:
            return move
    return None


def buy(model: HamModel, film: FilmSpot) -> Acts:
    """Buy an upgrade, or say why not."""
    move = purchase(model, film)
    if move is not None:
        return Intent((move,))
    market = isinstance(market_question(model.sight), MarketFrame)
    meant: Move = Buy(film.row, film.slot) if market else UsePower(row=film.row, slot=film.slot)
    refusal = HAM_HELSING.why_not(model.sight, meant)
    return Intent(refusal=refusal) if refusal is not None else NOTHING


def buy_for(model: HamModel, film: FilmSpot, uid: int) -> Acts:
    """Buy an upgrade and slide it into a card at once; the rules do so themselves where only one card fits."""
    move = purchase(model, film)
    upgrade = model.sight.market[film.row].slots[film.slot]
    if move is None or upgrade is None:
        return buy(model, film)
    if not fits(model.sight.cards[uid], upgrade):
        return Intent(refusal=no_room(model.sight, uid, upgrade))
    targets = [each for each in _sleeve_targets(model, move) if fits(model.sight.cards[each], upgrade)]
    twin = model.sight.cards[uid].twin
    same = uid if uid in targets else next(each for each in targets if model.sight.cards[each].twin == twin)
    return Intent((move, Sleeve(same))) if len(targets) > 1 else Intent((move,))


def _sleeve_targets(model: HamModel, move: Move) -> list[int]:
    """Return the cards that will be listed for an upgrade bought with this move."""
    sight = model.sight
    frame = market_question(sight)
    if isinstance(move, UsePower) or frame is None:
        return [*distinct_hand(sight, sight.now.c), *sight.now.played]
    return distinct_hand(sight, frame.c)


def sleeve(model: HamModel, upgrade: str, uid: int) -> Acts:
    """Slide an upgrade into a card or its twin, or say which slots are taken."""
    sight = model.sight
    listed = [move.card for move in model.legal if isinstance(move, Sleeve)]
    if uid in listed:
        return Intent((Sleeve(uid),))
    twin = next((each for each in listed if sight.cards[each].twin == sight.cards[uid].twin), None)
    if twin is not None:
        return Intent((Sleeve(twin),))
    return Intent(refusal=no_room(sight, uid, upgrade)) if not fits(sight.cards[uid], upgrade) else NOTHING


def no_room(sight: HamState, uid: int, upgrade: str) -> Refusal:
    """Say which slots of a card are taken."""
    taken = Listing(tuple(SLOT_WORDS[slot] for slot in clashes(sight.cards[uid], upgrade)))
    card = Phrase(CARDS[sight.cards[uid].id].name)
    return Refusal(
        N_("{upgrade} does not fit into {card}: {slots} taken there."),
        rule="2.3",
        upgrade=Phrase(CARDS[upgrade].name),
        card=card,
        slots=taken,
    )


def flushes_for(sight: HamState, frame: FlushFrame, picks: frozenset[tuple[str, int]]) -> tuple[Move, ...]:
    """Return the moves that exchange these upgrades; those that the rules make by themselves are left out."""
    moves: list[Move] = []
    for index, place in enumerate(PLACES):
        if place in picks and place not in frame.picks:
            if len(flush_moves(sight, frame)) > 1:
                moves.append(FlushPick(*place))
            frame = FlushFrame(frame.c, index, (*frame.picks, place))
    if len(flush_moves(sight, frame)) > 1:
        moves.append(FlushDone())
    return tuple(moves)
