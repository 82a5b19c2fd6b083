"""The shape of a saved position: names, types and ranges, as section 9 of the rules reference lists them."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from client.core.refusal import InvalidPosition
from client.games.hens.components import BREED_BY_ID, CARD_BY_ID, GOAL_CARD_BY_ID

GAME_ID = "hens"
VERSION = 1


def _known_card(card: str) -> str:
    if card not in CARD_BY_ID:
        raise ValueError("there is no such card")
    return card


def _known_breed(breed: str) -> str:
    if breed not in BREED_BY_ID:
        raise ValueError("there is no such breed")
    return breed


def _known_goal_card(card: str) -> str:
    if card not in GOAL_CARD_BY_ID:
        raise ValueError("there is no such goal card")
    return card


CardId = Annotated[str, AfterValidator(_known_card)]
BreedId = Annotated[str, AfterValidator(_known_breed)]
GoalCardId = Annotated[str, AfterValidator(_known_goal_card)]
Cards = list[CardId]
Seat = Annotated[int, Field(ge=0, le=3)]
Count = Annotated[int, Field(ge=0)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RngData(_Part):
    """Where the match stands in its stream of chance."""

    seed: int
    counter: Count


class SquareData(_Part):
    """A card in a yard."""

    x: int
    y: int
    face: Literal["hen", "coop"]
    card: CardId


class PointData(_Part):
    """A square of a yard."""

    x: int
    y: int


class SeatData(_Part):
    """What lies at one seat."""

    hand: Cards
    yard: list[SquareData]
    discard: Cards
    rooster: PointData | None
    taken: Cards
    coops_since: Count


class PositionData(_Part):
    """A full position. The result is not read: it is counted again."""

    game: Literal["hens"]
    version: Literal[1]
    players: int = Field(ge=1, le=4)
    options: dict[str, Any]
    rng: RngData
    removed_breeds: list[BreedId]
    goal_card: GoalCardId | None
    first_seat: Seat
    round: int = Field(ge=1, le=12)
    seat: Seat
    phase: Literal["draw", "place", "discard", "rooster", "over"]
    drawn: int = Field(ge=0, le=2)
    rooster_queue: list[Seat]
    deck: Cards
    neighbour: Cards | None
    seats: list[SeatData]
    result: dict[str, Any] | None


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
