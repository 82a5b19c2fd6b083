"""The Villain: the panel with dial, powers, dice and rewards."""
