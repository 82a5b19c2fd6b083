"""What one Marker more or less changes.

Source: section 6 of the rules reference: a Marker that touches another of its owner is worth 2, a lone one 1.
"""

from client.games.hemloch.city import LOCATION_OF, Cells, points_at
from client.games.hemloch.components import Cell


def worth_of_marker(markers: Cells, cell: Cell) -> int:
    """Return what a Marker on ``cell`` adds to the points of an owner with these Markers, its neighbours included."""
    location = LOCATION_OF[cell]
    return points_at(location, markers | 1 << cell) - points_at(location, markers)


def loss_of_marker(markers: Cells, cell: Cell) -> int:
    """Return what the owner of these Markers loses with the one on ``cell``."""
    return worth_of_marker(markers & ~(1 << cell), cell)
