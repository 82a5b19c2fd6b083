"""Where every single thing lies now: the layout of the zones, filled with what the sight holds."""

from collections.abc import Mapping
from typing import NamedTuple, cast

from client.games.hemloch.bag import Bag, count_of, listed
from client.games.hemloch.city import LOCATION_OF, SPACE_OF
from client.games.hemloch.components import (
    GROUPS,
    ITEM_KINDS,
    LOCATIONS,
    Card,
    Cell,
    Item,
    Location,
    cards_held,
)
from client.games.hemloch.moves import Move
from client.games.hemloch.state import End, HemlochState, Phase
from client.games.hemloch.steps import Question, ToRaise, ToRecover, is_question
from client.tables.hemloch import draft_layout, layout
from client.tables.hemloch.board_layout import BoardParts, board_parts, side_slots
from client.tables.hemloch.draft_layout import DraftZones
from client.tables.hemloch.layout import SeatParts, Zones
from client.tables.table import Model
from client.ui.metrics import Area, Rect

HemlochModel = Model[HemlochState, Move]


class Stack(NamedTuple):
    """Copies of an item with one face before a seat."""

    item: Item
    fresh: bool
    copies: int


class PilePlaces(NamedTuple):
    """A discard pile spread out on a sheet, in order of arrival."""

    seat: int
    sheet: Rect
    cards: tuple[Rect, ...]


class DraftPlaces(NamedTuple):
    """What is shown while decks are drafted."""

    zones: DraftZones
    tiles: tuple[Rect, ...]
    """By group."""


class Choice(NamedTuple):
    """What the layout depends on beside the sight: the raised card of the hand, whose discards are spread out."""

    raised: int | None = None
    pile: int | None = None


class Places(NamedTuple):
    """Rectangles in design pixels; mappings are keyed by what lies there."""

    zones: Zones
    parts: Mapping[int, SeatParts]
    """By seat."""
    panels: Mapping[int, Rect]
    hand: tuple[Rect, ...]
    boards: tuple[BoardParts, ...]
    """By Location, in whatever order they lie on the table."""
    minions: Mapping[tuple[Location, int, Card], Rect]
    items: Mapping[tuple[int, Item, bool], Rect]
    supply: tuple[Rect, ...]
    """By item."""
    week: tuple[Rect, ...]
    """By Location: its Night or Day."""
    ends: tuple[Rect, ...]
    pile: PilePlaces | None
    draft: DraftPlaces | None

    def cell(self, cell: Cell) -> Rect:
        """Return an Influence Space."""
        return self.boards[LOCATION_OF[cell]].cells[SPACE_OF[cell]]

    def side(self, location: Location, seat: int, viewer: int) -> Rect:
        """Return a seat's side of a Location."""
        parts = self.boards[location]
        return parts.mine if seat == viewer else parts.theirs


def cards_in(bag: Bag) -> tuple[Card, ...]:
    """Return every Minion of a bag in the order of the file; nothing for one that may not be looked into."""
    return cast("tuple[Card, ...]", tuple(listed(bag)))


def question_of(sight: HemlochState) -> Question | None:
    """Return the question on top; None once the match is over."""
    top = sight.stack[-1] if sight.stack else None
    return top if top is not None and is_question(top) else None


def stacks_of(sight: HemlochState, seat: int) -> list[Stack]:
    """Return the items before a seat: by kind, fresh ones before used ones."""
    found = []
    for item in ITEM_KINDS:
        for bag, fresh in ((sight.fresh[seat], True), (sight.used[seat], False)):
            count = count_of(bag, item)
            if count:
                found.append(Stack(item, fresh, count))
    return found


def row_order(viewer: int) -> tuple[Location, ...]:
    """Return the Locations from left to right: seats face each other."""
    return LOCATIONS[::-1] if viewer else LOCATIONS


