"""A step that is told, and the pictures of signs that fly in it."""

from collections.abc import Sequence
from typing import NamedTuple

from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState, Member
from client.tables.ham_helsing.places import Places
from client.tables.stage import Stage
from client.ui.canvas import Picture
from client.ui.icons import icon


class Telling(NamedTuple):
    """A step that is told: where things were and are, and what has already happened in it."""

    stage: Stage[Places, HamState, Move]
    past: Sequence[Event]

    def is_own(self, who: Member) -> bool:
        """Tell whether the hero's hand lies before the viewer."""
        return self.stage.new.own == who.c


def sign_picture(name: str, side: float) -> Picture:
    """Return an icon as a picture that can fly."""
    return Picture(("ham icon", name, side), side, side, lambda c: icon(c, name, (side / 2, side / 2), side))
