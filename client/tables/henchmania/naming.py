"""Names of resting things: which place they belong to, and what is carried away from a spot."""

from client.games.henchmania.cards import CARD_OF
from client.tables.henchmania.cards import hand_picture, pawn_picture, small_picture
from client.tables.henchmania.places import HenchmaniaModel, Places
from client.tables.henchmania.spots import HandSpot, PoolSpot, ReserveSpot, TrumpSpot
from client.tables.table import Spot
from client.ui.canvas import Picture
from client.ui.metrics import Rect


def place_of(places: Places, name: str) -> Rect | None:
    """Return the zone in which a named thing lies; None if all of the table may be concerned.

    Names: ``hand/<nth>``, ``back/<seat>/<site>/<nth>``, ``reserve/<seat>/<nth>``, ``trump/<seat>``, ``score/<seat>``,
    ``stand/<site>/<nth>``, ``discard/<site>``, ``pool/<nth>``.
    """
    kind, _, rest = name.partition("/")
    if places.fights and kind in ("back", "stand", "discard", "score"):
        return None
    number = int(rest.partition("/")[0]) if rest else 0
    match kind:
        case "hand" if rest:
            return places.zones.hand
        case "back" | "score":
            return places.panels[number]
        case "reserve" | "trump":
            return places.panels[number] if number in places.parts else places.zones.reserve
        case "stand" | "discard":
            return places.sites[number].board
        case "pool":
            return places.zones.own
        case _:
            return None


def names_of(spot: Spot) -> frozenset[str]:
    """Name what lies at a spot and can be carried away from it."""
    match spot:
        case HandSpot(nth):
            return frozenset({f"hand/{nth}"})
        case PoolSpot(nth):
            return frozenset({f"pool/{nth}"})
        case ReserveSpot(seat, nth):
            return frozenset({f"reserve/{seat}/{nth}"})
        case TrumpSpot(seat):
            return frozenset({f"trump/{seat}"})
        case _:
            return frozenset()


def carried(model: HenchmaniaModel, places: Places, spot: Spot) -> Picture | None:
    """Return the picture of what is dragged from a spot."""
    sight, viewer = model.sight, model.viewer
    match spot:
        case HandSpot(nth) if nth < len(places.hand):
            card = sight.hands[viewer][nth]
            return hand_picture(sight.cards[card], card, places.hand[nth][2:], model.label)
        case PoolSpot(nth) if nth in places.pool:
            pawn = sight.pools[viewer][nth]
            return pawn_picture(pawn.owner, places.pool[nth][2:], pawn.counts_for)
        case ReserveSpot(seat, nth) if nth < len(sight.reserves[seat]):
            _, _, w, h = places.reserves[seat][nth]
            return small_picture(CARD_OF[sight.reserves[seat][nth]], (min(w, h), max(w, h)))
        case TrumpSpot(seat):
            laid = sight.trumps[seat]
            return None if laid is None else small_picture(CARD_OF[laid], places.trump(seat)[2:])
        case _:
            return None
