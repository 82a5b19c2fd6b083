import pygame
import pytest

from client.ui.shapes import arc, circle, grad, line, poly, round_corners, rrect, shape, shape_points
from client.ui.soft import glow, shadow
from client.ui.theme import SEATS, Style
from tests.ui.paper import GROUND, inside, paper, touched

SCALES = [2 / 3, 1.0, 1.333]


def colours(surface: pygame.Surface, area: pygame.Rect) -> set[tuple[int, ...]]:
    return {tuple(surface.get_at((x, y))) for x in range(area.left, area.right) for y in range(area.top, area.bottom)}


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(10, 10), (7, 90), (90, 7), (35, 36), (120, 80), (3, 3)])
@pytest.mark.parametrize("fill", ["red", (0, 0, 0, 90), None])
@pytest.mark.parametrize("border", [0, 3])
def test_a_rounded_rectangle_fills_its_rectangle_and_nothing_else(
    scale: float, size: tuple[float, float], fill: str | tuple[int, int, int, int] | None, border: float
) -> None:
    c = paper(scale=scale)
    rect = (40.0, 50.0, *size)
    rrect(c, rect, fill, 16, border, "#FFFFFF")
    if fill is None and not border:
        assert touched(c).w == 0
    else:
        assert touched(c) == c.R(rect)


@pytest.mark.parametrize("fill", ["red", (0, 0, 0, 90), (255, 255, 255, 24)])
@pytest.mark.parametrize("size", [(300, 200), (300, 35), (33, 200), (129, 257)])
def test_a_plate_has_no_seams(fill: str | tuple[int, int, int, int], size: tuple[float, float]) -> None:
    c = paper(400, 300)
    rrect(c, (20, 20, *size), fill, 14, 3, "#FFFFFF")
    middle = pygame.Rect(20 + 14, 20 + 3, size[0] - 28, size[1] - 6)
    assert len(colours(c.surface, middle)) == 1
    column = pygame.Rect(20 + 3, 20 + 14, size[0] - 6, size[1] - 28)
    assert len(colours(c.surface, column)) == 1


def test_corners_are_smooth() -> None:
    c = paper()
    rrect(c, (20, 20, 100, 100), "#FFFFFF", 20)
    shades = colours(c.surface, pygame.Rect(20, 20, 20, 20))
    assert len(shades) > 8


def test_large_plates_cost_the_memory_of_their_corners() -> None:
    c = paper(2000, 1200)
    rrect(c, (10, 10, 1900, 1100), (0, 0, 0, 200), 28, 3)
    shadow(c, (10, 10, 1900, 1100), 28, 4)
    assert c.assets.size < 1_500_000


def test_concentric_circles_share_their_middle() -> None:
    c = paper()
    circle(c, (100.3, 80.7), 30, "#FFFFFF")
    outer = touched(c)
    c = paper()
    circle(c, (100.3, 80.7), 20, "#FFFFFF")
    inner = touched(c)
    assert abs(outer.centerx - inner.centerx) <= 1
    assert abs(outer.centery - inner.centery) <= 1
    assert outer.w in (60, 61, 62)


@pytest.mark.parametrize("scale", SCALES)
def test_level_lines_are_whole_pixels_thick(scale: float) -> None:
    c = paper(scale=scale)
    line(c, (20, 50.3), (200, 50.3), "#FFFFFF", 2)
    assert touched(c).h == max(1, round(2 * scale))
    assert len(colours(c.surface, touched(c))) <= 2


def test_dashes_begin_and_end_at_the_ends() -> None:
    c = paper()
    line(c, (20, 50), (220, 50), "#FFFFFF", 3, dash=10)
    assert abs(touched(c).left - 20) <= 2
    assert abs(touched(c).right - 220) <= 2
    row = [c.surface.get_at((x, 50))[:3] == GROUND for x in range(20, 220)]
    assert 0.2 < sum(row) / len(row) < 0.6


@pytest.mark.parametrize("kind", ["circle", "square", "triangle", "diamond", "pentagon", "hexagon", "star", "cross"])
def test_every_shape_stays_within_its_reach(kind: str) -> None:
    c = paper()
    shape(c, kind, (100, 100), 30, "red", 3)
    assert inside(c, (100 - 40, 100 - 40, 80, 80))
    assert touched(c).w > 44


def test_seats_have_shapes_that_exist_and_others_do_not() -> None:
    for seat in SEATS:
        shape_points(seat.shape, (0, 0), 10)
    with pytest.raises(KeyError):
        shape_points("blob", (0, 0), 10)


def test_arcs_polygons_and_gradients_stay_where_they_are_put() -> None:
    c = paper()
    arc(c, (100, 100), 40, 0, frac=0.25, color="#FFFFFF", width=6)
    assert inside(c, (96, 56, 52, 52), 1)
    c = paper()
    poly(c, [(50, 50), (150, 60), (90, 140)], "red", 4)
    assert inside(c, (48, 48, 104, 94), 1)
    c = paper()
    grad(c, (30, 30, 80, 60), "#FFFFFF", "#000000", 10)
    assert touched(c) == pygame.Rect(30, 30, 80, 60)


def test_very_large_polygons_are_painted_in_place() -> None:
    c = paper(1600, 900)
    poly(c, [(0, 0), (1600, 0), (800, 900)], "red")
    assert c.surface.get_at((800, 300))[:3] == (0xE2, 0x46, 0x3F)
    assert c.assets.size == 0


def test_a_shadow_leaves_the_place_of_its_thing_free() -> None:
    c = paper()
    shadow(c, (100, 80, 160, 120), 14, 3)
    assert colours(c.surface, pygame.Rect(110, 90, 140, 100)) == {(*GROUND, 255)}
    assert c.surface.get_at((180, 204))[:3] != GROUND


def test_without_glow_only_the_line_is_left() -> None:
    bright, plain = paper(), paper(style=Style(glow=False))
    for c in (bright, plain):
        glow(c, (100, 80, 160, 120), "playable", 14, 14)
    assert touched(bright).w > touched(plain).w
    assert inside(plain, (100 - 6, 80 - 6, 172, 132))


def test_rounding_clears_the_corners_of_a_picture() -> None:
    c = paper().sub(100, 60)
    c.surface.fill("red")
    round_corners(c, 20, below=False)
    alphas = [c.surface.get_at(at)[3] for at in ((0, 0), (99, 0), (0, 59), (99, 59), (50, 30))]
    assert alphas == [0, 0, 255, 255, 255]
