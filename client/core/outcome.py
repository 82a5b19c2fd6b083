"""How a match ended."""

from dataclasses import dataclass

from client.core.words import Phrase


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet, in the order the rules count them.

    ``values`` and ``notes`` hold one entry a seat; None where the line does not apply to the seat. ``icon`` names a
    drawing of the game or of the box. ``kind`` "total" marks the line that decides, "plain" does not count itself.
    """

    label: Phrase
    values: tuple[float | None, ...]
    notes: tuple[Phrase | None, ...]
    icon: str = "star"
    kind: str = "points"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished match.

    ``places`` holds one place a seat, 1 is best, equal places are shared. ``winners`` may be empty. ``won`` answers for
    co-operative and solo matches and is None elsewhere. ``breakdown`` explains ``scores`` line by line.
    """

    scores: tuple[float, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[Line, ...] = ()
    won: bool | None = None


def places_of(ranking: list[tuple[float, ...]]) -> tuple[int, ...]:
    """Return the place of each seat by its sort key, the largest key first; equal keys share a place."""
    return tuple(1 + sum(other > key for other in ranking) for key in ranking)
