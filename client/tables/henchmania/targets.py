"""Which spots take a click now: what glows."""

from collections.abc import Iterable

from client.tables.henchmania.controller import Controller
from client.tables.henchmania.meaning import answers, begins, ends
from client.tables.henchmania.places import HenchmaniaModel
from client.tables.table import Spot


def targets_of(model: HenchmaniaModel, controller: Controller, spots: Iterable[Spot]) -> frozenset[Spot]:
    """Return which of these spots would be accepted if they were clicked, given what is chosen."""
    if not model.legal:
        return frozenset()
    found: set[Spot] = set()
    open_moves = controller.open_moves
    for spot in spots:
        if any(answers(model, spot, move) or begins(model, spot, move) for move in model.legal) or any(
            ends(model, spot, move) for move in open_moves
        ):
            found.add(spot)
    return frozenset(found)
