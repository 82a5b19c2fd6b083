"""The stage of a duel: attacker and defender face to face, weapons, values, and the dice between them."""

import math
from typing import NamedTuple

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.duel_values import attack_value, defence_value
from client.games.henchmania.questions import AskGuard, AskWeapon
from client.games.henchmania.state import Duel, HenchmaniaState
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.chances import standing_of
from client.tables.henchmania.duel_layout import SideParts, StageParts
from client.tables.henchmania.duel_pieces import (
    angle_of,
    empty_weapon,
    judged_die,
    value_picture,
    weapon_picture,
    wounds_picture,
)
from client.tables.henchmania.look import THEME
from client.tables.henchmania.paint_stakes import paint_stakes_beside
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.places import HenchmaniaModel, watchers_of
from client.tables.henchmania.spots import DieSpot
from client.tables.henchmania.tokens import score_wheel
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.colour import INK, PALETTE, mix
from client.ui.metrics import inset
from client.ui.notes import banner
from client.ui.seats import avatar, seat_mark
from client.ui.shapes import arc, circle, fill_rect, line, poly, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import SEATS, TEXT

FELT = "#41793C"
FAR = 2600.0
RAYS = 14


class Cast(NamedTuple):
    """Who fights, as the stage tells it."""

    attacker: int
    defender: int
    tie: bool

    def seat(self, *, attack: bool) -> int:
        """Return the seat of a side."""
        return self.attacker if attack else self.defender


def paint_stage(p: Painter, duel: Duel) -> None:
    """Draw the stage as it rests."""
    cast = Cast(duel.attacker, duel.defender, duel.tie)
    scores = tuple(p.score(seat) for seat in (duel.attacker, duel.defender))
    paint_boards(p.c, p.model, p.places.stage, (cast, scores))
    for seat, rect in zip(watchers_of(p.model), p.places.stage.watchers, strict=False):
        _watcher(p, seat, rect)
    for attack in (True, False):
        seat = cast.seat(attack=attack)
        if p.thinking(seat) is not None:
            x, y, r = p.places.stage.side(attack=attack).avatar
            arc(p.c, (x, y), r + 8, 0, frac=p.thinking(seat) or 0.0, color="#FFFFFF", width=5)
        paint_side(p.c, p.model, duel, p.places.stage.side(attack=attack), attack=attack)
    paint_rolls(p, duel)


def paint_boards(c: Canvas, model: HenchmaniaModel, parts: StageParts, who: tuple[Cast, tuple[float, ...]]) -> None:
    """Draw what does not change during a duel: the split ground, names, wheels, the ribbon and the empty mat."""
    cast, scores = who
    _ground(c, parts, cast)
    for attack, score in zip((True, False), scores, strict=True):
        _who(c, model, parts.side(attack=attack), (cast.seat(attack=attack), score), attack=attack)
    banner(c, parts.banner, model.label(_title(model, cast)), theme=THEME, w=parts.banner_w)
    _mat(c, model, parts)


def _title(model: HenchmaniaModel, cast: Cast) -> Phrase:
    name, other = SeatName(cast.attacker), SeatName(cast.defender)
    if cast.tie:
        return Phrase(N_("{name} against {other}"), name=name, other=other)
    if cast.attacker == model.viewer and model.players[model.viewer].is_human:
        return Phrase(N_("You challenge {other}"), other=other)
    if cast.defender == model.viewer and model.players[model.viewer].is_human:
        return Phrase(N_("{name} challenges you"), name=name)
    return Phrase(N_("{name} challenges {other}"), name=name, other=other)


