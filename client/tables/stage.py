"""Between two pictures of a table: where things were and are, and what was and is known."""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from client.core.words import Phrase
from client.tables.pictures import words_picture
from client.tables.table import Model
from client.ui.clips import Clip, Grow
from client.ui.easing import overshoot
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose

P = TypeVar("P")
"""A table's places."""
S = TypeVar("S")
M = TypeVar("M", bound=Hashable)


class Stage(NamedTuple, Generic[P, S, M]):
    """Where things were and are, and what was and is known."""

    old: P
    new: P
    before: Model[S, M]
    after: Model[S, M]

    def say(self, words: Phrase | str) -> str:
        """Return a text in the reader's language."""
        return self.after.label(words)

    @property
    def viewer(self) -> int:
        """The seat that looks."""
        return self.after.viewer


def pose(rect: Rect, scale: float = 1.0) -> Pose:
    """Return the pose of a picture that fills ``rect``."""
    x, y = centre(rect)
    return Pose(x, y, 0.0, scale)


def words_at(stage: Stage[P, S, M], words: Phrase | str, rect: Rect, ms: float = 750.0, sound: str = "") -> Clip:
    """Let words pop up over a place."""
    picture = words_picture(stage.say(words), 30)
    x, y = centre(rect)
    return Grow(picture, Pose(x, y), ms, easing=overshoot, sound=sound)
