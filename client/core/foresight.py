"""How a search looks ahead in a game; what is best depends on its rounds and its rule player."""

from typing import NamedTuple


class Foresight(NamedTuple):
    """The habits of a search in one game. The usual ones were measured over the games whose rounds are short."""

    decisions: int = 12
    """Decisions that are played on before the standing is estimated, unless a chapter ends first: far enough to see
    what is under way come to its end."""
    slip: float = 0.1
    """Share of these decisions that fall at random, so that a search sees more than the rule player's habits."""
    explore: float = 0.7
    """Weight of curiosity against experience, in shares of the win."""
    trust: float = 0.0
    """Part of a search's curiosity that the rule player's move is given, 0 to 1; at 0 every move is tried first."""
