"""What all parts of this table share: its theme, and the drawings of heroes, Villains and places."""

from client.games.ham_helsing.components import LOCATIONS, Loc
from client.ui.theme import THEMES

GAME_ID = "ham_helsing"
THEME = THEMES[GAME_ID]
AMBER, DANGER, FULL, SAFE = "#FFB02E", "#FF5A4A", "#FF7A3C", "#7ED957"
"""Room for one more, over the limit, none left, and room enough."""
REACHED = "#C8FF9A"
"""What one step leads to."""


def drawing(name: str) -> str:
    """Return the drawing of a hero, a Villain or another thing by its id."""
    return f"{GAME_ID}/{name.lower()}"


def place_art(loc: Loc) -> str:
    """Return the scene of a Location."""
    return drawing(f"place_{LOCATIONS[loc].letter}")
