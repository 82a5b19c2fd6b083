"""Ham Helsing: a team of heroes against a Villain and a flood of Minions."""
