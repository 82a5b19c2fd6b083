"""What every painting function of the hens' table is handed."""

from dataclasses import dataclass

from client.games.hens.grid import Cell
from client.games.hens.moves import Face, Move
from client.games.hens.state import HensState, Phase
from client.tables.hens.controller import Controller
from client.tables.hens.places import Places
from client.tables.hens.preview import Preview
from client.tables.painting import Painting


@dataclass(frozen=True, slots=True)
class Painter(Painting[HensState, Move]):
    """One repaint of the resting table."""

    places: Places
    controller: Controller
    preview: Preview
    """What the viewer is about to do, as far as it may be seen."""

    @property
    def deciding(self) -> int | None:
        """The seat that is asked something now; None once the match is over."""
        sight = self.model.sight
        return None if sight.phase is Phase.OVER else sight.seat

    def side_at(self, cell: Cell) -> Face | None:
        """Return how the card that is looked at would come to a square of the own yard."""
        return None if self.preview.card is None else self.controller.side_at(self.preview.card, cell)
