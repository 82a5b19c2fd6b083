"""Which spots take a click now: what glows."""

from collections.abc import Iterable

from client.tables.hemloch.controller import Controller
from client.tables.hemloch.meaning import answers, begins, ends
from client.tables.hemloch.places import HemlochModel
from client.tables.hemloch.spots import GroupSpot
from client.tables.table import Spot


def targets_of(model: HemlochModel, controller: Controller, spots: Iterable[Spot]) -> frozenset[Spot]:
    """Return which of these spots would be accepted if they were clicked, given what is chosen."""
    if not model.legal:
        return frozenset()
    open_moves, aims = controller.open_moves, controller.aims
    return frozenset(
        spot
        for spot in spots
        if spot in aims
        or any(ends(model, spot, move) for move in open_moves)
        or any(answers(model, spot, move) or begins(model, spot, move) for move in model.legal)
    )


def pointed_group(controller: Controller, hover: Spot | None) -> int | None:
    """Return the group that is explained: the one that is pointed at, else the chosen one."""
    return hover.group if isinstance(hover, GroupSpot) else controller.held_group
