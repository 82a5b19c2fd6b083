"""Which spot begins a move and which spot ends it. Knows no pixels and keeps nothing."""

from client.games.hemloch.city import LOCATION_OF, SPACE_OF
from client.games.hemloch.components import LOCATIONS, Card, Item, Location
from client.games.hemloch.moves import (
    DRAW,
    Cull,
    Devour,
    Discard,
    Draw,
    Gain,
    Lift,
    Move,
    MoveTo,
    Place,
    Play,
    Raise,
    Recover,
    Refresh,
    Replace,
    Retire,
    Steal,
    TakeGroup,
    Target,
    Use,
)
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ToCull, ToDevour
from client.tables.hemloch.aims import is_aimed
from client.tables.hemloch.places import HemlochModel, cards_in, open_pile, question_of
from client.tables.hemloch.spots import (
    CellSpot,
    DeckSpot,
    GroupSpot,
    HandSpot,
    ItemSpot,
    LocationSpot,
    MinionSpot,
    PileCardSpot,
    ProfileSpot,
    SupplySpot,
    WeekSpot,
)
from client.tables.table import Spot


def location_of(spot: Spot) -> Location | None:
    """Return the Location to whose board a spot belongs."""
    match spot:
        case LocationSpot(location) | MinionSpot(location):
            return LOCATIONS[location]
        case CellSpot(cell):
            return LOCATION_OF[cell]
        case _:
            return None


def card_at(model: HemlochModel, spot: Spot) -> Card | None:
    """Return the Minion of the hand, of a board, or of the spread discards at a spot."""
    sight = model.sight
    match spot:
        case HandSpot(nth):
            hand = cards_in(sight.hands[model.viewer])
            return hand[nth] if nth < len(hand) else None
        case MinionSpot(card=card):
            return Card(card)
        case _:
            return None


def pile_card(sight: HemlochState, seat: int | None, spot: Spot) -> Card | None:
    """Return the card at a spot of the discards of a seat that are spread out."""
    if isinstance(spot, PileCardSpot) and seat is not None and spot.nth < len(sight.discards[seat]):
        return sight.discards[seat][spot.nth]
    return None


def begins(model: HemlochModel, spot: Spot, move: Move) -> bool:
    """Tell whether a move that still needs an aim, or a second look, begins at a spot."""
    match spot, move:
        case HandSpot(), Play(card):
            return card_at(model, spot) == card
        case ItemSpot(seat, item, fresh), Use(used):
            return fresh and seat == model.viewer and item == used
        case GroupSpot(group), TakeGroup(taken):
            return group == taken
        case _:
            return False


def answers(model: HemlochModel, spot: Spot, move: Move) -> bool:
    """Tell whether a click on a spot is this whole move."""
    match move:
        case Draw() | Gain() | Refresh() | Steal():
            return spot == _thing_meant(model.viewer, move)
        case Place(location, space) | Lift(location, space) | Replace(location, space):
            return isinstance(spot, CellSpot) and (LOCATION_OF[spot.cell], SPACE_OF[spot.cell]) == (location, space)
        case Discard() | Recover() | Raise():
            return move.card == _card_meant(model, spot, move)
        case MoveTo(location):
            return location_of(spot) == location
        case Retire(location):
            return spot == WeekSpot(location) or location_of(spot) == location
        case Target() | Devour() | Cull():
            return spot == _minion_meant(model, move)
        case _:
            return False


def _thing_meant(viewer: int, move: Draw | Gain | Refresh | Steal) -> Spot:
    """Return the pile or item that an answer is about."""
    match move:
        case Draw():
            return DeckSpot(viewer)
        case Gain(item):
            return SupplySpot(item)
        case Refresh(item):
            return ItemSpot(viewer, item, fresh=False)
        case Steal(item, face_up):
            return ItemSpot(1 - viewer, item, face_up)


def _card_meant(model: HemlochModel, spot: Spot, move: Discard | Recover | Raise) -> Card | None:
    """Return the card at a spot of the hand, or of the discards that are asked about."""
    if isinstance(move, Discard):
        return card_at(model, spot) if isinstance(spot, HandSpot) else None
    return pile_card(model.sight, open_pile(model.sight, model.viewer, None), spot)


def _minion_meant(model: HemlochModel, move: Target | Devour | Cull) -> MinionSpot | None:
    """Return the Minion that an answer is about."""
    asked = question_of(model.sight)
    match move:
        case Target(location, card):
            return MinionSpot(location, 1 - model.viewer, card)
        case Devour(side, card) if isinstance(asked, ToDevour):
            return MinionSpot(asked.location, side, card)
        case Cull(card) if isinstance(asked, ToCull):
            return MinionSpot(asked.location, asked.seat, card)
        case _:
            return None


def ends(model: HemlochModel, spot: Spot, move: Move) -> bool:
    """Tell whether a move whose beginning is chosen may end at a spot."""
    match move:
        case Play(location=location):
            return location_of(spot) == location
        case Use(item):
            return not is_aimed(item) and location_of(spot) is not None
        case TakeGroup():
            return spot == ProfileSpot(model.viewer)
        case _:
            return False


def attempted(model: HemlochModel, chosen: Spot | None, spot: Spot) -> Move | None:
    """Return the move that somebody seems to mean, legal or not, so that its refusal can be told."""
    location = location_of(spot)
    held = None if chosen is None else card_at(model, chosen)
    if isinstance(chosen, HandSpot) and held is not None and location is not None:
        return Play(held, location)
    match spot:
        case DeckSpot(seat) if seat == model.viewer:
            return DRAW
        case ItemSpot(seat, item) if seat == model.viewer:
            return Use(Item(item))
        case SupplySpot(item):
            return Gain(Item(item))
        case _:
            return _meant_at(model, spot)


def _meant_at(model: HemlochModel, spot: Spot) -> Move | None:
    """Return the move of the kind that is asked which a spot would stand for."""
    kinds = {type(move) for move in model.legal}
    location = location_of(spot)
    if location is None:
        return None
    if isinstance(spot, CellSpot):
        for kind in (Place, Lift, Replace):
            if kind in kinds:
                return kind(location, SPACE_OF[spot.cell])
    if MoveTo in kinds:
        return MoveTo(location)
    if isinstance(spot, MinionSpot):
        return _meant_minion(kinds, spot, location)
    return Retire(location) if Retire in kinds else None


def _meant_minion(kinds: set[type[Move]], spot: MinionSpot, location: Location) -> Move | None:
    if Target in kinds:
        return Target(location, Card(spot.card))
    if Devour in kinds:
        return Devour(spot.seat, Card(spot.card))
    return Cull(Card(spot.card)) if Cull in kinds else None
