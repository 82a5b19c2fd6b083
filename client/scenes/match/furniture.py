"""What the match scene draws around every table: the strip, the prompt and the log."""

from collections.abc import Sequence
from typing import NamedTuple, overload

from client.core.words import N_, Phrase, SeatName
from client.scenes.match.logbook import LogLine as Entry
from client.scenes.match.sightline import Sightline
from client.tables.table import AnyModel, AnyTable, Ask, AskButton
from client.ui.buttons import chip, chip_w
from client.ui.canvas import Canvas
from client.ui.logview import LogLine, log_panel
from client.ui.metrics import Rect
from client.ui.prompt import PromptButton, prompt_line, prompt_rects
from client.ui.strip import phase_steps, phase_steps_w, round_meter, top_strip
from client.ui.text import text, text_w

TOOLS = ("undo", "redo", "bulb", "log", "menu")


class Voice(NamedTuple):
    """What the prompt line says at this moment."""

    ask: Ask
    refused: bool = False


LEAST_STEP = 36.0
"""Rounds stand no closer than this; where there is less room for them, words tell how far the match is."""


def paint_strip(c: Canvas, table: AnyTable, model: AnyModel, turn: tuple[str, int] | None) -> None:
    """Draw the strip: title, progress, forecast, steps of the turn, whose turn it is."""
    words, seat = turn if turn is not None else ("", None)
    strip = table.strip()
    x, y, w, h = top_strip(c, table.theme, table.game.title, words, seat, tools=("",) * len(TOOLS))
    steps = [model.label(label) for label in strip.steps.labels] if strip.steps is not None else []
    steps_w = phase_steps_w(c, steps) + 24 if steps else 0
    used = table.paint_meter(c, (x, y, w, h)) or _paint_progress(c, table, model, (x, y, w, h), steps_w)
    if strip.forecast is not None:
        forecast = model.label(strip.forecast)
        if used + chip_w(c, forecast, "hand") + steps_w < w:
            chip(c, (x + used, h / 2), forecast, "hand", "line", theme=table.theme)
    if strip.steps is not None and used + steps_w <= w:
        phase_steps(c, (x + w - 8, h / 2), steps, strip.steps.now, theme=table.theme)


def _paint_progress(c: Canvas, table: AnyTable, model: AnyModel, room: Rect, steps_w: float) -> float:
    """Draw how far the match is: as a meter, the steps of the turn given up for it if need be, or in words.

    Returns the width used.
    """
    x, y, w, h = room
    strip = table.strip()
    meter = strip.meter
    if meter is not None:
        label = model.label(meter.label)
        least = LEAST_STEP * (meter.total + len(meter.marks)) + text_w(c, label, "min_b") + 24
        if least <= w:
            wide = w - steps_w if least + steps_w <= w else w
            marks = meter.marks
            rect = (x, y, wide, h)
            return round_meter(c, rect, meter.total, meter.now, theme=table.theme, label=label, marks=marks) + 20
    progress = model.label(strip.progress)
    text(c, progress, (x, h / 2), "label", valign="middle", max_w=w)
    return min(w, text_w(c, progress, "label")) + 20


def turn_words(model: AnyModel, deciding: int | None, actor: Phrase | None = None) -> tuple[str, int] | None:
    """Return whose turn the pill shows; ``actor`` is who acts for that seat, if that is somebody else."""
    if deciding is None:
        return None
    mine = deciding == model.viewer and model.players[deciding].is_human
    if actor is None:
        words = Phrase(N_("Your turn")) if mine else Phrase(N_("{name}'s turn"), name=SeatName(deciding))
    elif mine:
        words = Phrase(N_("Your turn: {actor}"), actor=actor)
    else:
        words = Phrase(N_("{name}: {actor}"), name=SeatName(deciding), actor=actor)
    return model.label(words), deciding


def prompt_buttons(sight: Sightline, buttons: Sequence[AskButton]) -> list[PromptButton]:
    """Return the buttons of the prompt as they stand in it."""
    return [
        PromptButton(sight.label(button.label), "primary" if button.primary else "secondary", key=_key(sight, button))
        for button in buttons
    ]


def _key(sight: Sightline, button: AskButton) -> str:
    return "" if button.key is None else sight.desk.key_label(button.key)


def ask_rects(c: Canvas, table: AnyTable, sight: Sightline, ask: Ask) -> list[Rect]:
    """Return where the buttons of the prompt stand."""
    return prompt_rects(c, table.frame().prompt, prompt_buttons(sight, ask.buttons))


def paint_prompt(c: Canvas, table: AnyTable, sight: Sightline, voice: Voice) -> None:
    """Draw the prompt; its buttons are controls of their own."""
    ask = voice.ask
    prompt_line(
        c,
        table.frame().prompt,
        sight.say(ask.sentence),
        prompt_buttons(sight, ask.buttons),
        theme=table.theme,
        hint="" if ask.hint is None else sight.say(ask.hint),
        refuse=voice.refused,
        painted=False,
    )


class Told(Sequence[LogLine]):
    """Lines of the log in words, each put into words only when it is looked at: most of a long log is out of sight."""

    def __init__(self, entries: Sequence[Entry], sight: Sightline) -> None:
        self._entries = entries
        self._sight = sight

    def __len__(self) -> int:
        """Count the lines."""
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> LogLine: ...

    @overload
    def __getitem__(self, index: slice) -> "Told": ...

    def __getitem__(self, index: int | slice) -> "LogLine | Told":
        """Return a line; a part of the log is told as late."""
        if isinstance(index, slice):
            return Told(self._entries[index], self._sight)
        entry = self._entries[index]
        return LogLine(entry.seat, begun(self._sight.say(entry.text)), heading=entry.seat is None)


def begun(words: str) -> str:
    """Return a sentence that begins with a capital, whatever stands first in it."""
    marks = len(words) - len(words.lstrip("*["))
    return words[:marks] + words[marks : marks + 1].upper() + words[marks + 1 :]


def paint_log(c: Canvas, rect: Rect, table: AnyTable, sight: Sightline, page: "LogPage") -> None:
    """Draw the log panel."""
    log_panel(
        c,
        rect,
        Told(page.entries, sight),
        theme=table.theme,
        title=sight.label(N_("Log")),
        filter_label=sight.label(N_("Since my turn")),
        active=page.since_own,
        scroll=page.scroll,
    )


class LogPage(NamedTuple):
    """The part of the log that is shown: all of it or what happened since the viewer's last decision."""

    entries: Sequence[Entry]
    since_own: bool
    scroll: float
