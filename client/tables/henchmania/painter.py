"""What every painting function of Henchmania's table is handed."""

from collections.abc import Sequence
from dataclasses import dataclass

from client.games.henchmania.domination import dominator
from client.games.henchmania.moves import Move, Place
from client.games.henchmania.scoring import income
from client.games.henchmania.state import HenchmaniaState, Phase, Standing
from client.tables.henchmania.controller import Controller
from client.tables.henchmania.look import THEME
from client.tables.henchmania.places import Places
from client.tables.henchmania.spots import DeckSpot, SeatSpot, SiteSpot, StandSpot
from client.tables.painting import Painting
from client.tables.table import Spot
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.theme import accent


@dataclass(frozen=True, slots=True)
class Painter(Painting[HenchmaniaState, Move]):
    """One repaint of the resting table."""

    places: Places
    controller: Controller

    @property
    def deciding(self) -> int | None:
        """The seat that is asked something now; None once the match is over."""
        asked = self.model.sight.decision
        return None if asked is None else asked.seat

    def score(self, seat: int) -> float:
        """Return the score to show for a seat."""
        return self.shown(f"score/{seat}", self.model.sight.scores[seat])

    def due(self, seat: int) -> int:
        """Return what the evening would bring the seat."""
        return 0 if self.model.sight.phase in (Phase.TIE, Phase.OVER) else income(self.model.sight, seat).points

    def lit(self, spot: Spot) -> bool:
        """Tell whether a spot takes a click now and is pointed at."""
        return spot in self.targets and self.pointing.on(spot)

    def halo(self, spot: Spot, rect: Rect, radius: float = 10) -> None:
        """Light a place that takes a click now, more when it is pointed at."""
        if spot in self.targets:
            on = self.pointing.on(spot)
            glow(self.c, rect, "focus" if on else "target", radius, 14 if on else 8, border=3, strength=0.8)

    def frame(self, seat: int, rect: Rect) -> None:
        """Draw the panel of a seat, framed while it decides, lit while it may be aimed at."""
        deciding = seat == self.deciding
        if seat != self.model.viewer:
            self.halo(SeatSpot(seat), rect, 18)
        if deciding:
            glow(self.c, rect, accent(THEME, 2), 18, 14, border=0, strength=0.8)
        panel(self.c, rect, theme=THEME, radius=18)
        if deciding:
            rrect(self.c, rect, None, 18, 4, accent(THEME))

    def previewed(self, site: int) -> tuple[Sequence[Standing], int | None]:
        """Return who would stand on a site if the Henchman went where the pointer is, and the seat that would gain."""
        row = self.model.sight.board[site]
        hover = self.pointing.hover
        if not isinstance(hover, SiteSpot | DeckSpot | StandSpot) or hover.site != site:
            return row, None
        move = next((m for m in self.controller.open_moves if isinstance(m, Place) and m.site == site), None)
        if move is None:
            return row, None
        return (*row, Standing(move.owner, move.counts_for, self.model.viewer)), move.counts_for

    def leader(self, row: Sequence[Standing]) -> int | None:
        """Return who leads a row of Henchmen."""
        return dominator(tuple(row), len(self.model.sight.scores)) if row else None
