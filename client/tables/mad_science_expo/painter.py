"""What every painting function of the table is handed: canvas, model, places, and what is chosen, lit or in flight."""

from collections.abc import Callable
from dataclasses import dataclass

from client.core.words import Phrase
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.places import ExpoModel, Places
from client.tables.seat_words import level_title
from client.tables.table import Pointing, Spot
from client.ui.canvas import Canvas
from client.ui.colour import PALETTE, mix
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow


@dataclass(frozen=True, slots=True)
class Painter:
    """One repaint of the resting table. ``shown`` gives a number that may still be counting instead of the true one."""

    c: Canvas
    model: ExpoModel
    places: Places
    controller: Controller
    hidden: frozenset[str]
    pointing: Pointing
    targets: frozenset[Spot]
    """Spots that take the chosen card, or may be clicked for a move now."""
    shown: Callable[[str, float], float]

    def say(self, words: Phrase | str) -> str:
        """Return a text in the reader's language, as one plain line."""
        return self.model.label(words)

    def rich(self, words: Phrase | str) -> str:
        """Return a text in the reader's language with its markup."""
        return self.model.say(words)

    @property
    def deciding(self) -> int | None:
        """The seat that is asked something now; None once the match is over."""
        sight = self.model.sight
        return None if sight.phase.value == "over" else sight.deciding_seat

    @property
    def shows_recruited(self) -> bool:
        """Whether the values under the exhibits may be shown: with the memory aid, or when the game is over."""
        return self.model.sight.options.memory_aid or self.model.sight.result is not None

    def level_words(self, seat: int) -> str:
        """Say who plays a seat."""
        return self.say(level_title(self.model.players[seat].level))

    def ground(self, spot: Spot, rect: Rect) -> None:
        """Sink a place into its panel, lit if it can be clicked or dropped on now; what lies in it is painted above."""
        if spot not in self.targets:
            rrect(self.c, rect, self.c.col("#000000", 60), 14)
            return
        lit = self.pointing.on(spot)
        glow(self.c, rect, "focus" if lit else "target", 14, 14 if lit else 8, border=4, strength=0.7)
        rrect(self.c, rect, mix(THEME.panel, PALETTE["green"][0], 0.25 if lit else 0.12), 14)
