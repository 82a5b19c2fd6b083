"""How the game goes, in the lines of the summary that lies beside its board."""

from functools import partial

from client.core.words import N_, Phrase
from client.scenes.routes import AnyGame
from client.scenes.setup.parts import Drawing, Making, Part, wrapped
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.shapes import circle
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import THEMES, TextStyle, Theme, accent, on_accent

TITLE = N_("How to play")
_HEAD = 62.0
_PAD = 24.0
_NUMBER_W = 40.0
_GAP = 10.0
_STYLES: tuple[TextStyle, ...] = ("body", "small", ("body", 18))
"""Sizes of the lines, the wanted one first."""


def aid_words(game: AnyGame) -> Phrase:
    """Return all lines as one text."""
    places = [f"line{number}" for number in range(len(game.aid))]
    text_of_all = "\n".join(f"{{{place}}}" for place in places)
    return Phrase(text_of_all, **{place: Phrase(line) for place, line in zip(places, game.aid, strict=True)})


def aid_height(making: Making, width: float, style: TextStyle) -> float:
    """Return how high the panel is at this width."""
    room = width - 2 * _PAD - _NUMBER_W
    lines = (rich_height(making.ruler, making.say(line), room, style) for line in making.draft.game.aid)
    return _HEAD + sum(height + _GAP for height in lines) + _PAD - _GAP


def aid_style(making: Making, width: float, room: float) -> TextStyle | None:
    """Return the largest size at which the panel fits into this room; None if it never does."""
    return next((style for style in _STYLES if aid_height(making, width, style) <= room), None)


def aid_panel(making: Making, place: Rect, style: TextStyle, theme: Theme) -> Part:
    """Make the panel from the left top corner and at the width of ``place``."""
    x, y, w, _ = place
    height = aid_height(making, w, style)
    drawings = [Drawing((x, y, w, height), partial(_paint_panel, title=making.label(TITLE)))]
    top = y + _HEAD
    for number, line in enumerate(making.draft.game.aid):
        said = wrapped(making, making.say(line), (x + _PAD + _NUMBER_W, top, w - 2 * _PAD - _NUMBER_W, 0), style)
        mark = (x + _PAD, top, 28.0, 28.0)
        drawings += [said.drawing(), Drawing(mark, partial(_paint_number, number=number + 1, theme=theme))]
        top += said.height + _GAP
    return Part(height, drawings=tuple(drawings))


def _paint_panel(c: Canvas, rect: Rect, title: str) -> None:
    panel(c, rect, "paper", theme=THEMES["menu"], level=2)
    x, y, w, _ = rect
    text(c, title, (x + _PAD, y + _HEAD / 2), "h3", INK, valign="middle", max_w=w - 2 * _PAD, max_h=_HEAD)


def _paint_number(c: Canvas, rect: Rect, number: int, theme: Theme) -> None:
    x, y, w, _ = rect
    middle = (x + w / 2, y + 13)
    circle(c, middle, 14, accent(theme), 2.5)
    text(c, str(number), middle, ("title", 18), on_accent(theme), align="center", valign="middle", max_h=28)
