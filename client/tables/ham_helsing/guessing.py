"""What somebody seems to mean by a click that means nothing, and what a move would leave unused."""

from collections.abc import Sequence

from client.games.ham_helsing.moves import Attack, BeginTrade, Fight, Move, PlayCard, UseKnuckles, UseStar, Walk
from client.games.ham_helsing.verbs import Star
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.map.spots import HeroSpot, MinionSpot, PlaceSpot, VillainSpot
from client.tables.ham_helsing.mates.spots import MateSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Spot


def meant_by(model: HamModel, spot: Spot, narrowed: Sequence[Move]) -> Move | None:
    """Return the move that a click which means nothing seems to be meant for; ``narrowed`` is what is left open."""
    match spot:
        case PlaceSpot(loc):
            bear = any(isinstance(move, UseKnuckles) for move in narrowed)
            return UseKnuckles(loc) if bear else Walk(loc)
        case MinionSpot(loc, token):
            c = model.sight.asked
            return Attack(token) if c is None or loc == model.sight.loc[c] else Walk(loc)
        case HandSpot(uid):
            return PlayCard(uid)
        case PlayedSpot(uid):
            return UseStar(uid)
        case HeroSpot(c) | MateSpot(c):
            return BeginTrade(c)
        case _:
            return Fight("all") if isinstance(spot, VillainSpot) else None


def wastes(model: HamModel) -> bool:
    """Tell whether ending now would lose attacks that could still be made."""
    return any(isinstance(move, Attack | Fight) for move in model.legal)


def throws(model: HamModel) -> bool:
    """Tell whether a Throwing Star can be used, so that half a Minion may be worth hitting."""
    cards = model.sight.cards
    return any(isinstance(move, UseStar) and cards[move.card].star is Star.THROW for move in model.legal)
