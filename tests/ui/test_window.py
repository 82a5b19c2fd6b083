"""The window on a driver that shows nothing: what it does with sizes, and what it does when things fail."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pygame
import pytest

from client.core.words import Phrase
from client.ui import window as module
from client.ui.geometry import Geometry
from client.ui.window import NoDisplay, Opening, Window, sdl_hints


@pytest.fixture
def open_window() -> Iterator[Callable[..., Window]]:
    def opened(width: int = 1280, height: int = 720, **wish: object) -> Window:
        return Window(Opening(Geometry(width, height), **wish))  # type: ignore[arg-type]

    yield opened
    pygame.display.quit()


def test_it_opens_at_the_wanted_size_and_measures_itself(open_window: Callable[..., Window]) -> None:
    window = open_window(1920, 1080, user_scale=1.25)
    assert window.surface.get_size() == (1920, 1080)
    assert window.scale == window.area.scale
    assert window.area.width * window.scale == pytest.approx(1920)


def test_a_storm_of_resizes_never_opens_the_window_again(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    real = pygame.Window.from_display_module
    with pytest.warns(DeprecationWarning, match="Window"):
        frame = real()
    frame.minimum_size = (1, 1)  # not every window manager keeps to the smallest size
    calls: list[object] = []
    monkeypatch.setattr(pygame.display, "set_mode", lambda *args, **kw: calls.append(args))
    for step in range(200):
        size = (301 + step * 7, 203 + step * 3)
        frame.size = size
        window.resized()
        assert window.surface.get_size() == size
        assert window.area.width * window.scale == pytest.approx(size[0])
    assert calls == []
    assert window.geometry[:2] == (301 + 199 * 7, 203 + 199 * 3)


@pytest.mark.parametrize("size", [(0, 0), (-5, 900), (10**8, 3)])
def test_absurd_saved_sizes_still_open_a_window(open_window: Callable[..., Window], size: tuple[int, int]) -> None:
    assert open_window(*size).surface.get_size() == (1280, 720)


def test_full_screen_covers_the_desktop_and_gives_the_old_size_back(open_window: Callable[..., Window]) -> None:
    window = open_window(1100, 700)
    assert window.set_fullscreen(on=True) is None
    assert window.fullscreen
    assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    assert window.area.width * window.scale == pytest.approx(window.surface.get_width())
    assert window.geometry[:2] == (1100, 700), "what is saved is the plain window"
    assert window.set_fullscreen(on=False) is None
    assert window.surface.get_size() == (1100, 700)


def test_fifty_changes_of_full_screen_end_where_they_began(open_window: Callable[..., Window]) -> None:
    window = open_window(1100, 700)
    for _ in range(50):
        window.set_fullscreen(on=True)
        window.set_fullscreen(on=False)
    assert window.surface.get_size() == (1100, 700)


def test_full_screen_that_fails_leaves_a_window_and_says_so(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(1100, 700)
    real = pygame.display.set_mode

    def no_fullscreen(size: tuple[int, int], flags: int = 0, **where: int) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("the compositor refuses")
        return real(size, flags, **where)

    monkeypatch.setattr(pygame.display, "set_mode", no_fullscreen)
    failed = window.set_fullscreen(on=True)
    assert failed is not None
    assert failed.values["why"] == "the compositor refuses"
    assert not window.fullscreen
    assert window.surface.get_size() == (1100, 700)


def test_a_start_in_full_screen_that_fails_opens_a_window(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_try_fullscreen", lambda: Phrase("no"))
    assert not open_window(1100, 700, fullscreen=True).fullscreen


@pytest.mark.parametrize("news_first", [True, False])
def test_a_maximised_window_remembers_the_size_it_had_before(
    open_window: Callable[..., Window], *, news_first: bool
) -> None:
    window = open_window(1100, 700)
    with pytest.warns(DeprecationWarning, match="Window"):
        frame = pygame.Window.from_display_module()
    if news_first:
        window.maximised(now=True)
    frame.size = (1900, 1000)
    window.resized()
    if not news_first:
        window.maximised(now=True)
    assert window.geometry[:2] == (1100, 700)
    assert window.geometry.maximised
    window.maximised(now=False)
    frame.size = (1000, 650)
    window.resized()
    assert window.geometry[:2] == (1000, 650)


def test_it_does_without_the_call_for_a_smallest_size(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(pygame, "Window")
    assert open_window(1100, 700).surface.get_size() == (1100, 700)


def test_keys_go_to_the_game_and_not_to_an_input_method(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[bool] = []
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: stopped.append(True))
    open_window()
    assert stopped == [True]


@pytest.mark.parametrize(
    ("platform", "driver", "accelerated", "hint"),
    [
        pytest.param("linux", None, None, "0", id="Linux takes the plain path"),
        pytest.param("linux", "x11", None, "0", id="also when X11 was asked for"),
        pytest.param("linux", "wayland", None, None, id="but not on Wayland"),
        pytest.param("darwin", None, None, None, id="nor on a Mac"),
        pytest.param("linux", None, True, "1", id="a setting decides"),
        pytest.param("win32", None, False, "0", id="a setting decides elsewhere too"),
    ],
)
def test_hints_for_sdl(platform: str, driver: str | None, accelerated: bool | None, hint: str | None) -> None:  # noqa: FBT001
    environ = {} if driver is None else {"SDL_VIDEODRIVER": driver}
    hints = sdl_hints(platform, environ, accelerated=accelerated)
    assert hints.get("SDL_FRAMEBUFFER_ACCELERATION") == hint
    assert hints["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "0"


OPENER = """
from client.ui.window import NoDisplay, Opening, Window
try:
    Window(Opening())
except NoDisplay as error:
    raise SystemExit(f"no display: {error}")
"""


def without_display(**more: str) -> "subprocess.CompletedProcess[str]":
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    command = [sys.executable, "-c", OPENER]
    return subprocess.run(command, env=kept | more, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_display_it_says_so_instead_of_painting_to_nowhere() -> None:
    done = without_display()
    assert done.returncode == 1
    assert "no display: DISPLAY is not set" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_driver_that_shows_nothing_is_fine_if_it_was_asked_for() -> None:
    assert without_display(SDL_VIDEODRIVER="dummy").returncode == 0


def test_a_driver_that_cannot_start_is_no_display() -> None:
    done = without_display(SDL_VIDEODRIVER="nonsense")
    assert "no display" in done.stderr


def test_a_closed_window_has_no_picture(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.close()
    with pytest.raises(NoDisplay):
        _ = window.surface
