"""The pause menu, over the match in play."""

import math
from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple, Protocol

from client.core.dealcode import code_of
from client.core.match import AnyMatch
from client.core.words import N_, Phrase
from client.scenes.desk import Desk, Words
from client.scenes.dialog import ask
from client.scenes.saving import ask_and_save
from client.scenes.scene import Scene
from client.ui.buttons import ButtonKind
from client.ui.canvas import Canvas
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.rich import rich, rich_height
from client.ui.surfaces import dim, panel
from client.ui.text import text
from client.ui.theme import RADIUS, TEXT, THEMES, accent
from client.ui.widgets.button import Button

_COLUMN = 520.0
_PAD = 32.0
_HEAD = 84.0
_MARGIN = 8.0
_GAP = 12.0
_HIGH, _LOW = 64.0, 52.0
"""Heights of a button where there is room and where there is little."""


class PausedMatch(Protocol):
    """The match in play, as far as the pause menu works it."""

    @property
    def match(self) -> AnyMatch:
        """The match itself."""
        ...

    @property
    def seconds_played(self) -> int:
        """How long it has been on the screen."""
        ...

    def undo(self) -> None:
        """Take back the last decision."""
        ...

    def restart_same_deal(self) -> None:
        """Begin again from the same deal."""
        ...

    def save_as(self, title: str, *, overwrite: bool) -> Phrase | None:
        """Keep it under a name."""
        ...


class Entry(NamedTuple):
    """A line of the menu."""

    name: str
    label: Words
    icon_name: str
    do: Callable[[], None]
    kind: ButtonKind = "secondary"
    why_not: Words = ""


class Places(NamedTuple):
    """Where the sheet, its foot and the buttons lie."""

    sheet: Rect
    foot: Rect
    buttons: tuple[Rect, ...]


