"""The shipped effects, each decoded as the program decodes it."""

import math
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from sounds import make_sounds
from sounds.effects import EFFECTS
from sounds.synth import RATE

FOLDER = Path(make_sounds.__file__).parent
LONG = {"laugh", "murmur", "win"}
"""These may last three seconds; all others one and a half."""
BEDS = {name for name in EFFECTS if name.startswith("music_") and name != "music_box"}
"""These run on and on."""

pytestmark = pytest.mark.usefixtures("mixer")
every_effect = pytest.mark.parametrize("name", sorted(EFFECTS))


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()  # another test may have opened it with other channels
        pygame.mixer.init(RATE, -16, 1)
        yield
        pygame.mixer.quit()


def decoded(name: str) -> "array[int]":
    return array("h", pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw())


def decibels(amplitude: float) -> float:
    return 20 * math.log10(max(amplitude, 1e-9))


def test_the_folder_holds_exactly_the_effects() -> None:
    assert {path.stem for path in FOLDER.glob("*.ogg")} == set(EFFECTS)


def test_the_effects_stay_small_on_the_whole() -> None:
    sizes = {path.stem: path.stat().st_size for path in FOLDER.glob("*.ogg")}
    short = [size for name, size in sizes.items() if name not in BEDS]
    assert sum(short) / len(short) < 8_500
    assert all(sizes[name] < 120_000 for name in BEDS)


@every_effect
def test_an_effect_is_mono_vorbis_of_our_rate(name: str) -> None:
    head = (FOLDER / f"{name}.ogg").read_bytes()[:64]
    identification = head[28:]
    assert (head[:4], identification[:7]) == (b"OggS", b"\x01vorbis")
    assert identification[11] == 1
    assert int.from_bytes(identification[12:16], "little") == RATE


@every_effect
def test_an_effect_lasts_no_longer_than_it_is_welcome(name: str) -> None:
    seconds = len(decoded(name)) / RATE
    if name in BEDS:
        assert 8 < seconds < 20
        return
    assert 0.03 < seconds < (3.0 if name in LONG else 1.5)


@every_effect
def test_an_effect_is_neither_shrill_nor_lost(name: str) -> None:
    pcm = [value / 32768 for value in decoded(name)]
    assert decibels(max(map(abs, pcm))) <= -3.0
    assert decibels(make_sounds.loudest_mean(pcm)) == pytest.approx(EFFECTS[name].level_db, abs=1.5)


@every_effect
def test_an_effect_begins_and_ends_without_a_click(name: str) -> None:
    pcm = decoded(name)
    assert abs(pcm[0]) < 400
    assert abs(pcm[-1]) < 400


@every_effect
def test_the_recipes_still_give_what_ships(name: str) -> None:
    recorded = dict(line.split() for line in make_sounds.DIGESTS.read_text("ascii").splitlines())
    assert make_sounds.digest(make_sounds.samples(name, EFFECTS[name])) == recorded[name]


def test_a_wave_file_carries_the_samples(tmp_path: Path) -> None:
    pcm = array("h", [0, 1000, -1000, 32767])
    make_sounds.write_wave(tmp_path / "four.wav", pcm)
    with wave.open(str(tmp_path / "four.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.readframes(4) == pcm.tobytes()


def test_without_an_encoder_one_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    before = make_sounds.DIGESTS.read_text("ascii")
    assert "oggenc" in str(make_sounds.make(["hover"], tmp_path, tmp_path))
    assert make_sounds.DIGESTS.read_text("ascii") == before
