"""What will be played in words, the deal code, and the start."""

from collections.abc import Callable
from functools import partial

from client.bots.levels import LEVELS
from client.core.match import Player
from client.core.words import N_, NN_, Listing, Phrase
from client.scenes.seating import with_names
from client.scenes.setup.draft import Draft
from client.scenes.setup.parts import Drawing, Making, Part
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.clipboard import pasted_text
from client.ui.keys import Action
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT, TextStyle, Theme
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button

_PAD = 28.0
_CODE_H = 52.0
_LONGEST_CODE = 24
CODE_ROW_H = 28.0 + _CODE_H
"""Height of the row of the deal code with the words above it."""


def deal_panel(making: Making, place: Rect, theme: Theme, start: Callable[[], None]) -> Part:
    """Make the panel: words and deal code on the left, the start on the right."""
    x, y, w, h = place
    start_w = 276.0 if w >= 760 else 210.0
    start_h = min(h - 48, 132.0)
    start_rect = (x + w - _PAD - start_w, y + (h - start_h) / 2, start_w, start_h)
    room = w - 3 * _PAD - start_w
    words = (x + _PAD, y + 20, room, h - 20 - CODE_ROW_H - 34)
    codes = code_row(making, (x + _PAD, y + h - 22 - CODE_ROW_H, room, CODE_ROW_H))
    drawings = (
        Drawing(place, partial(_paint_panel, theme=theme)),
        Drawing(words, partial(_paint_words, words=outlook(making), refused=making.draft.why_not() is not None)),
        *codes.drawings,
    )
    return Part(h, (*codes.widgets, start_button(making, start_rect, start)), drawings)


def code_panel(making: Making, place: Rect, theme: Theme) -> Part:
    """Make a panel of the deal code alone, from the left top corner and at the width of ``place``."""
    x, y, w, _ = place
    height = CODE_ROW_H + 40
    codes = code_row(making, (x + 20, y + 18, w - 40, CODE_ROW_H))
    back = Drawing((x, y, w, height), partial(_paint_panel, theme=theme))
    return Part(height, codes.widgets, (back, *codes.drawings))


def foot_bar(making: Making, place: Rect, theme: Theme, start: Callable[[], None]) -> Part:
    """Make the bar that stays while the page scrolls: words and the start."""
    x, y, w, h = place
    start_w = min(300.0, w * 0.4)
    rect = (x + w - 16 - start_w, y + 8, start_w, h - 16)
    words = (x + 20, y + 6, w - start_w - 60, h - 12)
    refused = making.draft.why_not() is not None
    drawings = (
        Drawing(place, partial(_paint_bar, theme=theme)),
        Drawing(words, partial(_paint_words, words=outlook(making), refused=refused, middle=True)),
    )
    return Part(h, (start_button(making, rect, start),), drawings)


def start_button(making: Making, rect: Rect, start: Callable[[], None]) -> Button:
    """Return the largest button of all."""
    why = making.draft.why_not()
    return Button(
        "start",
        rect,
        making.label(N_("Start")),
        start,
        kind="primary",
        icon_name="play",
        key=making.desk.key_label(Action.CONFIRM),
        style="h2",
        why_disabled="" if why is None else making.label(why),
    )


def code_row(making: Making, place: Rect) -> Part:
    """Make the line of the deal code with lots and paste beside it."""
    x, y, w, _ = place
    draft = making.draft
    top = y + 28
    paste = making.label(N_("Paste"))
    paste_w = min(button_w(making.ruler, paste), w * 0.3)
    line_w = min(300.0, w - paste_w - _CODE_H - 24)
    line = making.line("code", (x, top, line_w, _CODE_H), making.label(N_("Deal code")), draft.code)
    line.limit, line.example = _LONGEST_CODE, making.label(N_("by lot"))
    line.on_change = partial(_take_code, making)
    lots = making.label(N_("Draw a deal code"))
    widgets: tuple[Widget, ...] = (
        line,
        Button(
            "code.dice",
            (x + line_w + 12, top, _CODE_H, _CODE_H),
            lots,
            making.then_changed(draft.draw_code),
            kind="quiet",
            icon_name="dice",
            shows_label=False,
            hint=lots,
        ),
        Button(
            "code.paste",
            (x + line_w + _CODE_H + 24, top, paste_w, _CODE_H),
            paste,
            lambda: _take_code(making, pasted_text()),
            kind="quiet",
        ),
    )
    words = making.label(N_("Deal code: the same code gives the same deal"))
    return Part(CODE_ROW_H, widgets, (Drawing((x, y, w, 24), partial(_paint_caption, words=words)),))


def outlook(making: Making) -> str:
    """Say what will be played, or why it cannot be."""
    why = making.draft.why_not()
    return making.say(_plan_words(making) if why is None else why)


def _take_code(making: Making, code: str) -> None:
    making.draft.code = " ".join(code.split())[:_LONGEST_CODE].upper()
    making.changed()


def _plan_words(making: Making) -> Phrase:
    draft = making.draft
    players = with_names(draft.players, making.label)
    return Phrase(
        NN_(
            "*{n} seat*: {who}. {variant}, about {minutes} minutes.",
            "*{n} seats*: {who}. {variant}, about {minutes} minutes.",
        ),
        n=len(players),
        who=Listing(tuple(_who(player) for player in players)),
        variant=Phrase(_variant(draft)),
        minutes=draft.game.minutes,
    )


def _who(player: Player) -> Phrase:
    if player.is_human:
        return Phrase(N_("*{name}*"), name=player.name)
    level = next(level.title for level in LEVELS if level.id == player.level)
    return Phrase(N_("{name} ({level})"), name=player.name, level=Phrase(level))


def _variant(draft: Draft) -> str:
    if draft.preset >= 0:
        return draft.game.presets[draft.preset].title
    return N_("Standard") if draft.is_standard else N_("Options of your own")


def _paint_panel(c: Canvas, rect: Rect, theme: Theme) -> None:
    panel(c, rect, theme=theme, level=3, radius=24)


def _paint_bar(c: Canvas, rect: Rect, theme: Theme) -> None:
    panel(c, rect, theme=theme, level=3, radius=0, alpha=250)


def _paint_words(c: Canvas, rect: Rect, words: str, *, refused: bool, middle: bool = False) -> None:
    colour = TEXT["bad" if refused else "on_dark"]
    style: TextStyle = "body" if middle else ("body", 24)
    rich(c, words, rect, style, colour, valign="middle" if middle else "top", fit=True)


def _paint_caption(c: Canvas, rect: Rect, words: str) -> None:
    x, y, w, h = rect
    text(c, words, (x, y + h / 2), "min_b", TEXT["on_dark_2"], valign="middle", max_w=w, max_h=h + 4)
