"""The one sentence that says what is asked, and its buttons; or why the last click was refused."""

from collections.abc import Sequence
from typing import NamedTuple

from client.ui.buttons import ButtonKind, State, button, button_w
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import Link, rich, rich_height, rich_links
from client.ui.shapes import circle, rrect
from client.ui.surfaces import panel
from client.ui.theme import GLOW, TEXT, TextStyle, Theme, accent, on_accent

__all__ = ["PROMPT_H", "PromptButton", "prompt_line", "prompt_links", "prompt_rects"]

PROMPT_H = 88
_SIZES = (26.0, 24.0, 22.0, 20.0)


class PromptButton(NamedTuple):
    """A button of the prompt as it looks now."""

    label: str
    kind: ButtonKind = "secondary"
    state: State = "normal"
    key: str = ""
    focus: bool = False


def prompt_rects(c: Canvas, rect: Rect, buttons: Sequence[PromptButton]) -> list[Rect]:
    """Return where the buttons stand in a prompt line, from the left."""
    x, y, w, h = rect
    right = x + w - 14
    rects: list[Rect] = []
    for each in reversed(buttons):
        wide = button_w(c, each.label, key=each.key)
        right -= wide
        rects.insert(0, (right, y + 9, wide, h - 16))
        right -= 10
    return rects


class _Lines(NamedTuple):
    """Where the sentence and the hint stand, and how large the sentence is."""

    sentence: Rect
    hint: Rect | None
    style: TextStyle


def _lines(c: Canvas, rect: Rect, sentence: str, buttons: Sequence[PromptButton], *, hinted: bool) -> _Lines:
    x, y, w, h = rect
    rects = prompt_rects(c, rect, buttons)
    left = x + h + 6
    room = (rects[0][0] if rects else x + w - 14) - left - 20
    grown = c.style.text_scale
    sizes = [size * grown for size in _SIZES]
    fits = (size for size in sizes if rich_height(c, sentence, room, ("bold", size)) < size * 1.9)
    size = next(fits, sizes[-1])
    if not hinted:
        return _Lines((left, y, room, h - 2), None, ("bold", size))
    return _Lines((left, y + 6, room, h * 0.48), (left, y + h * 0.52, room, h * 0.4), ("bold", size))


def prompt_line(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    sentence: str,
    buttons: Sequence[PromptButton] = (),
    *,
    theme: Theme,
    hint: str = "",
    refuse: bool = False,
    painted: bool = True,
) -> None:
    """Draw the prompt. ``painted`` False leaves the buttons to whoever owns them and only keeps their room."""
    x, y, _, h = rect
    panel(c, rect, theme=theme, level=3, radius=h / 2.4, alpha=248)
    edge = c.col(GLOW["attack"]) if refuse else accent(theme)
    rrect(c, rect, None, h / 2.4, 4, edge)
    circle(c, (x + h / 2 + 2, y + h / 2), h * 0.32, edge, 3)
    ink = INK if refuse else on_accent(theme)
    icon(c, "close" if refuse else "play", (x + h / 2 + (2 if refuse else 5), y + h / 2), h * 0.3, ink)
    lines = _lines(c, rect, sentence, buttons, hinted=bool(hint))
    rich(c, sentence, lines.sentence, lines.style, valign="middle", fit=True)
    if lines.hint:
        rich(c, hint, lines.hint, "min", TEXT["on_dark_2"], fit=True)
    for each, place in zip(buttons, prompt_rects(c, rect, buttons), strict=True) if painted else ():
        button(c, place, each.label, each.kind, each.state, theme=theme, key=each.key, focus=each.focus)


def prompt_links(
    c: Canvas, rect: Rect, sentence: str, buttons: Sequence[PromptButton] = (), *, hint: str = ""
) -> list[Link]:
    """Return where the links of the sentence and of the hint lie."""
    lines = _lines(c, rect, sentence, buttons, hinted=bool(hint))
    found = rich_links(c, sentence, lines.sentence, lines.style, valign="middle", fit=True)
    return found + (rich_links(c, hint, lines.hint, "min", fit=True) if lines.hint else [])
