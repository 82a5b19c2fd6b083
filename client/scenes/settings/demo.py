"""Shows how fast things move: a card that slides from one place to another."""

from client.scenes.box import PLAYABLE
from client.ui.canvas import Canvas, Picture
from client.ui.cards import card, target
from client.ui.clips import Clip, Slide
from client.ui.colour import INK
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.shapes import grad, rrect
from client.ui.text import text
from client.ui.theme import THEMES

NAME = "demo"
_CARD = (116.0, 162.0)
_PICTURE = Picture(
    ("settings", NAME),
    *_CARD,
    lambda c: card(c, c.rect, "mad_science_expo/rat", badge="1", color="teal", size="S", shadow_level=0),
)


def paint_demo(c: Canvas, rect: Rect, heading: str, *, is_moving: bool) -> None:
    """Draw both places, and the card on the second unless it is on its way."""
    x, y, w, _ = rect
    theme = c.look(THEMES[PLAYABLE[0].id])
    rrect(c, c.inset(rect, -3), INK, 18)
    grad(c, rect, theme.top, theme.bottom, 16)
    text(c, heading, (x + 18, y + 10), "small_b", "#FFFFFF", outline=INK, ow=2, max_w=w - 36)
    start, end = _places(rect)
    target(c, start, "blocked", 11)
    target(c, end, "blocked", 11)
    if not is_moving:
        c.paste(_PICTURE, end[:2])


def demo_clip(rect: Rect) -> Clip:
    """Return the slide of the card across the picture at ``rect``."""
    start, end = (Pose(*centre(place)) for place in _places(rect))
    return Slide(_PICTURE, end, 520, start=start, arc=24, hides_names=frozenset({NAME}), sound="slide")


def _places(rect: Rect) -> tuple[Rect, Rect]:
    x, y, w, h = rect
    top = y + 34 + (h - 34 - _CARD[1]) / 2
    gap = (w - 2 * _CARD[0]) / 3
    return (x + gap, top, *_CARD), (x + 2 * gap + _CARD[0], top, *_CARD)
