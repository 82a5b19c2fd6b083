"""What every scene is handed, and how it obeys the settings."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.core.words import N_, Phrase, SeatName
from client.scenes.wishes import mix_of, note_geometry, opening_of, style_of
from client.storage.settings import Settings
from client.ui import window as window_module
from client.ui.clips import Still
from client.ui.geometry import Geometry
from client.ui.input import SoundDeviceAdded
from client.ui.keys import Action
from client.ui.poses import Pose
from client.ui.sound import Device, Kind
from client.ui.timeline import Speed
from tests.scenes.desks import Table
from tests.scenes.test_stack import CARD, Plain


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    yield Table(tmp_path)
    pygame.display.quit()


def test_texts_come_with_markup_or_plain(rig: Table) -> None:
    phrase = Phrase(N_("*{who}* took [{card}]"), who=SeatName(0), card="Lab Rat")
    assert rig.desk.say(phrase, ["Zo*ë"]) == r"*Zo\*ë* took [Lab Rat]"
    assert rig.desk.label(phrase, ["Zo*ë"]) == "Zo*ë took Lab Rat"


def test_the_key_shown_beside_a_control_is_the_live_one(rig: Table) -> None:
    assert rig.desk.key_label(Action.HINT) == "H"
    rig.desk.settings.keys.changes = {"hint": ["f2"], "log": []}
    told: list[object] = []
    rig.desk.on_keys = told.append
    rig.desk.apply()
    assert rig.desk.key_label(Action.HINT) == "F2"
    assert rig.desk.key_label(Action.LOG) == ""
    assert told == [rig.desk.keys]


def test_a_change_of_scale_lays_every_open_scene_out_in_the_same_frame(rig: Table) -> None:
    below, above = Plain(rig), Plain(rig)
    rig.stack.push(below)
    rig.stack.push(above)
    rig.frames()
    rig.desk.settings.sight.ui_scale = 150
    rig.desk.settings.sight.high_contrast = True
    rig.desk.apply()
    assert below.area == above.area == rig.desk.window.area
    rig.frames()
    assert rig.pixels() == rig.fresh_pixels()


def test_speed_and_motion_reach_the_timelines_that_are_open(rig: Table) -> None:
    scene = Plain(rig)
    rig.stack.push(scene)
    rig.desk.settings.play.speed = "slow"
    rig.desk.settings.sight.reduced_motion = True
    rig.desk.apply()
    assert scene.timeline.speed is Speed.SLOW
    assert scene.timeline.reduced_motion
    assert rig.desk.timeline().speed is Speed.SLOW


def test_notices_are_read_at_their_own_pace(rig: Table) -> None:
    rig.stack.push(Plain(rig))
    rig.desk.settings.play.speed = "off"
    rig.desk.apply()
    rig.desk.toast(N_("Match saved"))
    rig.frames(30)
    assert rig.stack.overlay.busy


def test_the_key_for_full_screen_works_everywhere_and_is_written_down(rig: Table) -> None:
    rig.stack.push(Plain(rig))
    rig.key(pygame.K_F11)
    assert rig.desk.window.fullscreen
    assert rig.desk.settings.model_dump()["screen"]["full_screen"] is True
    rig.key(pygame.K_F11)
    assert rig.surface.get_size() == (1280, 720)
    assert rig.desk.settings.model_dump()["screen"]["full_screen"] is False


def test_full_screen_that_fails_is_said(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.stack.push(Plain(rig))
    rig.frames()
    monkeypatch.setattr(window_module, "_try_fullscreen", lambda: Phrase("It did not work."))
    rig.key(pygame.K_F11)
    assert rig.stack.overlay.busy
    assert not rig.desk.settings.screen.full_screen


def test_a_device_that_is_plugged_in_is_tried(rig: Table) -> None:
    rig.desk.sound.device = Device.MISSING
    assert rig.desk.take(SoundDeviceAdded())
    assert rig.desk.sound.device is not Device.UNTRIED


def test_style_follows_the_settings() -> None:
    settings = Settings()
    settings.sight.text_size = "largest"
    settings.sight.palette = "red_green_weak"
    settings.sight.glow = False
    style = style_of(settings)
    assert style.text_scale == pytest.approx(1.4)
    assert (style.palette, style.glow, style.high_contrast) == ("red_green_weak", False, False)


def test_loudness_follows_the_settings() -> None:
    settings = Settings()
    settings.sound.volume = 50
    settings.sound.effects.volume = 40
    settings.sound.voices.on = False
    mix = mix_of(settings)
    assert mix.loudness(Kind.EFFECTS) == pytest.approx(0.2)
    assert mix.loudness(Kind.VOICES) == 0


def test_the_window_opens_where_it_was_left() -> None:
    settings = Settings()
    assert opening_of(settings).geometry == Geometry()
    place = Geometry(1400, 900, 20, 30, maximised=True, display=0, desktops=((1920, 1080),))
    note_geometry(settings, place, fullscreen=True)
    again = Settings.model_validate_json(settings.model_dump_json())
    opening = opening_of(again)
    assert opening.geometry == place
    assert opening.fullscreen
    assert opening.accelerated is None


def test_an_idle_scene_costs_no_paint_and_few_looks(rig: Table) -> None:
    scene = Plain(rig)
    rig.stack.push(scene)
    rig.frames(200)
    assert len(scene.paints) == 1
    assert rig.loop.times.summary().frames <= 2


def test_a_thing_that_stands_still_in_a_clip_is_painted_once(rig: Table) -> None:
    scene = Plain(rig)
    rig.stack.push(scene)
    rig.frames(2)
    scene.timeline.add(Still(CARD, Pose(300, 300), 500))
    frames = rig.loop.times.summary().frames
    rig.settle()
    assert rig.loop.times.summary().frames - frames == 2, "once to come, once to go"
