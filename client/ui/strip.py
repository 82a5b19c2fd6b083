"""The strip at the top of a table: title, where the match stands, whose turn it is, tools."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from client.ui.buttons import State, button
from client.ui.canvas import Canvas
from client.ui.colour import INK, col, mix
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.seats import seat_mark
from client.ui.shapes import circle, fill_rect, line, rrect
from client.ui.text import text, text_w
from client.ui.theme import TEXT, Theme, accent, on_accent

__all__ = ["STRIP_H", "TOOLS", "phase_steps", "phase_steps_w", "round_meter", "tool_rects", "top_strip"]

STRIP_H = 72
TOOLS = ("undo", "redo", "bulb", "log", "menu")
"""Icons of the tools, from the left."""


def tool_rects(c: Canvas, count: int = len(TOOLS)) -> list[Rect]:
    """Return where the tools stand, from the left."""
    return [(c.w - 16 - 56 * (count - i), 10, 52, 50) for i in range(count)]


def top_strip(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    theme: Theme,
    title: str,
    turn_text: str,
    turn_seat: int | None,
    *,
    tools: Sequence[str] = TOOLS,
    states: Mapping[str, State] | None = None,
) -> Rect:
    """Draw the strip and return what is left between title and turn for a meter.

    ``states`` are those of tools that are not "normal"; ``turn_seat`` None leaves the pill of the turn out.
    """
    seen = c.look(theme)
    fill_rect(c, (0, 0, c.w, STRIP_H), col(seen.panel, 255 if c.style.high_contrast else 246))
    fill_rect(c, (0, STRIP_H - 4, c.w, 4), seen.line)
    rects = tool_rects(c, len(tools))
    for name, rect in zip(tools, rects, strict=True):
        button(c, rect, "", "quiet", (states or {}).get(name, "normal"), theme=theme, icon_name=name)
    right = rects[0][0] if rects else c.w - 16
    if turn_seat is not None:
        right = _turn_pill(c, right, turn_text, turn_seat, theme)
    title_w = text(
        c, title, (24, STRIP_H / 2 - 2), "h2", accent(theme, 2), valign="middle", max_w=c.w * 0.24, max_h=60
    )[2]
    left = 24 + title_w + 40
    return (left, 0, right - left - 24, STRIP_H - 4)


def _turn_pill(c: Canvas, right: float, words: str, seat: int, theme: Theme) -> float:
    """Draw whose turn it is, ending 24 before ``right``; return where it begins."""
    w = min(text_w(c, words, "label") + 76, c.w * 0.22)
    x = right - w - 24
    rrect(c, (x, 12, w, 46), accent(theme), 23, 3)
    circle(c, (x + 28, 35), 17, INK)
    seat_mark(c, (x + 28, 35), 14, seat)
    text(c, words, (x + 54, 35), "label", on_accent(theme), valign="middle", max_w=w - 76, max_h=40)
    return x


def round_meter(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    total: int,
    current: int,
    *,
    theme: Theme,
    label: str,
    marks: Mapping[int, str] | None = None,
) -> float:
    """Draw every step: done ones ticked, the current one large, coming ones hollow. Returns the width used.

    Steps count from 1; ``marks`` are icons that stand behind a step.
    """
    x, y, w, h = rect
    cy = y + h / 2
    marks = marks or {}
    text(c, label, (x, cy), "min_b", TEXT["on_dark_2"], valign="middle")
    label_w = text_w(c, label, "min_b") + 14
    step = min(52.0, (w - label_w - 10) / (total + len(marks) * 0.9))
    at = x + label_w + step / 2
    places = []
    for i in range(1, total + 1):
        places.append(at)
        at += step * (1.9 if i in marks else 1)
    coming = mix(c.look(theme).panel2, "#FFFFFF", 0.25)
    for i, (a, b) in enumerate(pairwise(places), 1):
        line(c, (a, cy), (b, cy), coming if i >= current else accent(theme, 1), 4)
    for i, px in enumerate(places, 1):
        _step(c, (px, cy), i, current, theme)
        if i in marks:
            icon(c, marks[i], (px + step * 0.95, cy), 32)
    return at - step / 2 - x


def _step(c: Canvas, at: Point, number: int, current: int, theme: Theme) -> None:
    if number < current:
        circle(c, at, 11, accent(theme, 1), 3)
        icon(c, "check", at, 13, INK)
    elif number == current:
        circle(c, at, 22, accent(theme), 3, "#FFFFFF")
        circle(c, at, 19, None, 3)
        text(c, str(number), at, "label", on_accent(theme), align="center", valign="middle", max_w=30, max_h=32)
    else:
        hollow = c.look(theme).panel2
        circle(c, at, 15, hollow, 3, mix(hollow, "#FFFFFF", 0.35))
        text(c, str(number), at, ("bold", 18), TEXT["on_dark_2"], align="center", valign="middle")


def phase_steps(c: Canvas, pos: Point, labels: Sequence[str], current: int, *, theme: Theme) -> float:
    """Draw the steps of a turn, done, now and to come, ending at ``pos`` (right end, middle). Returns their width."""
    x, y = pos
    total = phase_steps_w(c, labels)
    at = x - total
    for i, label in enumerate(labels):
        w = text_w(c, label, "min_b") + 40
        pill = (at, y - 17, w + 10, 34)
        if i == current:
            rrect(c, pill, "#FFFFFF", 17, 3)
            middle = (pill[0] + pill[2] / 2, y)
            text(c, label, middle, "min_b", INK, align="center", valign="middle", max_h=32)
        else:
            done = i < current
            icon(c, "check" if done else "right", (at + 16, y), 13, accent(theme) if done else TEXT["on_dark_2"])
            tone = accent(theme, 2) if done else TEXT["on_dark_2"]
            text(c, label, (at + 30, y), "min", tone, valign="middle", max_h=32)
        at += w
    return total


def phase_steps_w(c: Canvas, labels: Sequence[str]) -> float:
    """Return the width of the steps of a turn."""
    return sum(text_w(c, label, "min_b") + 40 for label in labels)
