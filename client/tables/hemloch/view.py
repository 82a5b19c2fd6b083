"""The table of Hemloch: puts layout, controller, painters and drama together."""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import ClassVar

from client.games.hemloch import HEMLOCH
from client.games.hemloch.events import DayBegan, Event, GroupTaken, InfluenceChecked, ItemUsed, MatchEnded
from client.games.hemloch.moves import EndTurn, Move
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ToPlace, ToSend
from client.tables.hemloch import drama, large, naming
from client.tables.hemloch.asking import ask_of
from client.tables.hemloch.controller import Controller, spot_of
from client.tables.hemloch.look import THEME, sky_of
from client.tables.hemloch.meaning import location_of
from client.tables.hemloch.paint_meter import paint_meter
from client.tables.hemloch.paint_parts import parts_of
from client.tables.hemloch.paint_sky import paint_sky
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import Choice, HemlochModel, Places, ledge_of, places_for, question_of
from client.tables.hemloch.preview import preview_of
from client.tables.hemloch.spotting import spots_of
from client.tables.hemloch.targets import targets_of
from client.tables.hemloch.tips import tip_of
from client.tables.laid_table import LaidTable
from client.tables.painting import is_stale
from client.tables.stage import Stage
from client.tables.table import Ask, Intent, Model, Moment, Pointing, Spot, SpotBox, Strip, Tip
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.metrics import Rect
from client.ui.theme import Theme


class HemlochTable(LaidTable[HemlochState, Move, Event, Places]):
    """See ``Table``."""

    game: ClassVar = HEMLOCH
    theme: ClassVar[Theme] = THEME
    scenery: ClassVar[str] = "hemloch/bg_night"
    bed: ClassVar[str] = "music_hemloch"
    moments: ClassVar = (
        Moment("check", InfluenceChecked, 1500),
        Moment("dusk", DayBegan, 1100),
        Moment("item_used", ItemUsed, 1000),
        Moment("last_light", MatchEnded, 6600),
    )
    variants: ClassVar = MappingProxyType({"draft": {"draft": True}})

    def __init__(self) -> None:
        self.controller = Controller()
        super().__init__(self.controller)
        self._spots: list[SpotBox] | None = None
        self._lit: frozenset[Spot] | None = None
        self._takers: dict[int, int] = {}
        """Which seat took a group of the draft: a position does not tell, so only picks that were seen are known."""
        self._pointing = Pointing()
        """What was pointed at when the table was painted last: the prompt says what it would bring."""

    def work_out(self, model: HemlochModel) -> Places:
        """Lay out the table with the chosen card raised."""
        return places_for(self.area, model, self.controller.choice)

    def lay_anew(self) -> None:
        """Forget also what can be pointed at and what glows."""
        super().lay_anew()
        self._spots, self._lit = None, None

    # ------------------------------------------------------------------ what is shown
    def paint(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw the resting table."""
        self._pointing = pointing
        model = self.shown_model
        paint_sky(c, sky_of(model.sight), ledge_of(self.places))
        preview = preview_of(model, self.controller, pointing)
        p = Painter(
            c, model, hidden, pointing, self._targets(), shown, self.places, self.controller, preview, self._takers
        )
        for rect, draw in parts_of(p):
            if is_stale(c, rect):
                draw(p)

    def _targets(self) -> frozenset[Spot]:
        """Return what takes a click now; worked out once for each choice."""
        if self._lit is None:
            model = self.shown_model
            spots = (box.spot for box in self.spots())
            self._lit = targets_of(model, self.controller, spots) if model.lights else frozenset()
        return self._lit

    def strip(self) -> Strip:
        """Say which Week it is and which Night."""
        return Strip(HEMLOCH.progress(self.shown_model.sight))

    def paint_meter(self, c: Canvas, rect: Rect) -> float:
        """Draw Nights and Days as moons and suns, or the picks of the draft."""
        return paint_meter(c, self.shown_model.sight, rect, self.shown_model.label)

    # ------------------------------------------------------------------ what can be pointed at
    def spots(self) -> Sequence[SpotBox]:
        """List the hand and the own things first, then the middle and the others."""
        if self._spots is None:
            self._spots = spots_of(self.shown_model, self.places)
        return self._spots

    def tip(self, spot: Spot) -> Tip | None:
        """Return the note beside a spot; none over the boards while a Location is chosen there: the prompt tells."""
        if self.controller.held_card is not None and location_of(spot) is not None:
            return None
        return tip_of(self.shown_model, spot, self.controller.pile)

    def has_large(self, spot: Spot) -> bool:
        """Cards, items, Locations and Nights can be looked at."""
        return large.has_large(self.shown_model, spot, self.controller.pile)

    def paint_large(self, c: Canvas, spot: Spot, rect: Rect) -> None:
        """Draw it as large as it goes."""
        large.paint_large(c, self.shown_model, (spot, rect), self.controller.pile)

    def carried(self, spot: Spot) -> Picture | None:
        """Return what is dragged."""
        return naming.carried(self.shown_model, self.places, spot)

    def spot_of(self, move: Move) -> Spot | None:
        """Return what a move is about."""
        spots = [box.spot for box in self.spots()]
        spot = spot_of(self.controller, self.shown_model, move, spots)
        return spot if spot in spots else None

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
        """Name the hand."""
        return frozenset({"hand"})

    def mid_choice(self, sight: HemlochState) -> bool:
        """Nobody would stop with a Minion or a Marker in hand."""
        asked = question_of(sight)
        return isinstance(asked, ToSend) or (isinstance(asked, ToPlace) and asked.left is not None)

    # ------------------------------------------------------------------ what a click means
    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""
        return ask_of(self.controller, preview_of(self.shown_model, self.controller, self._pointing))

    def lift(self, spot: Spot) -> bool:
        """Let be dragged what can be used, carried or given up now."""
        taken = self.controller.take(spot)
        self.lay_anew()
        return taken

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:
        """Take the end of a drag."""
        self.lay_anew()
        return self.controller.drop(spot, onto)

    def plays_itself(self, move: Move) -> bool:
        """Where nothing else is left, ending the turn decides nothing."""
        return isinstance(move, EndTurn)

    # ------------------------------------------------------------------ drama
    def act_before(self, events: Sequence[Event], after: Model[HemlochState, Move]) -> Clip | None:  # noqa: ARG002 - see the docstring
        """Nothing is acted out on the old picture: the new one is where things arrive."""
        return None

    def act_after(self, events: Sequence[Event], before: Model[HemlochState, Move]) -> Clip | None:
        """Act out what happened."""
        self._takers.update({event.group: event.seat for event in events if isinstance(event, GroupTaken)})
        old = places_for(self.area, before, Choice())
        return drama.after(Stage(old, self.places, before, self.shown_model), events)
