"""What clicks and drops mean at the Market: upgrades are bought, slid into cards, and exchanged."""

from client.core.refusal import Refusal
from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import HAM_HELSING, names
from client.games.ham_helsing.cards import fits
from client.games.ham_helsing.components import CARDS, FLUSH_COST, SWAMP_DISCOUNT
from client.games.ham_helsing.frames import FlushFrame, MarketFrame, SleeveFrame
from client.games.ham_helsing.hands import distinct_hand
from client.games.ham_helsing.market import PLACES, flush_moves
from client.games.ham_helsing.moves import Buy, Flush, FlushDone, FlushPick, MarketDone, Move, Sleeve, UsePower
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.cards.slots import clashes
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.market.showing import market_question, showing_of
from client.tables.ham_helsing.market.spots import FilmSpot, WaitingSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Ask, AskButton, AskSpot, Intent, Spot
from client.ui.keys import Action

Acts = Intent[Move]
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


class MarketController:
    """Keeps which upgrades are to be exchanged."""

    def __init__(self) -> None:
        self.model: HamModel | None = None
        self.picks: frozenset[tuple[str, int]] = frozenset()

    def show(self, model: HamModel) -> None:
        """Take over a new sight; picks that belong to another question are dropped."""
        before = self.model
        self.model = model
        if before is None or market_question(before.sight) != market_question(model.sight):
            self.picks = frozenset()

    def cancel(self) -> bool:
        """Forget the picks; False if there were none."""
        had = bool(self.picks)
        self.picks = frozenset()
        return had

    # ------------------------------------------------------------------ clicks and drops
    def click(self, spot: Spot) -> Acts:
        """Take a click on the Market or on a button of the prompt."""
        model = self.model
        if model is None or not model.legal:
            return NOTHING
        if isinstance(spot, AskSpot):
            return self._press(model, spot.name)
        match market_question(model.sight), spot:
            case (FlushFrame() as frame, FilmSpot(row, slot)):
                return self._toggle(model, frame, (row, slot))
            case (SleeveFrame() as frame, HandSpot(uid) | PlayedSpot(uid)):
                return sleeve(model, frame.up, uid)
            case (_, FilmSpot() as film):
                return buy(model, film)
            case _:
                return NOTHING

    def drop(self, spot: Spot, onto: Spot | None) -> Acts:
        """Take the end of a drag: an upgrade onto a card, or off its shelf."""
        model = self.model
        if model is None or onto is None or onto == spot or not model.legal:
            return NOTHING
        question = market_question(model.sight)
        card = onto.uid if isinstance(onto, HandSpot | PlayedSpot) else None
        if isinstance(question, SleeveFrame) and isinstance(spot, WaitingSpot) and card is not None:
            return sleeve(model, question.up, card)
        if not isinstance(spot, FilmSpot) or isinstance(question, FlushFrame):
            return NOTHING
        return buy(model, spot) if card is None else _buy_for(model, spot, card)

    def lifts(self, spot: Spot) -> bool:
        """Tell whether something can be dragged from here."""
        model = self.model
        if model is None or not model.legal:
            return False
        if isinstance(spot, WaitingSpot):
            return isinstance(market_question(model.sight), SleeveFrame)
        return isinstance(spot, FilmSpot) and _purchase(model, spot) is not None

    def _press(self, model: HamModel, name: str) -> Acts:
        match name:
            case "flush":
                return Intent((Flush(),))
            case "done":
                return Intent((MarketDone(),))
            case "exchange" if self.picks:
                frame = market_question(model.sight)
                return Intent(flushes_for(model.sight, frame, self.picks)) if isinstance(frame, FlushFrame) else NOTHING
            case _:
                return NOTHING

    def _toggle(self, model: HamModel, frame: FlushFrame, place: tuple[str, int]) -> Acts:
        if FlushPick(*place) not in model.legal and place not in frame.picks:
            return NOTHING
        self.picks ^= {place}
        return NOTHING

    # ------------------------------------------------------------------ what is said
    def ask(self, *, swamp: bool) -> Ask:
        """Say what is asked, with its buttons."""
        if self.model is None:
            raise LookupError("nothing has been shown yet")
        model = self.model
        match market_question(model.sight):
            case SleeveFrame() as frame:
                return _ask_sleeve(model, frame)
            case FlushFrame():
                words = Phrase(NN_("Exchange {n} upgrade", "Exchange {n} upgrades"), n=len(self.picks))
                none = None if self.picks else Phrase(N_("Choose at least one upgrade."))
                return Ask(
                    Phrase(N_("Which upgrades do you exchange?")),
                    Phrase(N_("Click them; they all cost $1 together.")),
                    (AskButton("exchange", words, primary=True, key=Action.CONFIRM, why_not=none),),
                )
            case MarketFrame(c):
                return _ask_buy(model, c)
            case _ if swamp:
                return Ask(
                    Phrase(N_("Buy one upgrade at the Swamp, ${n} cheaper"), n=SWAMP_DISCOUNT),
                    Phrase(N_("Upgrades slid into a card in play work at once.")),
                    (AskButton("clear", Phrase(N_("Put back"))),),
                )
            case _:
                return Ask(Phrase(""))


def _ask_buy(model: HamModel, c: int) -> Ask:
    sight = model.sight
    poor = None if Flush() in model.legal else Phrase(N_("Exchanging upgrades costs ${n}."), n=FLUSH_COST)
    some = any(isinstance(move, Buy) for move in model.legal)
    hint = N_("Click an upgrade, or drag it onto a card. Golden prices can be paid.")
    none = N_("Nothing on the shelves can be paid.")
    return Ask(
        Phrase(N_("{hero}, buy upgrades: ${n} left"), hero=names.hero_of(sight, c), n=sight.money[c]),
        Phrase(hint if some else none),
        (
            AskButton("flush", Phrase(N_("Exchange, ${n}"), n=FLUSH_COST), why_not=poor),
            AskButton("done", Phrase(N_("Done buying")), primary=not some, key=None if some else Action.CONFIRM),
        ),
    )


def _ask_sleeve(model: HamModel, frame: SleeveFrame) -> Ask:
    showing = showing_of(model.sight, None, swamp=False)
    cards = () if showing is None else showing.cards
    fit = sum(fits(model.sight.cards[uid], frame.up) for uid in cards)
    text = NN_("Slide {upgrade} into a card: {n} fits", "Slide {upgrade} into a card: {n} fit")
    return Ask(
        Phrase(text, upgrade=names.printed(frame.up), n=fit),
        Phrase(N_("Drop it on a green card, or click one. Slots in red are taken.")),
    )


# ------------------------------------------------------------------ moves
def _purchase(model: HamModel, film: FilmSpot) -> Move | None:
    """Return the move that buys an upgrade now, at the Market or at the Swamp."""
    for move in (Buy(film.row, film.slot), UsePower(row=film.row, slot=film.slot)):
        if move in model.legal:
            return move
    return None


def buy(model: HamModel, film: FilmSpot) -> Acts:
    """Buy an upgrade, or say why not."""
    move = _purchase(model, film)
    if move is not None:
        return Intent((move,))
    market = isinstance(market_question(model.sight), MarketFrame)
    meant: Move = Buy(film.row, film.slot) if market else UsePower(row=film.row, slot=film.slot)
    refusal = HAM_HELSING.why_not(model.sight, meant)
    return Intent(refusal=refusal) if refusal is not None else NOTHING


def _buy_for(model: HamModel, film: FilmSpot, uid: int) -> Acts:
    """Buy an upgrade and slide it into a card at once; the rules do so themselves where only one card fits."""
    move = _purchase(model, film)
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
