"""The printed components, read once from ``components.toml``. Names and texts are catalogue texts.

A colour is a letter of ``COLOURS``, a Location a letter from A to Q, a card slot one of ``SLOTS``.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from client.core.content import ContentError, load_components
from client.games.ham_helsing.verbs import (
    PARAMS,
    Ability,
    DiePower,
    EffectToken,
    LocationPower,
    Star,
    VillainPower,
)

Colour: TypeAlias = str
Loc: TypeAlias = str
Params: TypeAlias = Mapping[str, Any]
V = TypeVar("V", bound=StrEnum)

FILE = "components.toml"
_DATA = load_components(__package__, FILE)


class Location(NamedTuple):
    """A place of the map; ``x`` and ``y`` are fractions of the map."""

    letter: Loc
    name: str
    limit: int
    x: float
    y: float
    power: LocationPower | None


class PathPrint(NamedTuple):
    """A path. One that wraps leaves the board at ``side`` and comes back opposite; ``exit`` is a fraction."""

    a: Loc
    b: Loc
    wrap: bool
    side: str
    exit: float


class PowerPrint(NamedTuple):
    """The power of a Location."""

    id: LocationPower
    location: Loc
    name: str
    text: str


class Hero(NamedTuple):
    """A character's board. ``steps`` holds the length of the skill tracks in the order of the colours."""

    id: str
    name: str
    cube: str
    health: int
    base_move: int
    money: int
    katana: bool
    ability: Ability
    ability_name: str
    ability_text: str
    steps: tuple[int, ...]


class CardPrint(NamedTuple):
    """A starting card or an upgrade. ``icons`` holds slot and icon from the top; the star has no icon of its own."""

    id: str
    name: str
    icons: tuple[tuple[str, str], ...]
    star: Star | None
    passive: bool
    text: str
    params: Params
    cost: int
    copies: int
    owner: str
    """The hero of a starting card, or the market row of an upgrade."""


class TextPower(NamedTuple):
    """A power of a Villain with its printed text."""

    id: VillainPower
    text: str
    params: Params


class Villain(NamedTuple):
    """A Villain's board. ``health`` has one number for each number of seats; ``powers``: skull and two upgrades."""

    id: str
    name: str
    rank: int
    health: Mapping[int, int]
    powers: tuple[TextPower, TextPower, TextPower]
    die: DiePower
    die_text: str
    die_params: Params
    armour: bool
    armour_text: str
    may_exceed_health: bool


class Reward(NamedTuple):
    """What a colour earns in a fight; ``of`` names whom to Scare ("any" or a colour)."""

    kind: str
    n: int
    of: str | None


class VillainCard(NamedTuple):
    """A Villain card: ``move`` is the colour of the Minions that move, "die" or "" for none."""

    id: str
    level: int
    destination: Loc
    move: str
    nests: bool
    rewards: Mapping[Colour, Reward]


def _entries(section: str) -> Iterator[tuple[dict[str, Any], "_Entry"]]:
    for row in _DATA.get(section, ()):
        yield row, _Entry(f"{section}/{row.get('id', '?')}", row)


class _Entry:
    """Reads the keys of one entry and names it where one is wrong."""

    def __init__(self, name: str, row: Mapping[str, Any]) -> None:
        self.name = name
        self.row = row

    def __call__(self, key: str) -> Any:  # noqa: ANN401 - whatever the file holds
        """Return the value of a key that must be there."""
        if key not in self.row:
            raise ContentError(FILE, self.name, key, "is missing")
        return self.row[key]

    def verb(self, key: str, verbs: Callable[[str], V]) -> V:
        """Return the value of a key as a verb."""
        try:
            return verbs(self(key))
        except ValueError as error:
            raise ContentError(FILE, self.name, key, str(error)) from error

    def params(self, key: str, verb: StrEnum) -> Params:
        """Return the numbers that a verb needs, all of them and no others."""
        given = self(key)
        if set(given) != set(PARAMS.get(verb, ())):
            raise ContentError(FILE, self.name, key, f"{verb} needs {PARAMS.get(verb, ())}")
        return MappingProxyType(given)


def _locations() -> dict[Loc, Location]:
    return {
        row["id"]: Location(
            entry("id"),
            entry("name"),
            entry("limit"),
            entry("x"),
            entry("y"),
            entry.verb("power", LocationPower) if entry("power") else None,
        )
        for row, entry in _entries("locations")
    }


def _heroes() -> dict[str, Hero]:
    return {
        row["id"]: Hero(
            entry("id"),
            entry("name"),
            entry("cube"),
            entry("health"),
            entry("base_move"),
            entry("money"),
            entry("katana"),
            entry.verb("ability", Ability),
            entry("ability_name"),
            entry("ability_text"),
            tuple(entry("skill_steps")[colour] for colour in COLOURS),
        )
        for row, entry in _entries("characters")
    }


def _card(entry: _Entry, owner: str) -> CardPrint:
    star = entry.verb("special", Star) if entry("star") else None
    return CardPrint(
        entry("id"),
        entry("name"),
        tuple(sorted(entry("icons").items())),
        star,
        star is not None and entry("kind") == "passive",
        entry("text"),
        MappingProxyType({}) if star is None else entry.params("params", star),
        entry.row.get("cost", 0),
        entry("copies"),
        owner,
    )


