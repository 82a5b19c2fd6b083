"""The faces of the Villain's dice as pictures."""

from client.games.ham_helsing.components import DICE
from client.ui.art import art
from client.ui.canvas import Picture

FACES: tuple[str, ...] = tuple(dict.fromkeys(face for die in DICE for face in die))
"""Every different face of both dice, in the order of printing."""


def die_picture(face: str, size: float) -> Picture:
    """Return a die lying on the table with this face up."""
    side = round(size, 1)
    name = f"ham_helsing/die_{face.lower()}"
    return Picture(("ham die", face, side), side, side, lambda c: art(c, name, c.rect, cover=False))


def faces_of(die: int, size: float) -> tuple[Picture, ...]:
    """Return the six faces of a die in their printed order."""
    return tuple(die_picture(face, size) for face in DICE[die])