def _ground(c: Canvas, parts: StageParts, cast: Cast) -> None:
    """Split the ground between the colours of the two, each with rays from its own side."""
    x, y, w, h = parts.stage
    with clipped(c, parts.stage):
        right = mix(PALETTE[SEATS[cast.defender].family][1], "#241526", 0.42)
        left = mix(PALETTE[SEATS[cast.attacker].family][1], "#241526", 0.42)
        fill_rect(c, parts.stage, right)
        _rays(c, (x + w * 0.84, y + h * 0.45), mix(right, "#FFFFFF", 0.06))
        slant = h * 0.1
        edge = [(x + w / 2 + slant, y), (x + w / 2 - slant, y + h)]
        poly(
            c,
            [(x - 4, y - 4), (edge[0][0], y - 4), edge[0], edge[1], (edge[1][0], y + h + 4), (x - 4, y + h + 4)],
            left,
        )
        with clipped(c, (x, y, w / 2 - slant, h)):
            _rays(c, (x + w * 0.16, y + h * 0.45), mix(left, "#FFFFFF", 0.06))
        line(c, edge[0], edge[1], INK, 10)
        fill_rect(c, (x, y + h - 4, w, 4), INK)


def _rays(c: Canvas, middle: tuple[float, float], tone: tuple[int, int, int, int]) -> None:
    x, y = middle
    for i in range(RAYS):
        first, last = math.tau * i / RAYS, math.tau * (i + 0.5) / RAYS
        ends = [(x + FAR * math.cos(turn), y + FAR * math.sin(turn)) for turn in (first, last)]
        poly(c, [middle, *ends], tone)


def _who(c: Canvas, model: HenchmaniaModel, side: SideParts, whose: tuple[int, float], *, attack: bool) -> None:
    seat, score = whose
    x, y, r = side.avatar
    avatar(c, (x, y), r, f"common/avatar_{model.players[seat].avatar}", seat)
    tx, ty, tw, th = side.words
    role = model.label(N_("Attacker") if attack else N_("Defender"))
    text(c, role, (tx, ty + th * 0.26), "small_b", "yellow.2", valign="middle", max_w=tw)
    name = model.names[seat]
    text(c, name, (tx, ty + th * 0.7), "h2", "#FFFFFF", valign="middle", max_w=tw, outline=INK, ow=3)
    score_wheel(c, side.wheel, score, seat)


def _mat(c: Canvas, model: HenchmaniaModel, parts: StageParts) -> None:
    mat = parts.mat
    shadow(c, mat, 30, 4)
    rrect(c, mat, INK, 30)
    rrect(c, inset(mat, 5), "brown", 26)
    rrect(c, inset(mat, 14), INK, 19)
    rrect(c, inset(mat, 17), FELT, 17)
    for (x, y, w, h), words in zip(parts.labels, (N_("Attack"), N_("Defence")), strict=True):
        text(c, model.label(words), (x + 8, y + h * 0.34), "h3", "#FFFFFF", valign="middle", max_w=w - 10)
    x, _, w, _ = parts.labels[0]
    middle = mat[1] + mat[3] / 2
    line(c, (x + 8, middle), (x + w - 10, middle), mix(FELT, "#FFFFFF", 0.3), 2)


def paint_side(c: Canvas, model: HenchmaniaModel, duel: Duel, side: SideParts, *, attack: bool) -> None:
    """Draw the weapon of a side and the value that counts."""
    sight = model.sight
    card = duel.attack_weapon if attack else duel.defence_weapon
    x, y, w, h = side.weapon
    if weapon_open(sight, duel, attack=attack):
        c.paste(weapon_picture(sight, card, (w, h), model.label), (x, y))
        if duel.attacker_drugged if attack else duel.defender_drugged:
            rrect(c, side.weapon, c.col("#3A1850", 120), 14)
        value = attack_value(sight, duel) if attack else defence_value(sight, duel)
        note = value_note(model, duel, attack=attack)
        vx, vy, vw, vh = side.value
        c.paste(value_picture(value, (vw, vh), model.label, attack=attack, note=note), (vx, vy))
    else:
        words = model.label(N_("no weapon yet"))
        c.paste(empty_weapon((w, h), words), (x, y))


