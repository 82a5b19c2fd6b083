"""The drawing kit and everything that moves, sounds or is clicked. Knows no game."""
