"""Where every single thing lies now: the layout of the zones, filled with what the sight holds."""

from typing import NamedTuple

from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.moves import Move
from client.games.mad_science_expo.state import ExpoState, Phase
from client.tables.mad_science_expo import layout
from client.tables.mad_science_expo.knowledge import knowledge_of
from client.tables.mad_science_expo.layout import Duel, OwnParts, SeatParts, Zones
from client.tables.table import Model
from client.ui.metrics import Area, Rect

ExpoModel = Model[ExpoState, Move]
NOTE_W = 250
"""Room right of the hand for the note about the Mad Scientist."""


class Places(NamedTuple):
    """Rectangles in design pixels; dictionaries are keyed by seat."""

    zones: Zones
    panels: dict[int, Rect]
    parts: dict[int, SeatParts]
    """Of the opponents."""
    own: OwnParts
    teams: dict[int, tuple[Rect, ...]]
    hand: tuple[Rect, ...]
    note: Rect | None
    gallery: dict[int, Rect]
    """The exhibits in the middle, while there is no challenge."""
    duel: Duel | None

    def team_box(self, seat: int) -> Rect:
        """Return the box around a seat's team."""
        return self.parts[seat].team if seat in self.parts else self.own.team

    def exhibit(self, seat: int) -> Rect:
        """Return the plinth of a seat's exhibit in its panel."""
        return self.parts[seat].exhibit if seat in self.parts else self.own.exhibit

    def head(self, seat: int) -> Rect:
        """Return where a seat's name and hand are shown."""
        return self.parts[seat].head if seat in self.parts else self.own.head


def places_for(area: Area, model: ExpoModel, chosen: frozenset[int]) -> Places:
    """Lay out the table as ``model`` shows it, with these cards of the hand chosen."""
    sight = model.sight
    others = model.others
    zones = layout.zones_for(area, len(others))
    panels = dict(zip(others, zones.opponents, strict=True)) | {model.viewer: zones.own}
    parts = {seat: layout.opponent_parts(panels[seat]) for seat in others}
    own = layout.own_parts(zones.own, _memory_rows(model))
    teams = {seat: layout.team_cards(parts[seat].team, len(sight.teams[seat])) for seat in others}
    teams[model.viewer] = layout.own_team_cards(own.team, len(sight.teams[model.viewer]))
    note_w = NOTE_W if zones.hand[2] > 900 and sight.challenge is not None else 0
    x, y, w, h = zones.hand
    return Places(
        zones=zones,
        panels=panels,
        parts=parts,
        own=own,
        teams=teams,
        hand=layout.hand_cards(zones.hand, size_of(sight.hands[model.viewer]), chosen, note_w),
        note=(x + w - note_w + 8, y + 10, note_w - 16, h - 20) if note_w else None,
        gallery=_gallery(zones.arena, (model.viewer, *others)) if sight.challenge is None else {},
        duel=_duel(zones.arena, model, len(chosen)),
    )


def _memory_rows(model: ExpoModel) -> int:
    """Count the lines of the memory block: one a hand that is not empty, one a pool."""
    if not model.sight.options.memory_aid:
        return 0
    known = knowledge_of(model.sight, model.viewer)
    return len(known.hands) + len(known.pools)


def _gallery(arena: Rect, seats: tuple[int, ...]) -> dict[int, Rect]:
    x, y, w, h = arena
    gap = 12
    each = min((w - gap * (len(seats) + 1)) / len(seats), h * 2.0)
    left = x + (w - each * len(seats) - gap * (len(seats) - 1)) / 2
    return {seat: (left + i * (each + gap), y + 12, each, h - 24) for i, seat in enumerate(seats)}


def _duel(arena: Rect, model: ExpoModel, chosen: int) -> Duel | None:
    challenge = model.sight.challenge
    if challenge is None:
        return None
    attacking = model.sight.phase is Phase.ATTACK
    choosing = bool(model.legal)
    attack = chosen + 1 if attacking and choosing else max(1, size_of(challenge.attack))
    defence = chosen + 1 if not attacking and choosing else 1
    return layout.duel(arena, attack, defence)
