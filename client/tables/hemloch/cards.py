"""The cards of Hemloch as pictures: Minions on a board and in hand, items, Nights and Days, backs."""

from collections.abc import Sequence

from client.games.hemloch.components import ITEMS, MINIONS, VALUES, WEEK_CARDS, Card, Item, WeekCard
from client.tables.hemloch.look import FRAMES, NIGHT_INK, THEME, card_art, faction_look, item_art, item_family, week_art
from client.tables.hemloch.tokens import medal
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.cards import card_back
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.markup import escape
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import circle, rrect
from client.ui.text import text, text_w
from client.ui.theme import FLOOR, PAPER

BOARD_W = 74.0
"""Width for which the measures of a Minion on a board are meant; another width is the same in proportion."""
HAND_W = 172.0
"""The same of a card in hand."""
ITEM_W = 96.0
Size = tuple[float, float]


def minion_picture(card: Card, seat: int, size: Size) -> Picture:
    """Return a Minion on the side of a seat: picture, faction, and its value on the colour of the faction."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hemloch minion", card, seat, w, h), w, h, lambda c: _draw_minion(c, card, seat))


def group_picture(cards: Sequence[Card], seat: int, size: Size) -> Picture:
    """Return several Minions side by side; ``size`` is that of one."""
    w, h = size
    step = w + 8

    def draw(c: Canvas) -> None:
        for number, card in enumerate(cards):
            c.paste(minion_picture(card, seat, size), (number * step, 0))

    return Picture(("hemloch group", tuple(cards), seat, size), step * len(cards) - 8, h, draw)


def hand_picture(card: Card, size: Size, say: Say, seen: float | None = None) -> Picture:
    """Return a card as it is held: name, picture, faction, value; its name keeps to the width that is seen of it."""
    w, h = round(size[0], 1), round(size[1], 1)
    room = w if seen is None else round(min(seen, w), 1)
    name = say(MINIONS[card].name)
    return Picture(("hemloch hand", card, w, h, name, room), w, h, lambda c: _draw_hand(c, card, name, room))


def item_picture(item: Item, size: Size, *, fresh: bool = True) -> Picture:
    """Return a Potion or Trinket; a used one is dark."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hemloch item", item, w, h, fresh), w, h, lambda c: _draw_item(c, item, fresh=fresh))


def back_picture(size: Size) -> Picture:
    """Return the back of a Minion card."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hemloch back", w, h), w, h, lambda c: card_back(c, c.rect, THEME, shadow_level=0))


def week_picture(card: WeekCard, size: Size) -> Picture:
    """Return a Night or Day."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hemloch week", card, w, h), w, h, lambda c: _draw_week(c, card))


def veil_picture(size: Size, radius: float) -> Picture:
    """Return what lies over a card that cannot be used now."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hemloch veil", w, h, radius), w, h, lambda c: rrect(c, c.rect, c.col(NIGHT_INK, 120), radius))


def _draw_minion(c: Canvas, card: Card, seat: int) -> None:
    k = c.w / BOARD_W
    look = faction_look(card)
    foot = max(29 * k, 22.0)
    rrect(c, c.rect, INK, 9 * k)
    rrect(c, inset(c.rect, max(1.5, 2.5 * k)), FRAMES[seat], 7 * k)
    rim = 5.5 * k
    low: Rect = (rim, c.h - foot - rim, c.w - 2 * rim, foot)
    rrect(c, low, look.color, 5 * k)
    art(c, card_art(card), (rim, rim, c.w - 2 * rim, c.h - foot - 2 * rim - 2 * k), radius=5 * k, focus=0.3)
    at = (c.w / 2, low[1] + foot / 2)
    size = max(FLOOR, 27 * k)
    text(c, str(VALUES[card]), at, ("title", size), "#FFFFFF", align="center", valign="middle", outline=INK, ow=2.5)
    medal(c, (15 * k, 15 * k), 14 * k, look)


def _draw_hand(c: Canvas, card: Card, name: str, seen: float) -> None:
    k = c.w / HAND_W
    look = faction_look(card)
    inner = inset(c.rect, 8 * k)
    room = inner[2] - 12 * k if seen >= c.w else seen - 20 * k
    named = max(text_w(c, word, ("title", FLOOR)) for word in name.split()) <= room
    band, foot = max(36.0, 40 * k) if named else 0.0, max(26.0, 36 * k)
    rrect(c, c.rect, INK, 14 * k)
    rrect(c, inset(c.rect, 4 * k), PAPER, 11 * k)
    if named:
        rrect(c, (inner[0], inner[1], inner[2], band), look.color, 8 * k)
        _draw_name(c, name, (inner[0] + 6 * k, inner[1], room, band), 21 * k)
    picture: Rect = (inner[0], inner[1] + band + 5 * k, inner[2], inner[3] - band - foot - 10 * k)
    rrect(c, inset(picture, -2 * k), INK, 7 * k)
    art(c, card_art(card), picture, radius=5 * k, focus=0.25)
    low: Rect = (inner[0], inner[1] + inner[3] - foot, inner[2], foot)
    rrect(c, low, look.color, 8 * k)
    at = (c.w / 2, low[1] + foot / 2)
    size = max(FLOOR, 32 * k)
    text(c, str(VALUES[card]), at, ("title", size), "#FFFFFF", align="center", valign="middle", outline=INK, ow=3)
    medal(c, (inner[0] + 20 * k, picture[1] + 18 * k), 22 * k, look)


def _draw_name(c: Canvas, name: str, room: Rect, size: float) -> None:
    """Write a name on one line, or on two where it would have to be cut."""
    x, y, w, h = room
    if " " in name and text_w(c, name, ("title", FLOOR)) > w:
        rich(c, escape(name), room, ("title", FLOOR), "#FFFFFF", align="center", valign="middle", lead=0.7, fit=True)
        return
    at = (x + w / 2, y + h / 2)
    text(
        c,
        name,
        at,
        ("title", max(FLOOR, size)),
        "#FFFFFF",
        align="center",
        valign="middle",
        max_w=w,
        max_h=h,
        outline=INK,
        ow=1.5,
    )


def _draw_item(c: Canvas, item: Item, *, fresh: bool) -> None:
    k = c.w / ITEM_W
    rrect(c, c.rect, INK, 11 * k)
    rrect(c, inset(c.rect, max(2.0, 3.5 * k)), item_family(item), 8 * k)
    art(c, item_art(item), inset(c.rect, 6 * k), radius=6 * k, tint=None if fresh else "#8A82A6")
    if not fresh:
        rrect(c, inset(c.rect, max(2.0, 3.5 * k)), c.col(NIGHT_INK, 130), 8 * k)


def _draw_week(c: Canvas, card: WeekCard) -> None:
    k = c.w / BOARD_W
    rrect(c, c.rect, INK, 10 * k)
    art(c, week_art(card), inset(c.rect, 3 * k), radius=8 * k, focus=0.5)
    sign = "sun" if WEEK_CARDS[card].is_day else "moon"
    at = (c.w - 14 * k, c.h - 14 * k)
    circle(c, at, 13 * k, INK)
    icon(c, sign, at, 20 * k)


def is_potion(item: Item) -> bool:
    """Tell whether an item is a Potion."""
    return ITEMS[item].type == "potion"
