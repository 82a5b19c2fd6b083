"""Ham Helsing: a team of heroes against a Villain and a flood of Minions."""

from client.games.ham_helsing.game import HAM_HELSING

__all__ = ["HAM_HELSING"]
