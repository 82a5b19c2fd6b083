"""What this program is, what it is made with, and where it keeps things."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from client import __version__
from client.core.words import N_, Listing, Phrase
from client.scenes.desk import Desk, Words
from client.scenes.logo import NAME, paint_logo
from client.scenes.scene import Scene
from client.storage.open_folder import open_folder
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.keys import Action
from client.ui.metrics import Area, Rect, inset
from client.ui.surfaces import dim, panel
from client.ui.text import text
from client.ui.theme import RADIUS, TEXT
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.scrolltext import ScrollText

_WIDTH, _HEIGHT = 1080.0, 740.0
_PAD = 32.0
_HEAD_H = 92.0
_BUTTON_H = 60.0
_GAP = 12.0


MADE_WITH: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "LGPL 2.1": ("pygame-ce",),
        "MIT": ("pygame-gui", "python-i18n", "pydantic", "pydantic-core", "annotated-types", "typing-inspection",
                "platformdirs"),
        "PSF 2.0": ("Python", "typing-extensions"),
        "zlib": ("SDL",),
        "SIL OFL 1.1": ("Fredoka One", "Atkinson Hyperlegible", "Noto Sans"),
    }
)  # fmt: skip
"""What this program is made with, by licence; names that are not translated."""


class _Place(NamedTuple):
    """A folder: its name as a button and in the text."""

    name: str
    button: str
    line: str
    folder: Path


class AboutScene(Scene):
    """A sheet over whatever is shown."""

    name: ClassVar[str] = "about"
    hides_below: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.sheet: Rect = (0, 0, 0, 0)
        self.places = (
            _Place("matches", N_("Matches folder"), N_("Matches: {folder}"), desk.saves.folder),
            _Place("settings", N_("Settings folder"), N_("Settings: {folder}"), desk.settings_file.path.parent),
            _Place("log", N_("Log folder"), N_("Log and crash reports: {folder}"), desk.places.logs),
        )
        self.controls.default = "close"

    def enter(self) -> None:
        """Let Enter close it."""
        self.controls.focus.put("close")

    def layout(self, area: Area) -> None:
        """Make the sheet as large as the window allows."""
        w, h = min(_WIDTH, area.width - 32), min(_HEIGHT, area.height - 32)
        self.sheet = ((area.width - w) / 2, (area.height - h) / 2, w, h)
        x, y, w, h = inset(self.sheet, _PAD)
        rows = self._button_rows(w)
        foot = len(rows) * (_BUTTON_H + _GAP)
        words = ScrollText(
            "words", (x, y + _HEAD_H, w, h - _HEAD_H - foot), self.desk.label(N_("About Henchbox")), self._words()
        )
        buttons = [
            button for number, row in enumerate(rows) for button in self._placed(row, (x, y + h - foot, w, 0), number)
        ]
        self.controls.arrange([words, *buttons])

    def paint(self, c: Canvas) -> None:
        """Draw the sheet."""
        dim(c)
        panel(c, self.sheet, "paper", theme=self.theme, level=4, radius=RADIUS["dialog"])
        x, y, w, _ = inset(self.sheet, _PAD)
        width = paint_logo(c, (x, y - 14, w * 0.6, _HEAD_H))
        version = self.desk.label(Phrase(N_("Version {version}"), version=__version__))
        place = (x + width + 28, y + _HEAD_H / 2 - 8)
        text(c, version, place, "lead", TEXT["on_paper_2"], valign="middle", max_w=w - width - 28)
        self.controls.paint(c)

    def _words(self) -> str:
        """Return the whole text, one paragraph a line."""
        say = self.desk.say
        lines: list[Words] = [
            N_(
                "One table for five games, played at home: offline, against the computer or with the family. "
                "Nothing is sent anywhere, and nobody counts what you do."
            ),
            Phrase(N_("{name} is free software under the MIT licence."), name=NAME),
            "",
            N_("*Where things are kept*"),
            *(Phrase(place.line, folder=str(place.folder)) for place in self.places),
            "",
            N_("*Made with*"),
            *(_licence_words(licence, names) for licence, names in MADE_WITH.items()),
        ]
        return "\n".join(say(line) for line in lines)

    def _button_rows(self, room: float) -> list[list[tuple[Button, float]]]:
        """Return the buttons with their widths: in one row, or the way out below the folders."""
        made = [*(self._folder_button(place) for place in self.places), self._close_button()]
        sized = [
            (button, button_w(self.desk.ruler, button.label, icon_name=button.icon_name, key=button.key))
            for button in made
        ]
        if sum(width + _GAP for _, width in sized) <= room:
            return [sized]
        return [sized[:-1], sized[-1:]]

    def _placed(self, row: list[tuple[Button, float]], place: Rect, number: int) -> list[Widget]:
        """Put a row in its place: folders from the left, the way out at the right."""
        x, y, w, _ = place
        top, left = y + _GAP + number * (_BUTTON_H + _GAP), x
        placed: list[Widget] = []
        for button, width in row:
            at = x + w - width if button.name == "close" else left
            button.rect = (at, top, width, _BUTTON_H)
            left += width + _GAP
            placed.append(button)
        return placed

    def _folder_button(self, place: _Place) -> Button:
        label = self.desk.label(place.button)
        hint = self.desk.label(N_("Open this folder"))
        return Button(
            f"folder.{place.name}", (0, 0, 0, 0), label, self._opener(place.folder), icon_name="box", hint=hint
        )

    def _close_button(self) -> Button:
        close = partial(self.desk.stack.close, self)
        label, key = self.desk.label(N_("Close")), self.desk.key_label(Action.BACK)
        return Button("close", (0, 0, 0, 0), label, close, kind="primary", key=key, action=Action.BACK)

    def _opener(self, folder: Path) -> Callable[[], None]:
        """Return what opens a folder, or the nearest one above it while nothing has been written there yet."""

        def opened() -> None:
            nearest = next((path for path in (folder, *folder.parents) if path.is_dir()), folder)
            failed = open_folder(nearest)
            said = Phrase(N_("Opened in your file manager: {folder}"), folder=str(nearest))
            self.desk.toast(said if failed is None else failed, "box" if failed is None else "close")

        return opened


def _licence_words(licence: str, names: tuple[str, ...]) -> Phrase:
    listing = Listing(tuple(Phrase("{name}", name=name) for name in names))
    return Phrase(N_("{licence}: {names}"), names=listing, licence=licence)
