"""A match told in lines of text."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

from client.bots.levels import LEVELS
from client.core.dealcode import code_of
from client.core.match import AnyMatch
from client.core.outcome import Outcome
from client.core.record import Record
from client.core.words import N_, Listing, Phrase, SeatName


class _Line(NamedTuple):
    """What happened. A heading concerns the whole table and stands after what its decision brought."""

    words: Phrase
    is_heading: bool


class Story:
    """Tells who played, what happened in the first ``decisions`` decisions, and how it stands then."""

    def __init__(self, match: AnyMatch, record: Record, decisions: int, *, is_open: bool) -> None:
        """Tell openly if ``is_open`` or the match is over, else what everybody at the table saw."""
        self._match = match
        self._game = match.game
        self._record = record
        self._decisions = decisions
        self._is_open = is_open or match.outcome is not None

    def lines(self) -> Iterator[Phrase]:
        """Yield the story line by line."""
        yield from self._heading()
        yield Phrase("")
        yield from self._happenings()
        yield from self._standing()

    def _heading(self) -> Iterator[Phrase]:
        match, record = self._match, self._record
        yield Phrase(self._game.title)
        if self._is_open:
            code = code_of(self._game.code, match.seed)
            yield Phrase(N_("Deal {code}, seed {seed}"), code=code, seed=match.seed)
        yield Phrase(N_("Saved {time} by Henchbox {program}"), time=record.saved_at or "-", program=record.program)
        for seat, player in enumerate(match.players):
            yield Phrase("{seat}. {name}, {level}", seat=seat + 1, name=SeatName(seat), level=_level(player.level))
        for name, value in match.options.model_dump().items():
            yield Phrase("{option}: {choice}", option=self._title_of(name), choice=self._label_of(name, value))
        if match.taken_back:
            yield Phrase(N_("With take-backs"))
        if len(match.moves) < len(record.moves):
            yield Phrase(N_("The rules have changed since, so the way to where it stood cannot be told."))

    def _title_of(self, option: str) -> Phrase:
        return Phrase(self._game.Options.model_fields[option].title or option)

    def _label_of(self, option: str, value: object) -> Phrase:
        if isinstance(value, bool):
            return Phrase(N_("yes") if value else N_("no"))
        if isinstance(value, list | tuple):
            return self._labels_of(option, value)
        extra = self._game.Options.model_fields[option].json_schema_extra
        labels = extra.get("labels") if isinstance(extra, dict) else None
        label = labels.get(str(value)) if isinstance(labels, dict) else None
        return Phrase(label) if isinstance(label, str) else Phrase("{value}", value=str(value))

    def _labels_of(self, option: str, values: Sequence[object]) -> Phrase:
        """Return the entries of a list, or that there are none."""
        if not values:
            return Phrase(N_("none"))
        return Phrase("{entries}", entries=Listing(tuple(self._label_of(option, value) for value in values)))

    def _happenings(self) -> Iterator[Phrase]:
        """Yield the lines of every decision, numbered, and headings between them.

        A decision without a line of its own is told as the move.
        """
        state = self._match.at(0)
        for number, step in enumerate(self._match.steps[: self._decisions], 1):
            lines = [line for line in map(self._line, step.events) if line is not None]
            told = [line.words for line in lines if not line.is_heading]
            for words in told or [self._decided(state, step.seat, step.move)]:
                yield Phrase("{number}. {words}", number=number, words=words)
            yield from (line.words for line in lines if line.is_heading)
            self._game.play(state, step.move)

    def _line(self, event: Any) -> _Line | None:  # noqa: ANN401  # an event of whichever game
        seen = event if self._is_open else reduce(self._seen, range(len(self._match.players)), event)
        words = None if seen is None else self._game.event_words(seen, None)
        return None if words is None else _Line(words, is_heading=self._game.doer(seen) is None)

    def _seen(self, event: Any, seat: int) -> Any:  # noqa: ANN401
        """Return what is left of an event once ``seat`` has looked at it; after all seats, what everybody saw."""
        return None if event is None else self._game.seen(event, seat)

    def _decided(self, state: Any, seat: int, move: Any) -> Phrase:  # noqa: ANN401
        if not self._is_open:
            return Phrase(N_("{name} decided something that the others did not see."), name=SeatName(seat))
        sight = self._game.sight(state, seat)
        return Phrase("{name}: {move}", name=SeatName(seat), move=self._game.move_words(sight, move))

    def _standing(self) -> Iterator[Phrase]:
        state = self._match.at(self._decisions)
        outcome = self._game.outcome(state)
        yield Phrase("")
        if outcome is not None:
            yield from _result(outcome)
            return
        yield self._game.progress(state)
        seat = self._game.to_act(state)
        if seat is not None:
            yield Phrase(N_("It is the turn of {name}."), name=SeatName(seat))


def _level(level: str | None) -> Phrase:
    """Return the name of a level; a level that is no longer known is shown by its id."""
    if level is None:
        return Phrase(N_("human"))
    title = next((known.title for known in LEVELS if known.id == level), None)
    return Phrase("{level}", level=level) if title is None else Phrase(title)


def _result(outcome: Outcome) -> Iterator[Phrase]:
    if outcome.won is not None:
        yield Phrase(N_("Won.") if outcome.won else N_("Lost."))
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        place, points = outcome.places[seat], outcome.scores[seat]
        if outcome.won is not None:
            yield Phrase("{name}: {points}", name=SeatName(seat), points=points)
        else:
            yield Phrase(N_("Place {place}: {name}, {points}"), place=place, name=SeatName(seat), points=points)
