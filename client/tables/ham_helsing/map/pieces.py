"""Everything that stands on the map, with its picture and its place: what the resting table and its drama draw."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing.components import DEN, LOCATIONS, Loc
from client.tables.ham_helsing.map.coins import coin_picture
from client.tables.ham_helsing.map.layout import (
    FIGURE,
    MapParts,
    Node,
    coins,
    figure_radius,
    figures,
    name_lines,
    ribbon_lift,
)
from client.tables.ham_helsing.map.pictures import (
    NameLook,
    PlaceLook,
    hero_picture,
    knuckles_picture,
    name_picture,
    place_picture,
    villain_picture,
)
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.ham_helsing.map.spots import HeroSpot, KnucklesSpot, MinionSpot, NameSpot, PlaceSpot, VillainSpot
from client.tables.table import Spot
from client.ui.canvas import Picture
from client.ui.metrics import Point, centre

Label = Callable[[Phrase | str], str]
BEAR, VILLAIN = "figure/bear", "figure/villain"
"""Resting names of Knuckles and of the Villain."""


class Standing(NamedTuple):
    """A thing on the map: its resting name, what it is for the pointer, its picture, its middle and its radius."""

    name: str
    spot: Spot
    picture: Picture
    centre: Point
    radius: float


def place_name(loc: Loc) -> str:
    """Return the resting name of a place's disc, ring and ribbon."""
    return f"place/{loc}"


def coin_name(loc: Loc, token: str, nth: int) -> str:
    """Return the resting name of a Minion."""
    return f"coin/{loc}/{token}/{nth}"


def standing_at(parts: MapParts, sketch: Sketch, loc: Loc, label: Label) -> list[Standing]:
    """Return the place itself, then its Minions, the figures on it and its name."""
    node = parts.nodes[loc]
    return [_place(node, sketch, label), *_coins(node, sketch), *_figures(node, sketch), *_name(node, sketch, label)]


def all_standing(parts: MapParts, sketch: Sketch, label: Label) -> Iterator[Standing]:
    """Yield all places, then all Minions, all figures and all names, so that what is higher lies on top."""
    for node in parts.nodes.values():
        yield _place(node, sketch, label)
    for node in parts.nodes.values():
        yield from _coins(node, sketch)
    for node in parts.nodes.values():
        yield from _figures(node, sketch)
    for node in parts.nodes.values():
        yield from _name(node, sketch, label)
    if sketch.knuckles == DEN:
        radius = parts.den[2] * 0.4
        picture = knuckles_picture(radius, asleep=False)
        yield Standing(BEAR, KnucklesSpot(), picture, centre(parts.den), radius)


def _place(node: Node, sketch: Sketch, label: Label) -> Standing:
    loc = node.loc
    place = LOCATIONS[loc]
    power = ""
    if place.power is not None:
        power = "off" if sketch.villain_loc == loc or place.power in sketch.used else "ready"
    name = name_lines(label(place.name), node)
    look = PlaceLook(
        loc,
        len(sketch.tokens(loc)),
        sketch.limit(loc),
        label(N_("LOST")) if loc in sketch.nests else "",
        power,
        bool(name),
        node.radius,
        ribbon_lift(node, len(name)),
    )
    return Standing(place_name(loc), PlaceSpot(loc), place_picture(look), node.centre, node.radius)


def _name(node: Node, sketch: Sketch, label: Label) -> Iterator[Standing]:
    lines = name_lines(label(LOCATIONS[node.loc].name), node)
    if not lines:
        return
    picture = name_picture(NameLook(lines, node.loc in sketch.nests))
    x, y = node.centre
    middle = (x, y + node.radius - ribbon_lift(node, len(lines)) + picture.height / 2)
    yield Standing(f"name/{node.loc}", NameSpot(node.loc), picture, middle, picture.height / 2)


def _coins(node: Node, sketch: Sketch) -> Iterator[Standing]:
    tokens = sketch.tokens(node.loc)
    laid = coins(node, len(tokens))
    seen: Counter[str] = Counter()
    for token, at in zip(tokens, laid.centres, strict=True):
        nth = seen[token]
        seen[token] += 1
        name = coin_name(node.loc, token, nth)
        yield Standing(name, MinionSpot(node.loc, token, nth), coin_picture(token, laid.radius), at, laid.radius)


def _figures(node: Node, sketch: Sketch) -> Iterator[Standing]:
    loc = node.loc
    heroes = sketch.heroes_at(loc)
    villain = sketch.villain_loc == loc
    count = len(heroes) + villain
    radius, places = figure_radius(node, count), figures(node, count)
    if villain:
        size = radius * 1.15
        yield Standing(VILLAIN, VillainSpot(), villain_picture(sketch.villain, size), places[0], size)
    for c, at in zip(heroes, places[int(villain) :], strict=True):
        member = sketch.team[c]
        picture = hero_picture(member.hero.id, member.seat, radius, down=not sketch.up[c])
        yield Standing(hero_name(c), HeroSpot(c), picture, at, radius)
    if sketch.knuckles == loc:
        at = node.at(node.side * (node.radius / node.unit + 32), 0)
        size = FIGURE * node.unit * 1.1
        yield Standing(BEAR, KnucklesSpot(), knuckles_picture(size, asleep=sketch.asleep), at, size)


def hero_name(c: int) -> str:
    """Return the resting name of a hero's figure."""
    return f"figure/{c}"
