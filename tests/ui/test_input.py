"""The toolkit's events become small values in design pixels."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from client.ui import input as reading
from client.ui.holding import HoldWatch
from client.ui.input import (
    Button,
    InputReader,
    KeyPressed,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    TextTyped,
    Wheel,
    fetch,
)
from client.ui.keys import Action, Chord, KeyMap


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 400))
    pygame.event.clear()
    yield
    pygame.display.quit()


def event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def test_positions_arrive_in_design_pixels() -> None:
    reader = InputReader(scale=2.0)
    posted = [
        event(pygame.MOUSEMOTION, pos=(100, 60), rel=(0, 0), buttons=(0, 0, 0)),
        event(pygame.MOUSEBUTTONDOWN, pos=(100, 60), button=1),
        event(pygame.MOUSEBUTTONUP, pos=(101, 60), button=3),
    ]
    assert reader.read(posted) == [
        PointerMoved(50.0, 30.0),
        PointerPressed(50.0, 30.0, Button.LEFT),
        PointerReleased(50.5, 30.0, Button.RIGHT),
    ]


def test_posted_events_do_without_a_mouse() -> None:
    pygame.event.post(event(pygame.MOUSEBUTTONDOWN, pos=(7, 9), button=1))
    assert InputReader().read(fetch()) == [PointerPressed(7.0, 9.0)]


def test_the_wheel_turns_where_the_pointer_was_last() -> None:
    reader = InputReader(scale=0.5)
    reader.read([event(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0))])
    assert reader.read([event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, flipped=False)]) == [Wheel(20, 40, -1)]


def test_wheel_notches_that_come_as_buttons_are_not_clicks() -> None:
    assert InputReader().read([event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4)]) == []


def test_a_key_carries_the_action_of_the_map_and_what_it_types() -> None:
    keys = KeyMap().rebound(Action.HINT, Chord("j", shift=True))
    value = event(pygame.KEYDOWN, key=pygame.K_j, mod=pygame.KMOD_LSHIFT, unicode="J")
    assert InputReader(keys).read([value]) == [
        KeyPressed("j", "J", pygame.K_j, shift=True, action=Action.HINT),
    ]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_both_enter_keys_confirm(code: int) -> None:
    [value] = InputReader().read([event(pygame.KEYDOWN, key=code, mod=0, unicode="\r")])
    assert isinstance(value, KeyPressed)
    assert value.action is Action.CONFIRM


def test_command_counts_as_control() -> None:
    [value] = InputReader().read([event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LMETA, unicode="z")])
    assert isinstance(value, KeyPressed)
    assert value.action is Action.UNDO


def test_typed_text_may_be_any_script() -> None:
    assert InputReader().read([event(pygame.TEXTINPUT, text="é漢")]) == [TextTyped("é漢")]


def test_two_hundred_resizes_in_one_batch_become_the_last_one() -> None:
    storm = [event(pygame.VIDEORESIZE, w=200 + i, h=150 + i, size=(0, 0)) for i in range(200)]
    assert InputReader().read([*storm, event(pygame.QUIT)]) == [Resized(399, 349), QuitAsked()]


def test_of_a_run_of_moves_only_the_last_counts() -> None:
    moves = [event(pygame.MOUSEMOTION, pos=(i, i), rel=(0, 0), buttons=(0, 0, 0)) for i in range(50)]
    press = event(pygame.MOUSEBUTTONDOWN, pos=(49, 49), button=1)
    assert InputReader().read([*moves, press, moves[0]]) == [
        PointerMoved(49, 49),
        PointerPressed(49, 49),
        PointerMoved(0, 0),
    ]


def test_odd_and_unknown_events_are_passed_over_a_hundred_times() -> None:
    kinds = (
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED,
        pygame.USEREVENT + 7,
        pygame.DROPFILE,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEWHEEL,
        pygame.KEYDOWN,
        pygame.TEXTINPUT,
        pygame.VIDEORESIZE,
    )
    for device in range(100):
        for kind in kinds:
            pygame.event.post(event(kind, device_index=device, instance_id=device - 50))
        assert InputReader().read(fetch()) == []


def test_a_key_without_a_name_is_no_key() -> None:
    assert InputReader().read([event(pygame.KEYDOWN, key=0, mod=0, unicode="")]) == []


def test_a_queue_that_raises_loses_a_batch_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[pygame.event.Event]:
        raise KeyError("device 3")

    monkeypatch.setattr(pygame.event, "get", broken)
    assert fetch() == []


def test_a_button_held_at_rest_is_reported_once() -> None:
    watch = HoldWatch()
    watch.see(PointerPressed(10, 10), 0)
    watch.see(PointerMoved(14, 12), 100)
    assert watch.held(HoldWatch.AFTER_MS - 1) is None
    assert watch.held(HoldWatch.AFTER_MS) == PointerHeld(10, 10)
    assert watch.held(HoldWatch.AFTER_MS + 1) is None


@pytest.mark.parametrize(
    "then",
    [
        pytest.param(PointerMoved(40, 10), id="moved away"),
        pytest.param(PointerReleased(10, 10), id="let go"),
        pytest.param(PointerPressed(10, 10, Button.RIGHT), id="another button"),
    ],
)
def test_a_button_that_does_not_rest_is_not_held(then: reading.Input) -> None:
    watch = HoldWatch()
    watch.see(PointerPressed(10, 10), 0)
    watch.see(then, 100)
    assert watch.held(5000) is None
