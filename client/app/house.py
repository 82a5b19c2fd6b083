"""Sets the house up: places, settings, window, desk and loop, and takes it down again."""

import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from client.app.ways import Ways
from client.bots.worker import Worker
from client.core.words import N_
from client.locale.languages import system_language
from client.locale.translator import Translator
from client.scenes.box import playable_by_id
from client.scenes.desk import Desk
from client.scenes.menu.scene import MenuScene
from client.scenes.stack import SceneStack
from client.scenes.wishes import mix_of, style_of
from client.storage.crash import CrashReport, report_crash
from client.storage.durable import Flusher
from client.storage.paths import Places
from client.storage.saves import Saves
from client.storage.settings_file import SettingsFile
from client.ui.assets import Assets
from client.ui.clock import Clock
from client.ui.input import Input, InputReader, QuitAsked
from client.ui.keys import KeyMap
from client.ui.loop import Loop
from client.ui.sound import SoundPlayer
from client.ui.window import Window

TOO_SMALL = N_("This window is too small to play in.")
CHORE_EVERY_MS = 500.0
"""Settings are looked after this often."""


@dataclass
class Tools:
    """What the house is built from; tests and tours bring a window, a clock and a worker of their own."""

    places: Places
    settings_file: SettingsFile
    flusher: Flusher
    window: Window
    clock: Clock
    worker: Worker
    language: str = ""


class House:
    """Everything that lives as long as the program, and the stage of the loop."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        settings = tools.settings_file.settings
        self.stack = SceneStack(tools.window, Assets(), style_of(settings))
        saves_folder = Path(settings.saving.folder) if settings.saving.folder else tools.places.saves
        self.desk = Desk(
            window=tools.window,
            stack=self.stack,
            clock=tools.clock,
            settings_file=tools.settings_file,
            saves=Saves(saves_folder, playable_by_id, tools.flusher),
            worker=tools.worker,
            spoken=tools.language,
            translator=Translator(tools.language or settings.language.code or system_language()),
            keys=KeyMap.changed(settings.keys.changes),
            sound=SoundPlayer(mix_of(settings)),
            places=tools.places,
        )
        self.reader = InputReader(self.desk.keys, tools.window.scale)
        self.loop = Loop(tools.window, self, tools.clock, self.reader, self.crashed)
        self.desk.go = Ways(self.desk, self.loop.stop)
        self.desk.on_keys = self._take_keys
        self.stack.house = self._first
        self.stack.too_small_words = self.desk.label(TOO_SMALL)
        self._chores: deque[Callable[[], object]] = deque(
            [_fetch_the_tables, self.desk.editor.warm, tools.worker.start]
        )
        self._next_chore_ms = 0.0
        self._painted = False

    # ------------------------------------------------------------------ the stage of the loop
    @property
    def animating(self) -> bool:
        """Whether something moves."""
        return self.stack.animating

    def handle(self, value: Input) -> None:
        """Hand an input to the scenes."""
        self.stack.handle(value)

    def update(self, now_ms: float) -> None:
        """Let time pass; do one of the things that could wait until the first picture was shown."""
        self.stack.update(now_ms)
        if self._painted and self._chores and not self.animating:
            self._do_a_chore()
        if now_ms >= self._next_chore_ms:
            self._next_chore_ms = now_ms + CHORE_EVERY_MS
            self._look_after_settings()

    def paint(self) -> list[pygame.Rect]:
        """Paint what is dirty."""
        rects = self.stack.paint()
        self._painted = True
        return rects

    def repaint_all(self) -> None:
        """Mark everything dirty."""
        self.stack.repaint_all()

    # ------------------------------------------------------------------ beginning and end
    def open(self) -> None:
        """Show the menu."""
        self.stack.clear_to(MenuScene(self.desk))

    def close(self) -> None:
        """Leave all scenes, write what is unwritten and let everything go."""
        self.desk.note_window()
        self.stack.close_all()
        self.tools.settings_file.write()
        self.desk.saves.close()
        self.tools.worker.close()
        self.tools.flusher.close()
        self.tools.window.close()

    def crashed(self, error: Exception) -> None:
        """Write a report and show where it lies; the match in play is on disk since its last decision."""
        report = self.report(error)
        self.stack.abandon()
        self.open()
        self.desk.go.crashed(report.text, report.path)

    def report(self, error: Exception) -> CrashReport:
        """Write down what was going on."""
        from client.scenes.match.scene import MatchScene

        scene = self.stack.top
        matches = [each for each in self.stack.scenes if isinstance(each, MatchScene)]
        record = self.desk.saves.record(matches[-1].match) if matches else None
        where = "" if scene is None else scene.name
        return report_crash(error, self.tools.places.logs, record, where)

    def _first(self, value: Input) -> bool:
        """Look at an input before the scenes do."""
        if isinstance(value, QuitAsked):
            self.loop.stop()
            return True
        return self.desk.take(value)

    def _take_keys(self, keys: KeyMap) -> None:
        self.reader.keys = keys

    def _do_a_chore(self) -> None:
        self._chores.popleft()()
        if not self._chores:
            logging.getLogger(__name__).info("All is ready, %.2f s of processor time", time.process_time())

    def _look_after_settings(self) -> None:
        file = self.tools.settings_file
        file.tick()
        while file.notes:
            note = file.notes.pop(0)
            logging.getLogger(__name__).warning("%r", note)
            self.desk.toast(note)


def _fetch_the_tables() -> None:
    """Import what a match needs: the first click on a game must not wait for it."""
    import client.scenes.match.scene  # noqa: F401
