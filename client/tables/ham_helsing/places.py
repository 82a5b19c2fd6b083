"""Where every single thing lies now: the zones, filled with what the sight holds."""

from collections.abc import Mapping
from typing import NamedTuple

from client.tables.ham_helsing.layout import Zones, zones_for
from client.tables.ham_helsing.map.layout import MapParts, map_parts
from client.tables.ham_helsing.map.sketch import Sketch, sketch_of
from client.tables.ham_helsing.model import HamModel, own_hero
from client.ui.metrics import Area, Rect

MOST_MATE_H = 330.0
"""The panel of a team-mate is no higher, however much room there is."""


class Places(NamedTuple):
    """Rectangles in design pixels."""

    zones: Zones
    map: MapParts
    sketch: Sketch
    mates: Mapping[int, Rect]
    """The panels of the other heroes, in the order of the team."""
    own: int | None
    """The hero whose cards are shown below."""


def places_for(area: Area, model: HamModel) -> Places:
    """Lay out the table as ``model`` shows it."""
    zones = zones_for(area)
    own = own_hero(model.sight, model.viewer)
    others = mates_of(model)
    return Places(zones, map_parts(zones.map), sketch_of(model.sight), _mates(zones, others), own)


def mates_of(model: HamModel) -> tuple[int, ...]:
    """Return the other heroes in the order in which they act after the own one."""
    count = len(model.sight.team)
    own = own_hero(model.sight, model.viewer)
    if own is None:
        return tuple(range(count))
    return tuple((own + step) % count for step in range(1, count))


def _mates(zones: Zones, others: tuple[int, ...]) -> dict[int, Rect]:
    x, y, w, h = zones.mates
    gap = zones.gap - 4
    each = min(MOST_MATE_H, (h - gap * (len(others) - 1)) / max(1, len(others)))
    return {c: (x, y + i * (each + gap), w, each) for i, c in enumerate(others)}
