"""The printed components, read once from ``components.toml``. Names and texts are catalogue texts."""

from typing import Any, NamedTuple

from client.core.content import ContentError, load_components
from client.games.mad_science_expo.bag import CARD, Bag, bag_of


class CardPrint(NamedTuple):
    """What is printed on the cards of one value."""

    id: str
    value: int
    copies: int
    name: str
    text: str


class Exhibit(NamedTuple):
    """The exhibit of one seat; ``rgb`` is its colour in hexadecimal."""

    id: str
    name: str
    rgb: str


FILE = "components.toml"
_DATA = load_components(__package__, FILE)


def _entries(section: str, *keys: str) -> list[tuple[Any, ...]]:
    """Return these keys of every entry of a section.

    Raises:
        ContentError: names the entry that lacks a key.
    """
    rows = []
    for entry in _DATA.get(section, ()):
        missing = next((key for key in keys if key not in entry), None)
        if missing is not None:
            raise ContentError(FILE, f"{section}/{entry.get('id', '?')}", missing, "is missing")
        rows.append(tuple(entry[key] for key in keys))
    return rows


def _constant(name: str) -> int:
    value = _DATA["constants"].get(name)
    if not isinstance(value, int):
        raise ContentError(FILE, "constants", name, "must be a whole number")
    return value


CARDS: tuple[CardPrint, ...] = tuple(
    CardPrint(*row) for row in _entries("cards", "id", "value", "copies", "name", "text")
)
"""One entry a value, at the index of the value."""
EXHIBITS: tuple[Exhibit, ...] = tuple(Exhibit(*row) for row in _entries("exhibits", "id", "name", "rgb"))
"""One entry a seat."""
AID: tuple[str, ...] = tuple(text for (text,) in _entries("aid", "text"))
"""The turn summary, line by line."""

HENCHMEN: tuple[int, ...] = tuple(_DATA["constants"]["henchman_values"])
MAD_SCIENTIST = _constant("mad_scientist_value")
RECRUIT_MIN_TEAM = _constant("recruit_min_team")
END_HAND_LIMIT = _constant("end_hand_limit")
STALL_ROUNDS = _constant("stall_rounds")
RULES_VERSION: int = _DATA["game"]["rules_version"]
SEATS = range(_DATA["game"]["min_players"], _DATA["game"]["max_players"] + 1)
MINUTES: int = _DATA["game"]["minutes"]
CAMPAIGN_TARGET: dict[int, int] = {
    players: points for numbers, points in _entries("campaign_targets", "players", "points") for players in numbers
}
"""Points that win a campaign, by the number of players."""

SCIENTIST: Bag = CARD[MAD_SCIENTIST]
FULL_HAND: Bag = bag_of((*HENCHMEN, MAD_SCIENTIST))
"""The seven cards with which every seat begins a game."""
FULL_HENCHMEN: Bag = FULL_HAND - SCIENTIST
