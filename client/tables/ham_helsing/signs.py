"""The one shape and colour of each colour, and the sign of each icon, everywhere on the table."""

from types import MappingProxyType

COLOUR = MappingProxyType({"B": "#3D7DD8", "R": "#E2463F", "P": "#8656B8", "Y": "#FFC93C"})
COLOUR_LIGHT = MappingProxyType({"B": "#9CC4FF", "R": "#FF9C8C", "P": "#C9A3F0", "Y": "#FFE99A"})
SHAPE = MappingProxyType({colour: f"ham_colour_{colour.lower()}" for colour in "BRPY"})
"""The icon of a colour as such: drop, flame, bat, hexagon."""
ICON = MappingProxyType(
    {
        "B": "ham_attack_b",
        "R": "ham_attack_r",
        "P": "ham_attack_p",
        "Y": "ham_attack_y",
        "W": "ham_wild",
        "M": "ham_move",
        "m": "ham_base_move",
        "C": "ham_money",
        "D": "ham_draw",
        "H": "ham_heal",
        "S": "ham_skill",
        "K": "ham_knuckles",
        "X": "ham_reroll",
        "T": "ham_special",
        "Z": "sword",
    }
)
"""The icon of a letter of the pool or of a card."""
REWARD_ICON = MappingProxyType({"money": "ham_money", "heal": "ham_heal", "skill": "ham_skill"})
FILM, FILM_EDGE = "#7A3FB8", "#D9B8FF"
"""An upgrade is violet film."""
