"""Controls as they look in each state; widgets decide which state that is."""

from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.coats import ButtonKind, ChipKind, Coat, State, button_coat, chip_coat
from client.ui.colour import INK, Paint, col, mix
from client.ui.icons import icon, is_line_icon
from client.ui.metrics import Point, Rect
from client.ui.shapes import circle, line, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import slab
from client.ui.text import text, text_w
from client.ui.theme import GLOW, PAPER_EDGE, PAPER_LINE, RADIUS, TEXT, TextStyle, Theme, accent, on_accent

__all__ = [
    "ButtonKind",
    "ChipKind",
    "State",
    "button",
    "button_w",
    "chip",
    "chip_w",
    "field",
    "focus_ring",
    "segmented",
    "slider",
    "toggle",
]

_LIP = 6
_GAP = 10


def focus_ring(c: Canvas, rect: Rect, radius: float = RADIUS["button"]) -> None:
    """Draw the white ring of what has the keyboard, 8 outside, lined with ink so that it shows on anything."""
    around = c.inset(rect, -8)
    rrect(c, c.inset(around, -2), None, radius + 10, 2, col(INK, 170))
    rrect(c, around, None, radius + 8, 4, GLOW["focus"])


def button(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    label: str = "",
    kind: ButtonKind = "primary",
    state: State = "normal",
    *,
    theme: Theme,
    icon_name: str = "",
    key: str = "",
    style: TextStyle = "label",
    focus: bool = False,
) -> None:
    """Draw a button with an icon, a label and the key that presses it, any of which may be missing.

    State "focus" is "normal" with the ring; ``focus`` adds the ring to another state.
    """
    seen = c.look(theme)
    coat = button_coat(kind, state, seen)
    radius = min(RADIUS["button"], rect[3] / 2.6)
    if kind == "quiet":
        rrect(c, rect, coat.face, radius, 2, seen.line if c.style.high_contrast else mix(coat.face, "#FFFFFF", 0.22))
        face = rect
    else:
        face = _raised(c, rect, coat, state, seen)
    _write(c, face, coat.ink, _Words(label, icon_name, key, style))
    if focus or state == "focus":
        focus_ring(c, rect, radius)


def _raised(c: Canvas, rect: Rect, coat: Coat, state: State, seen: Theme) -> Rect:
    """Draw a button with a lip and return the face it shows."""
    x, y, w, h = rect
    radius = min(RADIUS["button"], h / 2.6)
    if state == "hover":
        glow(c, rect, coat.face, radius, 12, border=0, strength=0.5)
    if state == "pressed":
        y, h = y + _LIP - 2, h - _LIP + 2
    elif state != "disabled":
        shadow(c, rect, radius, 1)
    lip = {"pressed": 2, "disabled": 0}.get(state, _LIP)
    slab(c, (x, y, w, h), coat.face, coat.edge, radius=radius, lip=lip, line=seen.line)
    if state != "disabled":
        rrect(c, (x + 12, y + 8, w - 24, 3), col("#FFFFFF", 110), 2)
    return (x, y, w, h - lip)


class _Words(NamedTuple):
    """What stands on a button."""

    label: str
    icon_name: str
    key: str
    style: TextStyle


def _widths(c: Canvas, words: _Words, height: float) -> tuple[float, float, float]:
    """Return the widths of icon, label and key box."""
    iw = min(30, height * 0.5) if words.icon_name else 0
    tw = text_w(c, words.label, words.style) if words.label else 0
    kw = text_w(c, words.key, "min_b") + 18 if words.key else 0
    return iw, tw, kw


def button_w(c: Canvas, label: str, *, icon_name: str = "", key: str = "", style: TextStyle = "label") -> float:
    """Return the width at which nothing on a button has to shrink."""
    widths = [w for w in _widths(c, _Words(label, icon_name, key, style), 64) if w]
    return sum(widths) + _GAP * max(0, len(widths) - 1) + 48


def _write(c: Canvas, face: Rect, ink: Paint, words: _Words) -> None:
    x, y, w, h = face
    cy = y + h / 2 + 1
    iw, tw, kw = _widths(c, words, h + _LIP)
    gaps = _GAP * (sum(1 for width in (iw, tw, kw) if width) - 1)
    room = w - 28 - iw - kw - gaps
    tw = min(tw, room)
    at = x + (w - iw - tw - kw - gaps) / 2
    if iw:
        icon(c, words.icon_name, (at + iw / 2, cy), iw, ink if is_line_icon(c, words.icon_name) else None)
        at += iw + _GAP
    if words.label:
        text(c, words.label, (at, cy), words.style, ink, valign="middle", max_w=room, max_h=h)
        at += tw + _GAP
    if kw:
        rrect(c, (at, cy - 13, kw, 26), c.col(ink, 36), 7)
        text(c, words.key, (at + kw / 2, cy), "min_b", ink, align="center", valign="middle", max_h=28)


