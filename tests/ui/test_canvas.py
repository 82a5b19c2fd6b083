import pygame
import pytest

from client.ui.canvas import Canvas, Picture
from client.ui.shapes import fill_rect
from client.ui.theme import Style
from tests.ui.paper import GROUND, paper, touched

SCALES = [2 / 3, 0.8, 1.0, 1.25, 1.333, 2.0]


@pytest.mark.parametrize("scale", SCALES)
def test_things_that_touch_in_design_pixels_touch_in_real_ones(scale: float) -> None:
    c = paper(scale=scale)
    for x in range(1, 60, 7):
        left, right = c.R((x, 3.3, 11.7, 20)), c.R((x + 11.7, 3.3, 8, 20))
        assert left.right == right.left


@pytest.mark.parametrize("scale", SCALES)
def test_an_inset_is_even_on_all_sides(scale: float) -> None:
    c = paper(scale=scale)
    for x in range(20):
        outer = c.R((x, x * 1.3, 101, 77))
        for amount in (4, -8):
            inner = c.R(c.inset((x, x * 1.3, 101, 77), amount))
            sides = {
                inner.left - outer.left,
                inner.top - outer.top,
                outer.right - inner.right,
                outer.bottom - inner.bottom,
            }
            assert len(sides) == 1


def picture(made: list[float]) -> Picture:
    def draw(c: Canvas) -> None:
        made.append(c.scale)
        fill_rect(c, c.rect, "red")

    return Picture("a red card", 40, 60, draw)


def test_a_picture_is_painted_once_however_often_it_is_pasted() -> None:
    c = paper()
    made: list[float] = []
    for x in range(5):
        c.paste(picture(made), (x * 50, 10))
    assert made == [1.0]


def test_a_picture_is_painted_anew_when_the_scale_or_the_reader_changes() -> None:
    c = paper()
    made: list[float] = []
    c.paste(picture(made), (0, 0))
    c = Canvas.for_window(c.surface, 1.5, c.style, c.assets)
    assert c.assets.size == 0
    c.paste(picture(made), (0, 0))
    c = Canvas.for_window(c.surface, 1.5, Style(high_contrast=True), c.assets)
    assert c.assets.size == 0
    c.paste(picture(made), (0, 0))
    assert made == [1.0, 1.5, 1.5]


def test_the_same_scale_and_reader_keep_everything() -> None:
    c = paper()
    made: list[float] = []
    c.paste(picture(made), (0, 0))
    Canvas.for_window(c.surface, 1.0, Style(), c.assets).paste(picture(made), (0, 0))
    assert made == [1.0]


def test_a_moving_picture_is_turned_in_few_kept_steps() -> None:
    c = paper()
    made: list[float] = []
    for tenth in range(300):
        c.stamp(picture(made), (100, 100), tenth / 10)
    kept = len(c.assets.cache)
    assert made == [1.0]
    assert kept <= 17


def test_a_stamp_stays_centred_at_every_angle_and_size() -> None:
    for angle, scale in ((0, 1.0), (30, 1.0), (-45, 0.5), (0, 1.5)):
        c = paper()
        c.stamp(picture([]), (150, 120), angle, scale=scale)
        middle = touched(c).center
        assert abs(middle[0] - 150) <= 1
        assert abs(middle[1] - 120) <= 1


def test_what_rests_is_turned_finely_and_from_a_larger_picture() -> None:
    c = paper()
    made: list[float] = []
    c.stamp(picture(made), (100, 100), 1.5, fine=True)
    assert made == [2.0]


def test_a_faint_paste_leaves_the_kept_sprite_as_it_was() -> None:
    c = paper()
    made: list[float] = []
    c.paste(picture(made), (0, 0), alpha=80)
    faint = c.surface.get_at((5, 5))
    c.paste(picture(made), (100, 0))
    assert c.surface.get_at((105, 5))[:3] == (0xE2, 0x46, 0x3F)
    assert faint[:3] not in (GROUND, (0xE2, 0x46, 0x3F))


def test_pasting_says_which_real_pixels_it_touched() -> None:
    c = paper(scale=2.0, width=400)
    assert c.paste(picture([]), (10, 20)) == pygame.Rect(20, 40, 80, 120)
    assert c.stamp(picture([]), (60, 60)).center == (120, 120)
