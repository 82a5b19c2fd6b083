"""Keys can be changed, conflicts are explained, and nobody locks themselves out."""

import pygame

from client.scenes.settings import SettingsScene
from client.scenes.settings.keys import ACTION_WORDS
from client.ui.keys import DEFAULTS, Action, Chord
from tests.scenes.desks import Table
from tests.scenes.settings.conftest import Open


def ask(rig: Table, scene: SettingsScene, action: Action) -> None:
    x, y, w, h = scene.controls[f"key_{action.value}"].rect
    rig.click(x + w / 3, y + h / 2)


def top_name(rig: Table) -> str:
    assert rig.stack.top is not None
    return rig.stack.top.name


def test_a_free_key_is_taken_at_once(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    ask(rig, scene, Action.HINT)
    rig.key(pygame.K_g, pygame.KMOD_CTRL)
    assert rig.desk.keys.chords(Action.HINT) == (Chord("g", ctrl=True),)
    assert rig.desk.settings.keys.changes == {"hint": ["ctrl+g"]}
    assert top_name(rig) == "settings"


def test_the_keyboard_alone_can_change_a_key(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    scene.controls.focus.put("key_log")
    scene.controls.focus.visible = True
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_j)
    assert rig.desk.keys.chords(Action.LOG) == (Chord("j"),)


def test_esc_leaves_everything_as_it_is(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    ask(rig, scene, Action.HINT)
    rig.key(pygame.K_ESCAPE)
    assert top_name(rig) == "settings"
    assert rig.desk.keys.chords(Action.HINT) == DEFAULTS[Action.HINT]


def test_a_modifier_alone_is_waited_out(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    ask(rig, scene, Action.HINT)
    rig.key(pygame.K_LSHIFT, pygame.KMOD_SHIFT)
    assert top_name(rig) == "key"


def test_a_key_of_another_action_changes_hands_only_after_a_question(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    ask(rig, scene, Action.HINT)
    rig.key(pygame.K_m)
    assert top_name(rig) == "confirm"
    rig.key(pygame.K_ESCAPE)
    assert rig.desk.keys.action(Chord("m")) is Action.LIST_MOVES
    ask(rig, scene, Action.HINT)
    rig.key(pygame.K_m)
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_RETURN)
    assert rig.desk.keys.action(Chord("m")) is Action.HINT
    assert rig.desk.keys.chords(Action.LIST_MOVES) == ()


def test_the_only_key_for_what_one_cannot_do_without_stays(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    ask(rig, scene, Action.HINT)
    rig.key(pygame.K_TAB)
    assert top_name(rig) == "message"
    rig.key(pygame.K_RETURN)
    assert rig.desk.keys.action(Chord("tab")) is Action.NEXT


def test_one_action_gets_its_standard_keys_back(rig: Table, settings: Open) -> None:
    rig.desk.settings.keys.changes = {"hint": ["m"], "list_moves": []}
    rig.desk.apply()
    scene = settings("keys")
    ask(rig, scene, Action.LIST_MOVES)
    assert rig.stack.top is not None
    x, y, w, h = rig.stack.top.controls["standard"].rect
    rig.click(x + w / 2, y + h / 2)
    assert rig.desk.keys.chords(Action.LIST_MOVES) == DEFAULTS[Action.LIST_MOVES]
    assert rig.desk.keys.chords(Action.HINT) == ()


def test_standard_values_give_all_keys_back(rig: Table, settings: Open) -> None:
    rig.desk.settings.keys.changes = {"hint": ["m"], "list_moves": []}
    rig.desk.apply()
    scene = settings("keys")
    x, y, w, h = scene.controls["standard"].rect
    rig.click(x + w / 2, y + h / 2)
    assert rig.desk.keys.changes() == {}


def test_every_listed_action_has_its_line(rig: Table, settings: Open) -> None:
    scene = settings("keys")
    assert {action for action in Action if f"key_{action.value}" in {w.name for w in scene.controls.widgets}} == set(
        ACTION_WORDS
    )
