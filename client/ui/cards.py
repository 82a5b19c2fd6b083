"""Cards, their backs, the hand and the places where cards may go."""

from collections.abc import Callable, Collection, Hashable
from typing import Literal, NamedTuple

from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, PALETTE, Paint, col, contrast, mix
from client.ui.fan import FanSlot, fan_order, fan_slots
from client.ui.icons import icon
from client.ui.markup import escape
from client.ui.metrics import Rect, centre
from client.ui.rich import rich
from client.ui.shapes import circle, fill_rect, line, rrect, shape
from client.ui.soft import glow, shadow
from client.ui.text import text, text_w
from client.ui.theme import CARD_SIZES, FLOOR, GLOW, PAPER, RADIUS, TEXT, Face, Theme, accent

__all__ = ["CardSize", "Footer", "TargetKind", "card", "card_back", "hand_fan", "lay_card", "target"]

CardSize = Literal["S", "M", "L"]
"""Badge and art; with a title band; with rules text."""
TargetKind = Literal["target", "coop", "hover", "blocked", "attack"]


class Footer(NamedTuple):
    """Own drawing at the foot of a card. Two footers with one key must look alike."""

    key: Hashable
    draw: Callable[[Canvas, Rect], None]


class _Face(NamedTuple):
    """All that is printed on a card."""

    art_name: str
    badge: str
    title: str
    body: str
    color: str
    size: CardSize
    dimmed: bool


def card(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    art_name: str,
    *,
    badge: str = "",
    title: str = "",
    body: str = "",
    color: str = "yellow",
    size: CardSize | None = None,
    playable: bool = False,
    selected: bool = False,
    dimmed: bool = False,
    angle: float = 0,
    footer: Footer | None = None,
    shadow_level: int = 2,
) -> None:
    """Draw a card in the house's frame; ``color`` is the palette family of its title band."""
    _, _, w, h = rect
    face = _Face(art_name, badge, title, body, color, size or _size_for(w), dimmed)
    key = ("card", face, footer.key if footer else None)
    picture = c.cached(key, w, h, lambda cc: _paint(cc, face, footer))
    mark = "focus" if selected else "playable" if playable else ""
    lay_card(c, picture, rect, angle, mark=mark, shadow_level=shadow_level)


def lay_card(  # noqa: PLR0913 - a drawing primitive
    c: Canvas, picture: Picture, rect: Rect, angle: float = 0, *, mark: str = "", shadow_level: int = 2
) -> None:
    """Lay a card's picture on the table: flat with its shadow and a glow named ``mark``, or turned about its middle."""
    radius = RADIUS["card"] * rect[2] / CARD_SIZES["M"][0]
    if angle:
        c.stamp(picture, centre(rect), angle, fine=True)
        return
    shadow(c, rect, radius, shadow_level)
    if mark:
        glow(c, rect, mark, radius, 16)
    c.paste(picture, rect[:2])
    if c.style.high_contrast:
        rrect(c, rect, None, radius, 2, "#FFFFFF")


def _size_for(width: float) -> CardSize:
    return "S" if width < 120 else "M" if width < 200 else "L"


_BORDER = {"S": 4, "M": 5, "L": 6}
_BAND = {"S": 0, "M": 40, "L": 50}
_FOOT = {"S": 26, "M": 36, "L": 96}
_BADGE = {"S": 18, "M": 22, "L": 29}


def _paint(cc: Canvas, face: _Face, footer: Footer | None) -> None:
    k = cc.w / CARD_SIZES[face.size][0]
    radius = (11 if face.size == "S" else RADIUS["card"]) * k
    b = _BORDER[face.size] * k
    foot = _FOOT[face.size] * k if footer or face.size == "L" else 0
    rrect(cc, cc.rect, PAPER, radius, b)
    inner = cc.inset(cc.rect, b)
    band = _BAND[face.size] * k
    if band:
        _banded(cc, face, inner, (band, foot, k, radius - b))
    else:
        x, y, iw, ih = inner
        art(cc, face.art_name, (x, y, iw, ih - foot), radius=radius - b)
    below = (inner[0], inner[1] + inner[3] - foot, inner[2], foot)
    if face.size == "L" and face.body:
        words = (below[0] + 12 * k, below[1] + 2 * k, below[2] - 24 * k, foot - 8 * k)
        rich(cc, face.body, words, "min", INK, link=TEXT["link_paper"], align="center", valign="middle", fit=True)
    if footer:
        footer.draw(cc, below)
    if face.badge:
        _badge(cc, face, (b, k))
    if face.dimmed:
        rrect(cc, cc.rect, col("#1A1020", 130), radius)


def _banded(cc: Canvas, face: _Face, inner: Rect, sizes: tuple[float, float, float, float]) -> None:
    """Draw the title band and the framed art below it."""
    band, foot, k, radius = sizes
    x, y, w, h = inner
    rrect(cc, (x, y, w, band + radius), face.color, radius)
    fill_rect(cc, (x, y + band - 5 * k, w, 5 * k + radius), PAPER)
    fill_rect(cc, (x, y + band - 5 * k, w, 5 * k), PALETTE[face.color][1])
    frame = (x + 3 * k, y + band - 3 * k, w - 6 * k, h - band - foot)
    rrect(cc, frame, INK, 8 * k)
    art(cc, face.art_name, cc.inset(frame, 3 * k), radius=6 * k)
    left = x + (_BADGE[face.size] * 1.92 + 4 if face.badge else 8) * k
    room = x + w - 4 * k - left
    ink = INK if contrast(INK, face.color) > contrast("#FFFFFF", face.color) else "#FFFFFF"
    size = (19 if face.size == "M" else 25) * k
    words = (left, y, room, band - 4 * k)
    _title(cc, face.title, words, ("title", size), ink)


