"""Scores, which never fall below 0 (ruling R4)."""

from client.games.henchmania.events import Events, PointsChanged, PointsStolen, Why
from client.games.henchmania.state import HenchmaniaState


def change_points(state: HenchmaniaState, seat: int, change: int, why: Why, events: Events) -> None:
    """Add points to a score, or take away as many as are there."""
    before = state.scores[seat]
    score = max(0, before + change)
    if score == before:
        return
    state.scores[seat] = score
    if events is not None:
        events.append(PointsChanged(seat, score - before, score, why))


def steal_points(state: HenchmaniaState, thief: int, victim: int, points: int, events: Events) -> None:
    """Move points from one score to another, as many as are there."""
    stolen = min(points, state.scores[victim])
    state.scores[victim] -= stolen
    state.scores[thief] += stolen
    if events is not None:
        events.append(PointsStolen(thief, victim, stolen))
