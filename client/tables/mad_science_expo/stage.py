"""Between two pictures: where things were and are, and what was and is known."""

from typing import NamedTuple

from client.core.words import Phrase
from client.tables.mad_science_expo.places import ExpoModel, Places
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose


class Stage(NamedTuple):
    """Where things were and are, and what was and is known."""

    old: Places
    new: Places
    before: ExpoModel
    after: ExpoModel

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