def _title(cc: Canvas, title: str, room: Rect, style: tuple[Face, float], ink: Paint) -> None:
    """Write a name on one line, or on two if it would fall below the floor."""
    if text_w(cc, title, (style[0], FLOOR)) <= room[2]:
        text(cc, title, centre(room), style, ink, align="center", valign="middle", max_w=room[2])
        return
    rich(cc, escape(title), room, (style[0], FLOOR), ink, align="center", valign="middle", lead=0.76, fit=True)


def _badge(cc: Canvas, face: _Face, sizes: tuple[float, float]) -> None:
    b, k = sizes
    r = _BADGE[face.size] * k
    at = (b + r * 0.92, b + r * 0.92)
    circle(cc, at, r, "yellow", 4 * k)
    text(cc, face.badge, at, ("title", r * 1.2), INK, align="center", valign="middle", max_w=r * 1.7)


def card_back(c: Canvas, rect: Rect, theme: Theme, *, angle: float = 0, shadow_level: int = 1) -> None:
    """Draw the back of a game's cards: point-symmetric, in its colours, with one motif."""
    picture = c.cached(("card back", theme), rect[2], rect[3], lambda cc: _paint_back(cc, theme))
    lay_card(c, picture, rect, angle, shadow_level=shadow_level)


def _paint_back(cc: Canvas, theme: Theme) -> None:
    w, h = cc.w, cc.h
    k = w / CARD_SIZES["S"][0]
    base = accent(theme, 1)
    rrect(cc, cc.rect, PAPER, 11 * k, 4 * k)
    field = cc.inset(cc.rect, 8 * k)
    rrect(cc, field, base, 6 * k)
    light = mix(base, "#FFFFFF", 0.22)
    step = field[2] / 4
    rows = round(field[3] / step)
    for j in range(-rows // 2 - 1, rows // 2 + 2):
        for i in range(-4, 5):
            x, y = w / 2 + i * step / 2, h / 2 + j * step
            inside = abs(x - w / 2) < field[2] / 2 - 6 * k and abs(y - h / 2) < field[3] / 2 - 6 * k
            if (i + j) % 2 == 0 and inside:
                shape(cc, "diamond", (x, y), 4.5 * k, light, 0)
    middle = (w / 2, h / 2)
    circle(cc, middle, w * 0.29, theme.panel, 4 * k)
    icon(cc, theme.back_icon, middle, w * 0.34)


def hand_fan(  # noqa: PLR0913, PLR0917 - a drawing primitive
    n: int,
    center_x: float,
    bottom: float,
    w: float,
    h: float,
    draw: Callable[[int, Rect, float], None],
    *,
    raised: Collection[int] = (),
    step: float | None = None,
    tilt: float = 2.2,
    lift: float = 36,
    width: float = 1200,
) -> list[FanSlot]:
    """Draw a fan (see ``fan_slots``): ``draw(i, rect, angle)`` draws card ``i``. Returns the places."""
    slots = fan_slots(n, center_x, bottom, w, h, raised=raised, step=step, tilt=tilt, lift=lift, width=width)
    for i in fan_order(n, raised):
        draw(i, *slots[i])
    return slots


def target(c: Canvas, rect: Rect, kind: TargetKind = "target", radius: float = 12, label: str = "") -> None:
    """Draw a place to drop on: legal, legal in a lesser way (dashed), under the card, impossible, or attacked."""
    tone = c.col(GLOW.get(kind, GLOW["target"]))
    if kind == "blocked":
        rrect(c, rect, col("#000000", 40), radius)
    elif kind == "hover":
        glow(c, rect, tone, radius, 18, border=0)
        rrect(c, rect, col(tone, 150), radius, 5, "#FFFFFF")
    elif kind == "coop":
        _dashed_frame(c, rect, radius, tone)
    else:
        glow(c, rect, tone, radius, 10, border=0, strength=0.6)
        rrect(c, rect, col(tone, 70), radius, 4, tone)
    if label:
        middle = centre(rect)
        text(
            c, label, middle, "min_b", "#FFFFFF", align="center", valign="middle", max_w=rect[2] - 8, outline=INK, ow=2
        )


def _dashed_frame(c: Canvas, rect: Rect, radius: float, tone: Paint) -> None:
    x, y, w, h = rect
    rrect(c, rect, col(tone, 26), radius)
    left, right, top, bottom = x + radius, x + w - radius, y + radius, y + h - radius
    for a, b in (
        ((left, y), (right, y)),
        ((x + w, top), (x + w, bottom)),
        ((left, y + h), (right, y + h)),
        ((x, top), (x, bottom)),
    ):
        line(c, a, b, tone, 3, 10)
