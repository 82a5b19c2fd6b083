"""Which spots take a click now: what glows."""

from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.map.spots import PlaceSpot
from client.tables.ham_helsing.mates.requests import mate_of
from client.tables.ham_helsing.meaning import aims_of
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Spot


def targets_of(model: HamModel, controller: Controller) -> frozenset[Spot]:
    """Return every spot that would be accepted next, given what is chosen."""
    moves = controller.narrowed or controller.legal
    done = len(controller.used) if controller.narrowed else 0
    found: set[Spot] = set()
    if controller.guard is not None:
        mate = mate_of(model, controller.guard)
        return frozenset(PlaceSpot(wish.at) for wish in mate.offers if wish.at) if mate is not None else frozenset()
    for move in moves:
        aims = aims_of(model, move)
        if len(aims) > done:
            found |= aims[done]
    return frozenset(found)
