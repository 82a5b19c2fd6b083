"""The zones share the window without overlapping, and what lies in a team-mate's panel stays in it."""

from itertools import combinations

import pytest

from client.games.ham_helsing import HAM_HELSING
from client.tables.ham_helsing.layout import Zones, zones_for
from client.tables.ham_helsing.mates.layout import mate_parts
from client.tables.ham_helsing.places import places_for
from client.ui.metrics import Rect, area_for, overlaps
from tests.games.ham_helsing.drawn import Table
from tests.tables.positions import model_of

SIZES = [(1280, 720), (1920, 1080), (1024, 600), (1366, 768), (1024, 768), (2560, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]


def boxes(zones: Zones) -> dict[str, Rect]:
    found = {name: getattr(zones, name) for name in ("strip", "mates", "map", "villain", "prompt", "band")}
    return found if zones.log is None else found | {"log": zones.log}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_zones_never_overlap_and_stay_in_the_window(size: tuple[int, int], scale: float) -> None:
    area = area_for(*size, scale)
    found = boxes(zones_for(area))
    for (name, a), (other, b) in combinations(found.items(), 2):
        assert not overlaps(a, b), (name, other)
    for name, (x, y, w, h) in found.items():
        assert w > 100, name
        assert h > 40, name
        assert x >= 0
        assert y >= 0
        assert x + w <= area.width + 0.5, name
        assert y + h <= area.height + 0.5, name


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_map_is_the_largest_zone(size: tuple[int, int]) -> None:
    found = boxes(zones_for(area_for(*size)))
    areas = {name: rect[2] * rect[3] for name, rect in found.items()}
    assert max(areas, key=areas.__getitem__) == "map"


@pytest.mark.parametrize("height", [150.0, 168.0, 200.0, 260.0, 330.0, 420.0])
@pytest.mark.parametrize("asks", [False, True], ids=["person", "AI"])
def test_a_mates_panel_holds_what_is_in_it(height: float, asks: bool) -> None:  # noqa: FBT001 - given by pytest
    panel: Rect = (16.0, 84.0, 256.0, height)
    parts = mate_parts(panel, asks=asks, narrow=False)
    inside = [parts.name, parts.note, parts.health, *parts.skills.values(), *parts.requests]
    inside += [rect for rect in (parts.foot, parts.words, parts.cards) if rect is not None]
    for x, y, w, h in inside:
        assert x >= panel[0]
        assert y >= panel[1]
        assert x + w <= panel[0] + panel[2] + 0.5
        assert y + h <= panel[1] + panel[3] + 0.5
    for a, b in combinations([*parts.skills.values(), *parts.requests, parts.health], 2):
        assert not overlaps(a, b)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("heroes", [("ham", "ronin"), ("ham", "ronin", "lobos"), ("ham", "ronin", "lobos", "malcolm")])
def test_mates_and_the_bag_share_their_column(size: tuple[int, int], heroes: tuple[str, ...]) -> None:
    places = places_for(area_for(*size), model_of(HAM_HELSING, Table(*heroes).turn().build(), 0))
    assert tuple(places.mates) == tuple(range(1, len(heroes)))
    stacked = [*places.mates.values(), *([] if places.bag is None else [places.bag])]
    for a, b in combinations(stacked, 2):
        assert not overlaps(a, b)
    for x, y, w, h in stacked:
        assert overlaps((x, y, w, h), places.zones.mates)
        assert y + h <= places.zones.mates[1] + places.zones.mates[3] + 0.5
