"""What a seat can decide. A move names no seat: the question on top of the stack knows who decides.

Section 4 of the rules reference names cards, Locations and items by their ids; inside they are their numbers.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from client.games.hemloch.city import CELLS, LOCATION_OF, SPACE_OF
from client.games.hemloch.components import CARDS, ITEM_KINDS, ITEMS, LOCATIONS, MINIONS, PLACES, Card, Item, Location


class Draw(NamedTuple):
    """Spend an Action to draw a card."""

    kind: Literal["draw"] = "draw"


class Play(NamedTuple):
    """Spend an Action to play a Minion on your side of a Location."""

    card: Card
    location: Location
    kind: Literal["play"] = "play"


class Use(NamedTuple):
    """Use a fresh Potion or Trinket; it turns face-down."""

    item: Item
    kind: Literal["use"] = "use"


class EndTurn(NamedTuple):
    """Leave the Actions that are left."""

    kind: Literal["end_turn"] = "end_turn"


class Gain(NamedTuple):
    """Take an item from the supply."""

    item: Item
    kind: Literal["gain"] = "gain"


class Refresh(NamedTuple):
    """Turn a used item face-up."""

    item: Item
    kind: Literal["refresh"] = "refresh"


class Decline(NamedTuple):
    """Refresh nothing instead of a gain."""

    kind: Literal["decline"] = "decline"


class Steal(NamedTuple):
    """Take an item of the opponent; it keeps its face."""

    item: Item
    face_up: bool
    kind: Literal["steal"] = "steal"


class Place(NamedTuple):
    """Put a Marker on an empty Influence Space."""

    location: Location
    space: int
    kind: Literal["place"] = "place"


class Lift(NamedTuple):
    """Take up an own Marker to move it."""

    location: Location
    space: int
    kind: Literal["lift"] = "lift"


class Replace(NamedTuple):
    """Put a Marker in the place of an opposing one."""

    location: Location
    space: int
    kind: Literal["replace"] = "replace"


class Discard(NamedTuple):
    """Discard a card from hand."""

    card: Card
    kind: Literal["discard"] = "discard"


class Target(NamedTuple):
    """Choose an opposing Minion; the question tells what happens to it."""

    location: Location
    card: Card
    kind: Literal["target"] = "target"


class MoveTo(NamedTuple):
    """Choose where the Minion goes."""

    location: Location
    kind: Literal["move_to"] = "move_to"


class Devour(NamedTuple):
    """Choose the Minion to be eaten, on the side of ``side``."""

    side: int
    card: Card
    kind: Literal["devour"] = "devour"


class Recover(NamedTuple):
    """Take a card from your discard pile into your hand."""

    card: Card
    kind: Literal["recover"] = "recover"


class Raise(NamedTuple):
    """Put a card from your discard pile on your side."""

    card: Card
    kind: Literal["raise"] = "raise"


class Cull(NamedTuple):
    """Give up a Minion at Week's End."""

    card: Card
    kind: Literal["cull"] = "cull"


class Retire(NamedTuple):
    """Turn the Night of a Location into its Day."""

    location: Location
    kind: Literal["retire"] = "retire"


class TakeGroup(NamedTuple):
    """Take a group of Minions for your deck."""

    group: int
    kind: Literal["take_group"] = "take_group"


TurnMove: TypeAlias = Draw | Play | Use | EndTurn
ItemMove: TypeAlias = Gain | Refresh | Decline | Steal
MarkerMove: TypeAlias = Place | Lift | Replace
MinionMove: TypeAlias = Target | MoveTo | Devour
CardMove: TypeAlias = Discard | Recover | Raise
WeekMove: TypeAlias = Cull | Retire | TakeGroup
Move: TypeAlias = TurnMove | ItemMove | MarkerMove | MinionMove | CardMove | WeekMove

MOVE_KINDS: dict[str, type[Move]] = {
    "draw": Draw,
    "play": Play,
    "use": Use,
    "end_turn": EndTurn,
    "gain": Gain,
    "refresh": Refresh,
    "decline": Decline,
    "steal": Steal,
    "place": Place,
    "lift": Lift,
    "replace": Replace,
    "discard": Discard,
    "target": Target,
    "move_to": MoveTo,
    "devour": Devour,
    "recover": Recover,
    "raise": Raise,
    "cull": Cull,
    "retire": Retire,
    "take_group": TakeGroup,
}

# ---- moves that are used again and again

DRAW, END_TURN, DECLINE = Draw(), EndTurn(), Decline()
PLAYS = tuple(tuple(Play(card, location) for location in LOCATIONS) for card in CARDS)
USES = tuple(Use(item) for item in ITEM_KINDS)
GAINS = tuple(Gain(item) for item in ITEM_KINDS)
REFRESHES = tuple(Refresh(item) for item in ITEM_KINDS)
PLACE_ON = tuple(Place(LOCATION_OF[cell], SPACE_OF[cell]) for cell in CELLS)
LIFT_FROM = tuple(Lift(LOCATION_OF[cell], SPACE_OF[cell]) for cell in CELLS)
REPLACE_ON = tuple(Replace(LOCATION_OF[cell], SPACE_OF[cell]) for cell in CELLS)
DISCARDS = tuple(Discard(card) for card in CARDS)
TARGETS = tuple(tuple(Target(location, card) for card in CARDS) for location in LOCATIONS)
MOVE_TO = tuple(MoveTo(location) for location in LOCATIONS)
DEVOURS = tuple(tuple(Devour(side, card) for card in CARDS) for side in range(2))
RECOVERS = tuple(Recover(card) for card in CARDS)
RAISES = tuple(Raise(card) for card in CARDS)
CULLS = tuple(Cull(card) for card in CARDS)
RETIRES = tuple(Retire(location) for location in LOCATIONS)

_NAMED: Mapping[str, tuple[str, ...]] = {
    "card": tuple(minion.id for minion in MINIONS),
    "location": tuple(place.id for place in PLACES),
    "item": tuple(item.id for item in ITEMS),
}
"""Fields that hold an id on disk, each with its ids in the order of their numbers."""


def move_to_json(move: Move) -> dict[str, Any]:
    """Return the move as the fields of section 4.5."""
    fields = move._asdict()
    return {name: _NAMED[name][value] if name in _NAMED else value for name, value in fields.items()}


def move_from_json(data: object) -> Move:
    """Build a move from exactly the fields of section 4.5.

    Raises:
        ValueError: if ``data`` is no move of this game.
    """
    kind = data.get("kind") if isinstance(data, dict) else None
    move_class = MOVE_KINDS.get(kind) if isinstance(kind, str) else None
    if move_class is None or not isinstance(data, dict):
        raise ValueError(f"no move of Hemloch: {data!r:.80}")
    if data.keys() != set(move_class._fields):
        raise ValueError(f"{kind}: the fields are {', '.join(move_class._fields)}")
    build: Callable[..., Move] = move_class
    return build(**{name: _field(f"{kind}: {name}", name, value) for name, value in data.items() if name != "kind"})


def _field(path: str, name: str, value: object) -> int:
    """Return the number behind an id, or a plain number or truth value as it is."""
    if name in _NAMED:
        if not isinstance(value, str) or value not in _NAMED[name]:
            raise ValueError(f"{path} must be one of {', '.join(_NAMED[name])}")
        return _NAMED[name].index(value)
    if type(value) is not (bool if name == "face_up" else int):
        raise ValueError(f"{path} must be {'true or false' if name == 'face_up' else 'a whole number'}")
    return value  # a bool is an int
