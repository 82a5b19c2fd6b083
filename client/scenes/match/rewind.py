"""Where undo and redo stop: at decisions of people, never in the middle of a selection or of an AI's turn."""

from client.core.match import AnyMatch
from client.tables.table import AnyTable


def decision_before(match: AnyMatch, table: AnyTable, humans: tuple[int, ...]) -> int | None:
    """Return the latest decision before now that undo goes back to; None if there is none."""
    for number in range(match.cursor - 1, -1, -1):
        if _stops(match, table, humans, number):
            return number
    return None


def decision_after(match: AnyMatch, table: AnyTable, humans: tuple[int, ...]) -> int | None:
    """Return the next decision that redo goes on to, or the end of what is known; None if there is nothing to redo."""
    last = len(match.steps)
    for number in range(match.cursor + 1, last):
        if _stops(match, table, humans, number):
            return number
    return last if last > match.cursor else None


def _stops(match: AnyMatch, table: AnyTable, humans: tuple[int, ...], number: int) -> bool:
    seat = match.steps[number].seat
    if humans and seat not in humans:
        return False
    return not table.mid_choice(match.game.sight(match.at(number), seat))
