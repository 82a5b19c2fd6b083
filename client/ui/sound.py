"""Sounds that never matter: without a device, a file or a mixer the program goes on in silence."""

import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from types import MappingProxyType

import pygame

from client.ui.quiet import quiet_stderr
from client.ui.resources import resource

_log = logging.getLogger(__name__)


class Kind(StrEnum):
    """What a sound is for; each kind has its own switch and volume. The values stand in the settings file."""

    EFFECTS = "effects"
    VOICES = "voices"
    MUSIC = "music"
    INTERFACE = "interface"


class Device(Enum):
    """How it stands with the loudspeaker."""

    UNTRIED = "untried"
    READY = "ready"
    MISSING = "missing"


PREFIXES: Mapping[str, Kind] = MappingProxyType({"ui_": Kind.INTERFACE, "voice_": Kind.VOICES, "music_": Kind.MUSIC})
"""A sound's kind by how its name begins."""
BY_NAME: Mapping[str, Kind] = MappingProxyType(
    {
        **dict.fromkeys(("click", "hover", "refuse", "toast", "undo"), Kind.INTERFACE),
        **dict.fromkeys(("laugh", "murmur"), Kind.VOICES),
    }
)
"""The kinds of sounds whose names do not tell; all others are effects."""


def kind_of(name: str) -> Kind:
    """Return the kind of the sound called ``name``."""
    by_prefix = next((kind for prefix, kind in PREFIXES.items() if name.startswith(prefix)), Kind.EFFECTS)
    return BY_NAME.get(name, by_prefix)


AGAIN_AFTER_S = 0.05
"""The same sound twice within this time is heard once: it would only be louder."""


@dataclass(frozen=True, slots=True)
class Mix:
    """A player's switches and volumes (0 to 1), one for each kind and one for all."""

    on: bool = True
    volume: float = 0.8
    kinds_on: Mapping[Kind, bool] = field(default_factory=dict)
    volumes: Mapping[Kind, float] = field(default_factory=dict)

    def loudness(self, kind: Kind) -> float:
        """Return how loud a sound of this kind is to be, 0 for silent."""
        if not self.on or not self.kinds_on.get(kind, True):
            return 0.0
        return min(max(self.volume * self.volumes.get(kind, 1.0), 0.0), 1.0)


def _read(name: str) -> pygame.mixer.Sound:
    with resource("sounds", f"{name}.ogg").open("rb") as file:
        return pygame.mixer.Sound(file=file)


class SoundPlayer:
    """Plays sounds by name. The mixer starts with the first sound; each file is read once."""

    CHANNELS = 16

    def __init__(
        self,
        mix: Mix | None = None,
        read: Callable[[str], pygame.mixer.Sound] = _read,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self.device = Device.UNTRIED
        self._mix = mix or Mix()
        self._read = read
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._bed: str = ""
        self._running: str = ""
        """The bed that is heard, and has not begun to fade."""
        self._now_s = now_s
        self._played_s: dict[str, float] = {}

    @property
    def mix(self) -> Mix:
        """Switches and volumes; a change is heard at once."""
        return self._mix

    @mix.setter
    def mix(self, mix: Mix) -> None:
        self._mix = mix
        if self._bed:
            self.play_bed(self._bed)

    def play(self, name: str) -> None:
        """Play the sound called ``name``, or nothing if that cannot be."""
        loudness = self._mix.loudness(kind_of(name))
        if self._is_echo(name):
            return
        sound = self._sound(name) if loudness > 0 else None
        if sound is None:
            return
        with contextlib.suppress(pygame.error):
            sound.set_volume(loudness)
            sound.play()

    def play_bed(self, name: str) -> None:
        """Let ``name`` run on and on under everything else, instead of the bed before; "" for none."""
        before, self._bed = self._bed, name
        if before and before != name:
            self._stop(before)
        loudness = self._mix.loudness(Kind.MUSIC)
        sound = self._sound(name) if name and loudness > 0 else None
        if sound is None:
            self._stop(name)
            return
        with contextlib.suppress(pygame.error):
            sound.set_volume(loudness)
            if self._running != name:
                sound.stop()
                sound.play(loops=-1, fade_ms=800)
                self._running = name

    def retry(self) -> bool:
        """Look for a device once more, as when one was plugged in; tells whether sounds can be heard."""
        if self.device is Device.MISSING:
            self.device = Device.UNTRIED
        ready = self._ready()
        if ready and self._bed:
            self.play_bed(self._bed)
        return ready

    def close(self) -> None:
        """Fall silent for good."""
        self._sounds.clear()
        self.device = Device.MISSING
        if pygame.mixer and pygame.mixer.get_init():
            pygame.mixer.quit()

    def _is_echo(self, name: str) -> bool:
        """Tell whether the same sound began only just now."""
        now_s = self._now_s()
        before_s = self._played_s.get(name, -AGAIN_AFTER_S)
        if now_s - before_s < AGAIN_AFTER_S:
            return True
        self._played_s[name] = now_s
        return False

    def _stop(self, name: str) -> None:
        if name == self._running:
            self._running = ""
        sound = self._sounds.get(name)
        if sound is not None:
            with contextlib.suppress(pygame.error):
                sound.fadeout(400)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if not self._ready():
            return None
        if name not in self._sounds:
            self._sounds[name] = self._loaded(name)
        return self._sounds[name]

    def _loaded(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return self._read(name)
        except (OSError, pygame.error) as error:
            _log.warning("No sound %s: %s", name, error)
            return None

    def _ready(self) -> bool:
        if self.device is Device.UNTRIED:
            self.device = Device.READY if _start_mixer(self.CHANNELS) else Device.MISSING
        return self.device is Device.READY


def _start_mixer(channels: int) -> bool:
    """Start the mixer; tells whether there is one. Builds without a mixer have no ``init`` at all."""
    try:
        with quiet_stderr():
            pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=1024)
        pygame.mixer.set_num_channels(channels)
    except (pygame.error, NotImplementedError, AttributeError) as error:
        _log.info("No sound device: %s", error)
        return False
    return True
