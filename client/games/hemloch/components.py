"""The printed components, read once from ``components.toml``. Names and texts are catalogue texts.

Inside the rules a card, a Location, an item, a week card and an Influence Space are numbers: the place of the printed
thing in its list. Lists keep the order of the file, which is the order in which moves are listed.
"""

from typing import Any, NamedTuple, NewType

from client.core.content import ContentError, load_components
from client.games.hemloch.bag import HELD, Bag, bag_of
from client.games.hemloch.verbs import (
    ItemType,
    ItemVerb,
    LocationVerb,
    MinionVerb,
    item_verb,
    location_verb,
    minion_verb,
)

Card = NewType("Card", int)
"""A kind of Minion: its place in ``MINIONS``."""
Location = NewType("Location", int)
"""A Location: its place in the row as seat 0 sees it."""
Item = NewType("Item", int)
"""A kind of Potion or Trinket: its place in ``ITEMS``."""
WeekCard = NewType("WeekCard", int)
"""A Night or Day: the Nights in the order of the row, then the Days."""
Cell = NewType("Cell", int)
"""An Influence Space of the whole city: those of the first Location first."""


class Faction(NamedTuple):
    """A faction. ``home`` and ``activates`` are None for one without home or icon; colours are hexadecimal."""

    id: str
    name: str
    home: Location | None
    activates: Location | None
    rgb: str
    accent: str
    icon: str


class Minion(NamedTuple):
    """What is printed on a Minion; ``copies`` are those of one deck, ``faction`` is a place in ``FACTIONS``."""

    id: str
    name: str
    text: str
    faction: int
    copies: int
    value: int
    verb: MinionVerb


class LocationPrint(NamedTuple):
    """What is printed on a Location. ``icon`` and ``home`` are places in ``FACTIONS``, ``spaces`` are (row, column)."""

    id: str
    name: str
    text: str
    home: int
    icon: int
    spaces: tuple[tuple[int, int], ...]
    verb: LocationVerb


class ItemPrint(NamedTuple):
    """What is printed on a Potion or Trinket; ``cost`` is in Actions."""

    id: str
    name: str
    text: str
    type: ItemType
    copies: int
    cost: int
    verb: ItemVerb


class WeekCardPrint(NamedTuple):
    """A Night or Day and where it puts the Festival."""

    id: str
    name: str
    is_day: bool
    festival: Location


FILE = "components.toml"
_DATA = load_components(__package__, FILE)


def _entries(section: str, *keys: str) -> list[dict[str, Any]]:
    """Return the entries of a section.

    Raises:
        ContentError: names the entry that lacks one of the keys.
    """
    for entry in _DATA.get(section, ()):
        missing = next((key for key in keys if key not in entry), None)
        if missing is not None:
            raise ContentError(FILE, f"{section}/{entry.get('id', '?')}", missing, "is missing")
    return list(_DATA.get(section, ()))


def _constant(name: str) -> int:
    value = _DATA["constants"].get(name)
    if not isinstance(value, int):
        raise ContentError(FILE, "constants", name, "must be a whole number")
    return value


def _index(ids: list[str], entry: dict[str, Any], key: str) -> int:
    """Return the place of the id that an entry names."""
    if entry[key] not in ids:
        raise ContentError(FILE, str(entry["id"]), key, f"names none of {', '.join(ids)}")
    return ids.index(entry[key])


_LOCATION_IDS = [str(entry["id"]) for entry in _entries("locations", "id")]
_FACTION_IDS = [str(entry["id"]) for entry in _entries("factions", "id")]


def _location(entry: dict[str, Any], key: str) -> Location | None:
    return Location(_index(_LOCATION_IDS, entry, key)) if entry[key] else None


FACTIONS: tuple[Faction, ...] = tuple(
    Faction(e["id"], e["name"], _location(e, "home"), _location(e, "activates"), e["rgb"], e["accent"], e["icon"])
    for e in _entries("factions", "name", "home", "activates", "rgb", "accent", "icon")
)
MINIONS: tuple[Minion, ...] = tuple(
    Minion(
        e["id"], e["name"], e["text"], _index(_FACTION_IDS, e, "faction"), e["copies"], e["value"], minion_verb(FILE, e)
    )
    for e in _entries("minions", "id", "name", "text", "faction", "copies", "value", "effect")
)
PLACES: tuple[LocationPrint, ...] = tuple(
    LocationPrint(
        e["id"],
        e["name"],
        e["text"],
        _index(_FACTION_IDS, e, "home"),
        _index(_FACTION_IDS, e, "icon"),
        tuple((row, column) for row, column in e["spaces"]),
        location_verb(FILE, e),
    )
    for e in _entries("locations", "name", "text", "home", "icon", "spaces", "effect")
)
"""The Locations, from left to right as seat 0 sees them."""
ITEMS: tuple[ItemPrint, ...] = tuple(
    ItemPrint(e["id"], e["name"], e["text"], e["type"], e["copies"], e["action_cost"], item_verb(FILE, e))
    for e in _entries("items", "id", "name", "text", "type", "copies", "action_cost", "effect")
)
WEEK_CARDS: tuple[WeekCardPrint, ...] = tuple(
    WeekCardPrint(e["id"], e["name"], e["kind"] == "day", Location(_index(_LOCATION_IDS, e, "festival")))
    for e in _entries("week_cards", "id", "name", "kind", "festival")
)
AID: tuple[str, ...] = tuple(e["text"] for e in _entries("aid", "text"))
"""The summary beside the board, line by line."""

