"""How a fight is acted out: the dice tumble, each block strikes its lane, both sides are hurt, rewards are earned."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from client.core.words import N_
from client.games.ham_helsing import events as e
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.acts import Acts
from client.tables.ham_helsing.fight.controller import is_answered
from client.tables.ham_helsing.fight.layout import FightParts, fight_parts, lane_parts, lane_rects
from client.tables.ham_helsing.fight.paint import paint_frame, paint_plates, portrait_picture
from client.tables.ham_helsing.fight.paint_results import minus, paint_hero_result, paint_villain_result
from client.tables.ham_helsing.fight.paint_tray import ANGLES
from client.tables.ham_helsing.fight.pictures import paint_unlit, part_picture, sign_picture, tumble, veil_picture
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.fight.showing import Choice, Showing, fight_frame, showing_of, thrown
from client.tables.ham_helsing.fight.verdict import Force, Verdict, verdict_of
from client.tables.ham_helsing.places import Places
from client.tables.ham_helsing.villain.dice import die_picture
from client.tables.ham_helsing.villain.rewards import offers_of, reward_picture
from client.tables.pictures import words_picture
from client.tables.stage import Stage
from client.ui.canvas import Picture
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Still, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import SPARKS, Burst, Shake
from client.ui.metrics import Rect
from client.ui.poses import Pose
from client.ui.theme import TEXT

HamStage: TypeAlias = Stage[Places, HamState, Move]
FIRST_MS, SECOND_MS = 1000.0, 1550.0
"""When the dice come to rest."""
READ_MS = 1100.0


def fight_clip(stage: HamStage, events: Sequence[Event]) -> Clip | None:
    """Act out the part of a step that is a fight; None if there is none."""
    acts = _FightActs(stage)
    rolls = [event for event in events if isinstance(event, e.DieRolled)]
    begun = next((event for event in events if isinstance(event, e.PointsCommitted)), None)
    if begun is not None:
        acts.begin(begun)
        acts.throw((rolls[0].face, rolls[1].face))
    elif rolls:
        acts.throw_again(rolls[0])
    kept = next((event for event in reversed(events) if isinstance(event, e.DieKept)), None)
    if kept is not None:
        acts.keep(kept)
    if any(isinstance(event, e.VillainHurt) for event in events) and acts.showing is not None:
        acts.resolve()
    return acts.clip()


class _FightActs(Acts):
    """Follows a fight on its dialog."""

    def __init__(self, stage: HamStage) -> None:
        super().__init__()
        self.stage = stage
        sight = stage.before.sight
        self.showing: Showing | None = showing_of(sight, Choice()) if is_answered(sight) else None
        zones = stage.old.zones
        answered = is_answered(sight) or is_answered(stage.after.sight)
        self.parts: FightParts = fight_parts(zones.stage, zones.prompt[3], answered=answered)
        self.window: Rect = zones.stage
        if fight_frame(sight) is None:
            self.stand("veil", veil_picture(self.window), self.pose(self.window))
        if self.showing is not None:
            self._show(self.showing._replace(picking=None))

    @property
    def sight(self) -> HamState:
        """What was seen before the step: the rules' numbers are those of that moment."""
        return self.stage.before.sight

    def _show(self, showing: Showing) -> None:
        self.showing = showing
        for name, picture, pose in self._pictures(showing):
            self.stand(name, picture, pose)

    def _pictures(self, showing: Showing) -> Iterator[tuple[str, Picture, Pose]]:
        """Yield the frame, and over it what changes: dice and lanes, and what both sides suffer."""
        fight = Fight(self.stage.before, self.parts, showing)
        parts = self.parts
        yield "frame", part_picture("frame", fight, parts.dialog, paint_frame), self.pose(parts.dialog)
        x, y, w, _ = parts.tray
        middle = (x, y, w, parts.total[1] + parts.total[3] - y)
        yield "middle", part_picture("middle", fight, middle, paint_unlit), self.pose(middle)
        hero, villain = parts.hero.result, parts.villain.result
        yield "hero", part_picture("hero", fight, hero, paint_hero_result), self.pose(hero)
        yield "villain", part_picture("villain", fight, villain, paint_villain_result), self.pose(villain)

    def begin(self, event: e.PointsCommitted) -> None:
        """Open the dialog with the points that are thrown in."""
        points = event.points
        force = Force((points[0], points[1], points[2], points[3]), event.steel)
        self._show(thrown(self.sight, event.who.c, force, ())._replace(rolling=True))

    def throw(self, faces: tuple[str, str]) -> None:
        """Let both dice tumble; the lanes answer to each as it stops."""
        showing = self.showing
        if showing is None:
            return
        self.act(Wait(500))
        half = showing._replace(dice=faces[:1])
        pictures = [(picture, pose) for name, picture, pose in self._pictures(half) if name != "frame"]
        x, y, _, h = self.parts.tray
        start = Pose(x + 60, y + h - 30)
        ends = [Pose(*place, angle) for place, angle in zip(self.parts.dice, ANGLES, strict=True)]
        size = self.parts.die
        rolling: list[Clip] = [
            InOrder(
                (Wait(FIRST_MS), Together(tuple(Still(*each, SECOND_MS - FIRST_MS, waits=False) for each in pictures)))
            ),
            tumble(0, faces[0], size, (start, ends[0], FIRST_MS), "dice_roll"),
            tumble(1, faces[1], size, (start, ends[1], SECOND_MS), ""),
            InOrder((Wait(FIRST_MS), self._struck(half, faces[0]))),
        ]
        self.act(Together(tuple(rolling)))
        self._show(showing._replace(dice=faces))
        self.act(self._struck(showing._replace(dice=faces), faces[1]))

    def throw_again(self, event: e.DieRolled) -> None:
        """Let one die tumble once more beside the other."""
        showing = self.showing
        if showing is None:
            return
        first, second = showing.dice
        other = (second,) if event.die == 0 else (first,)
        self._show(showing._replace(dice=(first, second)))
        end = Pose(*self.parts.dice[event.die], ANGLES[event.die])
        start = end.moved(0, -70)
        self.act(tumble(event.die, event.face, self.parts.die * 1.02, (start, end, 1100.0), "dice_roll"))
        face = die_picture(event.face, self.parts.die * 1.02)
        self.act(Together((Still(face, end, 450, waits=False), Sound("dice_rest"))))
        if fight_frame(self.stage.after.sight) is None:
            dice = (event.face, *other) if event.die == 0 else (*other, event.face)
            self._show(showing._replace(dice=dice))

    def keep(self, event: e.DieKept) -> None:
        """Let the face that counts lie on the tray."""
        showing = self.showing
        if showing is None or len(showing.dice) < 2:
            return
        first, second = showing.dice
        self._show(showing._replace(dice=(event.face, second) if event.die == 0 else (first, event.face), picking=None))
        self.act(Together((Wait(350), Sound("dice_rest"))))

    def _struck(self, showing: Showing, face: str) -> Clip:
        """Let a lane spark where a face blocks it, or the face itself where it strikes the fighter."""
        rects = lane_rects(self.parts.lanes, showing.kinds)
        if face.startswith("block_") and rects[face[-1]][3] > 0:
            lane = next(each for each in showing.lanes if each.kind == face[-1])
            x, y, w, h = lane_parts(rects[face[-1]]).points
            if not lane.thrown:
                return Together((Wait(260), Sound("dice_rest")))
            sparks = tuple(sign_picture(face[-1], side) for side in (20.0, 28.0))
            burst = Burst(sparks, x + min(w, 120.0) / 2, y + h / 2, len(face), SPARKS, 620)
            return Together((burst, Sound("parry")))
        return Together((Wait(300), Sound("bite" if face != "power" else "laugh")))

    # ------------------------------------------------------------------ what comes of it
    def resolve(self) -> None:
        """Let what gets through strike the Villain and the dice strike the fighter, then let rewards be earned."""
        showing = self.showing
        if showing is None or len(showing.dice) < 2:
            return
        verdict = verdict_of(self.sight, showing.c, showing.force, showing.dice)
        self._strike(verdict.loss, hero=False)
        if verdict.hurt:
            self._strike(verdict.hurt, hero=True)
        elif verdict.kept_off:
            self._kept_off()
        if verdict.rewards:
            self._rewards(showing, verdict)
        self.act(Wait(READ_MS))

    def _strike(self, points: int, *, hero: bool) -> None:
        """Let a number fly to the portrait of whoever is hurt, which trembles."""
        side = self.parts.hero if hero else self.parts.villain
        sight, showing = self.sight, self.showing
        if showing is None:
            return
        member = sight.team[showing.c]
        name = f"ham_helsing/{member.hero.id}" if hero else f"ham_helsing/{sight.villain}"
        picture = portrait_picture(name, side.portrait[2:], member.seat if hero else None)
        at = self.pose(side.portrait)
        x, y, w, h = self.parts.tray if hero else self.parts.total
        number = words_picture(minus(points), 84, TEXT["bad"] if hero else "#FFE27A")
        fly = Slide(number, at, 380, start=Pose(x + w / 2, y + h / 2, 0, 0.5), arc=70, waits=False)
        self.act(Together((fly, Sound("slide"))))
        if not points:
            self.act(Together((Still(number, at, 400, waits=False), Sound("fizzle"))))
            return
        shake = Shake(picture, at, 420, strength=16)
        plate = part_picture(
            "hero plate" if hero else "plate", Fight(self.stage.before, self.parts, showing), side.plate, paint_plates
        )
        named = Still(plate, self.pose(side.plate), 420, waits=False)
        self.act(
            Together((shake, named, Grow(number, at._replace(scale=1.15), 520, easing=overshoot), Sound("sword_clash")))
        )

    def _kept_off(self) -> None:
        at = self.pose(self.parts.hero.portrait)
        words = words_picture(self.stage.say(N_("Blocked!")), 48, TEXT["good"])
        self.act(Together((Grow(words, at, 600, easing=overshoot), Sound("parry"))))

    def _rewards(self, showing: Showing, verdict: Verdict) -> None:
        """Let the reward of each colour that got through pop out of its lane and fly to the hero."""
        rects, offers = lane_rects(self.parts.lanes, showing.kinds), offers_of(self.sight)
        goal = self.pose(self.parts.hero.result)
        flights: list[Clip] = []
        for colour in verdict.rewards:
            reward = offers[colour].reward
            start = self.pose(lane_parts(rects[colour]).reward)
            flights.append(Slide(reward_picture(reward, 60), goal, 620, start=start, arc=80, sound="coin", waits=False))
        self.act(Together(tuple(flights), 160))
