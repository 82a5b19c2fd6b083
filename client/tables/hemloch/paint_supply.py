"""The supply of Potions and Trinkets: six kinds, of each as many as are left."""

from client.core.words import N_
from client.games.hemloch.bag import count_of
from client.games.hemloch.components import ITEM_KINDS, Item
from client.tables.hemloch.cards import item_picture
from client.tables.hemloch.look import THEME
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.spots import SupplySpot
from client.tables.pills import number_pill
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text


def paint_supply(p: Painter) -> None:
    """Draw the panel."""
    x, y, w, h = p.places.zones.supply
    panel(p.c, p.places.zones.supply, theme=THEME)
    if h > 150:
        text(p.c, p.say(N_("Supply")), (x + 18, y + 21), "label", valign="middle", max_w=w - 36)
    for item in ITEM_KINDS:
        _kind(p, item, p.places.supply[item])


def _kind(p: Painter, item: Item, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    left = count_of(p.model.sight.supply, item) - (f"supply/{item}" in p.hidden)
    p.halo(SupplySpot(item), rect, 10)
    if not left:
        rrect(c, rect, c.col("#000000", 90), 10, 2, c.col("#FFFFFF", 60))
        c.paste(item_picture(item, (w, h), fresh=False), (x, y), alpha=70)
    else:
        for depth in range(min(left, 3) - 1, 0, -1):
            rrect(c, (x + depth * 3, y - depth * 3, w, h), "#0F0E26", 10)
        c.paste(item_picture(item, (w, h)), (x, y))
    number_pill(c, (x + w - 8, y + h - 9), str(left), 13, "#FFFFFF" if left else "#B9AFC4")
