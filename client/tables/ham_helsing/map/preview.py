"""What the end of a turn would do to the places around."""

from typing import NamedTuple

from client.games.ham_helsing.components import MUD_CANYON, Loc
from client.games.ham_helsing.terrain import CONNECTED
from client.tables.ham_helsing.map.sketch import Sketch


class Preview(NamedTuple):
    """Where Minions would be put if the turn ended at ``at``: in letter order."""

    at: Loc
    placed: tuple[Loc, ...]
    lost: tuple[Loc, ...]
    """Places that would then be over their limit: Mud Canyon first, if it is among them."""
    full: tuple[Loc, ...]
    """Places that would then have no room left."""
    guarded: tuple[Loc, ...]
    """Places that Knuckles keeps free."""


def preview_at(sketch: Sketch, at: Loc) -> Preview:
    """Return what would happen; effect tokens in place of Minions can only make it milder or worse elsewhere."""
    near = CONNECTED[at]
    placed = tuple(loc for loc in near if loc != sketch.knuckles)
    room = {loc: sketch.limit(loc) - len(sketch.tokens(loc)) for loc in placed if sketch.limit(loc)}
    lost = sorted((loc for loc, left in room.items() if left < 1), key=lambda loc: (loc != MUD_CANYON, loc))
    full = tuple(loc for loc, left in room.items() if left == 1)
    return Preview(at, placed, tuple(lost), full, tuple(loc for loc in near if loc == sketch.knuckles))