def places_for(area: Area, model: HemlochModel, choice: Choice) -> Places:
    """Lay out the table as ``model`` shows it."""
    sight, viewer = model.sight, model.viewer
    zones = layout.zones_for(area)
    draft = _draft(area, sight)
    boards = _boards(zones, viewer)
    parts = {viewer: layout.own_parts(zones.own, zones.items), 1 - viewer: layout.rival_parts(zones.rival)}
    panels = {viewer: zones.own, 1 - viewer: zones.rival}
    if draft is not None:
        zones = zones._replace(prompt=draft.zones.prompt, log=None)
        panels = {viewer: draft.zones.profiles[0], 1 - viewer: draft.zones.profiles[1]}
    return Places(
        zones=zones,
        parts=parts,
        panels=panels,
        hand=layout.hand_cards(zones.hand, len(cards_in(sight.hands[viewer])), choice.raised),
        boards=boards,
        minions=_minions(sight, boards, viewer),
        items=_items(sight, parts, viewer),
        supply=layout.supply_cards(zones.supply),
        week=_week(zones, viewer),
        ends=layout.end_rows(zones.ends, len(End)),
        pile=_pile(sight, zones.boards, choice.pile),
        draft=draft,
    )


def _boards(zones: Zones, viewer: int) -> tuple[BoardParts, ...]:
    lying = dict(zip(row_order(viewer), layout.board_rects(zones.boards, zones.gap), strict=True))
    return tuple(board_parts(lying[location], location) for location in LOCATIONS)


def _minions(
    sight: HemlochState, boards: tuple[BoardParts, ...], viewer: int
) -> dict[tuple[Location, int, Card], Rect]:
    found = {}
    for location in LOCATIONS:
        for seat in range(2):
            kinds = cards_held(sight.side(location, seat))
            zone = boards[location].mine if seat == viewer else boards[location].theirs
            for card, rect in zip(kinds, side_slots(zone, len(kinds)), strict=True):
                found[location, seat, card] = rect
    return found


def _items(sight: HemlochState, parts: Mapping[int, SeatParts], viewer: int) -> dict[tuple[int, Item, bool], Rect]:
    found = {}
    for seat in range(2):
        stacks = stacks_of(sight, seat)
        zone = parts[seat].items
        if seat == viewer and zone[3] > 120:
            zone = (*zone[:3], zone[3] - 30)
        rects = layout.item_cards(zone, len(stacks), 16.0 if seat == viewer else 8.0, 124.0)
        found.update({(seat, stack.item, stack.fresh): rect for stack, rect in zip(stacks, rects, strict=True)})
    return found


def _week(zones: Zones, viewer: int) -> tuple[Rect, ...]:
    tiles = dict(zip(row_order(viewer), layout.week_tiles(zones.week), strict=True))
    return tuple(tiles[location] for location in LOCATIONS)


def open_pile(sight: HemlochState, viewer: int, chosen: int | None) -> int | None:
    """Return whose discards are spread out: those asked about, else those that somebody wants to see."""
    asked = question_of(sight)
    if isinstance(asked, ToRecover | ToRaise) and asked.seat == viewer:
        return viewer
    return chosen


def _pile(sight: HemlochState, sheet: Rect, seat: int | None) -> PilePlaces | None:
    if seat is None or not sight.discards[seat] or sight.phase is Phase.DRAFT:
        return None
    return PilePlaces(seat, sheet, layout.pile_cards(sheet, len(sight.discards[seat])))


def _draft(area: Area, sight: HemlochState) -> DraftPlaces | None:
    if sight.phase is not Phase.DRAFT:
        return None
    zones = draft_layout.draft_zones(area)
    return DraftPlaces(zones, draft_layout.group_tiles(zones.groups, GROUPS))


def ledge_of(places: Places) -> float:
    """Return where the sky ends and the ledge for the viewer's own things begins."""
    _, y, _, h = places.zones.prompt
    return y + h + places.zones.gap / 2
