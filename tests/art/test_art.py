"""Every picture of the box: may it ship, does it draw, can its set be told apart?"""

import copy
import itertools
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.art.colours import extra_colours, palette
from tests.art.gallery import FIGURE_MARK, ICON, SCENERY, Kind, all_pictures, figure_only, kind_of, name_of
from tests.art.rendering import drawn_share, likeness, quadrants, render, silhouette
from tests.art.svg_lint import picture_complaints, tag

pytestmark = pytest.mark.usefixtures("screen")
every_picture = pytest.mark.parametrize("picture", [pytest.param(p, id=name_of(p)) for p in all_pictures()])

THE_FAIR = ("intern", "rat", "hunchback", "collector", "brute", "robot", "explosion", "smoke", "lightning", "box")


def fitted(kind: Kind, height: int) -> tuple[int, int]:
    return round(height * kind.width / kind.height), height


@every_picture
def test_a_picture_keeps_to_the_art_guide(picture: Path) -> None:
    assert picture_complaints(picture) == []


@every_picture
@pytest.mark.parametrize("height", [40, 150, 512])
def test_a_picture_fills_the_size_it_is_asked_for(picture: Path, height: int) -> None:
    size = fitted(kind_of(picture), height)
    surface = render(picture.read_text("ascii"), *size)
    assert max(abs(got - asked) for got, asked in zip(surface.get_size(), size, strict=True)) <= 1
    assert drawn_share(surface) > 0.05


@every_picture
def test_a_backdrop_leaves_no_hole(picture: Path) -> None:
    svg = picture.read_text("ascii")
    if FIGURE_MARK in svg:
        surface = render(svg, *fitted(kind_of(picture), 120))
        assert drawn_share(surface, surface.get_rect().inflate(-4, -4)) == 1


OPEN_SKY = {"common/tile_hens": ["upper left"]}
"""Quarters that are meant to stay empty."""


@pytest.mark.parametrize("picture", [p for p in all_pictures() if kind_of(p) is not ICON], ids=name_of)
def test_a_figure_reaches_into_every_quarter(picture: Path) -> None:
    surface = render(figure_only(picture.read_text("ascii")), *fitted(kind_of(picture), 120))
    empty = [name for name, area in quadrants(surface).items() if drawn_share(surface, area) < 0.02]
    assert empty == OPEN_SKY.get(name_of(picture), [])


def shapes_alone(element: ET.Element, above: tuple[ET.Element, ...] = ()) -> Iterator[str]:
    """A document for each single shape, inside the groups it stands in."""
    if tag(element) in {"svg", "g"}:
        for child in element:
            yield from shapes_alone(child, (*above, element))
    elif tag(element) != "defs":
        alone = copy.deepcopy(element)
        for group in reversed(above):
            shell = ET.Element(group.tag, group.attrib)
            shell.append(alone)
            alone = shell
        yield ET.tostring(alone, "unicode")


@every_picture
def test_every_shape_draws_something(picture: Path) -> None:
    ET.register_namespace("", "http://www.w3.org/2000/svg")
    size = fitted(kind_of(picture), 120)
    svg = picture.read_text("ascii")
    if "url(#" in svg:
        pytest.skip("a shape filled from a gradient is nothing alone")
    invisible = [
        shape
        for shape in shapes_alone(ET.fromstring(svg))  # noqa: S314 - our own files
        if pygame.mask.from_surface(render(shape, *size), threshold=8).count() == 0
    ]
    assert invisible == []


def test_no_extra_colour_is_listed_in_vain() -> None:
    everything = "".join(picture.read_text("ascii") for picture in all_pictures())
    assert [colour for colour in extra_colours() if colour not in everything] == []
    assert len(set(extra_colours())) == len(extra_colours())
    assert set(extra_colours()) & set(palette()) == set()


def test_the_fair_has_all_its_pictures() -> None:
    names = {name_of(picture) for picture in all_pictures()}
    wanted = {f"mad_science_expo/{name}" for name in THE_FAIR}
    wanted |= {f"mad_science_expo/{kind}_{seat}" for kind in ("exhibit", "scientist") for seat in range(6)}
    assert wanted - names == set()


HENCHMEN = tuple(f"mad_science_expo/{name}" for name in ("intern", "rat", "hunchback", "collector", "brute", "robot"))
EXHIBITS = tuple(f"mad_science_expo/exhibit_{seat}" for seat in range(6))
SCIENTISTS = tuple(f"mad_science_expo/scientist_{seat}" for seat in range(6))


@pytest.mark.parametrize(
    ("one", "other"),
    [pair for family in (HENCHMEN, EXHIBITS, SCIENTISTS) for pair in itertools.combinations(family, 2)],
)
def test_two_of_a_set_differ_in_silhouette_not_only_in_colour(one: str, other: str) -> None:
    assert likeness(silhouette(one), silhouette(other)) < 0.85


@pytest.mark.parametrize("picture", [p for p in all_pictures() if kind_of(p) is SCENERY], ids=name_of)
def test_scenery_keeps_within_a_tenth_of_one_brightness(picture: Path) -> None:
    surface = render(picture.read_text("ascii"), 240, 135)
    pixels = ((x, y) for x in range(surface.get_width()) for y in range(surface.get_height()))
    lights = [0.299 * c.r + 0.587 * c.g + 0.114 * c.b for c in map(surface.get_at, pixels)]
    mean = sum(lights) / len(lights)
    loud = sum(abs(light - mean) > 25.5 for light in lights)
    assert loud / len(lights) < 0.01
