"""What the lines of each tab change."""

from pathlib import Path

import pygame
import pytest

from client.scenes.settings import SettingsScene
from client.scenes.settings.sight import largest_scale
from client.ui.sound import Device, Kind
from client.ui.timeline import Speed
from client.ui.widgets.choosing import Toggle
from tests.scenes.desks import Table
from tests.scenes.settings.conftest import Open


def click(rig: Table, scene: SettingsScene, name: str, share: float = 0.5) -> None:
    x, y, w, h = scene.controls[name].rect
    rig.click(x + w * share, y + h / 2)


@pytest.mark.parametrize(
    ("tab", "name"),
    [
        ("sight", "high_contrast"),
        ("sight", "reduced_motion"),
        ("sight", "glow"),
        ("sight", "legal_targets"),
        ("play", "confirm_moves"),
        ("play", "auto_play_forced"),
        ("play", "hide_hands_on_focus_loss"),
        ("saving", "autosave"),
    ],
)
def test_a_switch_changes_its_setting_and_back(rig: Table, settings: Open, tab: str, name: str) -> None:
    scene = settings(tab)
    before = getattr(getattr(rig.desk.settings, tab), name)
    click(rig, scene, name)
    assert getattr(getattr(rig.desk.settings, tab), name) is not before
    toggle = scene.controls[name]
    assert isinstance(toggle, Toggle)
    assert toggle.on is not before
    click(rig, scene, name)
    assert getattr(getattr(rig.desk.settings, tab), name) is before


def test_the_palette_is_chosen_by_its_tile(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    click(rig, scene, "palette_red_green_weak")
    assert rig.stack.style.palette == "red_green_weak"


def test_the_size_of_text_is_chosen(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    click(rig, scene, "text_size", 0.9)
    assert rig.desk.settings.sight.text_size == "largest"
    assert rig.stack.style.text_scale == pytest.approx(1.4)


def test_the_note_tells_where_the_window_ends_the_growth() -> None:
    assert largest_scale((1280, 720)) == 141
    assert largest_scale((7680, 4320)) == largest_scale((1280, 720)), "it is a matter of shape, not of size"


def test_the_speed_reaches_what_moves(rig: Table, settings: Open) -> None:
    scene = settings("play")
    click(rig, scene, "speed", 0.9)
    assert rig.desk.settings.play.speed == "off"
    assert scene.timeline.speed is Speed.OFF
    click(rig, scene, "ai_pace", 0.1)
    assert rig.desk.settings.play.ai_pace == "slow"


def test_a_card_shows_the_new_speed_and_comes_to_rest(rig: Table, settings: Open) -> None:
    scene = settings("play")
    click(rig, scene, "speed", 0.1)
    assert scene.timeline.hidden == {"demo"}
    rig.settle()
    assert scene.timeline.hidden == frozenset()
    assert rig.pixels() == rig.fresh_pixels()


def test_no_card_flies_where_its_picture_cannot_be_seen(rig: Table, settings: Open) -> None:
    rig.resize(1024, 600)
    rig.desk.settings.sight.ui_scale = 200
    rig.desk.apply()
    scene = settings("play")
    click(rig, scene, "speed", 0.1)
    assert rig.desk.settings.play.speed == "slow"
    assert not scene.timeline.busy


def test_each_kind_of_sound_has_a_switch_and_a_volume_and_is_heard(
    rig: Table, settings: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(rig.desk.sound, "play", heard.append)
    scene = settings("sound")
    click(rig, scene, "voices")
    assert not rig.desk.settings.sound.voices.on
    assert rig.desk.sound.mix.loudness(Kind.VOICES) == 0
    assert "laugh" in heard
    click(rig, scene, "effects_volume", 0.5)
    assert rig.desk.settings.sound.effects.volume == 50
    assert heard[-1] == "stamp"


def test_without_a_device_the_page_says_so_and_looks_again(rig: Table, settings: Open) -> None:
    rig.desk.sound.device = Device.MISSING
    scene = settings("sound")
    assert any("No sound device" in block.words for block in scene._laid.blocks)
    click(rig, scene, "retry_sound")
    assert rig.desk.sound.device is Device.READY
    assert not any("No sound device" in block.words for block in scene._laid.blocks)


def test_the_graphics_processor_is_chosen_for_the_next_start(rig: Table, settings: Open) -> None:
    scene = settings("screen")
    click(rig, scene, "acceleration", 0.9)
    assert rig.desk.settings.screen.acceleration == "off"


def test_standard_values_of_the_screen_leave_the_window_where_it_is(rig: Table, settings: Open) -> None:
    screen = rig.desk.settings.screen
    screen.width = 1234
    click(rig, settings("screen"), "acceleration", 0.5)
    assert screen.acceleration == "on"
    click(rig, settings("screen"), "standard")
    assert (screen.acceleration, screen.width) == ("automatic", 1234)


def test_a_language_is_chosen_by_its_tile(rig: Table, settings: Open) -> None:
    scene = settings("language")
    click(rig, scene, "language_en")
    assert rig.desk.settings.language.code == "en"
    click(rig, scene, "language_system")
    assert rig.desk.settings.language.code == ""


def choose_folder(rig: Table, scene: SettingsScene, text: str) -> None:
    click(rig, scene, "other_folder")
    rig.key(pygame.K_a, pygame.KMOD_CTRL)
    rig.key(pygame.K_BACKSPACE)
    rig.type(text)
    rig.key(pygame.K_RETURN)


def test_matches_are_kept_in_another_folder_from_now_on(rig: Table, settings: Open, tmp_path: Path) -> None:
    scene = settings("saving")
    choose_folder(rig, scene, str(tmp_path / "elsewhere"))
    assert rig.desk.saves.folder == tmp_path / "elsewhere"
    assert rig.desk.settings.saving.folder == str(tmp_path / "elsewhere")
    click(rig, scene, "usual_folder")
    assert rig.desk.saves.folder == rig.desk.places.saves
    assert rig.desk.settings.saving.folder == ""


@pytest.mark.parametrize("text", ["not/a/full/path", "/proc/nothing/can/be/made/here"])
def test_a_folder_that_cannot_be_is_refused_in_words(rig: Table, settings: Open, text: str) -> None:
    scene = settings("saving")
    choose_folder(rig, scene, text)
    assert rig.stack.top is not None
    assert rig.stack.top.name == "message"
    rig.key(pygame.K_RETURN)
    assert rig.desk.saves.folder == rig.desk.places.saves
    assert rig.desk.settings.saving.folder == ""
