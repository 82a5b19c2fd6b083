"""The table of Mad Science Expo: puts layout, controller, painters and drama together."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from client.core.words import N_, Phrase
from client.games.mad_science_expo import MAD_SCIENCE_EXPO
from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.events import Event
from client.games.mad_science_expo.moves import Challenge, Move, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.state import ExpoState, Phase
from client.tables.laid_table import LaidTable
from client.tables.mad_science_expo import drama, large
from client.tables.mad_science_expo.cards import card_picture
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.paint_arena import paint_arena
from client.tables.mad_science_expo.paint_hand import paint_hand
from client.tables.mad_science_expo.paint_seats import paint_opponent, paint_own
from client.tables.mad_science_expo.paint_side import paint_memory, paint_scores
from client.tables.mad_science_expo.painter import Painter
from client.tables.mad_science_expo.places import ExpoModel, Places, places_for
from client.tables.mad_science_expo.spots import (
    ExhibitSpot,
    HandSpot,
    StakeSpot,
    TeamCardSpot,
    TeamSpot,
)
from client.tables.mad_science_expo.spotting import spots_of
from client.tables.mad_science_expo.targets import targets_of
from client.tables.table import Ask, Intent, Model, Pointing, Spot, SpotBox, Steps, Strip, Tip
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.metrics import Rect
from client.ui.surfaces import scenery
from client.ui.theme import Theme


class ExpoTable(LaidTable[ExpoState, Move, Event, Places]):
    """See ``Table``."""

    game: ClassVar = MAD_SCIENCE_EXPO
    theme: ClassVar[Theme] = THEME
    scenery: ClassVar[str] = "mad_science_expo/bg_lab"

    def __init__(self) -> None:
        self.controller = Controller()
        super().__init__(self.controller)

    def work_out(self, model: ExpoModel) -> Places:
        """Lay out the table with the chosen cards raised."""
        return places_for(self.area, model, self.controller.chosen)

    # ------------------------------------------------------------------ what is shown
    def paint(
        self, c: Canvas, hidden: frozenset[str], pointing: Pointing, shown: Callable[[str, float], float]
    ) -> None:
        """Draw the resting table."""
        scenery(c, THEME, self.scenery)
        model = self.shown_model
        targets = targets_of(model, self.controller) if model.lights else frozenset()
        p = Painter(c, model, hidden, pointing, targets, shown, self.places, self.controller)
        for seat in p.places.parts:
            paint_opponent(p, seat)
        paint_own(p)
        paint_memory(p)
        paint_scores(p)
        paint_arena(p)
        paint_hand(p)

    def strip(self) -> Strip:
        """Say how far the game is and when it ends."""
        model = self.shown_model
        sight = model.sight
        largest = max(size_of(hand) for hand in sight.hands)
        forecast = Phrase(N_("Ends when all hands are 2 or less - largest: {largest}"), largest=largest)
        return Strip(MAD_SCIENCE_EXPO.progress(sight), None if sight.result is not None else forecast, _steps(model))

    # ------------------------------------------------------------------ what can be pointed at
    def spots(self) -> Sequence[SpotBox]:
        """List the cards first, then the own things, the middle and the others."""
        return spots_of(self.shown_model, self.places, self.controller)

    def tip(self, spot: Spot) -> Tip | None:
        """Return the note beside a spot."""
        return large.tip_of(self.shown_model, self.controller, spot)

    def has_large(self, spot: Spot) -> bool:
        """Cards and exhibits can be looked at."""
        return large.has_large(self.shown_model, self.controller, spot)

    def paint_large(self, c: Canvas, spot: Spot, rect: Rect) -> None:
        """Draw a card or an exhibit as large as it goes."""
        large.paint_large(c, self.shown_model, self.controller, (spot, rect))

    def carried(self, spot: Spot) -> Picture | None:
        """Return the card that is dragged, or the last card of a dragged team."""
        model = self.shown_model
        if isinstance(spot, HandSpot) and spot.nth < len(self.controller.hand):
            _, _, w, h = self.places.hand[spot.nth]
            return card_picture(self.controller.hand[spot.nth], model.viewer, (w, h), model.label)
        if isinstance(spot, TeamSpot | TeamCardSpot) and model.sight.teams[spot.seat]:
            rect = self.places.teams[spot.seat][-1]
            return card_picture(model.sight.teams[spot.seat][-1], spot.seat, rect[2:])
        return None

    def spot_of(self, move: Move) -> Spot | None:
        """Return the card, team or exhibit that a move is about."""
        viewer = self.shown_model.viewer
        match move:
            case Play(value=value) | Pick(value=value):
                return next((HandSpot(i) for i, card in enumerate(self.controller.hand) if card == value), None)
            case Challenge(target=target):
                return StakeSpot(target)
            case Recruit():
                return ExhibitSpot(viewer)
            case _:
                return None

    def seat_rect(self, seat: int) -> Rect:
        """Return the panel of a seat."""
        return self.places.panels[seat]

    def place_of(self, name: str) -> Rect | None:
        """Return the panel or zone that a name belongs to; recruited values stand in the score sheet as well."""
        kind, _, number = name.partition("/")
        match kind:
            case "hand":
                return self.places.zones.hand
            case "attack" | "defence" | "total":
                return self.places.zones.arena
            case "team" | "back":
                return self.places.panels[int(number.partition("/")[0])]
            case _:
                return None

    def names_of(self, spot: Spot) -> frozenset[str]:
        """Name the card of the hand, or the team, that lies at a spot."""
        if isinstance(spot, HandSpot):
            return frozenset({f"hand/{spot.nth}"})
        if isinstance(spot, TeamSpot | TeamCardSpot):
            return frozenset(f"team/{spot.seat}/{i}" for i in range(len(self.shown_model.sight.teams[spot.seat])))
        return frozenset()

    def secret_names(self) -> frozenset[str]:
        """Name the hand, what was pushed forward and what the viewer knows."""
        cards = range(size_of(self.shown_model.sight.hands[self.shown_model.viewer]) + 1)
        names = {f"{zone}/{i}" for zone in ("hand", "attack", "defence") for i in cards}
        return frozenset(names | {"memory", "total/attack", "total/defence", "note", "odds"})

    def mid_choice(self, sight: ExpoState) -> bool:
        """Picks after the first belong to the same selection."""
        duel = sight.challenge
        if duel is None:
            return False
        return size_of(duel.attack) > 0 if sight.phase is Phase.ATTACK else size_of(duel.defence) > 0

    # ------------------------------------------------------------------ what a click means
    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""
        return self.controller.ask()

    def lift(self, spot: Spot) -> bool:
        """Let cards of the hand be dragged, and the own team onto its exhibit."""
        model = self.shown_model
        if isinstance(spot, TeamSpot | TeamCardSpot):
            return spot.seat == model.viewer and ExhibitSpot(spot.seat) in targets_of(model, self.controller)
        if not isinstance(spot, HandSpot) or spot not in targets_of(model, self.controller):
            return False
        if not self.controller.selecting:
            self.controller.chosen = frozenset({spot.nth})
            self.lay_anew()
        return True

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:
        """Take the end of a drag."""
        self.lay_anew()
        intent = self.controller.drop(spot, onto)
        if not self.controller.selecting:
            self.controller.cancel()
        return intent

    def plays_itself(self, move: Move) -> bool:
        """A pass decides nothing; all else is for the player to do."""
        return isinstance(move, Pass)

    # ------------------------------------------------------------------ drama
    def act_before(self, events: Sequence[Event], after: Model[ExpoState, Move]) -> Clip | None:
        """Act out the challenge on the arena as it still stands."""
        return drama.before(self._stage(after), events)

    def act_after(self, events: Sequence[Event], before: Model[ExpoState, Move]) -> Clip | None:
        """Act out cards that went to a new place."""
        old = places_for(self.area, before, frozenset())
        return drama.after(self._stage(self.shown_model), events, old)

    def _stage(self, after: ExpoModel) -> drama.Stage:
        return drama.Stage(self.places, places_for(self.area, replace(after), frozenset()), self.shown_model, after)

    def witnesses(self, event: Event) -> tuple[int, ...]:
        """Both sides of an exchange must see what they were given."""
        return drama.witnesses(event)


def _steps(model: ExpoModel) -> Steps | None:
    """Return the steps of a challenge; a turn without one has a single step."""
    phase = model.sight.phase
    now = {Phase.ATTACK: 0, Phase.DEFEND: 1, Phase.AFTER_WIN: 2}.get(phase)
    if now is None:
        return None
    labels = (N_("Attack"), N_("Answer"), N_("Result"))
    return Steps(tuple(Phrase(label) for label in labels), now)
