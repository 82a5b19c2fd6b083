"""The shape of a saved position: names, types and ranges, as section 9 of the rules reference lists them."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from client.core.refusal import InvalidPosition
from client.games.ham_helsing.components import (
    COLOURS,
    DICE,
    EFFECTS,
    HEROES,
    LOCATION_POWERS,
    MINION_COPIES,
    MONEY_MAX,
    START_CARDS,
    UPGRADES,
    VILLAIN_CARDS,
    VILLAINS,
)
from client.games.ham_helsing.components import SLOTS as CARD_SLOTS
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.tokens import FACES

VERSION = 1
GAME_ID = "ham_helsing"


def _known(*allowed: str) -> AfterValidator:
    """Accept only these texts."""
    names = frozenset(allowed)

    def check(value: str) -> str:
        if value not in names:
            raise ValueError(f"unknown: {value:.40}")
        return value

    return AfterValidator(check)


_ALL_UPGRADES = tuple(card.id for row in UPGRADES.values() for card in row)
Loc = Annotated[str, _known(*LETTERS)]
Colour = Annotated[str, _known(*COLOURS)]
Token = Annotated[str, _known(*FACES)]
WholeToken = Annotated[str, _known(*MINION_COPIES)]
BagToken = Annotated[str, _known(*MINION_COPIES, *map(str, EFFECTS))]
Effect = Annotated[str, _known(*map(str, EFFECTS))]
Upgrade = Annotated[str, _known(*_ALL_UPGRADES)]
VillainCardId = Annotated[str, _known(*VILLAIN_CARDS)]
Face = Annotated[str, _known(*(face for die in DICE for face in die))]
Uid = Annotated[int, Field(ge=0, le=39)]
Source = Annotated[int, Field(ge=-1, le=39)]
Character = Annotated[int, Field(ge=0, le=3)]
Count = Annotated[int, Field(ge=0)]
Icon = Annotated[str, _known(*"BRPYWMHSKXTmZ", *("f" + colour for colour in COLOURS))]


def _holder(*places: str) -> AfterValidator:
    """Accept the number of a character, or one of these places."""

    def check(value: object) -> object:
        if value not in places and not (type(value) is int and 0 <= value <= 3):
            raise ValueError(f"must be a character or one of {', '.join(places)}")
        return value

    return AfterValidator(check)


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RngData(_Part):
    """Where the match stands in its stream of chance."""

    seed: int
    counter: Count


class SkillsData(_Part):
    """Steps of the four skills."""

    B: Count
    R: Count
    P: Count
    Y: Count


class CharData(_Part):
    """A character."""

    id: Annotated[str, _known(*HEROES)]
    seat: Character
    pile: Character
    loc: Loc
    hp: Count
    money: int = Field(ge=0, le=MONEY_MAX)
    skills: SkillsData
    ko: bool


class PileData(_Part):
    """A hand with its deck, its discard pile and the upgrades set aside."""

    hand: list[Uid]
    deck: list[Uid]
    discard: list[Uid]
    aside: list[Upgrade]


class CardData(_Part):
    """A sleeved card."""

    id: Annotated[str, _known(*(card.id for card in START_CARDS))]
    ups: list[Upgrade]
    cov: list[Annotated[str, _known(*CARD_SLOTS)]]


class KnucklesData(_Part):
    """Where the bear is."""

    loc: Annotated[str, _known(*LETTERS, "den")]
    asleep: bool


class VillainData(_Part):
    """The Villain."""

    id: Annotated[str, _known(*VILLAINS)]
    hp: Count
    start_hp: int = Field(ge=1)
    loc: Loc


class RowData(_Part):
    """A row of the Market."""

    slots: list[Upgrade | None] = Field(min_length=3, max_length=3)
    deck: list[Upgrade]
    discard: list[Upgrade]


class MarketData(_Part):
    """Both rows of the Market."""

    attack: RowData
    special: RowData


class TurnData(_Part):
    """What is remembered within a turn."""

    c: Character
    pool: list[Annotated[tuple[Icon, Source], Field(strict=False)]]
    played: list[Uid]
    touched: list[Uid]
    skill_used: list[Colour]
    powers: list[Annotated[str, _known(*map(str, LOCATION_POWERS))]]
    village_up: list[Colour]
    village_down: list[Colour]
    traded: bool
    defeated: list[Annotated[tuple[WholeToken, bool], Field(strict=False)]]
    rewards: list[Colour]
    oink: Count
    doubled: list[Colour]
    convert: bool
    bounty: Count
    nobite: bool


class PositionData(_Part):
    """A full position."""

    game: Literal["ham_helsing"]
    version: Literal[1]
    players: int = Field(ge=1, le=4)
    options: dict[str, Any]
    rng: RngData
    dice_queue: list[Face]
    round: int = Field(ge=1)
    rounds: int = Field(ge=1)
    chars: list[CharData]
    piles: list[PileData]
    cards: dict[str, CardData]
    board: dict[str, list[Token]]
    bag: list[BagToken]
    token_discard: list[BagToken]
    nests: list[Loc]
    shield: Annotated[Any, _holder("L", "box")]
    katana: Annotated[Any, _holder("box")]
    knuckles: KnucklesData
    villain: VillainData
    villain_deck: list[VillainCardId]
    villain_discard: list[VillainCardId]
    market: MarketData
    effect_queue: list[Effect]
    turn: TurnData | None
    stack: list[Any]
    result: Literal["win", "loss"] | None
    reason: Literal["villain_defeated", "all_ko", "mud_canyon_overrun", "mud_canyon_destroyed"] | None


def position_data(data: object) -> PositionData:
    """Read names, types and ranges.

    Raises:
        InvalidPosition: names the first field that is wrong.
    """
    try:
        return PositionData.model_validate(data)
    except ValidationError as error:
        raise invalid(error) from error


def invalid(error: ValidationError, within: str = "") -> InvalidPosition:
    """Turn the first complaint of pydantic into the field's path and the reason."""
    first = error.errors(include_url=False, include_input=False)[0]
    path = ".".join([*([within] if within else []), *map(str, first["loc"])])
    return InvalidPosition(path or "position", first["msg"])
