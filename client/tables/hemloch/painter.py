"""What every painting function of Hemloch's table is handed."""

from collections.abc import Mapping
from dataclasses import dataclass

from client.core.words import Phrase
from client.games.hemloch.moves import Move
from client.games.hemloch.scoring import points
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.controller import Controller
from client.tables.hemloch.look import NIGHT_INK, THEME
from client.tables.hemloch.places import Places
from client.tables.hemloch.preview import Preview
from client.tables.painting import Painting
from client.tables.table import Spot
from client.ui.colour import Paint
from client.ui.metrics import Point, Rect
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TextStyle, accent


@dataclass(frozen=True, slots=True)
class Painter(Painting[HemlochState, Move]):
    """One repaint of the resting table."""

    places: Places
    controller: Controller
    preview: Preview
    takers: Mapping[int, int]
    """Which seat took a group of the draft, as far as it was seen to happen."""

    @property
    def other(self) -> int:
        """The seat that does not look."""
        return 1 - self.model.viewer

    @property
    def deciding(self) -> int | None:
        """The seat that is asked something now; None once the match is over."""
        return self.model.sight.to_act

    def score(self, seat: int) -> int:
        """Return the score to show for a seat."""
        return round(self.shown(f"score/{seat}", points(self.model.sight, seat)))

    def halo(self, spot: Spot, rect: Rect, radius: float = 10) -> None:
        """Light a thing that takes a click now, more when it is pointed at."""
        if spot in self.targets:
            on = self.pointing.on(spot)
            glow(self.c, rect, "focus" if on else "target", radius, 14 if on else 8, border=3, strength=0.8)
        elif self.pointing.on(spot):
            glow(self.c, rect, "yellow.2", radius, 8, border=2, strength=0.6)

    def playable(self, spot: Spot, rect: Rect, radius: float = 11) -> None:
        """Light a thing of the viewer's own that can be taken up."""
        if spot == self.controller.chosen:
            glow(self.c, rect, "focus", radius, 16)
        elif spot in self.targets:
            on = self.pointing.on(spot)
            glow(self.c, rect, "playable", radius, 14 if on else 9, border=3, strength=0.8)
        elif self.pointing.on(spot):
            glow(self.c, rect, "yellow.2", radius, 8, border=2, strength=0.6)

    def frame(self, seat: int, rect: Rect) -> None:
        """Draw the panel of a seat, framed while it decides."""
        deciding = seat == self.deciding
        if deciding:
            glow(self.c, rect, accent(THEME, 2), 18, 14, border=0, strength=0.8)
        panel(self.c, rect, theme=THEME, radius=18)
        if deciding:
            rrect(self.c, rect, None, 18, 4, accent(THEME, 2))

    def middle(self, words: str | Phrase, at: Point, style: TextStyle, ink: Paint = "#FFFFFF", w: float = 999) -> None:
        """Write a line centred on a point."""
        text(self.c, self.say(words), at, style, ink, align="center", valign="middle", max_w=w)

    def dark(self, alpha: int) -> Paint:
        """Return the dark of the city, as a veil."""
        return self.c.col(NIGHT_INK, alpha)
