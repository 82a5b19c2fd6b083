"""The shape of a saved position: names, types and ranges, as section 9 of the rules reference lists them."""

from collections import Counter
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from client.core.refusal import InvalidPosition
from client.games.mad_science_expo.components import CARDS

VERSION = 1
GAME_ID = "mad_science_expo"


def _no_more_than_printed(cards: list[int]) -> list[int]:
    for value, times in Counter(cards).items():
        if times > CARDS[value].copies:
            raise ValueError(f"there are only {CARDS[value].copies} cards of value {value}")
    return cards


CardValue = Annotated[int, Field(ge=0, le=6)]
Cards = Annotated[list[CardValue], AfterValidator(_no_more_than_printed)]
Seat = Annotated[int, Field(ge=0, le=5)]
Count = Annotated[int, Field(ge=0)]
Ordinal = Annotated[int, Field(ge=1)]
EndName = Literal["last_standing", "small_hands"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RngData(_Part):
    """Where the match stands in its stream of chance."""

    seed: int
    counter: Count


class SeatData(_Part):
    """What lies at one seat."""

    hand: Cards
    team: Cards
    recruited: list[Cards]
    defeated: bool
    last_turn: Count


class ChallengeData(_Part):
    """A challenge under way."""

    target: Seat
    attack: Cards
    attack_done: bool
    defence: Cards


class PastChallengeData(_Part):
    """The latest challenge. In a guess, cards that were only counted are zeros, however many."""

    attacker: Seat
    defender: Seat
    attack: list[CardValue] = Field(min_length=1, max_length=42)
    defence: list[CardValue] = Field(min_length=1, max_length=42)
    outcome: Literal["win", "loss", "tie"]
    defeated: Seat | None


class PoolData(_Part):
    """Cards known to lie in several hands together."""

    members: list[Seat] = Field(min_length=1)
    boxed: Count
    cards: Cards


class MemoryData(_Part):
    """What one observer knows."""

    sure: list[Cards]
    pools: list[PoolData]


class FinishedGameData(_Part):
    """A finished game of the campaign."""

    winner: Seat
    totals: list[Count]
    turns: Count
    end: EndName


class ResultData(_Part):
    """How the present game ended."""

    totals: list[Count]
    winner: Seat
    tie_broken: bool
    end: EndName
    campaign_victor: Seat | None


class PositionData(_Part):
    """A full position."""

    game: Literal["mad_science_expo"]
    version: Literal[1]
    players: int = Field(ge=2, le=6)
    options: dict[str, Any]
    rng: RngData
    game_no: Ordinal
    points: list[Count]
    history: list[FinishedGameData]
    first_seat: Seat
    turn_no: Ordinal
    active: Seat
    seat: Seat
    phase: Literal["turn", "attack", "defend", "after_win", "between", "over"]
    recruited_this_turn: bool
    progress: bool
    quiet_turns: Count
    challenge: ChallengeData | None
    seats: list[SeatData]
    box: Cards
    last_challenge: PastChallengeData | None
    memory: list[MemoryData]
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
