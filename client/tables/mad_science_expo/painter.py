"""What every painting function of the table is handed: canvas, model, places, and what is chosen, lit or in flight."""

from dataclasses import dataclass

from client.games.mad_science_expo.moves import Move
from client.games.mad_science_expo.state import ExpoState
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.places import Places
from client.tables.painting import Painting
from client.tables.table import Spot
from client.ui.colour import PALETTE, mix
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow


@dataclass(frozen=True, slots=True)
class Painter(Painting[ExpoState, Move]):
    """One repaint of the resting table."""

    places: Places
    controller: Controller

    @property
    def deciding(self) -> int | None:
        """The seat that is asked something now; None once the match is over."""
        sight = self.model.sight
        return None if sight.phase.value == "over" else sight.deciding_seat

    @property
    def shows_recruited(self) -> bool:
        """Whether the values under the exhibits may be shown: with the memory aid, or when the game is over."""
        return self.model.sight.options.memory_aid or self.model.sight.result is not None

    def ground(self, spot: Spot, rect: Rect) -> None:
        """Sink a place into its panel, lit if it can be clicked or dropped on now; what lies in it is painted above."""
        if spot not in self.targets:
            rrect(self.c, rect, self.c.col("#000000", 60), 14)
            return
        lit = self.pointing.on(spot)
        glow(self.c, rect, "focus" if lit else "target", 14, 14 if lit else 8, border=4, strength=0.7)
        rrect(self.c, rect, mix(THEME.panel, PALETTE["green"][0], 0.25 if lit else 0.12), 14)
