"""Controllers and models on drawn positions."""

from typing import Any

from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import CARDS, ITEM_KINDS, ITEMS, LOCATIONS, MINIONS, PLACES, Card, Item, Location
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.controller import Controller
from client.tables.hemloch.places import HemlochModel
from tests.games.hemloch.drawn import ITEM_IDS, LOCATION_IDS, MINION_IDS, told
from tests.tables.positions import model_of


def card(short: str) -> Card:
    """Return a Minion by its last word."""
    return next(each for each in CARDS if MINIONS[each].id == MINION_IDS[short])


def item(short: str) -> Item:
    """Return an item by one word of its name."""
    return next(each for each in ITEM_KINDS if ITEMS[each].id == ITEM_IDS[short])


def place(short: str) -> Location:
    """Return a Location by its last word."""
    return next(each for each in LOCATIONS if PLACES[each].id == LOCATION_IDS[short])


def seen(state: HemlochState, viewer: int = 0, **changes: Any) -> HemlochModel:
    """Return what a seat is shown."""
    return model_of(HEMLOCH, state, viewer, **changes)


def controller_on(state: HemlochState, viewer: int = 0) -> Controller:
    """Return a controller that shows a position."""
    controller = Controller()
    controller.show(seen(state, viewer))
    return controller


def moves_of(intent: Any) -> list[str]:
    """Return what an intent plays, in short words."""
    return [told(move) for move in intent.moves]
