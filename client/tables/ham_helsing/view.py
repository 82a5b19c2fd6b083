"""The table of Ham Helsing: puts layout, controller, painters and drama together."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from client.core.words import Phrase
from client.games.ham_helsing import HAM_HELSING, names
from client.games.ham_helsing import frames as f
from client.games.ham_helsing.events import DieRolled, Event, LocationLost, TokenPlaced, VillainMoved
from client.games.ham_helsing.moves import EndPlay, Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing import drama, large, naming
from client.tables.ham_helsing.asking import ask_of
from client.tables.ham_helsing.choice.cover import CoverOverlay
from client.tables.ham_helsing.choice.discards import DiscardOverlay
from client.tables.ham_helsing.choice.overlay import ChoiceOverlay
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.fight.overlay import FightOverlay
from client.tables.ham_helsing.fight.tips import expected_health, villain_tip
from client.tables.ham_helsing.hero.paint_board import paint_board
from client.tables.ham_helsing.hero.paint_hand import Hand, paint_hand
from client.tables.ham_helsing.hero.paint_play import paint_play
from client.tables.ham_helsing.hero.paint_pool import paint_pool
from client.tables.ham_helsing.hero.spots import HandSpot, PoolSpot
from client.tables.ham_helsing.hero.tips import hero_tip
from client.tables.ham_helsing.look import THEME
from client.tables.ham_helsing.map.paint import Board, paint_map
from client.tables.ham_helsing.map.preview import Preview, preview_at
from client.tables.ham_helsing.map.spots import HeroSpot, KnucklesSpot, PlaceSpot
from client.tables.ham_helsing.market.overlay import MarketOverlay
from client.tables.ham_helsing.market.tips import overlay_tip
from client.tables.ham_helsing.mates.bag import paint_bag
from client.tables.ham_helsing.mates.paint import Shown, paint_mates
from client.tables.ham_helsing.mates.requests import mate_of
from client.tables.ham_helsing.model import HamModel, HamPainting, acting_hero
from client.tables.ham_helsing.overlay import Overlay, Room
from client.tables.ham_helsing.places import Places, places_for
from client.tables.ham_helsing.spotting import spots_of
from client.tables.ham_helsing.targets import targets_of
from client.tables.ham_helsing.tips import map_tip
from client.tables.ham_helsing.trade.overlay import TradeOverlay
from client.tables.ham_helsing.villain.paint import paint_villain
from client.tables.ham_helsing.villain.strip import next_place, paint_course
from client.tables.laid_table import LaidTable
from client.tables.painting import Painting
from client.tables.stage import Stage
from client.tables.table import Ask, Frame, Intent, Model, Moment, Pointing, Spot, SpotBox, Strip, Tip
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.metrics import Rect
from client.ui.surfaces import table
from client.ui.theme import Theme


class HamTable(LaidTable[HamState, Move, Event, Places]):
    """See ``Table``."""

    game: ClassVar = HAM_HELSING
    theme: ClassVar[Theme] = THEME
    scenery: ClassVar[str] = "ham_helsing/place_h"
    keeps_secrets: ClassVar[bool] = False
    variants: ClassVar = MappingProxyType({"silk": {"villain": "silk"}})
    moments: ClassVar = (
        Moment("march", VillainMoved, 2300),
        Moment("fall", LocationLost, 2200),
        Moment("dice", DieRolled, 900),
        Moment("drops", TokenPlaced, 900),
    )

    def __init__(self) -> None:
        self.controller = Controller()
        self.overlays: tuple[Overlay, ...] = (
            FightOverlay(),
            MarketOverlay(self.controller),
            TradeOverlay(),
            DiscardOverlay(),
            CoverOverlay(),
            ChoiceOverlay(self.controller),
        )
        super().__init__(self.controller)

    def show(self, model: HamModel) -> None:
        """Take over a new sight."""
        super().show(model)
        for each in self.overlays:
            each.show(model)

    @property
    def overlay(self) -> Overlay | None:
        """What lies over the table now."""
        return next((each for each in self.overlays if each.is_open()), None)

    def frame(self) -> Frame:
        """Return the zones of the match scene; what lies over the table may shift them."""
        zones, over = self.places.zones, self.overlay
        room = Room(zones.prompt, zones.log) if over is None else over.room(zones)
        return Frame(zones.strip, room.prompt, room.log)

    def work_out(self, model: HamModel) -> Places:
        """Lay out the table."""
        return places_for(self.area, model, self.controller.raised)

    # ------------------------------------------------------------------ what is shown
    def paint(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw the resting table."""
        table(c, THEME)
        p = self._painter(c, hidden, pointing, shown)
        places = self.places
        paint_map(p, Board(places.map, places.sketch, self._preview(pointing), next_place(p.model.sight)))
        paint_mates(p, Shown(places.mates, places.zones.narrow, places.own))
        if self.places.bag is not None:
            paint_bag(p, self.places.bag)
        paint_villain(p, self.places.villain, expected_health(p.model, pointing.hover or pointing.focus))
        own = self.places.own
        if own is not None:
            band = self.places.band
            paint_board(p, band.board, own)
            paint_pool(p, band.pool)
            paint_play(p, band.play)
            raised = self.controller.raised
            paint_hand(p, Hand(band.hand, self.places.hand, None if raised is None else HandSpot(raised)))
        over = self.overlay
        if over is not None:
            over.paint(p, self.places.zones)

    def _painter(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> HamPainting:
        model = self.shown_model
        targets = self._targets() if model.lights else frozenset()
        return Painting(c, model, hidden, pointing, targets, shown)

    def _targets(self) -> frozenset[Spot]:
        """Return what takes a click now: of what lies over the table, or of the table itself."""
        over = self.overlay
        return targets_of(self.shown_model, self.controller) if over is None else over.targets()

    def _preview(self, pointing: Pointing) -> Preview | None:
        """Return what ending the turn would bring: where the hero is, or would be if it went where one points."""
        model = self.shown_model
        sight = model.sight
        if not model.legal or sight.asked is None or EndPlay() not in model.legal:
            return None
        spot = pointing.hover or pointing.focus
        there = isinstance(spot, PlaceSpot) and spot in targets_of(model, self.controller)
        return preview_at(
            self.places.sketch, spot.loc if there and isinstance(spot, PlaceSpot) else sight.loc[sight.asked]
        )

    def strip(self) -> Strip:
        """Say which round it is and which hero acts."""
        sight = self.shown_model.sight
        acting = acting_hero(sight)
        actor = None if acting is None or acting >= len(sight.team) else names.hero_of(sight, acting)
        return Strip(HAM_HELSING.progress(sight), actor=actor)

    def paint_meter(self, c: Canvas, rect: Rect) -> float:
        """Draw the rounds, and the Villain's cards behind them."""
        return paint_course(c, self.shown_model, rect)

    # ------------------------------------------------------------------ what can be pointed at
    def spots(self) -> Sequence[SpotBox]:
        """List what can be pointed at."""
        over = self.overlay
        found = [] if over is not None and over.whole else spots_of(self.shown_model, self.places, self.controller)
        return found if over is None else [*found, *over.spots(self.places.zones)]

    def tip(self, spot: Spot) -> Tip | None:
        """Return the note beside a spot."""
        model = self.shown_model
        tips = (hero_tip, villain_tip, overlay_tip, map_tip)
        return next((tip for each in tips if (tip := each(model, spot)) is not None), None)

    def has_large(self, spot: Spot) -> bool:
        """Cards, places and figures can be looked at."""
        return large.has_large(self.shown_model, spot)

    def paint_large(self, c: Canvas, spot: Spot, rect: Rect) -> None:
        """Draw it as large as it goes."""
        large.paint_large(c, self.shown_model, spot, rect)

    def carried(self, spot: Spot) -> Picture | None:
        """Return the card or the figure that is dragged."""
        over = self.overlay
        mine = None if over is None else over.carried(spot)
        return mine or naming.carried(self.shown_model, self.places, spot)

    def spot_of(self, move: Move) -> Spot | None:
        """Return what has to be clicked next for a move."""
        over = self.overlay
        mine = None if over is None else over.spot_of(move)
        wanted = naming.next_spots(self.shown_model, self.controller, move) if mine is None else {mine}
        return next((box.spot for box in self.spots() if box.spot in wanted), None)

    def seat_rect(self, seat: int) -> Rect:
        """Return the panel of a seat."""
        here = next((c for c in self.places.mates if self.shown_model.sight.team[c].seat == seat), None)
        return self.places.zones.band if here is None else self.places.mates[here]

    def place_of(self, name: str) -> Rect | None:
        """Return the panel or zone that a name belongs to."""
        return naming.place_of(self.places, name)

    def names_of(self, spot: Spot) -> frozenset[str]:
        """Name what lies at a spot and can be carried away from it."""
        return naming.names_of(spot)

    def secret_names(self) -> frozenset[str]:
        """Nothing is secret."""
        return frozenset()

    def mid_choice(self, sight: HamState) -> bool:
        """Tell whether some of several picks have been made, but not all."""
        match sight.stack[-1] if sight.stack else None:
            case f.CommitFrame(com=counts) | f.DeclareFrame(wd=counts):
                return any(counts)
            case f.Discards(last=last) | f.FlushFrame(last=last) | f.TradeFrame(last=last):
                return last >= 0
            case _:
                return False

    # ------------------------------------------------------------------ what a click means
    def waiting_words(self) -> Phrase | None:
        """Say what the mate who decides means to do."""
        model = self.shown_model
        acting = acting_hero(model.sight)
        mate = None if acting is None or acting >= len(model.sight.team) else mate_of(model, acting)
        return None if mate is None else mate.intention

    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""
        over = self.overlay
        if over is not None and self.shown_model.legal:
            return over.ask()
        return ask_of(self.controller, self._preview(Pointing()))

    def lift(self, spot: Spot) -> bool:
        """Let hand cards, the own figure and Knuckles be dragged if something can be done with them now."""
        if self.overlay is not None:
            return self.overlay.lift(spot)
        if not isinstance(spot, HandSpot | HeroSpot | KnucklesSpot | PoolSpot) or not self.controller.take(spot):
            return False
        self.lay_anew()
        return True

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:
        """Take the end of a drag."""
        over = self.overlay
        self.lay_anew()
        return self.controller.drop(spot, onto) if over is None else over.drop(spot, onto)

    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click: what lies over the table comes first."""
        over = self.overlay
        self.lay_anew()
        return self.controller.click(spot) if over is None else over.click(spot)

    def cancel(self) -> bool:
        """Forget what is chosen."""
        over = self.overlay
        self.lay_anew()
        return self.controller.cancel() if over is None else over.cancel()

    def plays_itself(self, move: Move) -> bool:
        """Ending a turn in which nothing else can be done decides nothing."""
        return isinstance(move, EndPlay)

    # ------------------------------------------------------------------ telling moments
    @classmethod
    def kind_of(cls, sight: HamState, legal: Sequence[Move]) -> str:  # noqa: ARG003 - named after the question
        """Name a decision after what is asked, turns also after whether places are lost."""
        frame = sight.stack[-1].frame
        return f"{frame}_lost" if frame == "play" and len(sight.nests) > 1 else frame

    @classmethod
    def highlights(cls, sights: Sequence[HamState]) -> Mapping[str, int]:
        """Name the turn with the most Minions, and the one in the middle."""
        turns = [number for number, sight in enumerate(sights) if sight.stack[-1].frame == "play"]
        crowded = max(turns, key=lambda number: sum(map(len, sights[number].board.values())))
        return {"crowded": crowded, "middle": turns[len(turns) // 2]}

    # ------------------------------------------------------------------ drama
    def act_before(self, events: Sequence[Event], after: Model[HamState, Move]) -> Clip | None:
        """Act out what is seen on the picture as it was."""
        new = places_for(self.area, after)
        return drama.before(Stage(self.places, new, self.shown_model, after), events)

    def act_after(self, events: Sequence[Event], before: Model[HamState, Move]) -> Clip | None:
        """Act out the rest."""
        old = places_for(self.area, before)
        return drama.after(Stage(old, self.places, before, self.shown_model), events)
