"""How likely a fight knocks its hero out, and what that would mean for the team."""

from client.games.ham_helsing.state import HamState

KO_COST, LOST_COST = 5.0, 60.0
"""What it costs to have a hero down, and to have the last one down, which loses the match."""
FACES_OF_DIE = 6
POWER_HITS = {"chad": 2, "robo_knight": 1}
"""Damage that a power face deals to the fighter at most, by Villain."""


def knock_out_chance(state: HamState, c: int) -> float:
    """Return how likely the dice of a fight knock the fighter out."""
    power = 0 if state.options.no_villain_board else POWER_HITS.get(state.villain, 0)
    health = state.hp[c] + (state.shield == c) + (state.turn.oink if state.turn is not None else 0)
    first, second = (2, power, 0, 0, 0, 0), (3, power, 0, 0, 0, 0)
    return sum(a + b >= health for a in first for b in second) / FACES_OF_DIE**2


def knock_out_cost(state: HamState, c: int) -> float:
    """Return what the risk of a fight costs."""
    if state.hp[c] > 2 + 3 + 1:
        return 0.0
    last_standing = not state.others_up(c)
    if state.round >= state.rounds and not last_standing:
        return 0.0
    return knock_out_chance(state, c) * (LOST_COST if last_standing else KO_COST)
