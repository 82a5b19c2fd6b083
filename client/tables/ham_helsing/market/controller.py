"""What clicks and drops mean at the Market: upgrades are bought, slid into cards, and exchanged."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.cards import fits
from client.games.ham_helsing.components import FLUSH_COST, SWAMP_DISCOUNT
from client.games.ham_helsing.frames import FlushFrame, MarketFrame, SleeveFrame
from client.games.ham_helsing.moves import Buy, Flush, FlushPick, MarketDone
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.market.buying import NOTHING, Acts, buy, buy_for, flushes_for, purchase, sleeve
from client.tables.ham_helsing.market.showing import market_question, showing_of
from client.tables.ham_helsing.market.spots import FilmSpot, WaitingSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Ask, AskButton, AskSpot, Intent, Spot
from client.ui.keys import Action


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
        return buy(model, spot) if card is None else buy_for(model, spot, card)

    def lifts(self, spot: Spot) -> bool:
        """Tell whether something can be dragged from here."""
        model = self.model
        if model is None or not model.legal:
            return False
        if isinstance(spot, WaitingSpot):
            return isinstance(market_question(model.sight), SleeveFrame)
        return isinstance(spot, FilmSpot) and purchase(model, spot) is not None

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
