"""The table of Hens: puts layout, controller, painters and drama together."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from client.core.words import N_, Phrase
from client.games.hens import HENS
from client.games.hens.components import BREEDS, CARDS, ROOSTER_ROUND, ROUNDS
from client.games.hens.events import Event
from client.games.hens.moves import Discard, Draw, Move, Place, Rooster
from client.games.hens.state import HensState, Phase
from client.tables.hens import drama, large
from client.tables.hens.asking import ask_of, draws_alone
from client.tables.hens.cards import back_picture, coop_picture, hen_picture, rooster_picture
from client.tables.hens.controller import Controller
from client.tables.hens.look import THEME
from client.tables.hens.names import names_of, place_of, secret_names
from client.tables.hens.paint_hand import rooster_place
from client.tables.hens.paint_near import paint_near
from client.tables.hens.paint_parts import parts_of
from client.tables.hens.painter import Painter
from client.tables.hens.places import HensModel, Places, places_for
from client.tables.hens.preview import preview_of
from client.tables.hens.spots import CellSpot, DeckSpot, HandSpot, NeighbourSpot, PileSpot, RoosterSpot
from client.tables.hens.spotting import spots_of
from client.tables.hens.stage import Stage
from client.tables.hens.targets import drawn_from, targets_of
from client.tables.hens.tips import tip_of
from client.tables.laid_table import LaidTable
from client.tables.painting import is_stale
from client.tables.table import (
    Ask,
    Intent,
    Meter,
    Model,
    Pointing,
    Spot,
    SpotBox,
    Steps,
    Strip,
    Tip,
)
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.metrics import Rect
from client.ui.surfaces import scenery
from client.ui.theme import Theme

STEPS = (N_("Draw"), N_("Draw"), N_("Place"), N_("Discard"))
TURN_PHASES = {Phase.PLACE: 2, Phase.DISCARD: 3}


class HensTable(LaidTable[HensState, Move, Event, Places]):
    """See ``Table``."""

    game: ClassVar = HENS
    theme: ClassVar[Theme] = THEME
    scenery: ClassVar[str] = "hens/bg_barnyard"

    def __init__(self) -> None:
        self.controller = Controller()
        super().__init__(self.controller)

    def work_out(self, model: HensModel) -> Places:
        """Lay out the table with the held card raised."""
        return places_for(self.area, model, self.controller.chosen)

    # ------------------------------------------------------------------ what is shown
    def paint(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw the resting table."""
        scenery(c, THEME, self.scenery)
        p = self._painter(c, hidden, pointing, shown)
        for rect, draw in parts_of(p):
            if is_stale(c, rect):
                draw(p)

    def paint_over(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw a closer look at the yard or the pile that is pointed at."""
        paint_near(self._painter(c, hidden, pointing, shown))

    def _painter(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> Painter:
        model = self.shown_model
        targets = targets_of(model, self.controller) if model.lights else frozenset()
        preview = preview_of(self.controller, pointing)
        return Painter(c, model, hidden, pointing, targets, shown, self.places, self.controller, preview)

    def strip(self) -> Strip:
        """Say which round it is and which step of the turn."""
        sight = self.shown_model.sight
        meter = Meter(Phrase(N_("Round")), ROUNDS, sight.round_no, {ROOSTER_ROUND: "rooster"})
        return Strip(HENS.progress(sight), None, _steps(sight), meter)

    # ------------------------------------------------------------------ what can be pointed at
    def spots(self) -> Sequence[SpotBox]:
        """List the hand first, then the own yard, the middle and the others."""
        return spots_of(self.shown_model, self.places, self.controller)

    def tip(self, spot: Spot) -> Tip | None:
        """Return the note beside a spot."""
        return tip_of(self.shown_model, self.controller, spot)

    def has_large(self, spot: Spot) -> bool:
        """Cards, piles, yards, goals and the deck can be looked at."""
        return large.has_large(self.shown_model, self.controller, spot)

    def paint_large(self, c: Canvas, spot: Spot, rect: Rect) -> None:
        """Draw it as large as it goes."""
        large.paint_large(self._painter(c, frozenset(), Pointing(), lambda _name, value: value), spot, rect)

    def carried(self, spot: Spot) -> Picture | None:
        """Return the card, or the rooster, that is dragged."""
        model, hand = self.shown_model, self.controller.hand
        match spot:
            case HandSpot(nth=index) if index < len(hand):
                size = self._carried_size(index)
                if self.controller.side == "coop":
                    return coop_picture(size)
                return hen_picture(hand[index], size, model.label(BREEDS[CARDS[hand[index]].breed].name))
            case DeckSpot():
                return back_picture(self.places.middle.deck[2:])
            case PileSpot() | NeighbourSpot() if large.pile_at(model, spot):
                return hen_picture(large.pile_at(model, spot)[-1], self.places.middle.deck[2:])
            case RoosterSpot() if self.places.rooster is not None:
                return rooster_picture(model.viewer, rooster_place(self.places.rooster)[2] * 0.7)
            case _:
                return None

    def _carried_size(self, index: int) -> tuple[float, float]:
        """Return how large a card of the hand is carried: to be placed, as it will lie in the yard."""
        if self.controller.asked is Phase.PLACE:
            return next(iter(self.places.yards[self.shown_model.viewer].cells.values()))[2:]
        return self.places.hand[index][2:]

    def spot_of(self, move: Move) -> Spot | None:
        """Return the stack, the card, or for a card that is held the square or pile that a move is about."""
        match move:
            case Draw():
                return drawn_from(move)
            case Place(card, x, y):
                return CellSpot(x, y) if self.controller.held == card else self._in_hand(card)
            case Discard(card):
                held = self.controller.held == card
                return PileSpot(self.shown_model.viewer) if held else self._in_hand(card)
            case Rooster(x, y):
                return CellSpot(x, y)

    def _in_hand(self, card: int) -> HandSpot | None:
        return next((HandSpot(i) for i, held in enumerate(self.controller.hand) if held == card), None)

    def seat_rect(self, seat: int) -> Rect:
        """Return the panel of a seat."""
        return self.places.panels[seat]

    def place_of(self, name: str) -> Rect | None:
        """Return the panel or zone that a name belongs to."""
        return place_of(self.places, self.shown_model.viewer, name)

    def names_of(self, spot: Spot) -> frozenset[str]:
        """Name what lies at a spot and can be carried away from it."""
        return names_of(self.shown_model, spot)

    def secret_names(self) -> frozenset[str]:
        """Name the hand, and while it is secret the place of the own rooster."""
        return secret_names(self.shown_model)

    def mid_choice(self, sight: HensState) -> bool:
        """Nobody would stop where a card must be drawn and the deck is the only place to draw it from."""
        return draws_alone(sight)

    # ------------------------------------------------------------------ what a click means
    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""
        return ask_of(self.controller)

    def lift(self, spot: Spot) -> bool:
        """Let cards of the hand be dragged, top cards of stacks, and the rooster."""
        if not isinstance(spot, HandSpot | DeckSpot | PileSpot | NeighbourSpot | RoosterSpot):
            return False
        if spot not in targets_of(self.shown_model, self.controller) or spot == PileSpot(self.shown_model.viewer):
            return False
        if isinstance(spot, HandSpot) and self.controller.chosen != spot.nth:
            self.controller.choose(spot.nth)
        self.lay_anew()
        return True

    def turn(self) -> bool:
        """Turn the card that is held over."""
        return self.controller.turn()

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:
        """Take the end of a drag."""
        self.lay_anew()
        intent = self.controller.drop(spot, onto)
        self.controller.cancel()
        return intent

    def plays_itself(self, move: Move) -> bool:
        """Drawing from the deck, where there is nothing else to draw from, decides nothing."""
        return isinstance(move, Draw)

    # ------------------------------------------------------------------ drama
    def act_before(self, events: Sequence[Event], after: Model[HensState, Move]) -> Clip | None:  # noqa: ARG002
        """Nothing is acted out on the old picture: the new one is where things arrive."""
        return None

    def act_after(self, events: Sequence[Event], before: Model[HensState, Move]) -> Clip | None:
        """Act out what happened."""
        old = places_for(self.area, before, None)
        return drama.after(Stage(old, self.places, before, self.shown_model), events)


def _steps(sight: HensState) -> Steps | None:
    """Return the steps of a turn; the roosters and the end have none."""
    if sight.phase in (Phase.ROOSTER, Phase.OVER):
        return None
    return Steps(tuple(Phrase(label) for label in STEPS), TURN_PHASES.get(sight.phase, sight.drawn))
