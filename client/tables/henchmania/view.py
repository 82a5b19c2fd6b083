"""The table of Henchmania: puts layout, controller, painters and drama together."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from client.core.words import N_, Phrase
from client.games.henchmania import HENCHMANIA
from client.games.henchmania.events import Event
from client.games.henchmania.moves import Done, Move, Pass
from client.games.henchmania.state import HenchmaniaState, Phase
from client.tables.henchmania import drama, large, naming
from client.tables.henchmania.asking import ask_of
from client.tables.henchmania.controller import Controller, spot_of
from client.tables.henchmania.look import THEME
from client.tables.henchmania.paint_answers import paint_answers
from client.tables.henchmania.paint_hand import paint_hand
from client.tables.henchmania.paint_own import paint_own
from client.tables.henchmania.paint_seats import paint_other
from client.tables.henchmania.paint_sites import paint_sites
from client.tables.henchmania.paint_stage import paint_stage
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.places import Choice, HenchmaniaModel, Places, places_for
from client.tables.henchmania.spots import HandSpot, PoolSpot, ReserveSpot, TrumpSpot
from client.tables.henchmania.spotting import spots_of
from client.tables.henchmania.targets import targets_of
from client.tables.henchmania.tips import tip_of
from client.tables.stage import Stage
from client.tables.table import Ask, Frame, Intent, Meter, Model, Pointing, Spot, SpotBox, Steps, Strip, Table, Tip
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.metrics import Area, Rect
from client.ui.surfaces import table
from client.ui.theme import Theme

STEPS = {Phase.PLACE: 0, Phase.PLAY: 1, Phase.KEEP: 2}


class HenchmaniaTable(Table[HenchmaniaState, Move, Event]):
    """See ``Table``. Places are worked out anew whenever the window, the sight or the choice changes."""

    game: ClassVar = HENCHMANIA
    theme: ClassVar[Theme] = THEME
    scenery: ClassVar[str] = "henchmania/site_square"

    def __init__(self) -> None:
        self.controller = Controller()
        self.area = Area(1920, 1080, 1.0, folded=False, too_small=False)
        self.model: HenchmaniaModel | None = None
        self._places: Places | None = None
        self._spots: list[SpotBox] | None = None
        self._lit: tuple[object, frozenset[Spot]] | None = None

    # ------------------------------------------------------------------ what is shown
    def fit(self, area: Area) -> None:
        """Lay everything out anew."""
        self.area = area
        self._forget_places()

    def show(self, model: Model[HenchmaniaState, Move]) -> None:
        """Take over a new sight."""
        self.model = model
        self.controller.show(model)
        self._forget_places()

    def _forget_places(self) -> None:
        self._places, self._spots, self._lit = None, None, None

    @property
    def shown_model(self) -> HenchmaniaModel:
        """What is shown now."""
        if self.model is None:
            raise LookupError("nothing has been shown yet")
        return self.model

    @property
    def places(self) -> Places:
        """Where everything lies now."""
        if self._places is None:
            self._places = places_for(self.area, self.shown_model, self.controller.choice)
        return self._places

    def frame(self) -> Frame:
        """Return the zones of the match scene."""
        zones = self.places.zones
        return Frame(zones.strip, zones.prompt, zones.log)

    def paint(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw the resting table: five sites with the other seats above, or the stage of a duel."""
        table(c, THEME)
        model = self.shown_model
        p = Painter(c, model, hidden, pointing, self._targets(), shown, self.places, self.controller)
        duel = model.sight.duel
        if duel is not None:
            paint_stage(p, duel)
            paint_answers(p, duel)
        else:
            for seat in p.places.parts:
                paint_other(p, seat)
            paint_sites(p)
        paint_own(p)
        paint_hand(p)

    def _targets(self) -> frozenset[Spot]:
        """Return what takes a click now; worked out once for each choice."""
        model = self.shown_model
        if not model.lights:
            return frozenset()
        choice = (self.controller.chosen, self.controller.narrowed)
        if self._lit is None or self._lit[0] != choice:
            self._lit = (choice, targets_of(model, self.controller, (box.spot for box in self.spots())))
        return self._lit[1]

    def strip(self) -> Strip:
        """Say which day it is and which part of it."""
        sight = self.shown_model.sight
        labels = (N_("Set Henchmen"), N_("Play cards"), N_("Night"))
        now = STEPS.get(sight.phase)
        steps = None if now is None else Steps(tuple(Phrase(label) for label in labels), now)
        meter = Meter(Phrase(N_("Day")), max(sight.options.days, sight.day), sight.day)
        return Strip(HENCHMANIA.progress(sight), None, steps, meter)

    # ------------------------------------------------------------------ what can be pointed at
    def spots(self) -> Sequence[SpotBox]:
        """List the hand and the own things first, then the middle and the others."""
        if self._spots is None:
            self._spots = spots_of(self.shown_model, self.places)
        return self._spots

    def tip(self, spot: Spot) -> Tip | None:
        """Return the note beside a spot."""
        return tip_of(self.shown_model, spot, self.controller.pile)

    def has_large(self, spot: Spot) -> bool:
        """Cards and sites can be looked at."""
        return large.has_large(self.shown_model, spot, self.controller.pile)

    def paint_large(self, c: Canvas, spot: Spot, rect: Rect) -> None:
        """Draw a card or a site as large as it goes."""
        large.paint_large(c, self.shown_model, (spot, rect), self.controller.pile)

    def carried(self, spot: Spot) -> Picture | None:
        """Return the card or Henchman that is dragged."""
        return naming.carried(self.shown_model, self.places, spot)

    def spot_of(self, move: Move) -> Spot | None:
        """Return the card, seat or site that a move is about."""
        spot = spot_of(self.controller, self.shown_model, move)
        return spot if any(box.spot == spot for box in self.spots()) else None

    def seat_rect(self, seat: int) -> Rect:
        """Return the panel of a seat."""
        return self.places.panels[seat]

    def place_of(self, name: str) -> Rect | None:
        """Return the panel or zone that a name belongs to."""
        return naming.place_of(self.places, name)

    def names_of(self, spot: Spot) -> frozenset[str]:
        """Name what lies at a spot and can be carried away from it."""
        return naming.names_of(spot)

    def secret_names(self) -> frozenset[str]:
        """Name the hand and the answers that tell of it."""
        return frozenset({"hand", "answers"})

    def mid_choice(self, sight: HenchmaniaState) -> bool:  # noqa: ARG002 - see the docstring
        """Every decision stands by itself."""
        return False

    # ------------------------------------------------------------------ what a click means
    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""
        return ask_of(self.controller)

    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click."""
        self._forget_places()
        return self.controller.click(spot)

    def lift(self, spot: Spot) -> bool:
        """Let cards, Henchmen and what lies before the viewer be dragged if they can be used now."""
        mine = isinstance(spot, HandSpot | PoolSpot) or (
            isinstance(spot, ReserveSpot | TrumpSpot) and spot.seat == self.shown_model.viewer
        )
        if not mine or not self.controller.take(spot):
            return False
        self._forget_places()
        return True

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:
        """Take the end of a drag."""
        self._forget_places()
        return self.controller.drop(spot, onto)

    def cancel(self) -> bool:
        """Forget what is chosen."""
        self._forget_places()
        return self.controller.cancel()

    def plays_itself(self, move: Move) -> bool:
        """Where nothing else is left, passing and leaving it decide nothing."""
        return isinstance(move, Pass | Done)

    # ------------------------------------------------------------------ drama
    def act_before(self, events: Sequence[Event], after: Model[HenchmaniaState, Move]) -> Clip | None:
        """Act out a duel on its stage."""
        new = places_for(self.area, replace(after), Choice())
        return drama.before(Stage(self.places, new, self.shown_model, after), events)

    def act_after(self, events: Sequence[Event], before: Model[HenchmaniaState, Move]) -> Clip | None:
        """Act out cards, Henchmen and points that went to a new place."""
        old = places_for(self.area, before, Choice())
        return drama.after(Stage(old, self.places, before, self.shown_model), events)
