"""A match as it is kept: options, seed and moves, with the position beside them to survive a change of rules."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from client.core.game import Game
from client.core.match import AnyMatch, Match, Player
from client.core.refusal import IllegalMoveError, InvalidPosition

FORMAT = 1
"""Version of this layout. Raise it with an upgrade in ``client.storage.upgrades`` and an old file in ``saves/``."""


class SeatRecord(BaseModel):
    """Who sat at a seat."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200)
    level: str | None = Field(default=None, max_length=40)
    avatar: str = Field(default="fox", max_length=40)


class Record(BaseModel):
    """What stands on disk for one match. ``digest`` covers every other field."""

    model_config = ConfigDict(extra="forbid", strict=True)

    format: int = FORMAT
    program: str = Field(max_length=40)
    game: str = Field(max_length=40)
    rules_version: int
    seats: list[SeatRecord] = Field(min_length=1, max_length=8)
    options: dict[str, Any]
    seed: int
    start: dict[str, Any] | None = None
    moves: list[dict[str, Any]] = Field(max_length=100_000)
    position: dict[str, Any]
    taken_back: bool = False
    saved_at: str = Field(default="", max_length=40)
    seconds_played: int = Field(default=0, ge=0)
    digest: str = Field(default="", max_length=64)

    def sealed(self) -> "Record":
        """Return this record with its digest filled in."""
        return self.model_copy(update={"digest": digest_of(self)})


def digest_of(record: Record) -> str:
    """Return the SHA-256 of every field but the digest, as hexadecimal digits."""
    return digest_of_fields(record.model_dump())


def digest_of_fields(fields: Mapping[str, Any]) -> str:
    """Return the digest of a record of whatever format, as the fields it has on disk."""
    covered = {name: value for name, value in fields.items() if name != "digest"}
    return hashlib.sha256(json.dumps(covered, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def record_of(match: AnyMatch, program: str, saved_at: str = "", seconds_played: int = 0) -> Record:
    """Write down a match as it stands now. ``saved_at`` is an ISO date that the caller read from a clock."""
    game = match.game
    return Record(
        program=program,
        game=game.id,
        rules_version=game.rules_version,
        seats=[SeatRecord(name=p.name, level=p.level, avatar=p.avatar) for p in match.players],
        options=match.options.model_dump(mode="json"),
        seed=match.seed,
        start=None if match.start is None else game.to_json(match.start),
        moves=[game.move_to_json(move) for move in match.moves],
        position=game.to_json(match.open_state()),
        taken_back=match.taken_back,
        saved_at=saved_at,
        seconds_played=seconds_played,
    ).sealed()


def match_of(record: Record, game_by_id: Callable[[str], Game[Any, Any, Any]]) -> AnyMatch:
    """Set a match up again as it was written down.

    If the moves no longer lead to the position (the rules have changed since), the match goes on from the position and
    only the way there is lost.

    Raises:
        KeyError: for a game this program does not have.
        InvalidOptions: the options do not fit the seats.
        InvalidPosition: the position is one that no match can hold.
        ValueError: the options have an unknown name or a wrong type.
    """
    game = game_by_id(record.game)
    options = game.Options.model_validate_json(json.dumps(record.options))
    players = [Player(seat.name, seat.level, seat.avatar) for seat in record.seats]
    position = game.from_json(record.position)
    if record.position.get("players", len(players)) != len(players):
        raise InvalidPosition("players", "differs from the number of seats")
    start = None if record.start is None else game.from_json(record.start)
    match: AnyMatch = Match(game, players, options, record.seed, start)
    if not _replayed(match, record):
        match = Match(game, players, options, record.seed, position)
    match.taken_back = record.taken_back
    return match


def _replayed(match: AnyMatch, record: Record) -> bool:
    """Play the recorded moves; tell whether they still lead to the recorded position."""
    if record.rules_version != match.game.rules_version:
        return False
    try:
        for data in record.moves:
            match.play(match.game.move_from_json(data))
    except (IllegalMoveError, ValueError, KeyError, TypeError):
        return False
    return match.game.to_json(match.open_state()) == record.position