def weapon_open(sight: HenchmaniaState, duel: Duel, *, attack: bool) -> bool:
    """Tell whether a side has shown what it fights with."""
    asked = sight.decision
    if isinstance(asked, AskGuard) and not duel.tie:
        return False
    if isinstance(asked, AskWeapon):
        return attack and asked.role == "def"
    return True


def value_note(model: HenchmaniaModel, duel: Duel, *, attack: bool) -> str:
    """Say why a value is not the printed one; empty if it is."""
    drugged = duel.attacker_drugged if attack else duel.defender_drugged
    confident = duel.attacker_confident if attack else duel.defender_confident
    if drugged:
        return model.label(N_("spoilt by Belladonna Root"))
    return model.label(N_("eased by Confidence")) if confident else ""


def paint_rolls(p: Painter, duel: Duel) -> None:
    """Draw the dice as they lie, each judged, and count hits, parries and wounds."""
    c, parts, at = p.c, p.places.stage, standing_of(p.model.sight, duel)
    good_attack = [die >= at.attack for die in duel.attack_dice]
    hits = [i for i, good in enumerate(good_attack) if good]
    for i, value in enumerate(duel.attack_dice):
        _die(p, (parts.attack_dice[i], value), duel.attacker, (True, i, good_attack[i]))
    for n, value in enumerate(duel.defence_dice):
        column = hits[n] if n < len(hits) else n
        x, y = parts.attack_dice[column]
        line(c, (x, y + parts.die * 0.72), (x, parts.defence_dice[column][1] - parts.die * 0.72), "#FFFFFF", 4, 9)
        _die(p, (parts.defence_dice[column], value), duel.defender, (False, n, value >= at.defence))
    if at.hits is not None:
        words = Phrase(NN_("{n} hit", "{n} hits"), n=at.hits)
        _count(p, 0, p.say(words))
    if at.parries is not None and at.hits is not None:
        _count(p, 1, p.say(Phrase(NN_("{n} parry", "{n} parries"), n=at.parries)))
        wounds = duel.wounds or max(0, at.hits - at.parries)
        x, y, w, h = parts.wounds
        c.paste(wounds_picture(wounds, (w, h), p.say), (x, y))
    elif answers_of(p.model):
        paint_stakes_beside(p, duel)


def _count(p: Painter, row: int, words: str) -> None:
    x, y, w, h = p.places.stage.labels[row]
    text(p.c, words, (x + 8, y + h * 0.76), "small_b", "yellow.2", valign="middle", max_w=w - 10)


def _die(p: Painter, die: tuple[tuple[float, float], int], seat: int, which: tuple[bool, int, bool]) -> None:
    at, value = die
    attack, nth, good = which
    spot, size = DieSpot(attack, nth), p.places.stage.die
    if spot in p.targets:
        side = size * 1.25
        on = p.pointing.on(spot)
        glow(
            p.c, (at[0] - side / 2, at[1] - side / 2, side, side), "focus" if on else "target", size * 0.3, 10, border=3
        )
    picture = judged_die(value, seat, size, good=good, attack=attack)
    p.c.stamp(picture, at, angle_of(attack=attack, nth=nth), fine=True)


def _watcher(p: Painter, seat: int, rect: tuple[float, float, float, float]) -> None:
    """Draw somebody who looks on, lit while asked."""
    c = p.c
    x, y, w, h = rect
    asked = seat == p.deciding
    rrect(c, rect, c.col("#000000", 120), h / 2, 3 if asked else 0, "#FFFFFF")
    at = (x + h / 2, y + h / 2)
    circle(c, at, h * 0.4, INK)
    seat_mark(c, at, h * 0.32, seat)
    ring = p.thinking(seat)
    if ring is not None:
        arc(c, at, h * 0.44, 0, frac=ring, color="#FFFFFF", width=4)
    ink = "#FFFFFF" if asked else TEXT["on_dark_2"]
    text(c, p.model.names[seat], (x + h + 2, y + h / 2), "min_b", ink, valign="middle", max_w=w - h - 12)
