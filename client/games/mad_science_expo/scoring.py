"""Totals, ranking and the outcome of a match.

Source: section 6 of the rules reference.
"""

from client.games.mad_science_expo.state import ExpoState


def totals(state: ExpoState) -> tuple[int, ...]:
    """Return the recruited value of each seat; teams and hands score nothing, and defeat takes nothing away."""
    return tuple(sum(map(sum, teams)) for teams in state.recruited)


def is_tied(counted: tuple[int, ...]) -> bool:
    """Tell whether several seats have the highest total."""
    return counted.count(max(counted)) > 1


def rank_keys(state: ExpoState) -> list[tuple[int, ...]]:
    """Return one sort key a seat, the largest for the winner; no two are equal.

    Equal totals: the later last turn goes first (R8), with the option after being undefeated; a seat number settles
    what is left (R16).
    """
    undefeated_first = state.options.tie_rule == "undefeated_first"
    return [
        (total, undefeated_first and not state.defeated[seat], state.last_turn[seat], -seat)
        for seat, total in enumerate(totals(state))
    ]


def winner_of(state: ExpoState) -> int:
    """Return the seat that wins the present game as it stands."""
    keys = rank_keys(state)
    return keys.index(max(keys))


def standing_now(state: ExpoState) -> list[float]:
    """Return the points of a campaign, else the recruited values so far, one number a seat."""
    return [float(number) for number in (state.points if state.options.campaign else totals(state))]
