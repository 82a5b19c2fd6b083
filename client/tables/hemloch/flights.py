"""Where things start and arrive when they fly between hands, piles, boards and seats."""

from typing import TypeAlias

from client.core.words import N_
from client.games.hemloch.components import MINIONS, Card, Cell, Item, Location
from client.games.hemloch.moves import Move
from client.games.hemloch.state import HemlochState
from client.tables import stage
from client.tables.fans import tilt_of
from client.tables.hemloch.cards import back_picture, item_picture, minion_picture
from client.tables.hemloch.look import FACTION_SOUNDS
from client.tables.hemloch.paint_markers import MARKER_SHARE
from client.tables.hemloch.places import HemlochModel, Places, cards_in
from client.tables.hemloch.tokens import marker_picture
from client.tables.stage import words_at
from client.ui.canvas import Picture
from client.ui.clips import Clip, Slide
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose

Stage: TypeAlias = stage.Stage[Places, HemlochState, Move]
FLIGHT_MS = 440.0
FLYING_W = 104.0
"""Width of a Minion in flight where it is large."""
MARKER_W = 64.0
ITEM_W = 110.0


def at(rect: Rect, width: float, angle: float = 0.0) -> Pose:
    """Return the pose in which a picture of this width is as wide as a rectangle."""
    x, y = centre(rect)
    return Pose(x, y, angle, rect[2] / width)


def face(card: Card, seat: int) -> Picture:
    """Return a Minion in flight."""
    return minion_picture(card, seat, (FLYING_W, FLYING_W * 1.4))


def back() -> Picture:
    """Return a closed card in flight."""
    return back_picture((FLYING_W, FLYING_W * 1.4))


def item_face(item: Item, *, fresh: bool) -> Picture:
    """Return an item in flight."""
    return item_picture(item, (ITEM_W, ITEM_W * 1.17), fresh=fresh)


def marker(seat: int) -> Picture:
    """Return a Marker in flight."""
    return marker_picture(seat, MARKER_W)


def hand_index(model: HemlochModel, card: Card) -> int | None:
    """Return where a card lies in the viewer's hand, the last of equal ones."""
    hand = cards_in(model.sight.hands[model.viewer])
    return len(hand) - 1 - hand[::-1].index(card) if card in hand else None


def in_hand(places: Places, index: int) -> Pose:
    """Return the pose of a card of the viewer's hand."""
    return at(places.hand[index], FLYING_W, tilt_of(index, len(places.hand)))


def backs_pose(places: Places, seat: int, viewer: int) -> Pose:
    """Return the middle of a hand, for cards of which no single place is known."""
    if seat == viewer:
        x, y = centre(places.zones.hand)
        return Pose(x, y)
    x, y, _, h = places.parts[seat].backs
    return Pose(x + h * 0.7, y + h / 2, 0.0, h / (FLYING_W * 1.4))


def hand_pose(places: Places, model: HemlochModel, seat: int, card: Card) -> Pose:
    """Return where a card is in a hand."""
    index = hand_index(model, card) if seat == model.viewer else None
    if index is not None and index < len(places.hand):
        return in_hand(places, index)
    return backs_pose(places, seat, model.viewer)


def pile_pose(places: Places, seat: int) -> Pose:
    """Return the top of a discard pile."""
    return at(places.parts[seat].discard, FLYING_W)


def deck_pose(places: Places, seat: int) -> Pose:
    """Return the top of a deck."""
    return at(places.parts[seat].deck, FLYING_W)


def minion_pose(places: Places, where: tuple[Location, int, Card], viewer: int) -> Pose:
    """Return where a Minion lies on a side; the middle of the side if it does not lie there."""
    rect = places.minions.get(where)
    if rect is not None:
        return at(rect, FLYING_W)
    x, y, w, h = places.side(where[0], where[1], viewer)
    wide = (h - 8) / 1.4
    return at((x + (w - wide) / 2, y + 4, wide, h - 8), FLYING_W)


def minion_name(location: Location, seat: int, card: Card) -> frozenset[str]:
    """Name a copy of a Minion on a side."""
    return frozenset({f"minion/{location}/{seat}/{card}"})


def lies_there(stage_: Stage, where: tuple[Location, int, Card]) -> bool:
    """Tell whether a Minion lies on a side in the end."""
    return where in stage_.new.minions


def to_side(stage_: Stage, where: tuple[Location, int, Card], start: Pose, sound: str = "") -> Clip:
    """Let a Minion fly to a side."""
    location, seat, card = where
    hides = minion_name(location, seat, card) if lies_there(stage_, where) else frozenset()
    end = minion_pose(stage_.new, where, stage_.viewer)
    heard = sound or FACTION_SOUNDS[MINIONS[card].faction]
    return Slide(face(card, seat), end, FLIGHT_MS, start=start, arc=46, hides_names=hides, sound=heard)


def to_pile(stage_: Stage, seat: int, card: Card, start: Pose, sound: str = "slide") -> Clip:
    """Let a Minion fly to the discard pile of a seat."""
    pile = stage_.after.sight.discards[seat]
    hides = frozenset({f"discard/{seat}"}) if pile and pile[-1] == card else frozenset()
    end = pile_pose(stage_.new, seat)
    return Slide(face(card, seat), end, FLIGHT_MS, start=start, arc=36, hides_names=hides, sound=sound)


def item_pose(places: Places, seat: int, item: Item, *, fresh: bool) -> Pose:
    """Return where an item lies before a seat; the middle of its items if it does not lie there."""
    rect = places.items.get((seat, item, fresh))
    if rect is not None:
        return at(rect, ITEM_W)
    x, y, w, h = places.parts[seat].items
    wide = min(h / 1.17, 118.0)
    return at((x + (w - wide) / 2, y, wide, h), ITEM_W)


def item_name(stage_: Stage, seat: int, item: Item, *, fresh: bool) -> frozenset[str]:
    """Name a copy of an item that arrives before a seat."""
    if (seat, item, fresh) not in stage_.new.items:
        return frozenset()
    return frozenset({f"item/{seat}/{item}/{int(fresh)}"})


def stock_pose(places: Places, seat: int) -> Pose:
    """Return where the unused Markers of a seat are."""
    x, y, w, h = places.parts[seat].stock
    side = min(h * 0.86, 62.0, w * 0.52)
    return at((x, y + (h - side) / 2, side, side), MARKER_W)


def cell_pose(places: Places, cell: Cell) -> Pose:
    """Return where a Marker stands on a space."""
    x, y = centre(places.cell(cell))
    return Pose(x, y, 0.0, places.cell(cell)[2] * MARKER_SHARE / MARKER_W)


def tell(stage_: Stage, seat: int, words: str, ms: float = 520.0, sound: str = "") -> Clip:
    """Let words pop up at the panel of a seat; a catalogue text."""
    return words_at(stage_, words, stage_.new.panels[seat], ms, sound)


ONLY_CHOICE = N_("the only choice")
