"""Where every single thing lies now: the layout of the zones, filled with what the sight holds."""

from collections.abc import Mapping
from typing import NamedTuple

from client.games.henchmania.cards import SITE_BY_ID, SITE_OF, is_turned
from client.games.henchmania.components import ALL_SITES, RESERVE_LIMIT, SITES, SPOTS
from client.games.henchmania.moves import Move
from client.games.henchmania.state import HenchmaniaState
from client.tables.henchmania import duel_layout, layout
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.duel_layout import StageParts
from client.tables.henchmania.layout import OwnParts, SeatParts, Zones
from client.tables.henchmania.site_layout import SiteParts, site_parts
from client.tables.table import Model
from client.ui.metrics import Area, Rect, columns

HenchmaniaModel = Model[HenchmaniaState, Move]
Wheel = tuple[float, float, float]
"""Middle and radius."""


class Choice(NamedTuple):
    """What the layout depends on beside the sight: the raised card of the hand, the pile that is leafed through."""

    raised: int | None = None
    pile: int | None = None


class PilePlaces(NamedTuple):
    """A discard pile spread out on a sheet, its top card first."""

    site: int
    sheet: Rect
    cards: tuple[Rect, ...]


class Places(NamedTuple):
    """Rectangles in design pixels; mappings are keyed by seat."""

    zones: Zones
    panels: Mapping[int, Rect]
    parts: Mapping[int, SeatParts]
    """Of the other seats."""
    own: OwnParts
    backs: Mapping[int, Mapping[int, Rect]]
    """Of the other seats, by the site on the backs."""
    reserves: Mapping[int, tuple[Rect, ...]]
    """The cards that lie there, and after them free places."""
    hand: tuple[Rect, ...]
    pool: Mapping[int, Rect]
    """Henchmen to be set, one of each kind, by its place in the viewer's pool."""
    sites: tuple[SiteParts, ...]
    """By site, in whatever order they lie on the table."""
    stage: StageParts
    """Where a duel is fought, or would be."""
    fights: bool
    """Whether the stage is shown now."""
    answers: tuple[Rect, ...]
    pile: PilePlaces | None

    def trump(self, seat: int) -> Rect:
        """Return the place of a seat's Trump."""
        return self.parts[seat].trump if seat in self.parts else self.own.trump

    def wheel(self, seat: int) -> Wheel:
        """Return the score wheel of a seat at the table."""
        return self.parts[seat].wheel if seat in self.parts else self.own.wheel

    def back(self, seat: int, site: int) -> Rect:
        """Return where cards of a site are in another hand, or would be."""
        groups = self.backs.get(seat, {})
        if site in groups:
            return groups[site]
        x, y, w, h = self.parts[seat].backs if seat in self.parts else self.zones.hand
        tall = min(h, 60.0)
        return (x + w / 2, y + (h - tall) / 2, tall / layout.CARD_RATIO, tall)


def others_of(model: HenchmaniaModel) -> tuple[int, ...]:
    """Return the other seats, clockwise from the viewer's left."""
    seats = len(model.sight.scores)
    return tuple((model.viewer + step) % seats for step in range(1, seats))


def watchers_of(model: HenchmaniaModel) -> tuple[int, ...]:
    """Return the seats that look on at a duel, the viewer first."""
    duel = model.sight.duel
    if duel is None:
        return ()
    return tuple(seat for seat in (model.viewer, *others_of(model)) if seat not in (duel.attacker, duel.defender))


def counts_of(sight: HenchmaniaState, seat: int) -> list[int]:
    """Return how many cards of each site a hand holds."""
    sites = [SITE_OF[card] for card in sight.hands[seat]]
    return [sites.count(site) for site in ALL_SITES]


def places_for(area: Area, model: HenchmaniaModel, choice: Choice) -> Places:
    """Lay out the table as ``model`` shows it."""
    sight, viewer = model.sight, model.viewer
    others = others_of(model)
    zones = layout.zones_for(area, len(others))
    parts = {seat: layout.seat_parts(rect) for seat, rect in zip(others, zones.opponents, strict=True)}
    own = layout.own_parts(zones.own, zones.reserve)
    stage = duel_layout.stage_parts(zones.stage, len(sight.scores) - 2)
    fights = sight.duel is not None
    pool = sight.pools[viewer]
    kinds = [i for i, pawn in enumerate(pool) if pawn not in pool[:i]]
    panels = dict(zip(others, zones.opponents, strict=True)) | {viewer: zones.own}
    if fights:
        panels |= _on_stage(model, stage)
        zones = zones._replace(log=None)
    return Places(
        zones=zones,
        panels=panels,
        parts=parts,
        own=own,
        backs={seat: layout.back_groups(parts[seat].backs, counts_of(sight, seat)) for seat in others},
        reserves={seat: _reserve(sight, seat, parts[seat].reserve) for seat in others}
        | {viewer: _reserve(sight, viewer, own.cards)},
        hand=layout.hand_cards(zones.hand, len(sight.hands[viewer]), choice.raised),
        pool=dict(zip(kinds, layout.pool_pawns(own.pool, len(kinds)), strict=True)),
        sites=_sites(model, zones),
        stage=stage,
        fights=fights,
        answers=duel_layout.answer_tiles(stage.answers, len(answers_of(model))),
        pile=_pile(sight, zones.sites, choice.pile),
    )


def _on_stage(model: HenchmaniaModel, stage: StageParts) -> dict[int, Rect]:
    """Return where the other seats are while a duel is shown."""
    duel = model.sight.duel
    if duel is None:
        return {}
    places = {duel.attacker: stage.attacker.column, duel.defender: stage.defender.column}
    places |= dict(zip(watchers_of(model), stage.watchers, strict=False))
    return {seat: rect for seat, rect in places.items() if seat != model.viewer}


def _reserve(sight: HenchmaniaState, seat: int, zone: Rect) -> tuple[Rect, ...]:
    return layout.reserve_cards(zone, [is_turned(laid) for laid in sight.reserves[seat]], RESERVE_LIMIT)


def _sites(model: HenchmaniaModel, zones: Zones) -> tuple[SiteParts, ...]:
    """Divide the boards, which lie in the order that was agreed."""
    sight = model.sight
    order = [SITE_BY_ID[site] for site in sight.options.site_order]
    boards = dict(zip(order, columns(zones.sites, len(SITES), zones.gap), strict=True))
    limit = SPOTS[len(sight.scores)]
    return tuple(site_parts(boards[site], len(sight.board[site]), limit) for site in sorted(boards))


def _pile(sight: HenchmaniaState, zone: Rect, site: int | None) -> PilePlaces | None:
    if site is None or sight.duel is not None or not sight.discards[site]:
        return None
    return PilePlaces(site, zone, duel_layout.pile_cards(zone, len(sight.discards[site])))
