"""How a duel is acted out on its stage: weapons are shown, dice tumble and rest, hits and parries are marked."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.duel_events import (
    Challenged,
    DiceFewer,
    DiceRolled,
    DieChanged,
    DuelCardUsed,
    DuelDecided,
    GuardCalled,
    GuardWithheld,
    HitsCounted,
    ParriesCounted,
    TieDuelBegan,
    TieFightBegan,
    TieFightEnded,
    ValueEased,
    WeaponLaidDown,
    WeaponSpoilt,
    WeaponTaken,
    WoundHealed,
)
from client.games.henchmania.duel_values import attack_value, defence_value
from client.games.henchmania.state import Duel
from client.games.henchmania.state import Stage as Step
from client.tables.henchmania.duel_acts import DuelStage
from client.tables.henchmania.duel_layout import DICE
from client.tables.henchmania.duel_pieces import (
    angle_of,
    bare_die,
    judged_die,
    value_picture,
    weapon_picture,
    wounds_picture,
)
from client.tables.henchmania.flights import FLYING_W, Stage, at, hand_pose, laid_rect, small
from client.tables.henchmania.look import THEME
from client.tables.henchmania.paint_stage import value_note
from client.tables.pictures import art_picture, banner_picture, words_picture
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Still, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import SPARKS, Banner, Burst, Flash, Flip, Tumble
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.theme import GLOW

DuelEvent: TypeAlias = (
    Challenged
    | GuardCalled
    | GuardWithheld
    | WeaponTaken
    | DuelCardUsed
    | WeaponSpoilt
    | ValueEased
    | DiceFewer
    | DiceRolled
    | DieChanged
    | HitsCounted
    | ParriesCounted
    | WoundHealed
    | DuelDecided
    | WeaponLaidDown
    | TieDuelBegan
    | TieFightBegan
    | TieFightEnded
)
Rolled: TypeAlias = DiceRolled | DieChanged | HitsCounted | ParriesCounted
Prepared: TypeAlias = WeaponTaken | DuelCardUsed | WeaponSpoilt | ValueEased | DiceFewer
Told: TypeAlias = Challenged | GuardCalled | GuardWithheld | WoundHealed | DuelDecided | WeaponLaidDown
READ_MS = 850.0


def duel_clip(stage: Stage, events: Sequence[DuelEvent]) -> Clip | None:
    """Act out what happened in duels during one step."""
    acts = DuelActs(stage, stage.before.sight.duel)
    for event in events:
        acts.take(event)
    return acts.clip()


class DuelActs(DuelStage):
    """Follows a duel event by event; what has been shown stands until the duel ends."""

    def take(self, event: DuelEvent) -> None:
        """Act out one event."""
        match event:
            case DiceRolled() | DieChanged() | HitsCounted() | ParriesCounted():
                self._roll(event)
            case WeaponTaken() | DuelCardUsed() | WeaponSpoilt() | ValueEased() | DiceFewer():
                self._prepare(event)
            case TieDuelBegan(first, second):
                words = Phrase(
                    N_("{name} and {other} are level: a duel decides"), name=SeatName(first), other=SeatName(second)
                )
                self.ribbon(words, "drum_day")
            case TieFightBegan(attacker, defender):
                self.begin(Duel(attacker, defender, None, Step.PREPARE_ATTACKER, tie=True))
                self.show_values()
            case TieFightEnded():
                self.wait(500)
            case _:
                self._tell(event)

    # ------------------------------------------------------------------ before the dice
    def _prepare(self, event: Prepared) -> None:
        duel = self.duel
        if duel is None:
            return
        match event:
            case WeaponTaken(seat, role, card, _):
                changed = duel._replace(attack_weapon=card) if role == "att" else duel._replace(defence_weapon=card)
                self.duel = changed
                self._weapon(seat, attack=role == "att")
            case DuelCardUsed(seat, card):
                rect, _ = laid_rect(self.stage.old, self.stage.before, seat, card)
                x, y = centre(self.parts.mat)
                show = Grow(small(card), Pose(x, y, 0.0, 1.25), 620, easing=overshoot, sound="flip")
                mine = seat == self.stage.viewer
                start = at(rect, FLYING_W)
                fly = Slide(small(card), Pose(x, y, 0.0, 1.25), 380, start=start, arc=40, sound="flip")
                self.act(Together((fly, Wait(620))) if mine else show)
            case WeaponSpoilt(seat, _):
                attack = seat == duel.attacker
                self.duel = duel._replace(attacker_drugged=True) if attack else duel._replace(defender_drugged=True)
                self.show_values()
                self.act(Together((self.pop(N_("Spoilt!"), self.parts.side(attack=attack).weapon), Sound("fizzle"))))
            case ValueEased(seat, _):
                attack = seat == duel.attacker
                self.duel = duel._replace(attacker_confident=True) if attack else duel._replace(defender_confident=True)
                self.show_values()
                self.act(self.pop(N_("Confidence!"), self.parts.side(attack=attack).value))
            case DiceFewer(_, fewer):
                self.duel = duel._replace(fewer_dice=duel.fewer_dice + fewer)
                self.act(self.pop(N_("One die less"), self.parts.mat))
            case _:
                assert_never(event)

    def _weapon(self, seat: int, *, attack: bool) -> None:
        """Let a weapon come from the hand and stand in its place, with the value that it gives."""
        duel = self.duel
        if duel is None:
            return
        side = self.parts.side(attack=attack)
        card = duel.attack_weapon if attack else duel.defence_weapon
        picture = weapon_picture(self.stage.after.sight, card, side.weapon[2:], self.stage.say)
        end = self.pose(side.weapon)
        x, y, _ = side.avatar
        start = Pose(x, y, 0.0, 0.2)
        if card is not None and seat == self.stage.viewer:
            start = hand_pose(self.stage.old, self.stage.before, seat, card)
            start = start._replace(scale=start.scale * FLYING_W / side.weapon[2])
        self.act(Slide(picture, end, 460, start=start, arc=50, sound="pick_up"))
        self.stand(f"weapon/{attack}", picture, end)
        self.show_values()

    # ------------------------------------------------------------------ dice
    def _roll(self, event: Rolled) -> None:
        duel = self.duel
        if duel is None:
            return
        match event:
            case DiceRolled(seat, role, dice, value):
                attack = role == "att"
                self.duel = duel._replace(attack_dice=dice) if attack else duel._replace(defence_dice=dice)
                self._throw(seat, dice, value, attack=attack)
            case DieChanged(_, role, index, _, face, rerolled):
                self._change(index, face, attack=role == "att", rerolled=rerolled)
            case HitsCounted(_, hits):
                self.duel = duel._replace(hits=hits)
                self._count(hits, 0, "sword_clash" if hits else "fizzle")
            case ParriesCounted(_, parries, wounds):
                self._count(parries, 1, "parry" if parries else "crowd_ooh")
                picture = wounds_picture(wounds, self.parts.wounds[2:], self.stage.say)
                self.act(Grow(picture, self.pose(self.parts.wounds), 420, easing=overshoot))
                self.stand("wounds", picture, self.pose(self.parts.wounds))
            case _:
                assert_never(event)

    def die_place(self, index: int, *, attack: bool) -> Pose:
        """Return where a die rests: one of the defence under the hit it answers."""
        duel = self.duel
        spots = self.parts.attack_dice if attack else self.parts.defence_dice
        column = index
        if not attack and duel is not None:
            value = attack_value(self.stage.after.sight, duel)
            hits = [i for i, die in enumerate(duel.attack_dice) if die >= value]
            column = hits[index] if index < len(hits) else index
        x, y = spots[min(column, DICE - 1)]
        return Pose(x, y, angle_of(attack=attack, nth=index))

    def _throw(self, seat: int, dice: tuple[int, ...], value: int, *, attack: bool) -> None:
        """Let the dice tumble in from their side, rest on the rolled faces, and be judged one after the other."""
        size = self.parts.die
        faces = tuple(bare_die(face, seat, size) for face in range(1, 7))
        x, y, w, h = self.parts.mat
        start = Pose(x + (40 if attack else w - 40), y + h - 30)
        ends = [self.die_place(i, attack=attack) for i in range(len(dice))]
        tumbles: list[Clip] = [
            Tumble(faces, face - 1, start, ends[i], 900 + 130 * i, sound="dice_roll" if i == 0 else "", bounce=70)
            for i, face in enumerate(dice)
        ]
        longest = 900 + 130 * (len(dice) - 1)
        rolling: list[Clip] = [
            InOrder((tumble, Still(faces[dice[i] - 1], ends[i], longest - tumble.duration_ms + 1, waits=False)))
            for i, tumble in enumerate(tumbles)
        ]
        self.act(Together(tuple(rolling)))
        for i, face in enumerate(dice):
            self.stand(f"die/{attack}/{i}", faces[face - 1], ends[i])
        self.act(Sound("dice_rest"))
        for i, face in enumerate(dice):
            self._judge(seat, i, face, (value, attack))

    def _judge(self, seat: int, index: int, face: int, by: tuple[int, bool]) -> None:
        """Mark one die as a hit or a parry, or as failed."""
        value, attack = by
        good = face >= value
        picture = judged_die(face, seat, self.parts.die, good=good, attack=attack)
        pose = self.die_place(index, attack=attack)
        self.stand(f"die/{attack}/{index}", picture, pose)
        if good:
            spark = art_picture("henchmania/hit" if attack else "henchmania/parry", self.parts.die * 1.5)
            flash = Flash(spark, pose._replace(angle=0.0), 380, sound="sword_clash" if attack else "parry")
            self.act(Together((flash, Wait(260))))
        else:
            self.act(Wait(200))

    def _change(self, index: int, face: int, *, attack: bool, rerolled: bool) -> None:
        duel = self.duel
        if duel is None:
            return
        seat = duel.attacker if attack else duel.defender
        dice = list(duel.attack_dice if attack else duel.defence_dice)
        if index >= len(dice):
            return
        dice[index] = face
        self.duel = duel._replace(attack_dice=tuple(dice)) if attack else duel._replace(defence_dice=tuple(dice))
        pose = self.die_place(index, attack=attack)
        faces = tuple(bare_die(each, seat, self.parts.die) for each in range(1, 7))
        self.fall(f"die/{attack}/{index}")
        if rerolled:
            self.act(Tumble(faces, face - 1, pose.moved(0, -60), pose, 800, sound="dice_roll", bounce=80))
        else:
            self.act(Flip(faces[face - 1], pose, 420, back=faces[0], sound="flip"))
        sight = self.stage.after.sight
        value = attack_value(sight, self.duel) if attack else defence_value(sight, self.duel)
        self._judge(seat, index, face, (value, attack))

    def _count(self, count: int, row: int, sound: str) -> None:
        text = NN_("{n} hit", "{n} hits") if row == 0 else NN_("{n} parry", "{n} parries")
        picture = words_picture(self.stage.say(Phrase(text, n=count)), 26, GLOW["playable"])
        x, y, w, h = self.parts.labels[row]
        pose = Pose(x + w / 2, y + h * 0.8)
        self.act(Grow(picture, pose, 380, easing=overshoot, sound=sound))
        self.stand(f"count/{row}", picture, pose)

    # ------------------------------------------------------------------ beginning and end
    def _tell(self, event: Told) -> None:
        match event:
            case Challenged(seat, target, card):
                self.begin(Duel(seat, target, card, Step.GUARD))
                self.act(Together((Wait(900), Sound("stamp"))))
            case GuardCalled(seat, card):
                x, y = centre(self.parts.mat)
                start = hand_pose(self.stage.old, self.stage.before, seat, card)
                fly = Slide(small(card), Pose(x, y, 0.0, 1.4), 460, start=start, arc=40, sound="pick_up")
                self.act(fly)
                self.ribbon(Phrase(N_("The Guard steps in: no duel!")), "bell")
            case GuardWithheld():
                self.act(Sound("put_down"))
            case WoundHealed(_, wounds):
                picture = wounds_picture(wounds, self.parts.wounds[2:], self.stage.say)
                self.stand("wounds", picture, self.pose(self.parts.wounds))
                self.act(self.pop(N_("Healed!"), self.parts.wounds))
            case DuelDecided():
                self._decided(event)
            case WeaponLaidDown():
                self.act(Sound("put_down"))
            case _:
                assert_never(event)

    def _decided(self, event: DuelDecided) -> None:
        """Let the blades clash, say who has won, and let the points fly to the wheels."""
        mine = event.winner == self.stage.viewer
        words = (
            Phrase(N_("You win the duel!")) if mine else Phrase(N_("{name} wins the duel"), name=SeatName(event.winner))
        )
        sub = (
            Phrase(NN_("{n} wound", "{n} wounds"), n=event.wounds)
            if event.wounds
            else Phrase(N_("No wound got through"))
        )
        x, y = centre(self.parts.mat)
        clash = art_picture("henchmania/clash", min(300.0, self.parts.mat[3]))
        sparks = tuple(art_picture("henchmania/hit", size) for size in (24, 34))
        banner = banner_picture(THEME, self.stage.say(words), self.stage.say(sub))
        self.act(
            Together(
                (
                    Flash(clash, Pose(x, y), 640, sound="sword_clash"),
                    Burst(sparks, x, y, event.attacker, SPARKS, 800),
                    Banner(banner, Pose(x, y), 1500),
                    Sound("win" if mine else "crowd_ooh"),
                )
            )
        )

    def pop(self, words: str, rect: Rect) -> Clip:
        """Let words pop up over a part of the stage."""
        x, y = centre(rect)
        return Grow(words_picture(self.stage.say(words), 36, GLOW["playable"]), Pose(x, y), READ_MS, easing=overshoot)

    def ribbon(self, words: Phrase, sound: str) -> None:
        """Say something on a ribbon over the mat."""
        x, y = centre(self.parts.mat)
        self.act(Banner(banner_picture(THEME, self.stage.say(words)), Pose(x, y), 1400, sound=sound))

    def wait(self, ms: float) -> None:
        """Leave everything as it is for a while."""
        self.act(Wait(ms))

    def show_values(self) -> None:
        """Bring both values up to date."""
        duel = self.duel
        if duel is None:
            return
        sight = self.stage.after.sight
        for attack in (True, False):
            known = duel.tie or f"weapon/{attack}" in self.standing
            if not known:
                continue
            value = attack_value(sight, duel) if attack else defence_value(sight, duel)
            note = value_note(self.stage.after, duel, attack=attack)
            rect = self.parts.side(attack=attack).value
            picture = value_picture(value, rect[2:], self.stage.say, attack=attack, note=note)
            self.stand(f"value/{attack}", picture, self.pose(rect))
