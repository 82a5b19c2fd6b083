"""Builds the controls of a match: pieces of the table, buttons of the prompt, tools of the strip."""

from collections.abc import Callable, Iterator
from functools import partial

from client.core.words import N_, Phrase
from client.scenes.match.furniture import TOOLS, ask_rects
from client.scenes.match.pieces import Piece, name_of
from client.scenes.match.sightline import Sightline
from client.tables.table import AnyTable, Ask, AskSpot, Spot
from client.ui.canvas import Canvas
from client.ui.keys import Action
from client.ui.strip import tool_rects
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button

TOOL_WORDS = {
    "undo": (N_("Undo"), Action.UNDO),
    "redo": (N_("Redo"), Action.REDO),
    "bulb": (N_("Hint"), Action.HINT),
    "log": (N_("Log"), Action.LOG),
    "menu": (N_("Pause"), Action.BACK),
}


class Reactions:
    """What the scene does when a control is used."""

    def __init__(
        self, click: Callable[[Spot], None], tool: Callable[[str], None], look: Callable[[Spot], None]
    ) -> None:
        self.click = click
        self.tool = tool
        self.look = look


def pieces_of(table: AnyTable, sight: Sightline, react: Reactions) -> Iterator[Widget]:
    """Yield a control for every spot, from back to front."""
    for spot, rect, label in table.spots():
        yield Piece(
            name_of(spot),
            rect,
            sight.label(label),
            partial(react.click, spot),
            on_ask=partial(react.look, spot),
            spot=spot,
            tell=partial(_tip_words, table, sight, spot),
        )


def _tip_words(table: AnyTable, sight: Sightline, spot: Spot) -> str:
    tip = table.tip(spot)
    return "" if tip is None else sight.say(tip.body)


def buttons_of(c: Canvas, table: AnyTable, sight: Sightline, asked: tuple[Ask, Reactions]) -> Iterator[Widget]:
    """Yield the buttons of the prompt."""
    ask, react = asked
    for button, rect in zip(ask.buttons, ask_rects(c, table, sight, ask), strict=True):
        yield Button(
            f"ask:{button.name}",
            rect,
            sight.label(button.label),
            partial(react.click, AskSpot(button.name)),
            why_disabled="" if button.why_not is None else sight.label(button.why_not),
            kind="primary" if button.primary else "secondary",
            key="" if button.key is None else sight.desk.key_label(button.key),
            action=None if button.key is Action.CONFIRM else button.key,
        )


def tools_of(c: Canvas, sight: Sightline, react: Reactions, why_not: dict[str, Phrase]) -> Iterator[Widget]:
    """Yield the tools of the strip; ``why_not`` says why some are off."""
    for name, rect in zip(TOOLS, tool_rects(c, len(TOOLS)), strict=True):
        words, action = TOOL_WORDS[name]
        off = why_not.get(name)
        yield Button(
            f"tool:{name}",
            rect,
            sight.label(words),
            partial(react.tool, name),
            hint=sight.desk.key_label(action),
            why_disabled="" if off is None else sight.label(off),
            action=action,
            kind="quiet",
            icon_name=name,
            shows_label=False,
        )