def places(area: Area, count: int, foot_h: float) -> Places:
    """Arrange ``count`` buttons in one column, or in two where the window is low."""
    fixed = 2 * _PAD + _HEAD + foot_h
    room = area.height - 2 * _MARGIN - fixed
    columns = 1 if count * (_HIGH + _GAP) <= room else 2
    rows = math.ceil(count / columns)
    height = min(_HIGH, max(room / rows - _GAP, _LOW))
    width = min(_COLUMN * columns + (columns - 1) * _GAP + 2 * _PAD, area.width - 2 * _MARGIN)
    each = (width - 2 * _PAD - (columns - 1) * _GAP) / columns
    total = fixed + rows * (height + _GAP)
    x, y = (area.width - width) / 2, max(_MARGIN, (area.height - total) / 2)
    top = y + _PAD + _HEAD
    rects = tuple(
        (x + _PAD + (index % columns) * (each + _GAP), top + (index // columns) * (height + _GAP), each, height)
        for index in range(count)
    )
    foot: Rect = (x + _PAD, top + rows * (height + _GAP) + 4, width - 2 * _PAD, foot_h)
    return Places((x, y, width, total), foot, rects)


class PauseScene(Scene):
    """Resume, take back, restart, save, load, settings, leave, quit."""

    name: ClassVar[str] = "pause"
    hides_below: ClassVar[bool] = False

    def __init__(self, desk: Desk, match_scene: PausedMatch) -> None:
        super().__init__(desk.timeline(), THEMES[match_scene.match.game.id])
        self.desk = desk
        self.played = match_scene
        self.places = Places((0, 0, 0, 0), (0, 0, 0, 0), ())
        self.controls.default = "resume"
        self.controls.on_refused = desk.stack.toast

    @property
    def foot_words(self) -> Phrase:
        """What becomes of the match if one leaves."""
        if self.desk.saves.trouble is not None:
            return self.desk.saves.trouble
        if not self.desk.settings.saving.autosave:
            return Phrase(N_("Matches are not kept by themselves: that is switched off in the settings."))
        return Phrase(N_("The match is kept after every decision."))

    @property
    def _is_safe(self) -> bool:
        return self.desk.saves.trouble is None and self.desk.settings.saving.autosave

    def enter(self) -> None:
        """Put the keyboard on the way back."""
        self.controls.focus.put("resume")

    def layout(self, area: Area) -> None:
        """Put the sheet in the middle."""
        entries = self._entries()
        width = min(_COLUMN, area.width - 32 - 2 * _PAD)
        foot_h = rich_height(self.desk.ruler, self.desk.say(self.foot_words), width, "small")
        self.places = places(area, len(entries), foot_h)
        self.controls.arrange(self._buttons(entries))

    def paint(self, c: Canvas) -> None:
        """Draw the sheet and its buttons."""
        dim(c)
        x, y, w, _ = self.places.sheet
        panel(c, self.places.sheet, theme=self.theme, level=4, radius=RADIUS["dialog"], alpha=250)
        room = w - 2 * _PAD
        text(c, self.desk.label(N_("Pause")), (x + _PAD, y + 18), "h1", accent(self.theme, 2), max_w=room)
        about = self.desk.label(self._about())
        text(c, about, (x + _PAD, y + 76), "small", TEXT["on_dark_2"], max_w=room)
        self.controls.paint(c)
        foot = self.desk.say(self.foot_words)
        rich(c, foot, self.places.foot, "small", TEXT["on_dark_2"], align="center")

    def _about(self) -> Phrase:
        match = self.played.match
        return Phrase(
            N_("{game}: {progress}. Deal {code}"),
            game=Phrase(match.game.title),
            progress=match.game.progress(match.sight(0)),
            code=code_of(match.game.code, match.seed),
        )

    def _entries(self) -> tuple[Entry, ...]:
        nothing = "" if self.played.match.cursor else N_("Nothing has been decided yet.")
        return (
            Entry("resume", N_("Resume"), "play", self._resume, "primary"),
            Entry("undo", N_("Take back the last decision"), "undo", self._undo, why_not=nothing),
            Entry("restart", N_("Restart the same deal"), "replay", self._restart, why_not=nothing),
            Entry("save", N_("Save as..."), "flag", self._save),
            Entry("load", N_("Load a match"), "box", self.desk.go.saves),
            Entry("settings", N_("Settings"), "gear", self.desk.go.settings),
            Entry("menu", N_("Leave to the menu"), "left", lambda: self._leave(self._to_menu)),
            Entry("quit", N_("Quit Henchbox"), "close", lambda: self._leave(self.desk.go.quit)),
        )

    def _buttons(self, entries: Sequence[Entry]) -> list[Button]:
        return [
            Button(
                entry.name,
                rect,
                self.desk.label(entry.label),
                entry.do,
                kind=entry.kind,
                icon_name=entry.icon_name,
                key=self.desk.key_label(Action.BACK) if entry.name == "resume" else "",
                action=Action.BACK if entry.name == "resume" else None,
                why_disabled=self.desk.label(entry.why_not),
            )
            for entry, rect in zip(entries, self.places.buttons, strict=True)
        ]

    def _resume(self) -> None:
        self.desk.stack.close(self)

    def _undo(self) -> None:
        self.desk.stack.close(self)
        self.played.undo()

    def _restart(self) -> None:
        question = N_("Begin again from the same deal? What was decided so far is given up.")
        ask(self.desk, question, self._restart_now, N_("Restart"), N_("No, play on"))

    def _restart_now(self) -> None:
        self.desk.stack.close(self)
        self.played.restart_same_deal()

    def _save(self) -> None:
        match = self.played.match
        title = Phrase("{game} {code}", game=Phrase(match.game.title), code=code_of(match.game.code, match.seed))
        ask_and_save(self.desk, self.desk.label(title), self.played.save_as)

    def _to_menu(self) -> None:
        if self._is_safe:
            self.desk.toast(N_("The match is saved. You can continue it from the menu."), "check")
        self.desk.go.menu()

    def _leave(self, away: Callable[[], None]) -> None:
        """Leave, but not without a question if that would cost the match."""
        if self._is_safe:
            away()
            return
        question = Phrase(N_("{problem} Leave all the same?"), problem=self.foot_words)
        ask(self.desk, question, away, N_("Leave"), N_("Stay"))
