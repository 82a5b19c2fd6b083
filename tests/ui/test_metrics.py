from itertools import pairwise

import pytest

from client.ui.metrics import Rect, area_for, centre, columns, contains, cut_left, cut_top, inset, overlaps, rows


@pytest.mark.parametrize(
    ("window", "user_scale", "width", "height", "folded"),
    [
        pytest.param((1920, 1080), 1.0, 1920, 1080, False, id="as designed"),
        pytest.param((1280, 720), 1.0, 1920, 1080, False, id="smallest that shows everything"),
        pytest.param((3840, 2160), 1.0, 1920, 1080, False, id="very fine screen"),
        pytest.param((2560, 1080), 1.0, 2560, 1080, False, id="wide screen gets width"),
        pytest.param((1600, 1200), 1.0, 1920, 1440, False, id="old screen gets height"),
        pytest.param((1024, 600), 1.0, 1536, 900, True, id="netbook folds"),
        pytest.param((1024, 768), 1.0, 1536, 1152, True, id="small old screen folds and gets height"),
        pytest.param((1920, 1080), 1.25, 1280, 720, True, id="larger text folds"),
        pytest.param((1920, 1080), 0.75, 2560, 1440, False, id="smaller text wins room"),
    ],
)
def test_a_window_is_measured_in_design_pixels(
    window: tuple[int, int], user_scale: float, width: float, height: float, *, folded: bool
) -> None:
    area = area_for(*window, user_scale)
    assert (round(area.width), round(area.height), area.folded) == (width, height, folded)
    assert area.width * area.scale == pytest.approx(window[0])


def test_text_of_the_floor_has_twelve_real_pixels_in_every_window_that_counts() -> None:
    for window in ((1024, 600), (1280, 720), (1366, 768), (1920, 1080), (1440, 1080), (2560, 1080), (3840, 2160)):
        assert 18 * area_for(*window).scale >= 12 - 1e-6, window


@pytest.mark.parametrize("window", [(0, 0), (1, 1), (200, 150), (-5, 90)])
def test_absurd_windows_are_too_small_and_do_no_harm(window: tuple[int, int]) -> None:
    area = area_for(*window)
    assert area.too_small
    assert area.scale > 0


def test_a_window_of_usual_size_is_not_too_small() -> None:
    assert not area_for(1024, 600, 2.0).too_small


def test_columns_and_rows_fill_the_rectangle() -> None:
    rect = (10.0, 20.0, 640.0, 300.0)
    for pieces, axis in ((columns(rect, 4), 0), (rows(rect, 3, 8), 1)):
        assert pieces[0][:2] == rect[:2]
        assert pieces[-1][axis] + pieces[-1][axis + 2] == pytest.approx(rect[axis] + rect[axis + 2])
        assert not any(overlaps(a, b) for a, b in pairwise(pieces))


def test_a_cut_leaves_the_rest_behind_the_gap() -> None:
    assert cut_top((0, 0, 100, 50), 20, 5) == ((0, 0, 100, 20), (0, 25, 100, 25))
    assert cut_left((0, 0, 100, 50), 30, 10) == ((0, 0, 30, 50), (40, 0, 60, 50))


def test_a_rectangle_holds_its_left_top_edge_only() -> None:
    rect: Rect = (10, 10, 20, 20)
    assert contains(rect, (10, 10))
    assert contains(rect, centre(rect))
    assert not contains(rect, (30, 15))
    assert inset(rect, 2, 3) == (12, 13, 16, 14)
    assert not overlaps(rect, (30, 10, 5, 5))
