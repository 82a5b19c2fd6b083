"""The best scores of matches played alone: kept for each game, whatever becomes of the file."""

import contextlib
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from client.core.words import N_, Phrase
from client.storage import atomic
from client.storage.aside import copy_aside
from client.storage.durable import flush
from client.storage.reading import read_json
from client.storage.save_error import Fault, SaveError

KEPT = 10
"""So many scores of a game are kept."""
FORMAT = 1
_MAX_MEGABYTES = 1


class BestScore(BaseModel):
    """One score. ``match`` tells the same match again, so that it is never kept twice."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    points: Annotated[float, Field(ge=-1e6, le=1e6)]
    name: Annotated[str, Field(max_length=200)]
    seed: int
    played_at: Annotated[str, Field(max_length=40)]
    """An ISO date."""
    taken_back: bool
    """Whether something was taken back that had shown something hidden."""
    match: Annotated[str, Field(max_length=64)]


class _Content(BaseModel):
    """What stands in the file."""

    model_config = ConfigDict(extra="forbid", strict=True)

    format: Literal[1] = 1
    games: dict[Annotated[str, Field(max_length=40)], Annotated[list[BestScore], Field(max_length=100)]] = Field(
        default_factory=dict
    )


class BestScores:
    """Holds the scores and keeps their file. Nothing here ever raises because of the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes: list[Phrase] = []
        """What the player should be told once: a file that could not be read or written."""
        self._is_foreign = False
        """The file was written by a newer program and is left alone."""
        self._content = self._read()

    def of(self, game_id: str) -> tuple[BestScore, ...]:
        """Return the scores of a game, the best first; of equal ones the earlier."""
        return tuple(self._content.games.get(game_id, ()))

    def add(self, game_id: str, score: BestScore) -> int | None:
        """Keep a score and return its place from 1; None if it is not among the best.

        The file is read again first: another running copy may have added to it. A match that is known keeps its place.
        """
        self._content = self._read()
        known = list(self.of(game_id))
        if score.match not in {each.match for each in known}:
            known.append(score)
            known.sort(key=lambda each: -each.points)
            self._content.games[game_id] = known[:KEPT]
            if score in known[:KEPT]:
                self._write()
        return next((place for place, each in enumerate(self.of(game_id), 1) if each.match == score.match), None)

    def _write(self) -> None:
        if self._is_foreign:
            return
        data = self._content.model_dump_json(indent=1).encode() + b"\n"
        try:
            atomic.write(self.path, data, backups=atomic.BACKUPS)
        except SaveError as error:
            self.notes.append(error.phrase)
            return
        flush(self.path)

    def _read(self) -> _Content:
        try:
            return self._content_of(self.path)
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return _Content()
            self._is_foreign = error.fault is Fault.NEWER
            return self._instead(error)

    def _instead(self, problem: SaveError) -> _Content:
        """Return what the youngest sound backup holds, else nothing, and note why."""
        if not self._is_foreign:
            copy_aside(self.path)
        for age in range(1, atomic.BACKUPS + 1):
            with contextlib.suppress(SaveError):
                earlier = self._content_of(atomic.backup_of(self.path, age))
                text = N_("{problem} The best scores before the last one are used.")
                self.notes.append(Phrase(text, problem=problem.phrase))
                return earlier
        self.notes.append(Phrase(N_("{problem} Best scores begin anew."), problem=problem.phrase))
        return _Content()

    def _content_of(self, path: Path) -> _Content:
        """Read and check a file.

        Raises:
            SaveError: says what is wrong with it.
        """
        content = read_json(path, _MAX_MEGABYTES)
        damaged = Phrase(N_("{file} is damaged, or no file of Henchbox."), file=path.name)
        version = content.get("format") if isinstance(content, dict) else None
        if type(version) is not int:
            raise SaveError(Fault.DAMAGED, path, damaged)
        if version > FORMAT:
            phrase = Phrase(N_("{file} was written by a newer version of Henchbox."), file=path.name)
            raise SaveError(Fault.NEWER, path, phrase)
        try:
            found = _Content.model_validate(content)
        except ValidationError as error:
            raise SaveError(Fault.DAMAGED, path, damaged) from error
        for game_id, scores in found.games.items():
            found.games[game_id] = sorted(scores, key=lambda each: -each.points)[:KEPT]
        return found
