"""Names of resting things, what is carried away from a spot, and where a hint at a move points."""

from client.games.ham_helsing.moves import Move
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.spots import HandSpot, PoolSpot
from client.tables.ham_helsing.map.layout import FIGURE
from client.tables.ham_helsing.map.pictures import hero_picture, knuckles_picture
from client.tables.ham_helsing.map.pieces import BEAR, coin_name, hero_name
from client.tables.ham_helsing.map.spots import HeroSpot, KnucklesSpot, MinionSpot
from client.tables.ham_helsing.market.spots import FilmSpot, WaitingSpot
from client.tables.ham_helsing.meaning import aims_of, fits
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.places import Places
from client.tables.table import Spot
from client.ui.canvas import Picture
from client.ui.metrics import Rect


def names_of(spot: Spot) -> frozenset[str]:
    """Name what lies at a spot and can be carried away from it."""
    match spot:
        case HandSpot(uid):
            return frozenset({f"hand/{uid}"})
        case FilmSpot(row, slot):
            return frozenset({f"film/{row}/{slot}"})
        case WaitingSpot():
            return frozenset({"waiting"})
        case HeroSpot(c):
            return frozenset({hero_name(c)})
        case KnucklesSpot():
            return frozenset({BEAR})
        case MinionSpot(loc, token, nth):
            return frozenset({coin_name(loc, token, nth)})
        case _:
            return frozenset()


def place_of(places: Places, name: str) -> Rect | None:
    """Return the panel or zone in which a name is drawn; None if it is drawn in several."""
    kind, _, rest = name.partition("/")
    match kind:
        case "place" | "coin" | "figure" | "name":
            return places.zones.map
        case "hand":
            return places.band.hand
        case "played":
            return places.band.play
        case "film" | "waiting":
            return places.zones.stage
        case "pool":
            return places.band.pool
        case "villain":
            return places.zones.villain
        case "hp" | "money" | "skill":
            c = int(rest.partition("/")[0])
            return places.band.board if c == places.own else places.mates.get(c)
        case _:
            return None


def carried(model: HamModel, places: Places, spot: Spot) -> Picture | None:
    """Return the picture of what is dragged from a spot."""
    radius = FIGURE * places.map.unit
    match spot:
        case HandSpot(uid) if uid in places.hand:
            return card_picture(Face(model.sight.cards[uid]), places.hand[uid][2:], model.say)
        case HeroSpot(c):
            member = model.sight.team[c]
            return hero_picture(member.hero.id, member.seat, radius)
        case KnucklesSpot() | PoolSpot("K"):
            return knuckles_picture(radius * 1.1, asleep=False)
        case _:
            return None


def next_spots(model: HamModel, controller: Controller, move: Move) -> frozenset[Spot]:
    """Return what can be clicked next for a move; nothing if only a button or a panel offers it."""
    aims = aims_of(model, move)
    done = len(controller.used) if controller.used and fits(aims, controller.used) else 0
    return aims[done] if done < len(aims) else frozenset()
