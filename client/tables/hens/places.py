"""Where every single thing lies now: the layout of the zones, filled with what the sight holds."""

from collections.abc import Mapping
from typing import NamedTuple

from client.games.hens.moves import Move
from client.games.hens.state import HensState, Phase
from client.tables.hens import layout
from client.tables.hens.layout import Middle, OwnParts, SeatParts, Zones
from client.tables.hens.yard_layout import YardPlaces, columns_of, own_places, whole_places
from client.tables.table import Model
from client.ui.metrics import Area, Rect

HensModel = Model[HensState, Move]
PLAIN_LINES, GOAL_LINES = 4, 2
"""Lines of a score sheet without goals, and with them more."""


class SoloPlaces(NamedTuple):
    """What stands above in a solo match; ``pile`` is the top card of the neighbour, None without one."""

    ladder: Rect
    neighbour: Rect | None
    pile: Rect | None


class Places(NamedTuple):
    """Rectangles in design pixels; dictionaries are keyed by seat."""

    zones: Zones
    panels: Mapping[int, Rect]
    parts: Mapping[int, SeatParts]
    """Of the other seats."""
    solo: SoloPlaces | None
    own: OwnParts
    yards: Mapping[int, YardPlaces]
    middle: Middle
    hand: tuple[Rect, ...]
    rooster: Rect | None
    """The viewer's rooster while it waits for its hen."""

    def pile(self, seat: int) -> Rect:
        """Return the top card of a seat's discard pile."""
        return self.parts[seat].pile if seat in self.parts else self.middle.own_pile

    @property
    def hand_zone(self) -> Rect:
        """The place of the whole hand."""
        return self.zones.hand


def places_for(area: Area, model: HensModel, raised: int | None) -> Places:
    """Lay out the table as ``model`` shows it, with this card of the hand raised."""
    sight, viewer = model.sight, model.viewer
    others = model.others
    lines = PLAIN_LINES + (GOAL_LINES if sight.goal_card is not None else 0)
    zones = layout.zones_for(area, max(1, len(others)), lines)
    own = layout.own_parts(zones.own, headed=zones.sheet is None, tight=zones.tight)
    parts = {
        seat: layout.seat_parts(rect, columns_of(sight.yards[seat]))
        for seat, rect in zip(others, zones.others, strict=False)
    }
    yards = {seat: whole_places(sight.yards[seat], parts[seat].yard) for seat in others}
    waits = rooster_waits(model)
    x, y, w, h = zones.hand
    note_w = layout.ROOSTER_W if waits else 0
    return Places(
        zones=zones,
        panels=dict(zip(others, zones.others, strict=False)) | {viewer: zones.own},
        parts=parts,
        solo=None if others else _solo_places(zones.others[0], neighbour=sight.neighbour is not None),
        own=own,
        yards=yards | {viewer: own_places(sight.yards[viewer], own.ground)},
        middle=layout.middle_parts(zones.middle, goals=sight.goal_card is not None),
        hand=layout.hand_cards(zones.hand, len(sight.hands[viewer]), raised, note_w),
        rooster=(x + w - note_w, y, note_w, h) if waits else None,
    )


def rooster_waits(model: HensModel) -> bool:
    """Tell whether the viewer is to put its rooster on a hen."""
    return model.sight.phase is Phase.ROOSTER and model.sight.seat == model.viewer


def _solo_places(rect: Rect, *, neighbour: bool) -> SoloPlaces:
    """Put the ladder at the left and the neighbour with its open pile at the right."""
    x, y, w, h = rect
    if not neighbour:
        return SoloPlaces(rect, None, None)
    gap = 8.0
    side = min(420.0, w * 0.36)
    panel: Rect = (x + w - side, y, side, h)
    pile_h = h - 34 - layout.LABEL_H
    pile_w = pile_h / layout.CARD_RATIO
    pile: Rect = (panel[0] + side - 22 - pile_w, y + 22, pile_w, pile_h)
    if pile_w < layout.LEAST_CARD:
        tile = min(64.0, h - 32)
        pile = (panel[0] + side - 46 - tile, y + (h - tile) / 2, tile, tile)
    return SoloPlaces((x, y, w - side - gap, h), panel, pile)
