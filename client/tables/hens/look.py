"""What all parts of the hens' table share: its theme, and the colour and shape of each breed."""

from typing import NamedTuple

from client.games.hens.components import BREED_BY_ID, BREEDS, CARDS, Breed, Card
from client.ui.colour import Paint
from client.ui.theme import THEMES

THEME = THEMES["hens"]


class BreedLook(NamedTuple):
    """The colours and the shape of a breed, so that the colour never stands alone."""

    face: Paint
    """Of its cards, as in the backdrop of its drawings."""
    light: Paint
    """Of its shape, and of the line around its groups."""
    shape: str


_LOOKS: dict[Breed, BreedLook] = {
    BREED_BY_ID["padovana"]: BreedLook("brown", "#E8B67E", "circle"),
    BREED_BY_ID["wyandotte"]: BreedLook("blue", "#9CC4FF", "square"),
    BREED_BY_ID["barnevelder"]: BreedLook("red", "#FF9A8C", "diamond"),
    BREED_BY_ID["sebright"]: BreedLook("purple", "#CFA8F4", "triangle"),
    BREED_BY_ID["sultan"]: BreedLook("steel.1", "#D5DCE8", "hexagon"),
    BREED_BY_ID["faverolles"]: BreedLook("yellow.1", "#FFE9A8", "star"),
    BREED_BY_ID["cemani"]: BreedLook("#4A3450", "#C9B6D6", "cross"),
    BREED_BY_ID["modern_game"]: BreedLook("green.1", "#B6EE8C", "pentagon"),
}
LOOKS: tuple[BreedLook, ...] = tuple(_LOOKS[Breed(breed)] for breed in range(len(BREEDS)))
"""By breed."""


def look_of(card: Card) -> BreedLook:
    """Return the look of a hen's breed."""
    return LOOKS[CARDS[card].breed]


def art_of(card: Card) -> str:
    """Return the drawing of a hen: each breed has one for every number."""
    hen = CARDS[card]
    return f"hens/{BREEDS[hen.breed].id}_{hen.number}"
