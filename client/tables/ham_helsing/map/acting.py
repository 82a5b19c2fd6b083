"""What the beats of the map share: where things stand as the film goes on, and small things that pop up there."""

from typing import NamedTuple

from client.core.words import Phrase
from client.tables.ham_helsing.look import drawing
from client.tables.ham_helsing.map.film import Ground
from client.tables.ham_helsing.map.layout import MapParts
from client.tables.ham_helsing.map.pieces import Standing, coin_name, standing_at
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.pictures import words_picture
from client.ui.art import art
from client.ui.canvas import Picture
from client.ui.clips import Clip, InOrder, Slide, Wait
from client.ui.colour import Paint
from client.ui.easing import ease_out
from client.ui.metrics import Point, centre
from client.ui.poses import Pose


class Scene(NamedTuple):
    """The map as one event finds it."""

    ground: Ground
    sketch: Sketch

    @property
    def parts(self) -> MapParts:
        """Where the places lie."""
        return self.ground.parts

    def say(self, words: Phrase | str) -> str:
        """Return a text in the reader's language."""
        return self.ground.label(words)

    @property
    def middle(self) -> Pose:
        """The middle of the map."""
        return Pose(*centre(self.parts.rect))

    def find(self, sketch: Sketch, loc: str, name: str) -> Standing | None:
        """Return a thing at a place as a sketch has it."""
        if loc not in self.parts.nodes:
            return None
        things = standing_at(self.parts, sketch, loc, self.ground.label)
        return next((thing for thing in things if thing.name == name), None)

    def coin(self, sketch: Sketch, loc: str, token: str) -> Standing | None:
        """Return the last of the equal Minions at a place."""
        return self.find(sketch, loc, coin_name(loc, token, sketch.tokens(loc).count(token) - 1))

    def point(self, loc: str) -> Point:
        """Return the middle of a place, or of the den."""
        node = self.parts.nodes.get(loc)
        return centre(self.parts.den) if node is None else node.centre


def rising(scene: Scene, at: Point, words: str, ink: Paint, ms: float = 850.0) -> Clip:
    """Let a few letters rise from a point."""
    size = 30 * max(0.8, scene.parts.unit)
    picture = words_picture(words, size, ink)
    return Slide(picture, Pose(at[0], at[1] - 46), ms, start=Pose(at[0], at[1] - 8), easing=ease_out, waits=False)


def figure_art(name: str, size: float) -> Picture:
    """Return a drawing of this game without its backdrop."""
    whole = drawing(name)
    return Picture(
        ("ham art", name, round(size)),
        size,
        size,
        lambda c: art(c, whole, (0, 0, size, size), figure=True, cover=False),
    )


def later(ms: float, clip: Clip) -> Clip:
    """Let a clip begin a little later."""
    return InOrder((Wait(ms), clip))