def _villain(entry: _Entry) -> Villain:
    powers = tuple(
        TextPower(verb, entry(f"{key}_text"), entry.params(f"{key}_params", verb))
        for key in ("skull", "upgrade1", "upgrade2")
        for verb in (entry.verb(key, VillainPower),)
    )
    die = entry.verb("die_power", DiePower)
    return Villain(
        entry("id"),
        entry("name"),
        entry("rank"),
        MappingProxyType({int(seats): health for seats, health in entry("health").items()}),
        (powers[0], powers[1], powers[2]),
        die,
        entry("die_power_text"),
        entry.params("die_power_params", die),
        entry("ability") == "robo_armour",
        entry("ability_text"),
        entry("may_exceed_health"),
    )


def _villain_card(entry: _Entry) -> VillainCard:
    rewards = {colour: Reward(r["kind"], r["n"], r.get("of")) for colour, r in entry("rewards").items()}
    return VillainCard(
        entry("id"),
        entry("level"),
        entry("destination"),
        entry("minion_move"),
        entry("nests"),
        MappingProxyType({colour: rewards[colour] for colour in COLOURS if colour in rewards}),
    )


_constant = _Entry("constants", _DATA["constants"])
_game = _Entry("game", _DATA["game"])

COLOURS: str = "".join(_DATA["colours"]["order"])
COLOUR_NAMES: Mapping[Colour, str] = MappingProxyType(_DATA["colours"]["names"])
SLOTS = ("1", "2", "3", "4", "5", "S")
"""Icon slots in the order in which they act."""

SEATS = range(_game("min_players"), _game("max_players") + 1)
MINUTES: int = _game("minutes")
RULES_VERSION: int = _game("rules_version")
HAND_SIZE: int = _constant("hand_size")
HAND_SIZE_SOLO: int = _constant("hand_size_solo")
SHARED_BONUS: int = _constant("shared_location_bonus")
MONEY_MAX: int = _constant("money_max")
MUD_CANYON: Loc = _constant("mud_canyon")
CAVERN: Loc = _constant("cavern")
LAB: Loc = next(row["location"] for row in _DATA["location_powers"] if row["id"] == LocationPower.LAB)
VILLAIN_START: Loc = _constant("villain_start")
HERO_START: Loc = _constant("hero_start")
NO_SETUP_MINION: tuple[Loc, ...] = tuple(_constant("no_setup_minion"))
MARKET_ROW: int = _constant("market_row")
FLUSH_COST: int = _constant("flush_cost")
SWAMP_DISCOUNT: int = _constant("swamp_discount")
KATANA_POINTS: int = _constant("katana_damage")
KNUCKLES_SCARE: int = _constant("knuckles_scare")
POWER_NESTS: tuple[int, int] = tuple(_constant("upgrade_power_nests"))
BOX = "box"
DEN = "den"

LOCATIONS: Mapping[Loc, Location] = MappingProxyType(_locations())
PATHS: tuple[PathPrint, ...] = tuple(
    PathPrint(entry("a"), entry("b"), entry("wrap"), row.get("side", ""), row.get("exit", 0.0))
    for row, entry in _entries("paths")
)
LOCATION_POWERS: Mapping[LocationPower, PowerPrint] = MappingProxyType(
    {
        verb: PowerPrint(verb, entry("location"), entry("name"), entry("text"))
        for _, entry in _entries("location_powers")
        for verb in (entry.verb("id", LocationPower),)
    }
)
MINION_COPIES: Mapping[str, int] = MappingProxyType({row["face"]: row["copies"] for row in _DATA["minions"]})
"""How many tokens of each face there are, in the order of the data."""
EFFECT_TEXTS: Mapping[EffectToken, str] = MappingProxyType(
    {entry.verb("id", EffectToken): entry("text") for _, entry in _entries("effect_tokens")}
)
EFFECTS: tuple[EffectToken, ...] = tuple(EFFECT_TEXTS)
"""The effect tokens; an option puts the first so many in the bag."""
HEROES: Mapping[str, Hero] = MappingProxyType(_heroes())
START_CARDS: tuple[CardPrint, ...] = tuple(_card(entry, entry("character")) for _, entry in _entries("start_cards"))
UPGRADES: Mapping[str, tuple[CardPrint, ...]] = MappingProxyType(
    {
        "attack": tuple(_card(entry, "attack") for _, entry in _entries("attack_upgrades")),
        "special": tuple(_card(entry, "special") for _, entry in _entries("special_upgrades")),
    }
)
"""The upgrades of each market row."""
CARDS: Mapping[str, CardPrint] = MappingProxyType(
    {card.id: card for card in (*START_CARDS, *UPGRADES["attack"], *UPGRADES["special"])}
)
DICE: tuple[tuple[str, ...], ...] = tuple(tuple(row["faces"]) for row in _DATA["villain_dice"])
VILLAINS: Mapping[str, Villain] = MappingProxyType({row["id"]: _villain(entry) for row, entry in _entries("villains")})
VILLAIN_CARDS: Mapping[str, VillainCard] = MappingProxyType(
    {row["id"]: _villain_card(entry) for row, entry in _entries("villain_cards")}
)
LAST_CARD = next(card.id for card in VILLAIN_CARDS.values() if card.level == 4)
AID: tuple[str, ...] = tuple(row["text"] for row in _DATA["aid"])
COMPONENT_COUNTS: Mapping[str, int] = MappingProxyType(
    {name: count for name, count in _DATA["components"].items() if isinstance(count, int)}
)
