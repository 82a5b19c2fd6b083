"""What every scene is handed: the window, the voice, the settings, the saves, the players that think."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from client.bots.worker import Worker
from client.core.words import Listing, Phrase, Plural
from client.locale.languages import system_language
from client.locale.markup import plain
from client.locale.translator import Translator
from client.scenes.routes import Nowhere, Routes
from client.scenes.stack import SceneStack
from client.scenes.wishes import SPEEDS, mix_of, note_geometry, style_of
from client.storage.paths import Places, places
from client.storage.saves import Saves
from client.storage.settings import Settings
from client.storage.settings_file import SettingsFile
from client.ui.canvas import Canvas
from client.ui.clock import Clock
from client.ui.forms import TextEditor
from client.ui.input import Input, KeyPressed, SoundDeviceAdded
from client.ui.keys import Action, KeyMap
from client.ui.sound import SoundPlayer
from client.ui.timeline import Timeline
from client.ui.window import Window

Words = str | Plural | Phrase | Listing


@dataclass
class Desk:
    """Everything a scene may use. One for the whole program; scenes keep no copies of what may change."""

    window: Window
    stack: SceneStack
    clock: Clock
    settings_file: SettingsFile
    saves: Saves
    worker: Worker
    places: Places = field(default_factory=places)
    """Where saves, settings and reports lie."""
    spoken: str = ""
    """The language the command line asked for; it goes before the settings."""
    translator: Translator = field(default_factory=Translator)
    keys: KeyMap = field(default_factory=KeyMap)
    sound: SoundPlayer = field(default_factory=SoundPlayer)
    editor: TextEditor = field(default_factory=TextEditor)
    go: Routes = field(default_factory=Nowhere)
    """The ways to other scenes; set by the program."""
    on_keys: Callable[[KeyMap], None] = lambda _keys: None
    """Told of a changed key map; set by whoever reads the input."""

    @property
    def settings(self) -> Settings:
        """The settings as they are; call ``apply`` after a change."""
        return self.settings_file.settings

    @property
    def ruler(self) -> Canvas:
        """A canvas to measure texts with: of the window's scale and style, too small to draw on."""
        return Canvas(pygame.Surface((1, 1)), self.window.scale, self.stack.style, self.stack.assets)

    def say(self, words: Words, names: Sequence[str] = ()) -> str:
        """Return a text in the reader's language, markup included. ``names`` are those of the players, by seat."""
        return self.translator.say(words, names)

    def label(self, words: Words, names: Sequence[str] = ()) -> str:
        """Return a text in the reader's language without markup, for what is drawn as one plain line."""
        return plain(self.say(words, names))

    def key_label(self, action: Action) -> str:
        """Return what is printed on the key for ``action``; empty if it has none."""
        words = self.keys.words(action)
        return "" if words is None else self.label(words)

    def timeline(self) -> Timeline:
        """Return a new timeline that sounds and moves as the settings have it."""
        line = Timeline(self.sound.play)
        self._set_pace(line)
        return line

    def toast(self, words: Words, icon_name: str = "info") -> None:
        """Show a short notice."""
        self.stack.toast(self.label(words), icon_name)

    def apply(self) -> None:
        """Let everything obey the settings as they are now. They are written to disk a moment later."""
        settings = self.settings
        self.keys = KeyMap.changed(settings.keys.changes)
        self.on_keys(self.keys)
        self.translator = Translator(self.spoken or settings.language.code or system_language())
        self.sound.mix = mix_of(settings)
        self.window.rescale(settings.sight.ui_scale / 100)
        for scene in self.stack.scenes:
            self._set_pace(scene.timeline)
        self.stack.overlay.reduced_motion = settings.sight.reduced_motion
        self.stack.style = style_of(settings)

    def set_fullscreen(self, *, on: bool) -> None:
        """Cover the screen or stop covering it; says so if that does not work."""
        failed = self.window.set_fullscreen(on=on)
        self.stack.relayout()
        self.note_window()
        if failed is not None:
            self.toast(failed)

    def note_window(self) -> None:
        """Write down the window's size and place."""
        note_geometry(self.settings, self.window.geometry, fullscreen=self.window.fullscreen)

    def take(self, value: Input) -> bool:
        """Take what every scene would answer alike; tells whether that is all that should happen."""
        if isinstance(value, SoundDeviceAdded):
            self.sound.retry()
            return True
        if isinstance(value, KeyPressed) and value.action is Action.FULLSCREEN:
            self.set_fullscreen(on=not self.window.fullscreen)
            return True
        return False

    def _set_pace(self, line: Timeline) -> None:
        line.speed = SPEEDS[self.settings.play.speed]
        line.reduced_motion = self.settings.sight.reduced_motion
