"""A trade as it lies over the map."""

from collections.abc import Iterator, Sequence

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.trade import owned
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.hero.paint_board import GOLD, THEME
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.overlay import GuidedOverlay
from client.tables.ham_helsing.trade.controller import SIDES, TradeController, spot_of
from client.tables.ham_helsing.trade.layout import SideParts, TradeParts, trade_parts
from client.tables.ham_helsing.trade.row import card_row
from client.tables.ham_helsing.trade.spots import CoinSpot, GoodSpot, Side, TradePanelSpot
from client.tables.table import Ask, Spot, SpotBox
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import circle, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel, well
from client.ui.text import text
from client.ui.theme import TEXT

TREASURES = {"shield": N_("Shield"), "katana": N_("Katana")}
PICKED = "#B8F28A"


class TradeOverlay(GuidedOverlay):
    """Open while the viewer chooses what changes hands."""

    whole = False

    def __init__(self) -> None:
        super().__init__()
        self.controller = TradeController()

    @property
    def guide(self) -> TradeController:
        """What clicks mean in it."""
        return self.controller

    def is_open(self) -> bool:
        """Tell whether the viewer trades."""
        return self.controller.frame is not None

    def _partners(self) -> tuple[int, int]:
        frame = self.controller.frame
        return (0, 0) if frame is None else (frame.c, frame.who)

    def _parts(self, zones: Zones) -> TradeParts:
        sight = self.model.sight
        sides = []
        for c in self._partners():
            cards = owned(sight, c, "card")
            sides.append((cards, [what for what in TREASURES if owned(sight, c, what)]))
        return trade_parts(zones.map, sides[0], sides[1])

    # ------------------------------------------------------------------ what is seen
    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Draw both sides beside each other."""
        parts = self._parts(zones)
        panel(p.c, parts.panel, theme=THEME, level=4, radius=26, alpha=255)
        x, y, w, h = parts.title
        words = p.say(N_("What changes hands?"))
        text(p.c, words, (x + w / 2, y + h / 2), "h3", align="center", valign="middle", max_w=w)
        for side, half in zip(SIDES, (parts.give, parts.take), strict=True):
            self._side(p, side, half)
        icon(p.c, "swap", (x + w / 2, parts.give.box[1] + parts.give.box[3] / 2), 34)

    def _side(self, p: HamPainting, side: Side, parts: SideParts) -> None:
        c, sight = p.c, p.model.sight
        hero = self._partners()[SIDES.index(side)]
        well(c, parts.box, 18)
        x, y, w, h = parts.title
        text_ = N_("{hero} gives")
        words = p.say(Phrase(text_, hero=names.hero_of(sight, hero)))
        r = h * 0.62
        art(c, f"ham_helsing/{sight.team[hero].hero.id}", (x, y + h / 2 - r, 2 * r, 2 * r), radius=r)
        text(c, words, (x + 2 * r + 10, y + h / 2), "label", valign="middle", max_w=w - 2 * r - 10)
        if not parts.cards:
            x, y, w, h = parts.box
            none = p.say(N_("no card to give"))
            at = (x + w / 2, y + h * 0.42)
            text(c, none, at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 40)
        picks = self.controller.all_picks
        for uid, rect in parts.cards.items():
            self._frame(p, GoodSpot(side, "card", uid), rect, picked=picks.get((side, "card")) == uid)
            if rect[2] > rect[3] * 2:
                card_row(p, rect, uid)
            else:
                c.paste(card_picture(Face(sight.cards[uid]), rect[2:], p.rich), rect[:2])
            self._mark(c, rect, picked=picks.get((side, "card")) == uid)
        for what, rect in parts.goods.items():
            picked = (side, what) in picks
            self._frame(p, GoodSpot(side, what, 1), rect, picked=picked)
            _treasure(p, what, rect)
            self._mark(c, rect, picked=picked)
        self._money(p, side, parts, picks.get((side, "money"), 0))

    def _frame(self, p: HamPainting, spot: GoodSpot, rect: Rect, *, picked: bool) -> None:
        on = p.pointing.on(spot)
        if picked:
            glow(p.c, rect, PICKED, 12, 14, border=4)
        elif spot in p.targets:
            glow(p.c, rect, "focus" if on else "playable", 12, 12 if on else 6, border=3)
        else:
            shadow(p.c, rect, 12, 1)

    @staticmethod
    def _mark(c: Canvas, rect: Rect, *, picked: bool) -> None:
        if picked:
            at = (rect[0] + rect[2] / 2, rect[1] + rect[3] - 20)
            circle(c, at, 20, PICKED, 4)
            icon(c, "check", at, 22, INK)

    def _money(self, p: HamPainting, side: Side, parts: SideParts, amount: int) -> None:
        c, sight = p.c, p.model.sight
        most = sight.money[self._partners()[SIDES.index(side)]]
        for rect, sign, step in ((parts.less, "minus", -1), (parts.more, "plus", 1)):
            spot = CoinSpot(side, step)
            live = spot in p.targets
            on = live and p.pointing.on(spot)
            rrect(c, rect, "#FFF3DC" if live else THEME.panel2, 14, 3, "#FFFFFF" if on else INK)
            x, y, w, h = rect
            icon(c, sign, (x + w / 2, y + h / 2), h * 0.46, INK if live else TEXT["on_dark_2"])
        x, y, w, h = parts.money
        ink: Paint = INK if amount else TEXT["on_dark_2"]
        rrect(c, parts.money, "yellow" if amount else c.col("#000000", 70), 14, 3, GOLD if amount else INK)
        words = p.say(Phrase(N_("${n} of ${most}"), n=amount, most=most))
        text(c, words, (x + w / 2, y + h / 2), "label", ink, align="center", valign="middle", max_w=w - 10)

    def spots(self, zones: Zones) -> Sequence[SpotBox]:
        """List the goods of both sides."""
        parts = self._parts(zones)
        panel_box = SpotBox(TradePanelSpot(), parts.panel, Phrase(N_("Trade")))
        return [panel_box, *self._goods("give", parts.give), *self._goods("take", parts.take)]

    def _goods(self, side: Side, parts: SideParts) -> Iterator[SpotBox]:
        sight = self.model.sight
        hero = names.hero_of(sight, self._partners()[SIDES.index(side)])
        for uid, rect in parts.cards.items():
            yield SpotBox(
                GoodSpot(side, "card", uid),
                rect,
                Phrase(N_("{card} of {hero}"), card=names.card_of(sight, uid), hero=hero),
            )
        for what, rect in parts.goods.items():
            yield SpotBox(
                GoodSpot(side, what, 1), rect, Phrase(N_("{good} of {hero}"), good=Phrase(TREASURES[what]), hero=hero)
            )
        less, more = NN_("$1 less of {hero}", "$1 less of {hero}"), NN_("$1 more of {hero}", "$1 more of {hero}")
        yield SpotBox(CoinSpot(side, -1), parts.less, Phrase(less, n=1, hero=hero))
        yield SpotBox(CoinSpot(side, 1), parts.more, Phrase(more, n=1, hero=hero))

    # ------------------------------------------------------------------ what clicks mean
    def targets(self) -> frozenset[Spot]:
        """Return what takes a click now."""
        return self.controller.targets()

    def ask(self) -> Ask:
        """Say what is asked."""
        return self.controller.ask()

    def spot_of(self, move: Move) -> Spot | None:
        """Return where a hint points."""
        return spot_of(move)


def _treasure(p: HamPainting, what: str, rect: Rect) -> None:
    x, y, w, h = rect
    rrect(p.c, rect, THEME.panel2, 12, 3, GOLD)
    side = min(w - 10, h - 30)
    art(p.c, f"ham_helsing/{what}", (x + (w - side) / 2, y + 4, side, side), figure=True, cover=False)
    words = p.say(TREASURES[what])
    text(p.c, words, (x + w / 2, y + h - 15), "min_b", align="center", valign="middle", max_w=w - 6)
