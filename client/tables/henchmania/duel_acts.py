"""The stage of a duel in flight: the pictures that stand on it while a duel is acted out."""

from client.core.words import N_
from client.games.henchmania.duel_values import attack_value, defence_value
from client.games.henchmania.state import Duel
from client.tables.acts import Acts
from client.tables.henchmania.duel_layout import StageParts, stage_parts
from client.tables.henchmania.duel_pieces import (
    angle_of,
    empty_weapon,
    judged_die,
    value_picture,
    weapon_picture,
    wounds_picture,
)
from client.tables.henchmania.flights import Stage
from client.tables.henchmania.paint_stage import Cast, paint_boards, value_note, weapon_open
from client.ui.canvas import Canvas, Picture
from client.ui.poses import Pose


class DuelStage(Acts):
    """The stage of a duel as it stands while its acts are played before it."""

    def __init__(self, stage: Stage, duel: Duel | None) -> None:
        super().__init__()
        self.stage = stage
        self.parts: StageParts = stage.new.stage
        self.duel = duel
        if duel is not None:
            self._set(duel)

    def begin(self, duel: Duel) -> None:
        """Clear the stage for a new duel."""
        self.duel = duel
        self.standing = {}
        self._set(duel)

    def _set(self, duel: Duel) -> None:
        """Set the stage as it stands when the acts begin."""
        model = self.stage.before
        cast = Cast(duel.attacker, duel.defender, duel.tie)
        scores = tuple(float(model.sight.scores[seat]) for seat in (duel.attacker, duel.defender))
        _, _, w, h = self.parts.stage
        local = stage_parts((0, 0, w, h), len(model.players) - 2)
        looks = tuple((model.players[seat].avatar, model.names[seat]) for seat in (duel.attacker, duel.defender))
        key = ("henchmania stage", w, h, cast, scores, looks, model.label(N_("Attacker")))

        def draw(c: Canvas) -> None:
            paint_boards(c, model, local, (cast, scores))

        self.stand("stage", Picture(key, w, h, draw), self.pose(self.parts.stage))
        for attack in (True, False):
            self._side(duel, attack=attack)
        self._dice(duel)

    def _side(self, duel: Duel, *, attack: bool) -> None:
        sight, say = self.stage.before.sight, self.stage.say
        side = self.parts.side(attack=attack)
        under_way = sight.duel is not None and sight.duel.attacker == duel.attacker and sight.duel.tie == duel.tie
        if not (under_way and weapon_open(sight, duel, attack=attack)) and not duel.tie:
            self.stand(
                f"slot/{attack}", empty_weapon(side.weapon[2:], say(N_("no weapon yet"))), self.pose(side.weapon)
            )
            return
        card = duel.attack_weapon if attack else duel.defence_weapon
        self.stand(f"weapon/{attack}", weapon_picture(sight, card, side.weapon[2:], say), self.pose(side.weapon))
        value = attack_value(sight, duel) if attack else defence_value(sight, duel)
        note = value_note(self.stage.before, duel, attack=attack)
        picture = value_picture(value, side.value[2:], say, attack=attack, note=note)
        self.stand(f"value/{attack}", picture, self.pose(side.value))

    def _dice(self, duel: Duel) -> None:
        """Set out the dice that already lie."""
        sight = self.stage.before.sight
        needed = attack_value(sight, duel)
        hits = [i for i, die in enumerate(duel.attack_dice) if die >= needed]
        for i, face in enumerate(duel.attack_dice):
            picture = judged_die(face, duel.attacker, self.parts.die, good=face >= needed, attack=True)
            x, y = self.parts.attack_dice[i]
            self.stand(f"die/True/{i}", picture, Pose(x, y, angle_of(attack=True, nth=i)))
        for n, face in enumerate(duel.defence_dice):
            good = face >= defence_value(sight, duel)
            picture = judged_die(face, duel.defender, self.parts.die, good=good, attack=False)
            x, y = self.parts.defence_dice[hits[n] if n < len(hits) else n]
            self.stand(f"die/False/{n}", picture, Pose(x, y, angle_of(attack=False, nth=n)))
        if duel.wounds:
            picture = wounds_picture(duel.wounds, self.parts.wounds[2:], self.stage.say)
            self.stand("wounds", picture, self.pose(self.parts.wounds))