def chip(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    pos: Point,
    label: str,
    icon_name: str = "",
    kind: ChipKind = "dark",
    *,
    theme: Theme,
    h: float = 36,
    style: TextStyle = "min_b",
    color: Paint | None = None,
) -> float:
    """Draw a small pill with an icon and a number or word; ``pos`` is the middle of its left end. Returns its width."""
    x, y = pos
    fill, ink = chip_coat(kind, theme)
    w = chip_w(c, label, icon_name, h=h, style=style)
    framed = kind in ("paper", "accent", "good", "bad")
    border = 2.5 if framed else 2 if c.style.high_contrast else 0
    edge = INK if framed else "#FFFFFF"
    rrect(c, (x, y - h / 2, w, h), fill if color is None else color, h / 2, border, edge)
    at = x + 14
    if icon_name:
        iw = h * 0.72
        icon(c, icon_name, (x + 10 + iw / 2, y), iw, ink if is_line_icon(c, icon_name) else None)
        at = x + 16 + iw
    text(c, label, (at, y), style, ink, valign="middle", max_h=h)
    return w


def chip_w(c: Canvas, label: str, icon_name: str = "", *, h: float = 36, style: TextStyle = "min_b") -> float:
    """Return the width of a chip."""
    return text_w(c, label, style) + (30 + h * 0.72 if icon_name else 28)


def toggle(c: Canvas, pos: Point, *, on: bool, theme: Theme, focus: bool = False) -> None:
    """Draw a switch 68 x 36; ``pos`` is the middle of its left end."""
    x, y = pos
    if focus:
        focus_ring(c, (x, y - 18, 68, 36), 18)
    rrect(c, (x, y - 18, 68, 36), accent(theme) if on else "#8C7C88", 18, 3)
    circle(c, (x + (50 if on else 18), y), 15, "#FFFFFF", 3)
    if on:
        icon(c, "check", (x + 20, y), 18, on_accent(theme))


def slider(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    frac: float,
    label: str = "",
    *,
    theme: Theme,
    ticks: int = 0,
    dark: bool = False,
    focus: bool = False,
) -> None:
    """Draw a slider at ``frac`` (0 to 1) with its value to the right; ``dark`` is for dark panels."""
    x, y, w, h = rect
    cy = y + h / 2
    soft = TEXT["on_dark_2"] if dark else TEXT["on_paper_2"]
    if focus:
        focus_ring(c, (x, cy - 14, w, 28), 14)
    rrect(c, (x, cy - 7, w, 14), mix(PAPER_EDGE, INK, 0.12), 7, 3)
    rrect(c, (x, cy - 7, max(14, w * frac), 14), accent(theme), 7, 3)
    for i in range(ticks):
        at = x + w * i / (ticks - 1)
        line(c, (at, cy + 20), (at, cy + 26), soft, 2)
    circle(c, (x + w * frac, cy), 17, accent(theme), 4)
    if label:
        text(c, label, (x + w + 24, cy), "strong", TEXT["on_dark"] if dark else INK, valign="middle")


def segmented(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    labels: list[str],
    active: int,
    *,
    theme: Theme,
    style: TextStyle = "small_b",
    focus: int | None = None,
) -> None:
    """Draw a row of exclusive choices; ``focus`` is the one that has the keyboard."""
    x, y, w, h = rect
    rrect(c, rect, PAPER_LINE, h / 3, 3)
    each = (w - 6) / len(labels)
    for i, label in enumerate(labels):
        cell = (x + 3 + i * each, y + 3, each, h - 6)
        if i == active:
            rrect(c, cell, accent(theme), h / 3 - 3, 3)
        if i == focus:
            focus_ring(c, cell, h / 3 - 3)
        ink = on_accent(theme) if i == active else INK
        middle = (cell[0] + each / 2, y + h / 2)
        text(c, label, middle, style, ink, align="center", valign="middle", max_w=each - 12, max_h=h)


def field(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    value: str,
    *,
    theme: Theme,
    placeholder: bool = False,
    focus: bool = False,
    icon_name: str = "",
) -> None:
    """Draw a text or drop-down field on paper; ``placeholder`` says that ``value`` is only an example."""
    x, y, w, h = rect
    if focus:
        rrect(c, c.inset(rect, -5), None, 17, 4, accent(theme, 1))
    rrect(c, rect, "#FFFFFF", 12, 3)
    room = w - 32 - (36 if icon_name else 0)
    ink = TEXT["on_paper_2"] if placeholder else INK
    text(c, value, (x + 16, y + h / 2), "body", ink, valign="middle", max_w=room, max_h=h)
    if icon_name:
        icon(c, icon_name, (x + w - 28, y + h / 2), 22, INK if is_line_icon(c, icon_name) else None)
