"""Paper snippets for whoever won at this screen."""

from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip, Together
from client.ui.colour import PALETTE
from client.ui.effects import CONFETTI, Burst
from client.ui.metrics import Area
from client.ui.shapes import poly

_COLOURS = ("red", "yellow", "blue", "purple", "green", "orange", "pink")
_SIZE = 26.0


def snippets() -> tuple[Picture, ...]:
    """Return the pictures of the snippets."""
    return tuple(_snippet(family) for family in _COLOURS)


def _snippet(family: str) -> Picture:
    def draw(c: Canvas) -> None:
        middle, long, short = _SIZE / 2, 11.0, 5.0
        points = [(middle - long, middle), (middle, middle - short), (middle + long, middle), (middle, middle + short)]
        poly(c, list(points), PALETTE[family][0])

    return Picture(("snippet", family), _SIZE, _SIZE, draw)


def confetti(area: Area) -> Clip:
    """Return bursts from both sides and the middle of a window."""
    spray = CONFETTI._replace(particles=46, speed=(420.0, 1150.0), gravity=620.0)
    pictures = snippets()
    aims = ((0.06, 70.0), (0.94, 110.0), (0.5, 90.0))
    bursts = (
        Burst(pictures, area.width * share, area.height * 0.72, seed, spray._replace(heading=heading, fan=28.0), 2800)
        for seed, (share, heading) in enumerate(aims)
    )
    return Together(tuple(bursts), 220)