MARKERS = _constant("markers_per_player")
STARTING_HAND = _constant("starting_hand")
ACTIONS = _constant("actions_per_turn")
WEEK_END_HAND = _constant("week_end_hand")
HOME_BONUS = _constant("home_bonus")
POINTS_FRESH = _constant("points_item_face_up")
POINTS_USED = _constant("points_item_face_down")
POINTS_TOUCHING = _constant("points_marker_touching")
POINTS_ALONE = _constant("points_marker_alone")
FULL_TO_END = _constant("full_locations_to_end")
GROUPS: int = _DATA["draft"]["groups"]
GROUP_SIZE: int = _DATA["draft"]["group_size"]
PICK_ORDER: tuple[int, ...] = tuple(_DATA["draft"]["pick_order"])
"""Who takes a group: 0 the Start Player of Week 1, 1 the other seat."""
RULES_VERSION: int = _DATA["game"]["rules_version"]
SEATS = range(_DATA["game"]["min_players"], _DATA["game"]["max_players"] + 1)
MINUTES: int = _DATA["game"]["minutes"]

CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(len(MINIONS)))
LOCATIONS: tuple[Location, ...] = tuple(Location(number) for number in range(len(PLACES)))
ITEM_KINDS: tuple[Item, ...] = tuple(Item(number) for number in range(len(ITEMS)))
WEEK: tuple[WeekCard, ...] = tuple(WeekCard(number) for number in range(len(WEEK_CARDS)))

HIDDEN_CARD = Card(-1)
"""Stands for each card of a deck that may not be looked into."""
VALUES: tuple[int, ...] = tuple(minion.value for minion in MINIONS)
"""Printed value by card."""
DECK_LIST: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(MINIONS[card].copies))
"""The cards of one deck in the order of the file."""
FULL_DECK: Bag = bag_of(DECK_LIST)
ALL_ITEMS: Bag = bag_of([item for item in ITEM_KINDS for _ in range(ITEMS[item].copies)])
ITEMS_OF: dict[ItemType, tuple[Item, ...]] = {
    kind: tuple(item for item in ITEM_KINDS if ITEMS[item].type == kind) for kind in ("potion", "trinket")
}
"""The items of each type."""
TYPE_BITS: dict[ItemType, int] = {kind: sum(HELD[item] for item in items) for kind, items in ITEMS_OF.items()}
"""The bits, by type, of which at least one is set in a bag that holds such an item."""
AT_HOME: tuple[tuple[Card, ...], ...] = tuple(
    tuple(card for card in CARDS if FACTIONS[MINIONS[card].faction].home == location) for location in LOCATIONS
)
"""By Location: the Minions that have their home there."""
ACTIVATES: tuple[Location | None, ...] = tuple(FACTIONS[minion.faction].activates for minion in MINIONS)
"""By card: the Location whose ability it activates."""


def night_of(location: Location) -> WeekCard:
    """Return the Night that puts the Festival at a Location."""
    return next(card for card in WEEK if not WEEK_CARDS[card].is_day and WEEK_CARDS[card].festival == location)


def day_of(location: Location) -> WeekCard:
    """Return the Day that puts the Festival at a Location."""
    return next(card for card in WEEK if WEEK_CARDS[card].is_day and WEEK_CARDS[card].festival == location)


NIGHTS: tuple[WeekCard, ...] = tuple(night_of(location) for location in LOCATIONS)
DAYS: tuple[WeekCard, ...] = tuple(day_of(location) for location in LOCATIONS)


def cards_held(bag: Bag) -> list[Card]:
    """Return every kind of Minion in a bag, once, in the order of the file."""
    return [card for card in CARDS if bag & HELD[card]]


def items_held(bag: Bag, items: tuple[Item, ...] = ITEM_KINDS) -> list[Item]:
    """Return every kind of item in a bag that is also among ``items``, once, in the order of the file."""
    return [item for item in items if bag & HELD[item]]
