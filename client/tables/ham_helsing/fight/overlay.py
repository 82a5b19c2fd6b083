"""The fight as it lies over the table."""

from collections.abc import Iterator, Sequence

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import HAM_HELSING, names
from client.games.ham_helsing.moves import Move
from client.tables.ham_helsing.fight.controller import FightController, answers_of, is_answered, spot_of, targets_of
from client.tables.ham_helsing.fight.layout import (
    FightParts,
    answer_rects,
    fight_parts,
    lane_parts,
    lane_rects,
    point_rects,
)
from client.tables.ham_helsing.fight.paint import paint_fight
from client.tables.ham_helsing.fight.paint_answers import paint_answers
from client.tables.ham_helsing.fight.paint_lanes import Light
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.fight.showing import Lane, Showing, showing_of
from client.tables.ham_helsing.fight.spots import (
    FightAnswerSpot,
    FightDieSpot,
    FightSideSpot,
    LanePointSpot,
    LaneSpot,
)
from client.tables.ham_helsing.fight.words import die_title
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.overlay import GuidedOverlay, Room
from client.tables.table import Ask, Spot, SpotBox
from client.ui.metrics import Rect
from client.ui.surfaces import dim


class FightOverlay(GuidedOverlay):
    """Open while points are chosen, wild attacks are called and dice may be rolled again."""

    def __init__(self) -> None:
        super().__init__()
        self.controller = FightController()

    @property
    def guide(self) -> FightController:
        """What clicks mean in it."""
        return self.controller

    @property
    def _showing(self) -> Showing | None:
        return showing_of(self.model.sight, self.controller.choice)

    def is_open(self) -> bool:
        """Tell whether a fight asks something, whoever it asks."""
        return self._showing is not None

    def _parts(self, zones: Zones) -> FightParts:
        return fight_parts(zones.stage, zones.prompt[3], answered=is_answered(self.model.sight))

    def room(self, zones: Zones) -> Room:
        """Keep the prompt at the foot of the window; the log has no room."""
        return Room(self._parts(zones).prompt, None)

    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Draw the dialog over the dimmed table."""
        showing = self._showing
        if showing is None:
            return
        dim(p.c, 176)
        fight = Fight(self.model, self._parts(zones), showing)
        light = Light(self.targets() if self.model.lights else frozenset(), p.pointing)
        paint_fight(p.c, fight, light)
        paint_answers(p.c, fight, light)

    def spots(self, zones: Zones) -> Sequence[SpotBox]:
        """List sides, dice, lanes with their points, and answers."""
        showing = self._showing
        if showing is None:
            return []
        parts = self._parts(zones)
        return [*self._tray(parts, showing), *_lanes(parts, showing), *self._answers(parts)]

    def _tray(self, parts: FightParts, showing: Showing) -> Iterator[SpotBox]:
        sight = self.model.sight
        hero, villain = names.hero_of(sight, showing.c), names.villain(sight.villain)
        yield SpotBox(FightSideSpot(hero=True), parts.hero.portrait, Phrase(N_("{hero}, who fights"), hero=hero))
        label = Phrase(N_("{villain}, the Villain"), villain=villain)
        yield SpotBox(FightSideSpot(hero=False), parts.villain.portrait, label)
        half = parts.die / 2
        for die, (face, at) in enumerate(zip(showing.dice, parts.dice, strict=False)):
            if showing.picking is None:
                label = Phrase(N_("Die: {does}"), does=die_title(sight, showing.c, face))
                yield SpotBox(FightDieSpot(die), (at[0] - half, at[1] - half, 2 * half, 2 * half), label)

    def _answers(self, parts: FightParts) -> Iterator[SpotBox]:
        model = self.model
        moves = answers_of(model)
        for i, (move, rect) in enumerate(zip(moves, answer_rects(parts.answers, len(moves)), strict=True)):
            yield SpotBox(FightAnswerSpot(i), rect, HAM_HELSING.move_words(model.sight, move))

    def targets(self) -> frozenset[Spot]:
        """Return what takes a click now."""
        return targets_of(self.model, self.controller.choice)

    def ask(self) -> Ask:
        """Say what is asked."""
        return self.controller.ask()

    def spot_of(self, move: Move) -> Spot | None:
        """Return where a hint points."""
        return spot_of(self.model, move)


def _lanes(parts: FightParts, showing: Showing) -> Iterator[SpotBox]:
    rects = lane_rects(parts.lanes, showing.kinds)
    for lane in showing.lanes:
        yield from _lane(lane, rects[lane.kind])


def _lane(lane: Lane, rect: Rect) -> Iterator[SpotBox]:
    kind = names.COLOURS[lane.kind]
    text = NN_("{kind}: {n} point thrown in", "{kind}: {n} points thrown in")
    yield SpotBox(LaneSpot(lane.kind), rect, Phrase(text, kind=kind, n=lane.thrown))
    count = lane.thrown + lane.left_out
    for nth, box in enumerate(point_rects(lane_parts(rect).points, count) if count else ()):
        words = N_("{kind} point {nth}, thrown in") if nth < lane.thrown else N_("{kind} point {nth}, kept")
        yield SpotBox(LanePointSpot(lane.kind, nth), box, Phrase(words, kind=kind, nth=nth + 1))
