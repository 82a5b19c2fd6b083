"""The printed components, read once from ``components.toml``. Names and texts are catalogue texts.

Every kind of card has a number, its ``Card``: the base cards in the order of the file, then the variants, then the
animals site by site. Sorted numbers are the printed order, in which hands and Reserves lie.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple, NewType

from client.core.content import ContentError, load_components
from client.games.henchmania.verbs import NUMBERS_OF, Verb

Card = NewType("Card", int)
"""The number of a kind of card; equal cards are the same number. Above the last one: a back whose face is hidden."""
Site = NewType("Site", int)
"""The number of a site, in the order of the file."""


class Kind(Enum):
    """What becomes of a card that is played."""

    ACTION = "action"
    RESERVE = "reserve"
    TRUMP = "trump"


class Play(Enum):
    """When an action can be played."""

    TURN = "turn"
    REACTION = "reaction"
    WEAPON = "weapon"


class Targets(Enum):
    """What the player of an action points at."""

    NONE = "none"
    OPPONENT = "opponent"
    OPPONENT_BACK = "opponent_back"
    OPPONENT_PAWN = "opponent_pawn"
    OPPONENT_RESERVE_ANY = "opponent_reserve_any"
    OPPONENT_RESERVE_PERFORMANCE = "opponent_reserve_performance"
    OPPONENT_RESERVE_TAKEABLE = "opponent_reserve_takeable"
    OPPONENT_FRONT = "opponent_front"
    ALL_OPPONENTS = "all_opponents"
    DISCARD_TOP = "discard_top"


class Power(NamedTuple):
    """The twist of a variant card; the defaults are what the card in its place does."""

    no_guard: bool = False
    bare_attack: int = 6
    lose_penalty: int = 1
    extra_loss: int = 0
    win_draw: str = ""
    extra_draw: int = 0
    unstoppable: bool = False
    counts_for: str = "owner"
    lose_points: int = 0
    no_belladonna: bool = False
    pierce: int = 0
    attack: int = 0
    return_on_win: bool = False


class CardPrint(NamedTuple):
    """What is printed on a card. ``limit`` is the most cards of the family in one Reserve, 0 if it never lies there."""

    id: str
    name: str
    text: str
    site: Site
    copies: int
    kind: Kind
    family: str
    effect: Verb
    numbers: Mapping[str, int]
    play: Play | None
    targets: Targets
    hostile: bool
    limit: int
    turns: bool
    """Turned when its effect is used, and spent until the end of the day."""
    spent: bool
    """Discarded by its own effect."""
    attack: int
    defense: int
    replaces: str = ""
    power: Power = Power()


class SitePrint(NamedTuple):
    """A site. ``cards`` counts its base cards, ``animals`` those that an option adds."""

    id: str
    name: str
    colour: str
    text: str
    cards: int
    animals: int


class FamilyPrint(NamedTuple):
    """A coat of arms."""

    id: str
    name: str


FILE = "components.toml"
_DATA = load_components(__package__, FILE)


def _entry(section: str, entry: Mapping[str, Any], *keys: str) -> list[Any]:
    """Return these values of an entry.

    Raises:
        ContentError: names the entry that lacks a key.
    """
    missing = next((key for key in keys if key not in entry), None)
    if missing is not None:
        raise ContentError(FILE, f"{section}/{entry.get('id', '?')}", missing, "is missing")
    return [entry[key] for key in keys]


def _site(section: str, entry: Mapping[str, Any], site_id: str) -> Site:
    ids = [site.id for site in SITES]
    if site_id not in ids:
        raise ContentError(FILE, f"{section}/{entry.get('id', '?')}", "site", f"there is no site {site_id}")
    return Site(ids.index(site_id))


def _verb(section: str, entry: Mapping[str, Any]) -> tuple[Verb, dict[str, int]]:
    """Return the checked effect of a card with exactly the numbers that it asks for."""
    name, numbers = entry.get("effect"), dict(entry.get("params", {}))
    where = f"{section}/{entry.get('id', '?')}"
    if name not in {verb.value for verb in Verb}:
        raise ContentError(FILE, where, "effect", f"there is no effect {name!r}")
    verb = Verb(name)
    if set(numbers) != set(NUMBERS_OF[verb]) or not all(type(number) is int for number in numbers.values()):
        raise ContentError(FILE, where, "params", f"must be whole numbers called {', '.join(NUMBERS_OF[verb])}")
    return verb, numbers


def _printed(section: str, entry: Mapping[str, Any], site: Site) -> CardPrint:
    card_id, name, text, kind = _entry(section, entry, "id", "name", "text", "type")
    verb, numbers = _verb(section, entry)
    try:
        return CardPrint(
            card_id,
            name,
            text,
            site,
            entry.get("copies", 1),
            Kind(kind),
            entry.get("family", card_id),
            verb,
            numbers,
            Play(entry["play"]) if "play" in entry else None,
            Targets(entry.get("targets", "none")),
            entry.get("hostile", False),
            entry.get("max", 0),
            entry.get("arrow", False),
            entry.get("discard_to_use", False),
            entry.get("attack", 0),
            entry.get("defense", 0),
        )
    except ValueError as error:
        raise ContentError(FILE, f"{section}/{card_id}", "type, play or targets", str(error)) from error


def _variant(entry: Mapping[str, Any], base: Mapping[str, CardPrint]) -> CardPrint:
    """Return a variant as it works with its power; ``attack`` is printed, so it is changed here."""
    card_id, name, text, replaces = _entry("variants", entry, "id", "name", "text", "replaces")
    if replaces not in base:
        raise ContentError(FILE, f"variants/{card_id}", "replaces", f"there is no card {replaces}")
    try:
        power = Power(**entry.get("power", {}))
    except TypeError as error:
        raise ContentError(FILE, f"variants/{card_id}", "power", str(error)) from error
    plain = base[replaces]
    return plain._replace(
        id=card_id,
        name=name,
        text=text,
        copies=1,
        attack=power.attack or plain.attack,
        replaces=replaces,
        power=power,
    )


def _animals() -> list[CardPrint]:
    """Return one card for each animal and site, animal by animal."""
    cards = []
    for entry in _DATA["animals"]:
        for site_id in entry["sites"]:
            card = _printed("animals", entry, _site("animals", entry, site_id))
            cards.append(card._replace(id=f"{card.id}_{site_id}", copies=1))
    return cards


def meter_of(score: int) -> tuple[int, bool]:
    """Return what the score meter shows, from 0 to 30, and whether the mark for 30 points more lies beside it.

    Source: ruling R5.
    """
    return ((score - 1) % METER_WRAP + 1 if score else 0), score > METER_WRAP


def _constant(name: str) -> int:
    value = _DATA["constants"].get(name)
    if not isinstance(value, int):
        raise ContentError(FILE, "constants", name, "must be a whole number")
    return value


SITES: tuple[SitePrint, ...] = tuple(
    SitePrint(*_entry("sites", entry, "id", "name", "colour", "text", "cards", "animals")) for entry in _DATA["sites"]
)
ALL_SITES: tuple[Site, ...] = tuple(Site(number) for number in range(len(SITES)))
FAMILIES: tuple[FamilyPrint, ...] = tuple(FamilyPrint(*_entry("families", f, "id", "name")) for f in _DATA["families"])
AID: tuple[str, ...] = tuple(entry["text"] for entry in _DATA["aid"])

_BASE = {entry["id"]: _printed("cards", entry, _site("cards", entry, entry["site"])) for entry in _DATA["cards"]}
_VARIANTS = [_variant(entry, _BASE) for entry in _DATA["variants"]]
_GROUPS = {entry["id"]: entry["group"] for entry in _DATA["variants"]}

WITH_POWERS: tuple[CardPrint, ...] = (*_BASE.values(), *_VARIANTS, *_animals())
"""Every kind of card by its number, variants with their twist."""
PLAIN: tuple[CardPrint, ...] = tuple(
    _BASE[card.replaces]._replace(id=card.id, name=card.name, copies=1, replaces=card.replaces)
    if card.replaces
    else card
    for card in WITH_POWERS
)
"""The same with variants that work exactly like the card they replace."""

GLOVE_VARIANTS: tuple[str, ...] = tuple(card for card, group in _GROUPS.items() if group == "glove")
HENCHMAN_VARIANTS: tuple[str, ...] = tuple(card for card, group in _GROUPS.items() if group == "henchman")
ANIMAL_IDS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["animals"])

START_POINTS = _constant("start_points")
PAWNS = _constant("pawns_per_player")
RESERVE_LIMIT = _constant("reserve_limit")
ATTACK_DICE = _constant("attack_dice")
BARE_HANDS = _constant("bare_hands_value")
LEAST_VALUE = _constant("min_value")
MOST_EXTRA_DAYS = _constant("max_extra_days")
MOST_TIE_ROUNDS = _constant("max_draw_duel_rounds")
METER_WRAP = _constant("meter_wrap")
SPOTS: dict[int, int] = {int(players): spots for players, spots in _DATA["constants"]["spots_per_site"].items()}
"""Henchmen a site has room for, by the number of players."""
WINNING_ATTACKER: int = _DATA["duel"]["attacker_win_attacker"]
WOUND: int = _DATA["duel"]["attacker_win_defender_per_wound"]
WINNING_DEFENDER: int = _DATA["duel"]["defender_win_defender"]
PERFORMANCE_POINTS: tuple[int, ...] = tuple(_DATA["performance"]["points_by_different"])
"""Points at the end of a day, by the number of different Performances."""
RULES_VERSION: int = _DATA["game"]["rules_version"]
SEATS = range(_DATA["game"]["min_players"], _DATA["game"]["max_players"] + 1)
MINUTES: int = _DATA["game"]["minutes"]
