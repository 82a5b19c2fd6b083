"""Names of resting things: which can be carried, which are secret, and where each is drawn."""

from client.games.hens.state import Phase
from client.tables.hens.paint_own import PREVIEW
from client.tables.hens.paint_yard import rooster_name
from client.tables.hens.places import HensModel, Places
from client.tables.hens.spots import HandSpot, NeighbourSpot, PileSpot, RoosterSpot
from client.tables.table import Spot
from client.ui.metrics import Rect


def names_of(model: HensModel, spot: Spot) -> frozenset[str]:
    """Name what lies at a spot and can be carried away from it."""
    match spot:
        case HandSpot(nth=index):
            return frozenset({f"hand/{index}"})
        case PileSpot(seat=seat):
            return frozenset({f"pile/{seat}"})
        case NeighbourSpot():
            return frozenset({"neighbour"})
        case RoosterSpot():
            return frozenset({rooster_name(model.viewer)})
        case _:
            return frozenset()


def secret_names(model: HensModel) -> frozenset[str]:
    """Name the viewer's hand and what tells of it, and while it is secret the place of its rooster."""
    names = {f"hand/{i}" for i in range(len(model.sight.hands[model.viewer]) + 1)} | {PREVIEW}
    if model.sight.phase is Phase.ROOSTER:
        names.add(rooster_name(model.viewer))
    return frozenset(names)


def place_of(places: Places, viewer: int, name: str) -> Rect | None:
    """Return the panel or zone in which a name is drawn; the viewer's own score stands in several."""
    kind, _, rest = name.partition("/")
    seat = int(rest.partition("/")[0]) if rest else viewer
    match kind:
        case "hand":
            return places.hand_zone
        case "neighbour":
            return None if places.solo is None else places.solo.neighbour
        case "pile":
            return places.zones.middle if seat == viewer else places.panels[seat]
        case "yard" | "ring" | "rings" | "chosen":
            return places.panels[seat]
        case "line":
            return places.zones.sheet or places.zones.own
        case "total":
            return places.panels[seat] if seat != viewer else None
        case _:
            return None
