"""What every painting function of this table is handed."""

from dataclasses import dataclass

from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.places import Places
from client.tables.painting import Painting


@dataclass(frozen=True, slots=True)
class Painter(Painting[HamState, Move]):
    """One repaint of the resting table."""

    places: Places
    controller: Controller
