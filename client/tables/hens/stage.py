"""Between two pictures of the hens' table, and the places that several clips start from or end at."""

from typing import TypeAlias

from client.games.hens.components import Card
from client.games.hens.moves import Move
from client.games.hens.state import HensState
from client.tables import stage
from client.tables.hens.paint_hand import tilt_of
from client.tables.hens.places import Places
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose

Stage: TypeAlias = stage.Stage[Places, HensState, Move]


def in_hand(rect: Rect, index: int, count: int, width: float) -> Pose:
    """Return the pose of a card of the viewer's hand, for a picture that is ``width`` wide."""
    x, y = centre(rect)
    return Pose(x, y, tilt_of(index, count), rect[2] / width)


def at(rect: Rect, width: float) -> Pose:
    """Return the pose in which a picture of this width fills ``rect``."""
    x, y = centre(rect)
    return Pose(x, y, 0.0, rect[2] / width)


def from_hand(stage_: Stage, seat: int, card: Card | None, width: float) -> Pose:
    """Return where a card left a hand: its own place for the viewer, the name of the seat for others.

    None stands for a card that the viewer has not seen.
    """
    if seat == stage_.viewer and card is not None:
        hand = stage_.before.sight.hands[seat]
        if card in hand and len(stage_.old.hand) == len(hand):
            index = hand.index(card)
            return in_hand(stage_.old.hand[index], index, len(hand), width)
    return at_name(stage_.old, seat, width)


def at_name(places: Places, seat: int, width: float) -> Pose:
    """Return where the hand of another seat is thought to be: beside its name."""
    if seat in places.parts:
        x, y, w, h = places.parts[seat].head
        return Pose(x + w * 0.55, y + h * 0.7, 0.0, 46 / width)
    x, y = centre(places.hand_zone)
    return Pose(x, y, 0.0, 1.0)
