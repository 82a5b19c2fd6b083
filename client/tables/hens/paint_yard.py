"""A yard with everything in it: lines around groups, hens and coops, the rooster, tags."""

from typing import NamedTuple

from client.games.hens.components import MEDALS_OF
from client.games.hens.grid import Cell
from client.games.hens.yard import Group, Yard
from client.tables.hens.cards import coop_picture, corner_of, hen_picture, rooster_picture, tile_picture
from client.tables.hens.groups import Ring, Tag, cells_of, paint_ring, paint_tag, tag_at, tag_color
from client.tables.hens.look import LOOKS
from client.tables.hens.painter import Painter
from client.tables.hens.tally import Stand, hens_of, largest_of
from client.tables.hens.yard_layout import YardPlaces
from client.ui.canvas import Picture
from client.ui.metrics import Rect
from client.ui.soft import glow, shadow
from client.ui.theme import GLOW

ROOSTER_SHARE = 0.42
"""Size of the rooster as a part of its square."""


TAGGED = 84.0
"""Squares narrower than this have no room for a tag; it comes when the group is pointed at."""


class Scene(NamedTuple):
    """A yard, where it is drawn, and how much is said of it."""

    seat: int
    stand: Stand
    places: YardPlaces
    tiles: bool
    """Hens are small tiles without pictures."""
    tags: bool
    """What each group is worth is written on it."""


def yard_name(seat: int, cell: Cell) -> str:
    """Name a card of a yard for what moves."""
    return f"yard/{seat}/{cell}"


def rings_name(seat: int) -> str:
    """Name the lines and tags of a yard."""
    return f"rings/{seat}"


def ring_name(seat: int, group: Group) -> str:
    """Name the line of one group, by its first square."""
    return f"ring/{seat}/{cells_of(group)[0]}"


def rooster_name(seat: int) -> str:
    """Name the rooster of a seat."""
    return f"rooster/{seat}"


def ring_of(group: Group, places: YardPlaces, color: str | None = None) -> Ring:
    """Return the line around a group."""
    return Ring({cell: places.rect(cell) for cell in cells_of(group)}, places.gap, color or LOOKS[group.breed].light)


def paint_yard(p: Painter, scene: Scene, pointed: Cell | None = None) -> None:
    """Draw all that lies in a yard; the group of the hen that is ``pointed`` at is lit and told in full."""
    yard = scene.stand.yard
    told = yard.group_at(pointed)
    if rings_name(scene.seat) not in p.hidden:
        for group in yard.groups:
            if group.size > 1 and group is not told and ring_name(scene.seat, group) not in p.hidden:
                paint_ring(p.c, ring_of(group, scene.places))
        if told is not None:
            _light(p, ring_of(told, scene.places, GLOW["focus"]))
    for cell in sorted((*yard.hens, *yard.coops)):
        if yard_name(scene.seat, cell) not in p.hidden:
            _paint_card(p, scene, cell)
    _paint_rooster(p, scene)
    if rings_name(scene.seat) not in p.hidden:
        _paint_tags(p, scene, told)


def _light(p: Painter, ring: Ring) -> None:
    for rect in ring.cells.values():
        glow(p.c, rect, "focus", corner_of(rect[2]), 12, border=0, strength=0.7)
    paint_ring(p.c, ring)


def card_in(yard: Yard, cell: Cell, rect: Rect, *, tiles: bool) -> Picture:
    """Return the picture of a card that lies in a yard."""
    size = (rect[2], rect[3])
    card = yard.hens.get(cell)
    if card is None:
        return coop_picture(size)
    return tile_picture(card, size) if tiles else hen_picture(card, size)


def _paint_card(p: Painter, scene: Scene, cell: Cell) -> None:
    rect = scene.places.rect(cell)
    if not scene.tiles:
        shadow(p.c, rect, corner_of(rect[2]), 1)
    p.c.paste(card_in(scene.stand.yard, cell, rect, tiles=scene.tiles), rect[:2])


def rooster_rect(rect: Rect) -> Rect:
    """Return where the rooster stands on its square: at the left, above the eggs, over the edge of a tile."""
    x, y, w, h = rect
    if w < 84:
        size = min(w, h) * 0.5
        return (x + w - size * 0.82, y + h * 0.5 - size * 0.5, size, size)
    size = min(w, h) * ROOSTER_SHARE
    return (x + w * 0.045, y + h * 0.5 - size * 0.34, size, size)


def _paint_rooster(p: Painter, scene: Scene) -> None:
    cell = scene.stand.rooster
    if cell is None or rooster_name(scene.seat) in p.hidden:
        return
    x, y, size, _ = rooster_rect(scene.places.rect(cell))
    p.c.paste(rooster_picture(scene.seat, size), (x, y))


def _paint_tags(p: Painter, scene: Scene, told: Group | None) -> None:
    """Write on each group of several hens how many eggs it has, and on the one that is looked at also of whom."""
    yard, rooster = scene.stand
    room = next(iter(scene.places.cells.values()))[2] >= TAGGED
    largest = largest_of(yard, yard.group_at(rooster))
    medalled = [cell for cell, card in yard.hens.items() if MEDALS_OF[card] > 1]
    for group in yard.groups:
        if ring_name(scene.seat, group) in p.hidden:
            continue
        if group is told or (scene.tags and room and group.size > 1):
            words = p.say(hens_of(group)) if group is told else ""
            tag = Tag(words, group.eggs, tag_color(group), is_largest=group is largest)
            paint_tag(p.c, tag_at(ring_of(group, scene.places), medalled, rooster), tag)
