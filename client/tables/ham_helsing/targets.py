"""Which spots take a click now: what glows."""

from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.meaning import aims_of
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Spot


def targets_of(model: HamModel, controller: Controller) -> frozenset[Spot]:
    """Return every spot that would be accepted next, given what is chosen."""
    moves = controller.narrowed or controller.legal
    done = len(controller.used) if controller.narrowed else 0
    found: set[Spot] = set()
    for move in moves:
        aims = aims_of(model, move)
        if len(aims) > done:
            found |= aims[done]
    return frozenset(found)
