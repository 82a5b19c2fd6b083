"""Who rules a site. It is never stored, as Henchmen can leave while cards are played."""

from client.games.henchmania.components import ALL_SITES, Site
from client.games.henchmania.state import HenchmaniaState, Standing


def dominator(row: tuple[Standing, ...], seats: int) -> int | None:
    """Return the seat for which more Henchmen of the row count than for any other; None in a tie.

    Source: section 4.3, ruling R8.
    """
    counts = [0] * seats
    for pawn in row:
        counts[pawn.counts_for] += 1
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def dominated_by(state: HenchmaniaState, seat: int) -> list[Site]:
    """Return the sites that a seat dominates now."""
    seats = len(state.scores)
    return [site for site in ALL_SITES if state.board[site] and dominator(state.board[site], seats) == seat]
