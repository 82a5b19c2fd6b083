"""How a match ended: who won, the score line by line, the way there, and what to do next."""

from client.scenes.results.scene import ResultsScene

__all__ = ["ResultsScene"]
