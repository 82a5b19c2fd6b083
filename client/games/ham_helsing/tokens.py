"""Minion tokens as texts: colour letters in order, then ``!`` if it bites; a colour already hit in lower case.

Source: section 2.2 of the rules reference.
"""

from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, MINION_COPIES, Colour


class Face(NamedTuple):
    """What a token shows."""

    whole: str
    """The token as it comes out of the bag."""
    colours: str
    """Its printed colours; a colour already hit still counts."""
    left: str
    """The colours still to hit."""
    biting: bool

    @property
    def bites(self) -> int:
        """How much it bites."""
        return len(self.colours) if self.biting else 0


def _face(token: str) -> Face:
    left = "".join(letter for letter in token if letter in COLOURS)
    whole = token.upper()
    return Face(whole, whole.rstrip("!"), left, whole.endswith("!"))


def _half_beaten(token: str) -> list[str]:
    return [token.replace(colour, colour.lower()) for colour in COLOURS if colour in token]


FACES: dict[str, Face] = {token: _face(token) for token in MINION_COPIES}
"""Every token on the map, whole or half beaten."""
FACES |= {
    half: _face(half) for token in MINION_COPIES if len(FACES[token].colours) == 2 for half in _half_beaten(token)
}
HALF_BEATEN: frozenset[str] = frozenset(token for token, face in FACES.items() if token != face.whole)
BITES: dict[str, int] = {token: face.bites for token, face in FACES.items()}
"""How much each token bites."""
ALL_MINIONS: tuple[str, ...] = tuple(token for token, copies in MINION_COPIES.items() for _ in range(copies))
"""The sixty Minions in the order of the data."""


def hit(token: str, colour: Colour) -> str | None:
    """Return what the token becomes when a colour left on it is hit; None once it is beaten."""
    face = FACES[token]
    return None if face.left == colour else token.replace(colour, colour.lower())
