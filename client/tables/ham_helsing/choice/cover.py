"""An effect covers an icon on a hand card: every card is shown with its icons as buttons beside it."""

from collections.abc import Iterator, Sequence

from client.core.words import N_, Phrase
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import Cover, Move
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.choice.layout import GAP, Shape, choice_parts
from client.tables.ham_helsing.choice.spots import ChoicePanelSpot, CoverSpot
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.overlay import Overlay
from client.tables.ham_helsing.signs import ICON
from client.tables.table import Ask, Intent, Spot, SpotBox
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect, centre
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel
from client.ui.theme import PAPER, TEXT

COVER = Shape(1.12, 190.0, 250.0)
BUTTON = 52.0


class CoverOverlay(Overlay):
    """Open while the viewer must cover an icon."""

    whole = False

    @property
    def _covers(self) -> tuple[Cover, ...]:
        model = self._model
        return () if model is None else tuple(move for move in model.legal if isinstance(move, Cover))

    def is_open(self) -> bool:
        """Tell whether an icon must be covered."""
        return bool(self._covers)

    def _cards(self) -> dict[int, list[str]]:
        """Return the slots that can be covered, card by card."""
        found: dict[int, list[str]] = {}
        for move in self._covers:
            found.setdefault(move.card, []).append(move.slot)
        return found

    def _places(self, zones: Zones) -> Iterator[tuple[int, Rect, dict[str, Rect]]]:
        """Yield each card with its place, and the buttons of its slots."""
        cards = self._cards()
        parts = choice_parts(zones.map, len(cards), COVER)
        for (uid, slots), (x, y, w, h) in zip(cards.items(), parts.tiles, strict=True):
            size = min(BUTTON, (h - 6 * (len(slots) - 1)) / len(slots))
            left = x + w - size
            buttons = {slot: (left, y + i * (size + 6), size, size) for i, slot in enumerate(slots)}
            yield uid, (x, y, w - size - GAP, h), buttons

    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Draw the cards with their icons."""
        parts = choice_parts(zones.map, len(self._cards()), COVER)
        panel(p.c, parts.panel, theme=THEME, level=4, radius=26, alpha=255)
        title = p.rich(self._title())
        rich(p.c, title, parts.title, "h3", TEXT["on_dark"], align="center", valign="middle", fit=True)
        for uid, rect, buttons in self._places(zones):
            shadow(p.c, rect, 12, 2)
            p.c.paste(card_picture(Face(p.model.sight.cards[uid]), rect[2:], p.rich), rect[:2])
            icons = dict(p.model.sight.cards[uid].icons)
            for slot, box in buttons.items():
                spot = CoverSpot(uid, slot)
                on = p.pointing.on(spot)
                if spot in p.targets:
                    glow(p.c, box, "focus" if on else "playable", 14, 12 if on else 6, border=3)
                rrect(p.c, box, "brown" if on else PAPER, 14, 3, INK)
                icon(p.c, ICON[icons.get(slot, "T")], centre(box), box[2] * 0.72)

    def _title(self) -> Phrase:
        return Phrase("") if self._model is None else HAM_HELSING.prompt(self._model.sight)

    def spots(self, zones: Zones) -> Sequence[SpotBox]:
        """List the icons."""
        if self._model is None:
            return []
        sight = self._model.sight
        panel_rect = choice_parts(zones.map, len(self._cards()), COVER).panel
        boxes = [SpotBox(ChoicePanelSpot(), panel_rect, self._title())]
        for uid, _, buttons in self._places(zones):
            for slot, box in buttons.items():
                boxes.append(SpotBox(CoverSpot(uid, slot), box, HAM_HELSING.move_words(sight, Cover(uid, slot))))
        return boxes

    def targets(self) -> frozenset[Spot]:
        """Light every icon."""
        return frozenset(CoverSpot(move.card, move.slot) for move in self._covers)

    def ask(self) -> Ask:
        """Say what is asked."""
        return Ask(self._title(), Phrase(N_("A covered icon does nothing until the card has been discarded.")))

    def click(self, spot: Spot) -> Intent[Move]:
        """Cover an icon."""
        return Intent((Cover(spot.uid, spot.slot),)) if isinstance(spot, CoverSpot) else Intent()

    def spot_of(self, move: Move) -> Spot | None:
        """Return the icon of a move."""
        return CoverSpot(move.card, move.slot) if isinstance(move, Cover) else None
