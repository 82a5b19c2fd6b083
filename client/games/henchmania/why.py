"""Why points changed or a card was drawn."""

from enum import Enum


class Why(Enum):
    """What brought or cost points, or drew a card."""

    PLACED = "placed"
    DOMINATION = "domination"
    CARD = "card"
    DUEL_WON = "duel_won"
    DUEL_LOST = "duel_lost"
    DAMSEL = "damsel"
    GLOVE = "glove"
