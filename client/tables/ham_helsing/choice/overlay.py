"""The panel of choices as it lies over the map."""

from collections.abc import Sequence

from client.core.words import N_, Phrase
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import ChooseHero, LoseSkill, Move, SkillUp
from client.tables.ham_helsing.choice.layout import ChoiceParts, choice_parts
from client.tables.ham_helsing.choice.paint import Choices, paint_choices
from client.tables.ham_helsing.choice.spots import ChoicePanelSpot, ChoiceSpot
from client.tables.ham_helsing.choice.tiles import Tile, shape_of, tiles_of
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.spots import SkillSpot
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.overlay import Overlay, Room
from client.tables.table import Ask, AskButton, AskSpot, Intent, Spot, SpotBox
from client.ui.metrics import Rect

ASKS = frozenset({"choose_character", "choose_first", "revive_turn", "skill_up", "lose_skill"})
"""Questions that are answered here."""


class ChoiceOverlay(Overlay):
    """Open for questions that lie nowhere on the table, and where a click on the table left several moves open."""

    whole = False

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are offered."""
        model = self._model
        if model is None or not model.legal:
            return ()
        if model.sight.stack[-1].frame in ASKS:
            return model.legal
        return self._controller.offered

    def is_open(self) -> bool:
        """Tell whether there is something to choose."""
        return bool(self.moves)

    def room(self, zones: Zones) -> Room:
        """Leave everything where it is; while heroes are chosen the prompt lies at the foot of the window."""
        if self.moves and isinstance(self.moves[0], ChooseHero):
            x, y, _, h = zones.band
            foot = y + h - zones.prompt[3]
            return Room((x, foot, zones.prompt[2], zones.prompt[3]), zones.log)
        return Room(zones.prompt, zones.log)

    def _tiles(self) -> tuple[Tile, ...]:
        return tiles_of(self.model.sight, self.moves)

    def _parts(self, zones: Zones) -> ChoiceParts:
        tiles = self._tiles()
        zone: Rect = zones.map
        if isinstance(self.moves[0], ChooseHero):
            x, y, w, _ = zones.map
            foot = self.room(zones).prompt[1]
            zone = (zones.mates[0], y, x + w - zones.mates[0], foot - y - zones.gap)
        return choice_parts(zone, len(tiles), shape_of(tiles))

    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Draw the panel over the map."""
        paint_choices(p, self._parts(zones), Choices(self._title(), self._tiles()))

    def _title(self) -> Phrase:
        model = self.model
        if model.sight.stack[-1].frame in ASKS:
            return HAM_HELSING.prompt(model.sight)
        return Phrase(N_("Which one?"))

    def spots(self, zones: Zones) -> Sequence[SpotBox]:
        """List the tiles."""
        parts = self._parts(zones)
        sight = self.model.sight
        tiles = [
            SpotBox(ChoiceSpot(nth), rect, HAM_HELSING.move_words(sight, move))
            for nth, (move, rect) in enumerate(zip(self.moves, parts.tiles, strict=True))
        ]
        return [SpotBox(ChoicePanelSpot(), parts.panel, self._title()), *tiles]

    def targets(self) -> frozenset[Spot]:
        """Light every tile, and skills on the hero's board."""
        skills = {spot for move in self.moves for spot in (self._skill(move),) if spot is not None}
        return frozenset({*(ChoiceSpot(nth) for nth in range(len(self.moves))), *skills})

    def _skill(self, move: Move) -> SkillSpot | None:
        c = self.model.sight.asked
        return SkillSpot(c, move.colour) if c is not None and isinstance(move, SkillUp | LoseSkill) else None

    def ask(self) -> Ask:
        """Say what is asked; what a click on the table left open can be put back."""
        if self.model.sight.stack[-1].frame in ASKS:
            return Ask(self._title(), Phrase(N_("Click what you choose.")))
        return Ask(Phrase(N_("Choose one of these")), None, (AskButton("clear", Phrase(N_("Put back"))),))

    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click on a tile, or on a skill."""
        if isinstance(spot, AskSpot):
            self._controller.cancel()
            return Intent()
        if isinstance(spot, ChoiceSpot):
            return Intent((self.moves[spot.nth],))
        found = next((move for move in self.moves if self._skill(move) == spot), None)
        return Intent() if found is None else Intent((found,))

    def cancel(self) -> bool:
        """Put back what a click on the table left open."""
        return self._controller.cancel()

    def spot_of(self, move: Move) -> Spot | None:
        """Return the tile of a move."""
        return ChoiceSpot(self.moves.index(move)) if move in self.moves else None
