"""The frame of the settings: tabs, standard values, the way out."""

import json

import pygame
import pytest

from client.scenes.settings import SettingsScene
from client.ui.input import PointerPressed, PointerReleased
from client.ui.widgets.choosing import Slider
from tests.scenes.desks import Table
from tests.scenes.settings.conftest import Open


def middle(scene: SettingsScene, name: str) -> tuple[float, float]:
    x, y, w, h = scene.controls[name].rect
    return x + w / 2, y + h / 2


def test_a_tab_is_opened_by_the_mouse(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    rig.click(*middle(scene, "tab_sound"))
    assert scene.tab.id == "sound"
    assert scene.controls["sound_on"].visible


def test_a_tab_is_opened_by_the_keyboard(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_RETURN)
    assert scene.tab.id == "play"


def test_an_unknown_tab_opens_the_first(rig: Table, settings: Open) -> None:
    assert settings("nonsense").tab.id == "sight"


@pytest.mark.parametrize("leave", ["done", "close"])
def test_the_buttons_lead_out(rig: Table, settings: Open, leave: str) -> None:
    scene = settings("play")
    rig.click(*middle(scene, leave))
    assert scene not in rig.stack.scenes


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_the_keys_lead_out(rig: Table, settings: Open, key: int) -> None:
    scene = settings("play")
    rig.key(key)
    assert scene not in rig.stack.scenes


def test_a_switch_applies_at_once_and_is_written_on_leaving(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    rig.click(*middle(scene, "high_contrast"))
    assert rig.stack.style.high_contrast
    rig.key(pygame.K_ESCAPE)
    written = json.loads(rig.desk.settings_file.path.read_text())
    assert written["sight"]["high_contrast"] is True


def test_standard_values_touch_their_own_page_only(rig: Table, settings: Open) -> None:
    rig.desk.settings.play.confirm_moves = True
    rig.desk.settings.sight.glow = False
    scene = settings("play")
    rig.click(*middle(scene, "standard"))
    assert not rig.desk.settings.play.confirm_moves
    assert not rig.desk.settings.sight.glow


def test_the_window_grows_when_the_slider_is_let_go_and_not_before(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    scale = rig.desk.window.scale
    slider = scene.controls["ui_scale"]
    x, y, w, h = slider.rect
    rig.stack.handle(PointerPressed(x + w * 0.4, y + h / 2))
    assert rig.desk.settings.sight.ui_scale == 125
    assert rig.desk.window.scale == scale
    rig.stack.handle(PointerReleased(x + w * 0.4, y + h / 2))
    assert rig.desk.window.scale > scale


def test_the_keyboard_steps_the_scale_at_once(rig: Table, settings: Open) -> None:
    scene = settings("sight")
    scene.controls.focus.put("ui_scale")
    rig.key(pygame.K_LEFT)
    rig.key(pygame.K_LEFT)
    assert rig.desk.settings.sight.ui_scale == 95
    assert rig.desk.window.user_scale == 0.95
    again = scene.controls["ui_scale"]
    assert isinstance(again, Slider)
    assert again.value == 95


def test_the_wheel_scrolls_a_long_page_and_changes_no_slider(rig: Table, settings: Open) -> None:
    rig.resize(1024, 600)
    rig.desk.settings.sight.ui_scale = 200
    rig.desk.apply()
    scene = settings("sight")
    at = middle(scene, "ui_scale")
    scale = rig.desk.window.scale
    spot = (round(at[0] * scale), round(at[1] * scale))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))
    rig.frames()
    assert rig.desk.settings.sight.ui_scale == 200
    assert scene.pane.scroller.offset > 0
