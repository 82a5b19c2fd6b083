"""The score is counted before the reader's eyes: line by line, then the totals, then the places."""

from collections.abc import Sequence
from dataclasses import dataclass

from client.core.outcome import Line
from client.ui.clips import NOTHING, Clip, CountUp, Cue, Together
from client.ui.timeline import Timeline

TOTAL = "total"
PLACES = "places"
_LINE_MS = 420.0


def line_name(index: int) -> str:
    """Name a line of the sheet for the timeline."""
    return f"line/{index}"


def cell_name(index: int, seat: int) -> str:
    """Name a number of the sheet."""
    return f"cell/{index}/{seat}"


def total_name(seat: int) -> str:
    """Name the total of a seat."""
    return f"{TOTAL}/{seat}"


@dataclass(frozen=True)
class Reveal(Clip):
    """Hides something until its turn has come, then lets it be seen for a while."""

    name: str
    ms: float = _LINE_MS
    sound: str = ""

    @property
    def duration_ms(self) -> float:
        """How long until the next may come."""
        return self.ms

    def hides(self, t_ms: float) -> frozenset[str]:
        """Hide it while it waits."""
        return frozenset({self.name}) if t_ms < 0 else NOTHING

    def cues(self) -> tuple[Cue, ...]:
        """Sound as it comes."""
        return ((0.0, self.sound),) if self.sound else ()


def count(timeline: Timeline, lines: Sequence[Line], totals: Sequence[float], then: Clip) -> None:
    """Queue the counting on a timeline; ``then`` is what is to be seen once the places are known."""
    for index, line in enumerate(lines):
        cells = [CountUp(cell_name(index, seat), 0, value, 50) for seat, value in enumerate(line.values) if value]
        timeline.add(Together((Reveal(line_name(index), sound="count"), *cells)))
    sums = [CountUp(total_name(seat), 0, value, 60) for seat, value in enumerate(totals) if value]
    timeline.add(Together((Reveal(TOTAL, 700, "coin"), *sums)))
    timeline.add(Together((Reveal(PLACES, 300, "stamp"), then)))
