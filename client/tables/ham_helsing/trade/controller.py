"""What clicks mean in a trade: goods are put in and taken out freely, then all picks are played in the rules' order."""

from collections.abc import Mapping
from typing import TypeAlias

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.frames import TradeFrame
from client.games.ham_helsing.move_data import GOODS
from client.games.ham_helsing.moves import Give, Move, Take, TradeDone
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.trade import owned, pick_moves
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.trade.spots import CoinSpot, GoodSpot, Side
from client.tables.table import Ask, AskButton, AskSpot, Intent, Spot
from client.ui.keys import Action

Acts = Intent[Move]
NOTHING: Acts = Intent()
Picks: TypeAlias = Mapping[tuple[Side, str], int]
"""What changes hands, by side and kind of goods: a card by uid, a treasure as 1, money as its amount."""
SIDES: tuple[Side, Side] = ("give", "take")


def trade_frame(sight: HamState) -> TradeFrame | None:
    """Return the trade that is asked about."""
    top = sight.stack[-1] if sight.stack else None
    return top if isinstance(top, TradeFrame) else None


class TradeController:
    """Keeps what is to change hands and is not yet played."""

    def __init__(self) -> None:
        self.model: HamModel | None = None
        self.picks: dict[tuple[Side, str], int] = {}

    def show(self, model: HamModel) -> None:
        """Take over a new sight; picks that belong to another question are dropped."""
        before = self.model
        self.model = model
        if before is None or trade_frame(before.sight) != trade_frame(model.sight):
            self.picks = {}

    def cancel(self) -> bool:
        """Forget the picks; False if there were none."""
        had = bool(self.picks)
        self.picks = {}
        return had

    @property
    def frame(self) -> TradeFrame | None:
        """The trade, while the viewer decides it."""
        return trade_frame(self.model.sight) if self.model is not None and self.model.legal else None

    @property
    def all_picks(self) -> dict[tuple[Side, str], int]:
        """What changes hands: played picks and those that wait."""
        frame = self.frame
        if frame is None:
            return {}
        played: dict[tuple[Side, str], int] = {("give", what): value for what, value in frame.give}
        return played | {("take", what): value for what, value in frame.take} | self.picks

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on goods, on a coin button or on a button of the prompt."""
        model, frame = self.model, self.frame
        if model is None or frame is None:
            return NOTHING
        match spot:
            case AskSpot("trade") if self.why_not() is None:
                return Intent(picks_for(model.sight, frame, self.picks))
            case GoodSpot(side, what, value) if self.is_open(side, what):
                self._put(side, what, None if self.picks.get((side, what)) == value else value)
            case CoinSpot(side, step) if self.is_open(side, "money"):
                most = model.sight.money[frame.c if side == "give" else frame.who]
                amount = max(0, min(most, self.picks.get((side, "money"), 0) + step))
                self._put(side, "money", amount or None)
            case _:
                pass
        return NOTHING

    def _put(self, side: Side, what: str, value: int | None) -> None:
        """Put goods into the trade in place of others of their kind; None takes them out."""
        self.picks.pop((side, what), None)
        if value is not None:
            self.picks[side, what] = value

    def is_open(self, side: Side, what: str) -> bool:
        """Tell whether a kind of goods can still be picked: the rules go only forward."""
        frame = self.frame
        return frame is not None and SIDES.index(side) * len(GOODS) + GOODS.index(what) > frame.last

    def why_not(self) -> Phrase | None:
        """Say why the trade cannot be closed yet."""
        model = self.model
        picks = self.all_picks
        sides = {side for side, _ in picks}
        if not picks:
            return Phrase(N_("Choose what changes hands."))
        if model is not None and model.sight.options.no_gifts and len(sides) < len(SIDES):
            return Phrase(N_("Gifts are not allowed: both must give something."))
        return None

    # ------------------------------------------------------------------ what is said
    def ask(self) -> Ask:
        """Say what is asked."""
        frame = self.frame
        if self.model is None or frame is None:
            return Ask(Phrase(""))
        sight = self.model.sight
        sentence = Phrase(
            N_("{hero} trades with {other}"), hero=names.hero_of(sight, frame.c), other=names.hero_of(sight, frame.who)
        )
        hint = Phrase(N_("Click what changes hands: at most one card a side."))
        button = AskButton("trade", Phrase(N_("Trade")), primary=True, key=Action.CONFIRM, why_not=self.why_not())
        return Ask(sentence, hint, (button,))

    def targets(self) -> frozenset[Spot]:
        """Return what takes a click now."""
        model, frame = self.model, self.frame
        if model is None or frame is None:
            return frozenset()
        found: set[Spot] = set()
        for side, c in zip(SIDES, (frame.c, frame.who), strict=True):
            for what in GOODS:
                if not self.is_open(side, what):
                    continue
                values = owned(model.sight, c, what)
                if what == "money":
                    now = self.picks.get((side, what), 0)
                    found |= {CoinSpot(side, step) for step in (-1, 1) if 0 <= now + step <= len(values)}
                else:
                    found |= {GoodSpot(side, what, value) for value in values}
        return frozenset(found)


def picks_for(sight: HamState, frame: TradeFrame, picks: Picks) -> tuple[Move, ...]:
    """Return the moves that pick all this and close the trade; the rules make those without a choice."""
    moves: list[Move] = []
    for category in range(frame.last + 1, len(SIDES) * len(GOODS)):
        side, what = SIDES[category // len(GOODS)], GOODS[category % len(GOODS)]
        value = picks.get((side, what))
        if value is None:
            continue
        move: Move = Give(what, value) if side == "give" else Take(what, value)
        if len(pick_moves(sight, frame)) > 1:
            moves.append(move)
        if side == "give":
            frame = frame._replace(give=(*frame.give, (what, value)), last=category)
        else:
            frame = frame._replace(take=(*frame.take, (what, value)), last=category)
    if len(pick_moves(sight, frame)) > 1:
        moves.append(TradeDone())
    return tuple(moves)


def spot_of(move: Move) -> Spot | None:
    """Return where a hint at a move of a trade points."""
    match move:
        case Give("money", _):
            return CoinSpot("give", 1)
        case Take("money", _):
            return CoinSpot("take", 1)
        case Give(what, value):
            return GoodSpot("give", what, value)
        case Take(what, value):
            return GoodSpot("take", what, value)
        case TradeDone():
            return AskSpot("trade")
        case _:
            return None
