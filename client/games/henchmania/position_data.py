"""The shape of a saved position: names, types and ranges, as section 9 of the rules reference lists them.

Names that the reference does not know are ignored.
"""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from client.core.refusal import InvalidPosition
from client.games.henchmania.cards import CARD_BY_ID
from client.games.henchmania.components import MOST_EXTRA_DAYS, MOST_TIE_ROUNDS
from client.games.henchmania.options import FamilyId, SiteId

VERSION = 1
GAME_ID = "henchmania"


def _known_card(card: str) -> str:
    if card not in CARD_BY_ID:
        raise ValueError(f"there is no card {card!r:.40}")
    return card


CardId = Annotated[str, AfterValidator(_known_card)]
Seat = Annotated[int, Field(ge=0, le=4)]
Count = Annotated[int, Field(ge=0)]
Ordinal = Annotated[int, Field(ge=1)]
DieFace = Annotated[int, Field(ge=1, le=6)]
Step = Literal[
    "place",
    "turn",
    "replace",
    "shield",
    "give",
    "inquire",
    "lose",
    "guard",
    "weapon",
    "prepare",
    "after_attack",
    "after_defence",
    "heal",
    "keep",
]
StageName = Literal[
    "guard",
    "attack_weapon",
    "defence_weapon",
    "prepare_attacker",
    "prepare_defender",
    "after_attack",
    "after_defence",
    "heal",
]


class _Part(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)


class RngData(_Part):
    """Where the match stands in its stream of chance."""

    seed: int
    counter: Count


class LaidData(_Part):
    """A card that lies before a seat."""

    card: CardId
    turned: bool


class PawnData(_Part):
    """A Henchman off the board."""

    owner: Seat
    counts_for: Seat


class StandingData(PawnData):
    """A Henchman on a site."""

    placed_by: Seat


class BoardData(_Part):
    """The Henchmen of every site, in order of arrival."""

    tavern: list[StandingData]
    castle: list[StandingData]
    square: list[StandingData]
    church: list[StandingData]
    armory: list[StandingData]


class PilesData(_Part):
    """A pile of cards at every site, the last one on top."""

    tavern: list[CardId]
    castle: list[CardId]
    square: list[CardId]
    church: list[CardId]
    armory: list[CardId]


class DecisionData(_Part):
    """The open question; which of the later fields it must have depends on ``step``."""

    step: Step
    seat: Seat
    card: CardId | None = None
    source: Seat | None = None
    move: dict[str, Any] | None = None
    victim: Seat | None = None
    left: Annotated[int, Field(ge=1, le=2)] | None = None
    role: Literal["att", "def"] | None = None
    min_card: CardId | None = None


class WorkData(_Part):
    """Work that waits; which of the later fields it must have depends on ``q``."""

    q: Literal["hit", "window", "drop", "keep", "end"]
    seat: Seat | None = None
    source: Seat | None = None
    card: CardId | None = None
    move: dict[str, Any] | None = None
    step: Literal["after_attack", "after_defence"] | None = None


class DuelData(_Part):
    """A duel under way."""

    attacker: Seat
    defender: Seat
    glove: CardId | None
    stage: StageName
    attack_weapon: CardId | None
    defence_weapon: CardId | None
    attacker_drugged: bool
    defender_drugged: bool
    attacker_confident: bool
    defender_confident: bool
    fewer_dice: Annotated[int, Field(ge=0, le=1)]
    attack_dice: Annotated[list[DieFace], Field(max_length=3)]
    defence_dice: Annotated[list[DieFace], Field(max_length=3)]
    hits: Annotated[int, Field(ge=0, le=3)]
    wounds: Annotated[int, Field(ge=0, le=3)]
    tie: bool


class TieData(_Part):
    """The tie duel."""

    pair: Annotated[list[Seat], Field(min_length=2, max_length=2)]
    round: Annotated[int, Field(ge=1, le=MOST_TIE_ROUNDS)]
    fight: Literal[1, 2]
    wounds: Annotated[list[Count], Field(min_length=2, max_length=2)]


class PositionData(_Part):
    """A full position."""

    game: Literal["henchmania"]
    version: Literal[1]
    players: int = Field(ge=2, le=5)
    options: dict[str, Any]
    rng: RngData
    day: Ordinal
    extra_days: Annotated[int, Field(ge=0, le=MOST_EXTRA_DAYS)]
    phase: Literal["place", "play", "keep", "tie", "over"]
    badge: Seat
    scores: list[Count]
    families: list[FamilyId]
    hands: list[list[CardId]]
    kept: list[list[CardId]]
    reserves: list[list[LaidData]]
    trumps: list[LaidData | None]
    pools: list[list[PawnData]]
    stolen: list[list[PawnData]]
    board: BoardData
    decks: PilesData
    discards: PilesData
    passed: list[bool]
    last_seat: Annotated[int, Field(ge=-1, le=4)]
    decision: DecisionData | None
    queue: list[WorkData]
    duel: DuelData | None
    tie: TieData | None
    seen: list[list[list[CardId]]]
    dice_queue: list[DieFace]
    winners: list[Seat]


SITE_IDS: tuple[SiteId, ...] = ("tavern", "castle", "square", "church", "armory")


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


def require(*, holds: bool, field: str, why: str) -> None:
    """Raise InvalidPosition for ``field`` unless it holds."""
    if not holds:
        raise InvalidPosition(field, why)
