"""The printed components, read once from ``components.toml``. Names and texts are catalogue texts."""

from functools import cache
from typing import Any, NamedTuple, NewType

from client.core.content import ContentError, load_components

Card = NewType("Card", int)
"""A hen as it is printed: its index in ``CARDS``, so that cards compare in data order. Two copies are the same card."""
Breed = NewType("Breed", int)
"""A breed: its index in ``BREEDS``."""


class BreedPrint(NamedTuple):
    """A breed; ``rgb`` is its colour in hexadecimal, ``code`` the letter that stands for it on small pictures."""

    id: str
    name: str
    code: str
    rgb: str


class HenPrint(NamedTuple):
    """What is printed on a hen."""

    id: str
    breed: Breed
    number: int
    eggs: int
    medals: int
    copies: int
    """1 or 2; the second copy is announced by a feather."""


class PairPrint(NamedTuple):
    """Two breeds of equal size, of which one may leave the game."""

    breeds: tuple[Breed, Breed]
    fixed_removed: Breed


class GoalPrint(NamedTuple):
    """One of the two goals of a goal card. ``n`` is 0 where the kind of goal needs no number."""

    id: str
    text: str
    kind: str
    n: int
    points: int


class GoalCard(NamedTuple):
    """A goal card; it holds for everybody."""

    id: str
    name: str
    is_basic: bool
    goals: tuple[GoalPrint, GoalPrint]


class SoloRank(NamedTuple):
    """What a solo match of ``least`` points and more is called."""

    least: int
    name: str
    won: bool


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


def _goal_card(card: str, name: str, goal_set: str, goals: list[dict[str, Any]]) -> GoalCard:
    if len(goals) != 2:
        raise ContentError(FILE, f"goal_cards/{card}", "goals", "must be two")
    first, second = (GoalPrint(g["id"], g["text"], g["kind"], g.get("n", 0), g["points"]) for g in goals)
    return GoalCard(card, name, goal_set == "basic", (first, second))


BREEDS: tuple[BreedPrint, ...] = tuple(BreedPrint(*row) for row in _entries("breeds", "id", "name", "code", "rgb"))
"""In data order."""
BREED_BY_ID: dict[str, Breed] = {breed.id: Breed(index) for index, breed in enumerate(BREEDS)}
CARDS: tuple[HenPrint, ...] = tuple(
    HenPrint(card, BREED_BY_ID[breed], *numbers)
    for card, breed, *numbers in _entries("cards", "id", "breed", "number", "eggs", "medals", "copies")
)
"""In data order: by breed, then number."""
CARD_BY_ID: dict[str, Card] = {hen.id: Card(index) for index, hen in enumerate(CARDS)}
COOP_NAME: str = _DATA["coop"]["name"]
COOP_TEXT: str = _DATA["coop"]["text"]
PAIRS: dict[str, PairPrint] = {
    pair: PairPrint((BREED_BY_ID[one], BREED_BY_ID[other]), BREED_BY_ID[fixed])
    for pair, (one, other), fixed in _entries("pairs", "id", "breeds", "fixed_removed")
}
REMOVE_ONE_OF: dict[int, tuple[PairPrint, ...]] = {
    players: tuple(PAIRS[pair] for pair in pairs)
    for players, pairs in _entries("deck_by_players", "players", "remove_one_of")
}
"""The pairs of which one breed leaves, by the number of players."""
GOAL_CARDS: tuple[GoalCard, ...] = tuple(
    _goal_card(*row) for row in _entries("goal_cards", "id", "name", "set", "goals")
)
GOAL_CARD_BY_ID: dict[str, GoalCard] = {card.id: card for card in GOAL_CARDS}
SOLO_RANKS: tuple[SoloRank, ...] = tuple(SoloRank(*row) for row in _entries("solo_ranks", "min", "name", "won"))
"""Rising."""
AID: tuple[str, ...] = tuple(text for (text,) in _entries("aid", "text"))
"""The summary, line by line."""

HAND_SIZE = _constant("hand_size")
DRAWS_PER_TURN = _constant("draws_per_turn")
ROUNDS = _constant("rounds")
ROOSTER_ROUND = _constant("rooster_round")
FIRST_PILE_ROUND = _constant("first_pile_round")
LONG_SIDE = _constant("yard_long_side")
SHORT_SIDE = _constant("yard_short_side")
YARD_CELLS = LONG_SIDE * SHORT_SIDE
NEIGHBOUR_STEP = _constant("neighbour_step")
MEDAL_SET = _constant("medal_set")
MEDAL_SET_POINTS = _constant("medal_set_points")
COOP_POINTS = _constant("coop_points")
RULES_VERSION: int = _DATA["game"]["rules_version"]
SEATS = range(_DATA["game"]["min_players"], _DATA["game"]["max_players"] + 1)
MINUTES: int = _DATA["game"]["minutes"]
NUMBERS = range(1, 7)
"""What can be printed on a hen."""

BREED_OF: tuple[Breed, ...] = tuple(hen.breed for hen in CARDS)
"""The breed of each card, for functions that must be quick; so are the next tables."""
NUMBER_OF: tuple[int, ...] = tuple(hen.number for hen in CARDS)
EGGS_OF: tuple[int, ...] = tuple(hen.eggs for hen in CARDS)
MEDALS_OF: tuple[int, ...] = tuple(hen.medals for hen in CARDS)
FACE_DOWN = Card(len(CARDS))
"""Stands in a sight for a card that may not be looked at. It is no index: whoever looks it up learns so at once."""


def gets_along(one: HenPrint, other: HenPrint) -> bool:
    """Tell whether two hens may be neighbours: same breed with any number, or numbers exactly one apart.

    Source: Hens rulebook, "Turn", rule of adjacency.
    """
    return one.breed == other.breed or abs(one.number - other.number) == NEIGHBOUR_STEP


ALL_CARDS = (1 << len(CARDS)) - 1
"""Every card as a set: one bit a card."""
FRIENDS: tuple[int, ...] = tuple(
    sum(1 << card for card, other in enumerate(CARDS) if gets_along(hen, other)) for hen in CARDS
)
"""For each card the set of cards that may stand beside it."""


@cache
def copies_in_play(removed: tuple[Breed, ...]) -> tuple[int, ...]:
    """Return how many copies of each card are in play when these breeds have left."""
    return tuple(0 if hen.breed in removed else hen.copies for hen in CARDS)


def cards_in_play(removed: tuple[Breed, ...]) -> tuple[Card, ...]:
    """Return all cards of the breeds that stay, copies repeated, in data order."""
    return tuple(Card(card) for card, copies in enumerate(copies_in_play(removed)) for _ in range(copies))
