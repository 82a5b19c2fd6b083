"""Saved places of the window, checked against the desktops there are."""

import pytest

from client.ui.geometry import DEFAULT_SIZE, Geometry, fitted

DESKTOP = ((1920, 1080),)


@pytest.mark.parametrize(
    ("width", "height"),
    [(0, 0), (-800, 600), (1280, -1), (10**9, 10**9), (1, 1), (100, 900)],
)
def test_an_absurd_size_falls_back(width: int, height: int) -> None:
    assert fitted(Geometry(width, height), DESKTOP)[:2] == DEFAULT_SIZE


def test_a_sound_size_and_place_are_kept() -> None:
    wish = Geometry(1400, 900, 100, 60, desktops=DESKTOP)
    assert fitted(wish, DESKTOP) == wish


def test_a_window_larger_than_its_desktop_is_fitted() -> None:
    width, height, *_ = fitted(Geometry(3840, 2160), ((1366, 768),))
    assert width <= 1366
    assert height < 768


@pytest.mark.parametrize(
    ("x", "y"),
    [(5000, 10), (-3000, 10), (10, 5000), (10, -200), (None, 10)],
)
def test_a_place_out_of_reach_is_left_to_the_system(x: int | None, y: int | None) -> None:
    assert fitted(Geometry(1280, 720, x, y, desktops=DESKTOP), DESKTOP)[2:4] == (None, None)


def test_a_place_means_nothing_once_the_desktops_have_changed() -> None:
    wish = Geometry(1280, 720, 2000, 50, display=1, desktops=((1920, 1080), (1920, 1080)))
    now = fitted(wish, DESKTOP)
    assert now.display == 0
    assert now[2:4] == (None, None)


def test_a_place_left_of_the_first_of_two_desktops_is_kept() -> None:
    both = ((1920, 1080), (1280, 1024))
    assert fitted(Geometry(1200, 700, -1250, 0, desktops=both), both)[2:4] == (-1250, 0)


def test_no_known_desktop_is_no_error() -> None:
    assert fitted(Geometry(), ())[:2] == (1280, 720 - 48)
