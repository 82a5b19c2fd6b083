"""Sounds, and all the ways in which there may be none."""

import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.ui.sound import BY_NAME, Device, Kind, Mix, SoundPlayer, kind_of


@pytest.fixture(autouse=True)
def silence() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def device_of(player: SoundPlayer) -> Device:
    return player.device


class Ticking:
    """A clock that runs a second on at every look."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        self.now_s += 1
        return self.now_s


class Reader:
    """Gives short silent sounds and counts what was read."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, name: str) -> pygame.mixer.Sound:
        if name == "missing":
            raise FileNotFoundError(name)
        self.read.append(name)
        return pygame.mixer.Sound(buffer=bytes(4410))


def test_the_mixer_starts_with_the_first_sound_and_a_file_is_read_once() -> None:
    reader = Reader()
    player = SoundPlayer(read=reader)
    assert device_of(player) is Device.UNTRIED
    assert pygame.mixer.get_init() is None
    player.play("slide")
    player.play("slide")
    assert device_of(player) is Device.READY
    assert reader.read == ["slide"]


def test_a_missing_file_is_silence_and_is_not_looked_for_again() -> None:
    player = SoundPlayer(read=Reader())
    player.play("missing")
    player.play("missing")
    player.play("slide")
    assert device_of(player) is Device.READY


def test_a_real_file_of_the_program_plays() -> None:
    names = [path.stem for path in Path("sounds").glob("*.ogg")]
    if not names:
        pytest.skip("no sounds are shipped yet")
    player = SoundPlayer()
    player.play(names[0])
    assert device_of(player) is Device.READY


def test_without_a_device_nothing_happens_and_a_later_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[bool] = []

    def no_device(**_how: object) -> None:
        tries.append(True)
        raise pygame.error("ALSA: Couldn't open audio device")

    reader = Reader()
    player = SoundPlayer(read=reader, now_s=Ticking())
    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer, "init", no_device)
        for _ in range(10):
            player.play("slide")
        assert device_of(player) is Device.MISSING
        assert len(tries) == 1
        assert not player.retry()
        assert len(tries) == 2
    assert player.retry()
    player.play("slide")
    assert reader.read == ["slide"]


def test_a_build_without_a_mixer_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(**_how: object) -> None:
        raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame.mixer, "init", absent)
    player = SoundPlayer(read=Reader())
    player.play("slide")
    assert device_of(player) is Device.MISSING


def test_the_same_sound_twice_at_once_is_heard_once() -> None:
    times = iter([10.0, 10.01, 10.2])
    sounds: list[pygame.mixer.Sound] = []

    def one_second(_name: str) -> pygame.mixer.Sound:
        sounds.append(pygame.mixer.Sound(buffer=bytes(176_400)))
        return sounds[0]

    player = SoundPlayer(read=one_second, now_s=lambda: next(times))
    running = []
    for _ in range(3):
        player.play("slide")
        running.append(sounds[0].get_num_channels())
    assert running == [1, 1, 2]


def test_every_sound_with_a_kind_is_shipped() -> None:
    shipped = {path.stem for path in Path("sounds").glob("*.ogg")}
    assert set(BY_NAME) <= shipped


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("dice", Kind.EFFECTS),
        ("ui_click", Kind.INTERFACE),
        ("click", Kind.INTERFACE),
        ("murmur", Kind.VOICES),
        ("voice_cluck", Kind.VOICES),
        ("music_fair", Kind.MUSIC),
    ],
)
def test_a_name_tells_its_kind(name: str, kind: Kind) -> None:
    assert kind_of(name) is kind


def test_each_kind_has_its_switch_and_volume() -> None:
    mix = Mix(volume=0.5, kinds_on={Kind.VOICES: False}, volumes={Kind.EFFECTS: 0.4})
    assert mix.loudness(Kind.EFFECTS) == pytest.approx(0.2)
    assert mix.loudness(Kind.VOICES) == 0
    assert mix.loudness(Kind.INTERFACE) == pytest.approx(0.5)
    assert Mix(on=False).loudness(Kind.EFFECTS) == 0


def test_a_silenced_kind_does_not_even_start_the_mixer() -> None:
    player = SoundPlayer(Mix(on=False), read=Reader())
    player.play("slide")
    assert device_of(player) is Device.UNTRIED


def test_the_bed_runs_until_another_takes_its_place_or_is_switched_off() -> None:
    reader = Reader()
    player = SoundPlayer(read=reader)
    player.play_bed("music_a")
    player.play_bed("music_b")
    assert reader.read == ["music_a", "music_b"]
    player.mix = Mix(kinds_on={Kind.MUSIC: False})
    player.mix = Mix()
    assert reader.read == ["music_a", "music_b"], "switching on again reads nothing"
    player.play_bed("")


def test_a_bed_that_is_wanted_again_while_it_fades_begins_anew() -> None:
    begun: list[int] = []

    class Bed:
        """A sound that tells how often it was begun; still fading counts as heard."""

        def set_volume(self, loudness: float) -> None:
            assert loudness > 0

        def play(self, loops: int, fade_ms: int) -> None:
            assert loops == -1
            begun.append(fade_ms)

        def stop(self) -> None:
            """Nothing is heard any more."""

        def fadeout(self, ms: int) -> None:
            assert ms > 0

    player = SoundPlayer(read=lambda _name: Bed())  # type: ignore[arg-type, return-value]
    player.play_bed("music_a")
    player.play_bed("music_a")
    assert len(begun) == 1, "it runs on"
    player.play_bed("")
    player.play_bed("music_a")
    assert len(begun) == 2


def test_twenty_thousand_plays_keep_the_memory_flat() -> None:
    reader = Reader()
    player = SoundPlayer(read=reader, now_s=Ticking())
    for _ in range(500):
        player.play("slide")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(20_000):
        player.play("slide")
    grown_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert reader.read == ["slide"]
    assert grown_kb < 5_000


def test_a_closed_player_stays_silent() -> None:
    player = SoundPlayer(read=Reader())
    player.play("slide")
    player.close()
    player.play("slide")
    assert device_of(player) is Device.MISSING


NOISY = """
import contextlib
import os
from client.ui import sound

def noisy(**_how):
    with contextlib.suppress(OSError):
        os.write(2, b"ALSA lib confmisc.c: cannot find card 0")
    raise sound.pygame.error("no device")

sound.pygame.mixer.init = noisy
{before}
player = sound.SoundPlayer()
player.play("dice")
assert player.device is sound.Device.MISSING
"""


@pytest.mark.parametrize("before", ["", "os.close(2)"])
def test_the_sound_system_s_own_complaints_stay_off_the_terminal(before: str) -> None:
    command = [sys.executable, "-c", NOISY.format(before=before)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
    assert "ALSA" not in done.stderr
