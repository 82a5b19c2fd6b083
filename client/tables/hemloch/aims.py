"""What takes two moves and is done in one gesture: an item aimed at a Minion, a Minion or Marker carried off."""

from client.games.hemloch.components import ITEMS, LOCATIONS, Cell, Item, Location
from client.games.hemloch.minions import controllable, opposing
from client.games.hemloch.moves import LIFT_FROM, MOVE_TO, PLACE_ON, Move, Target, Use
from client.games.hemloch.state import HemlochState
from client.games.hemloch.verbs import MoveMinion, TakeControl
from client.tables.hemloch.spots import MinionSpot

Way = tuple[Move, ...]
"""Moves to be played one after the other; a question with one answer is answered by itself and is no part of it."""


def aims_of(sight: HemlochState, seat: int, item: Item) -> dict[MinionSpot, Way]:
    """Return the Minions at which a seat can aim an item of its own, each with the way to do so."""
    verb = ITEMS[item].verb
    targets: list[Move] = []
    if isinstance(verb, MoveMinion):
        targets = opposing(sight, seat, LOCATIONS)
    elif isinstance(verb, TakeControl):
        targets = controllable(sight, seat, item)
    use = Use(item)
    return {
        MinionSpot(target.location, 1 - seat, target.card): (use,) if len(targets) == 1 else (use, target)
        for target in targets
        if isinstance(target, Target)
    }


def is_aimed(item: Item) -> bool:
    """Tell whether an item works on a Minion that is chosen."""
    return isinstance(ITEMS[item].verb, MoveMinion | TakeControl)


def lure_to(sight: HemlochState, target: Target, location: Location) -> Way | None:
    """Return the way in which a Minion is carried to a Location; None where it cannot go."""
    open_to = [other for other in LOCATIONS if other not in (target.location, sight.festival)]
    if location not in open_to:
        return None
    return (target,) if len(open_to) == 1 else (target, MOVE_TO[location])


def marker_to(sight: HemlochState, start: Cell, end: Cell) -> Way | None:
    """Return the way in which an own Marker is carried from one space to another; None where it cannot go."""
    if not sight.empty >> end & 1:
        return None
    lift = LIFT_FROM[start]
    return (lift,) if sight.empty.bit_count() == 1 else (lift, PLACE_ON[end])
