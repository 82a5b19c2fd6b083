"""Where every single thing lies now: the zones, filled with what the sight holds."""

from collections.abc import Mapping
from typing import NamedTuple

from client.tables.ham_helsing.hero.layout import Band, band_for, hand_cards
from client.tables.ham_helsing.hero.standing import played_by
from client.tables.ham_helsing.layout import Zones, zones_for
from client.tables.ham_helsing.map.layout import MapParts, map_parts
from client.tables.ham_helsing.map.sketch import Sketch, sketch_of
from client.tables.ham_helsing.model import HamModel, held_by, own_hero
from client.tables.ham_helsing.villain.layout import VillainParts, villain_parts
from client.tables.ham_helsing.villain.words import acts_of
from client.ui.metrics import Area, Rect

MOST_MATE_H, MOST_TWIN_H = 420.0, 310.0
"""The panel of a team-mate is no higher, however much room there is; of one that shares the own hand."""
BAG_HEIGHTS = (128.0, 170.0)
"""How low and how high the panel of the bag may be."""


class Places(NamedTuple):
    """Rectangles in design pixels."""

    zones: Zones
    map: MapParts
    sketch: Sketch
    mates: Mapping[int, Rect]
    """The panels of the other heroes, in the order of the team."""
    bag: Rect | None
    """Below the team-mates, if there is room."""
    own: int | None
    """The hero whose cards are shown below."""
    band: Band
    hand: dict[int, Rect]
    """The cards of the own hand by uid."""
    villain: VillainParts


def places_for(area: Area, model: HamModel, raised: int | None = None) -> Places:
    """Lay out the table as ``model`` shows it, with this card of the hand raised."""
    zones = zones_for(area)
    own = own_hero(model.sight, model.viewer)
    others = mates_of(model)
    held = held_by(model.sight, own)
    band = band_for(zones.band, len(played_by(model.sight)), len(held))
    most = MOST_TWIN_H if len(model.players) == 1 else MOST_MATE_H
    mates = _mates(zones, others, most)
    return Places(
        zones=zones,
        map=map_parts(zones.map),
        sketch=sketch_of(model.sight),
        mates=mates,
        bag=_bag(zones, mates),
        own=own,
        band=band,
        hand=hand_cards(band.hand, held, raised),
        villain=villain_parts(zones.villain, len(acts_of(model.sight))),
    )


def mates_of(model: HamModel) -> tuple[int, ...]:
    """Return the other heroes in the order in which they act after the own one."""
    count = len(model.sight.team)
    own = own_hero(model.sight, model.viewer)
    if own is None:
        return tuple(range(count))
    return tuple((own + step) % count for step in range(1, count))


def _mates(zones: Zones, others: tuple[int, ...], most: float) -> dict[int, Rect]:
    x, y, w, h = zones.mates
    gap = zones.gap - 4
    each = min(most, (h - gap * (len(others) - 1)) / max(1, len(others)))
    return {c: (x, y + i * (each + gap), w, each) for i, c in enumerate(others)}


def _bag(zones: Zones, mates: Mapping[int, Rect]) -> Rect | None:
    """Put the bag at the foot of the team-mates' column, if they leave enough of it free."""
    x, y, w, h = zones.mates
    top = max((rect[1] + rect[3] + zones.gap for rect in mates.values()), default=y)
    least, most = BAG_HEIGHTS
    free = y + h - top
    if free < least or zones.narrow:
        return None
    tall = min(free, most)
    return (x, y + h - tall, w, tall)
