"""The map lies well in every window: no name on another place, no Minion on its own, all inside the frame."""

from itertools import combinations

import pytest

from client.games.ham_helsing.components import LOCATIONS
from client.tables.ham_helsing.layout import zones_for
from client.tables.ham_helsing.map.layout import (
    LETTER_W,
    LINE_H,
    NEXT_LINE_H,
    RIM,
    MapParts,
    around,
    coins,
    figures,
    map_parts,
    name_lines,
    ribbon_lift,
)
from client.ui.metrics import Rect, area_for, overlaps

SIZES = [(1280, 720), (1920, 1080), (1024, 600), (1366, 768), (1024, 768), (2560, 1080), (3840, 2160), (1600, 1200)]


def laid(size: tuple[int, int], scale: float = 1.0) -> MapParts:
    return map_parts(zones_for(area_for(*size, scale)).map)


def ribbon(parts: MapParts, loc: str) -> Rect | None:
    node = parts.nodes[loc]
    lines = name_lines(LOCATIONS[loc].name, node)
    if not lines:
        return None
    wide = max(len(line) for line in lines) * LETTER_W + 16
    top = node.centre[1] + node.radius - ribbon_lift(node, len(lines))
    return (node.centre[0] - wide / 2, top, wide, LINE_H + NEXT_LINE_H * (len(lines) - 1))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_name_lies_on_another_place_or_name(size: tuple[int, int]) -> None:
    parts = laid(size)
    ribbons = {loc: rect for loc in LOCATIONS if (rect := ribbon(parts, loc)) is not None}
    assert ribbons
    for loc, rect in ribbons.items():
        for other, node in parts.nodes.items():
            if other != loc:
                assert not overlaps(rect, around(node.centre, node.radius * 0.86 + RIM)), (loc, other)
    for (loc, rect), (other, second) in combinations(ribbons.items(), 2):
        assert not overlaps(rect, second), (loc, other)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_everything_lies_in_the_frame(size: tuple[int, int], scale: float) -> None:
    parts = laid(size, scale)
    x, y, w, h = parts.rect
    for node in parts.nodes.values():
        spots = [*coins(node, 5).centres, *figures(node, 4), node.centre]
        assert all(x < across < x + w and y < down < y + h for across, down in spots)
        assert node.centre[1] + node.radius < y + h


@pytest.mark.parametrize("count", [1, 4, 6, 9, 14, 30])
def test_minions_of_a_place_never_cover_each_other(count: int) -> None:
    parts = laid((1920, 1080))
    for node in parts.nodes.values():
        found = coins(node, count)
        for (ax, ay), (bx, by) in combinations(found.centres, 2):
            assert (ax - bx) ** 2 + (ay - by) ** 2 >= (1.9 * found.radius) ** 2
        for ax, ay in found.centres:
            away = ((ax - node.centre[0]) ** 2 + (ay - node.centre[1]) ** 2) ** 0.5
            assert away > node.radius + found.radius
