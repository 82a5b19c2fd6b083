"""Names of resting things: which place they belong to, and what is carried away from a spot."""

from client.games.hemloch.components import CARDS, ITEM_KINDS, LOCATIONS
from client.tables.hemloch.cards import back_picture, group_picture, hand_picture, item_picture, minion_picture
from client.tables.hemloch.places import HemlochModel, Places, cards_in
from client.tables.hemloch.spots import (
    CellSpot,
    DeckSpot,
    GroupSpot,
    HandSpot,
    ItemSpot,
    MinionSpot,
    StockSpot,
    SupplySpot,
)
from client.tables.hemloch.tokens import marker_picture
from client.tables.table import Spot
from client.ui.canvas import Picture
from client.ui.metrics import Rect


def place_of(places: Places, name: str) -> Rect | None:
    """Return the zone in which a named thing lies; None if all of the table may be concerned.

    Names: ``hand/<nth>``, ``minion/<location>/<seat>/<card>``, ``cell/<cell>``, ``item/<seat>/<item>/<fresh>``,
    ``supply/<item>``, ``discard/<seat>``, ``week/<location>``, ``week``, ``score/<seat>``, ``total/<location>/<seat>``.
    """
    kind, _, rest = name.partition("/")
    if places.draft is not None:
        return None
    number = int(rest.partition("/")[0]) if rest else 0
    match kind:
        case "hand" if rest:
            return places.zones.hand
        case "minion" | "total":
            return places.boards[LOCATIONS[number]].board
        case "item":
            return places.zones.items if places.parts[number].items[1] >= places.zones.own[1] else places.zones.rival
        case "supply":
            return places.zones.supply
        case "week":
            return places.zones.week
        case "discard" | "score":
            return places.panels[number]
        case _:
            return None


def names_of(spot: Spot) -> frozenset[str]:
    """Name what lies at a spot and can be carried away from it."""
    match spot:
        case HandSpot(nth):
            return frozenset({f"hand/{nth}"})
        case MinionSpot(location, seat, card):
            return frozenset({f"minion/{location}/{seat}/{card}"})
        case CellSpot(cell):
            return frozenset({f"cell/{cell}"})
        case ItemSpot(seat, item, fresh):
            return frozenset({f"item/{seat}/{item}/{int(fresh)}"})
        case SupplySpot(item):
            return frozenset({f"supply/{item}"})
        case GroupSpot(group):
            return frozenset({f"group/{group}"})
        case _:
            return frozenset()


def carried(model: HemlochModel, places: Places, spot: Spot) -> Picture | None:
    """Return the picture of what is dragged from a spot."""
    viewer = model.viewer
    match spot:
        case HandSpot(nth) if nth < len(places.hand):
            return hand_picture(cards_in(model.sight.hands[viewer])[nth], places.hand[nth][2:], model.label)
        case DeckSpot(seat):
            return back_picture(places.parts[seat].deck[2:])
        case MinionSpot(location, seat, card):
            rect = places.minions.get((LOCATIONS[location], seat, CARDS[card]))
            return None if rect is None else minion_picture(CARDS[card], seat, rect[2:])
        case ItemSpot(seat, item, fresh):
            return item_picture(ITEM_KINDS[item], places.items[seat, ITEM_KINDS[item], fresh][2:], fresh=fresh)
        case SupplySpot(item):
            return item_picture(ITEM_KINDS[item], places.supply[item][2:])
        case CellSpot() | StockSpot():
            return marker_picture(viewer, places.boards[0].cells[0][2])
        case GroupSpot(group):
            cards = model.sight.groups[group]
            return None if cards is None else group_picture(cards, viewer, (74, 104))
        case _:
            return None
