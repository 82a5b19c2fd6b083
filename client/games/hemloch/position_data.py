"""The shape of a saved position: names, types and ranges, as section 9 of the rules reference lists them.

Ids become numbers while they are read. Fields that are not listed are ignored.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError

from client.core.refusal import InvalidPosition
from client.games.hemloch.components import (
    GROUP_SIZE,
    ITEMS,
    LOCATIONS,
    MINIONS,
    PLACES,
    WEEK_CARDS,
    Card,
    Item,
    Location,
    WeekCard,
)
from client.games.hemloch.state import End

GAME_ID = "hemloch"
VERSION = 1


def _one_of(ids: tuple[str, ...]) -> Callable[[object], int]:
    """Return a reader that turns an id into its number."""

    def number(value: object) -> int:
        if not isinstance(value, str) or value not in ids:
            raise ValueError(f"must be one of {', '.join(ids)}")
        return ids.index(value)

    return number


def _end(value: object) -> End:
    return End(value)


CardId = Annotated[Card, PlainValidator(_one_of(tuple(minion.id for minion in MINIONS)))]
LocationId = Annotated[Location, PlainValidator(_one_of(tuple(place.id for place in PLACES)))]
ItemId = Annotated[Item, PlainValidator(_one_of(tuple(item.id for item in ITEMS)))]
WeekCardId = Annotated[WeekCard, PlainValidator(_one_of(tuple(card.id for card in WEEK_CARDS)))]
EndName = Annotated[End, PlainValidator(_end)]
Seat = Annotated[int, Field(ge=0, le=1)]
Count = Annotated[int, Field(ge=0)]
Cards = list[CardId]
BothCards = Annotated[list[Cards], Field(min_length=2, max_length=2)]
BothCounts = Annotated[list[Count], Field(min_length=2, max_length=2)]
GroupCards = Annotated[list[CardId], Field(min_length=GROUP_SIZE, max_length=GROUP_SIZE)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)


class RngData(_Part):
    """Where the match stands in its stream of chance."""

    seed: int
    counter: Count


class OwnedData(_Part):
    """A Potion or Trinket that somebody owns."""

    item: ItemId
    face_up: bool


class ResultData(_Part):
    """How the match ended."""

    winner: Seat | None
    scores: BothCounts
    placed: BothCounts
    marker_points: BothCounts
    item_points: BothCounts


class PositionData(_Part):
    """A full position."""

    game: Literal["hemloch"]
    version: Annotated[int, Field(ge=VERSION, le=VERSION)]
    players: Annotated[int, Field(ge=2, le=2)]
    options: dict[str, Any]
    rng: RngData
    phase: Literal["draft", "play", "over"]
    week: Count
    day: Count
    start_player: Seat
    first_player: Seat
    turn_seat: Seat | None
    actions_left: Count
    item_used: bool
    played_at: list[LocationId]
    week_set: Annotated[list[WeekCardId], Field(min_length=len(LOCATIONS), max_length=len(LOCATIONS))]
    week_deck: list[WeekCardId]
    week_card: WeekCardId | None
    festival: LocationId | None
    hands: BothCards
    known: BothCards
    decks: BothCards
    discards: BothCards
    board: dict[LocationId, BothCards]
    spaces: dict[LocationId, list[Seat | None]]
    markers: BothCounts
    items: Annotated[list[list[OwnedData]], Field(min_length=2, max_length=2)]
    supply: dict[ItemId, Count]
    groups: list[GroupCards | None]
    stack: list[dict[str, Any]]
    end_reasons: list[EndName]
    result: ResultData | None


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
