"""The dialog of a fight: both sides with what they suffer, the tray with the dice, lanes and sum."""

from typing import NamedTuple

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.chances import Odds, odds_of
from client.tables.ham_helsing.fight.layout import DICE, FightParts, SideParts, lane_parts, lane_rects
from client.tables.ham_helsing.fight.paint_lanes import Light, Seen, Sum, paint_lane, paint_sum
from client.tables.ham_helsing.fight.showing import Showing, verdict_shown
from client.tables.ham_helsing.fight.spots import FightDieSpot
from client.tables.ham_helsing.fight.verdict import Verdict
from client.tables.ham_helsing.fight.words import die_note, die_title
from client.tables.ham_helsing.hero.meters import GAP, HOLLOW, Health, pip_w, pips
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.villain.dial import Dial, dial
from client.tables.ham_helsing.villain.dice import die_picture
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.notes import banner
from client.ui.rich import rich
from client.ui.seats import seat_mark
from client.ui.shapes import grad, line, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel, well
from client.ui.text import text
from client.ui.theme import TEXT

ANGLES = (8.0, -7.0)
"""How the two dice lie, in degrees."""
TALL_RESULT = 220.0
"""A result so high has captions and a note."""
ROSE = "#FFD9D4"


class Fight(NamedTuple):
    """All that the dialog shows."""

    model: HamModel
    parts: FightParts
    showing: Showing

    @property
    def sight(self) -> HamState:
        """What the viewer sees."""
        return self.model.sight

    @property
    def verdict(self) -> Verdict | None:
        """What the dice do; None before they lie."""
        return verdict_shown(self.sight, self.showing)


def paint_fight(c: Canvas, fight: Fight, light: Light) -> None:
    """Draw the dialog with everything on it but the answers."""
    paint_frame(c, fight)
    paint_dice(c, fight, light)
    seen = Seen(fight.model.label, fight.verdict, light)
    rects = lane_rects(fight.parts.lanes, fight.showing.kinds)
    for lane in fight.showing.lanes:
        paint_lane(c, rects[lane.kind], lane, seen)
    paint_results(c, fight, fight.verdict if len(fight.showing.dice) == DICE else None)


def paint_frame(c: Canvas, fight: Fight) -> None:
    """Draw the dialog, both portraits and the empty tray."""
    parts, sight, say = fight.parts, fight.sight, fight.model.label
    panel(c, parts.dialog, theme=THEME, level=4, radius=30, alpha=255)
    member = sight.team[fight.showing.c]
    hero, villain = names.hero(member), names.villain(sight.villain)
    _side(c, parts.hero, f"ham_helsing/{member.hero.id}", (say(hero), say(N_("fighter"))), member.seat)
    _side(c, parts.villain, f"ham_helsing/{sight.villain}", (say(villain), say(N_("Villain"))), None)
    title = say(Phrase(N_("{hero} attacks {villain}"), hero=hero, villain=villain))
    banner(c, parts.banner, title, theme=THEME, w=parts.banner_w)
    _tray(c, parts.tray)
    _headings(c, fight)


def _side(c: Canvas, side: SideParts, art_name: str, words: tuple[str, str], seat: int | None) -> None:
    shadow(c, side.portrait, 22, 2)
    c.paste(portrait_picture(art_name, side.portrait[2:], seat), side.portrait[:2])
    x, y, w, h = side.plate
    rrect(c, side.plate, INK, 18)
    rrect(c, c.inset(side.plate, 3), "red.1" if seat is not None else "#7C2431", 15)
    middle = y + h / 2
    if seat is not None:
        seat_mark(c, (x + 30, middle), 15, seat)
    else:
        icon(c, "skull", (x + 32, middle), min(34.0, h - 8))
    name, role = words
    box = text(c, name, (x + 56, middle), "h2", "#FFFFFF", valign="middle", max_w=w - 70, max_h=h)
    room = x + w - 18 - box[0] - box[2] - 12
    if room > 60:
        text(c, role, (x + w - 18, middle), "small", ROSE, align="right", valign="middle", max_w=room)


def portrait_picture(art_name: str, size: tuple[float, float], seat: int | None) -> Picture:
    """Return the large portrait of a side, in the ring of its seat."""
    w, h = round(size[0], 1), round(size[1], 1)

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, INK, 22)
        art(c, art_name, c.inset(c.rect, 5), radius=18, focus=0.3)
        rrect(c, c.inset(c.rect, 5), None, 18, 4, c.seat_colour(seat) if seat is not None else "#FF7D6B")

    return Picture(("ham portrait", art_name, w, h, seat), w, h, draw)


def _tray(c: Canvas, tray: Rect) -> None:
    shadow(c, tray, 24, 2)
    rrect(c, tray, INK, 24)
    rrect(c, c.inset(tray, 4), "brown.1", 20)
    rrect(c, c.inset(tray, 14), INK, 14)
    grad(c, c.inset(tray, 17), "#2F6F66", "#235650", 12)


def _headings(c: Canvas, fight: Fight) -> None:
    say, head = fight.model.label, fight.parts.head
    x, y, _, h = head
    if h < 20:
        return
    parts = lane_parts((x, y, head[2], h))
    middle = y + h / 2
    ink = TEXT["on_dark_2"]
    text(c, say(N_("Attack points")), (x + 70, middle), "min_b", ink, valign="middle")
    text(c, say(N_("Hits")), (parts.hits[0], middle), "min_b", ink, align="center", valign="middle")
    if any(lane.offer is not None for lane in fight.showing.lanes):
        at = (parts.reward[0] + parts.reward[2] / 2, middle)
        text(c, say(N_("Reward")), at, "min_b", ink, align="center", valign="middle")


def paint_dice(c: Canvas, fight: Fight, light: Light) -> None:
    """Draw the dice as they lie, each with what it does to this fight; or say that they are still in the hand."""
    say, parts, showing = fight.model.label, fight.parts, fight.showing
    x, y, w, h = parts.tray
    if not showing.dice:
        for at in parts.dice:
            _unrolled(c, at, parts.die)
        words = say(N_("The dice roll when all is set"))
        text(c, words, (x + w / 2, y + h * 0.85), "small", "#CFE8E0", align="center", valign="middle", max_w=w - 60)
        return
    if showing.picking is not None:
        _old_and_new(c, fight)
        return
    for die, (face, at) in enumerate(zip(showing.dice, parts.dice, strict=False)):
        side = parts.die
        spot = FightDieSpot(die)
        halo = (at[0] - side / 2, at[1] - side / 2, side, side)
        if spot in light.targets:
            glow(c, halo, "focus" if light.on(spot) else "target", 30, 18, border=0, strength=0.6)
        else:
            glow(c, halo, "#FFB765", 30, 20, border=0, strength=0.4)
        c.stamp(die_picture(face, side), at, ANGLES[die], fine=True)
        paint_caption(c, fight, die, face)


def _unrolled(c: Canvas, at: Point, side: float) -> None:
    """Draw a die that has not been rolled: faint, with a question mark."""
    x, y = at
    size = side * 0.8
    rrect(c, (x - size / 2, y - size / 2, size, size), c.col("#FFF3DC", 40), size * 0.24, 3, c.col("#FFF3DC", 90))
    text(c, "?", (x, y), ("title", size * 0.6), c.col("#FFF3DC", 150), align="center", valign="middle")


def paint_caption(c: Canvas, fight: Fight, die: int, face: str) -> None:
    """Say below a die what it does."""
    say, (x, _) = fight.model.label, fight.parts.dice[die]
    _, y, w, h = fight.parts.tray
    title = say(die_title(fight.sight, fight.showing.c, face))
    top = y + h * 0.69
    room = w * 0.44
    text(c, title, (x, top + h * 0.05), "h3", "#FFFFFF", align="center", valign="middle", max_w=room, max_h=h * 0.15)
    if h < 150:
        return
    note = say(die_note(fight.sight, fight.showing, face))
    text(c, note, (x, top + h * 0.17), "small", "#CFE8E0", align="center", valign="middle", max_w=room)


def _old_and_new(c: Canvas, fight: Fight) -> None:
    """Draw the other die small, and the old and the new face of the one that was rolled again."""
    picking, parts = fight.showing.picking, fight.parts
    if picking is None:
        return
    die, old, new = picking
    other = fight.showing.dice[1 - die]
    x, y, w, h = parts.tray
    places = ((0.17, other, 0.62), (0.5, old, 0.86), (0.83, new, 1.0))
    words = (N_("stays"), N_("old face"), N_("new face"))
    for (across, face, size), caption in zip(places, words, strict=True):
        at = (x + w * across, y + h * 0.37)
        c.stamp(die_picture(face, parts.die * size), at, 0, fine=True)
        title = fight.model.label(caption)
        text(c, title, (at[0], y + h * 0.73), "label", "#FFFFFF", align="center", valign="middle", max_w=w * 0.3)
        does = fight.model.label(die_title(fight.sight, fight.showing.c, face))
        if h >= 150:
            text(c, does, (at[0], y + h * 0.86), "small", "#CFE8E0", align="center", valign="middle", max_w=w * 0.3)
    icon(c, "right", (x + w * 0.665, y + h * 0.37), 40, "#FFFFFF")


# ------------------------------------------------------------------ results
def paint_results(c: Canvas, fight: Fight, verdict: Verdict | None) -> None:
    """Draw the sum and what both sides suffer; before the dice what they may."""
    sight, showing = fight.sight, fight.showing
    result: Verdict | Odds | None = verdict
    if verdict is None and showing.force.total:
        result = odds_of(sight, showing.c, showing.force)
    sums = Sum(names.villain(sight.villain), sight.villain_hp, showing.force.total, result)
    paint_sum(c, fight.parts.total, sums, fight.model.label)
    _hero_result(c, fight, result)
    _villain_result(c, fight, result)


def _title(c: Canvas, rect: Rect, words: str, number: str, ink: Paint) -> None:
    x, y, w, h = rect
    top = y + h * 0.13
    size = min(54.0, h * 0.2)
    box = text(c, number, (x + w - 20, top), ("title", size), ink, align="right", valign="middle", outline=INK, ow=3)
    text(c, words, (x + 20, top), "label", valign="middle", max_w=box[0] - x - 30)


def _hero_result(c: Canvas, fight: Fight, result: Verdict | Odds | None) -> None:
    say, sight, rect = fight.model.label, fight.sight, fight.parts.hero.result
    well(c, rect, 18)
    who = fight.showing.c
    hero = names.hero_of(sight, who)
    x, y, w, h = rect
    if isinstance(result, Verdict):
        _title(c, rect, say(Phrase(N_("{hero} takes"), hero=hero)), minus(result.hurt), TEXT["bad"])
    else:
        most = "0" if result is None else f"0\u2013{result.most_hurt}"
        _title(c, rect, say(Phrase(N_("{hero} may take"), hero=hero)), most, TEXT["bad"])
    bar = (x + 20, y + h * 0.27, w - 40, min(34.0, h * 0.13))
    now, most_health = sight.hp[who], sight.team[who].hero.health
    if isinstance(result, Verdict):
        _changed_pips(c, bar, (now, result.health, result.healed), most_health)
        _numbers(c, rect, (now, result.health, result.healed), say)
    else:
        pips(c, bar, Health(now, most_health), mark=True)
        if result is not None:
            _chances(c, rect, result, fight)
    if h >= TALL_RESULT:
        note = (x + 20, y + h * 0.8, w - 40, h * 0.18)
        rich(
            c, fight.model.say(_shield_words(fight, result)), note, "min", TEXT["on_dark_2"], valign="middle", fit=True
        )


def minus(n: int) -> str:
    """Write a loss; nothing is lost without a sign."""
    return f"\u2212{n}" if n else "0"


def _changed_pips(c: Canvas, bar: Rect, change: tuple[int, int, int], most: int) -> None:
    """Draw health lost as crossed out, and health that rewards bring back as green."""
    before, after, healed = change
    pips(c, bar, Health(after, most), mark=True, paint="red")
    step = pip_w(bar, most) + GAP
    x, y, _, h = bar
    for i in range(after, max(before, after + healed)):
        block = c.inset((x + i * step, y, step - GAP, h), 2)
        middle = (block[0] + block[2] / 2, block[1] + block[3] / 2)
        if i < after + healed:
            rrect(c, block, "green", 4)
            icon(c, "plus", middle, min(20.0, block[2]), "#FFFFFF")
        else:
            rrect(c, block, HOLLOW, 4)
            reach = min(9.0, block[2] / 2 - 2)
            for slope in (1, -1):
                a = (middle[0] - reach, middle[1] - slope * reach)
                line(c, a, (middle[0] + reach, middle[1] + slope * reach), TEXT["bad"], 4.5)


def _numbers(c: Canvas, rect: Rect, change: tuple[int, int, int], say: Say) -> None:
    """Write health before, after the dice, and after the rewards."""
    before, after, healed = change
    x, y, w, h = rect
    steps: list[tuple[int, str, Paint]] = [(before, N_("before"), "#FFFFFF"), (after, N_("dice"), TEXT["bad"])]
    if healed:
        steps.append((after + healed, N_("reward"), TEXT["good"]))
    captions = h >= TALL_RESULT
    middle = y + h * (0.56 if captions else 0.66)
    each = (w - 40) / 3
    for i, (number, words, ink) in enumerate(steps):
        at = x + 20 + each * (i + 0.5)
        text(c, str(number), (at, middle), "number", ink, align="center", valign="middle")
        if captions:
            below = (at, middle + 36)
            text(c, say(words), below, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=each)
        if i:
            icon(c, "right", (at - each / 2, middle), 20, TEXT["on_dark_2"])


def _chances(c: Canvas, rect: Rect, odds: Odds, fight: Fight) -> None:
    """Say before the dice what they will do on average, and how likely the worst is."""
    x, y, w, h = rect
    mean = Phrase(N_("about {mean} on average"), mean=Phrase.number(round(float(odds.hurt), 1)))
    lines = [fight.model.say(mean)]
    if odds.falls:
        percent = round(100 * float(odds.falls))
        lines.append(fight.model.say(Phrase(N_("*{percent} % to be knocked out*"), percent=max(1, percent))))
    room = (x + 20, y + h * 0.46, w - 40, h * 0.32)
    rich(c, "\n".join(lines), room, "small", TEXT["on_dark"], valign="middle", fit=True)


def _shield_words(fight: Fight, result: Verdict | Odds | None) -> Phrase:
    sight, c = fight.sight, fight.showing.c
    if isinstance(result, Verdict) and result.kept_off:
        return Phrase(NN_("{n} Damage is kept off", "{n} Damage are kept off"), n=result.kept_off)
    if isinstance(result, Verdict) and result.money:
        return Phrase(N_("${n} is stolen"), n=result.money)
    if sight.shield == c:
        return Phrase(N_("The Shield blocks 1 Damage"))
    return Phrase(N_("No Shield to block with"))


def _villain_result(c: Canvas, fight: Fight, result: Verdict | Odds | None) -> None:
    say, sight, rect = fight.model.label, fight.sight, fight.parts.villain.result
    well(c, rect, 18)
    villain = names.villain(sight.villain)
    x, y, w, h = rect
    if isinstance(result, Verdict):
        _title(c, rect, say(Phrase(N_("{villain} loses"), villain=villain)), minus(result.loss), TEXT["good"])
        now = result.villain_left
    else:
        span = "0" if result is None else f"{result.least}\u2013{result.most}"
        _title(c, rect, say(Phrase(N_("{villain} may lose"), villain=villain)), span, TEXT["good"])
        now = sight.villain_hp
    r = min(72.0, h * 0.3, w * 0.24)
    at = (x + 20 + r, y + h * 0.26 + (h * 0.7) / 2)
    of = say(Phrase(N_("of {n}"), n=sight.villain_start))
    dial(c, at, r, Dial(now, sight.villain_start, of, sight.villain_hp))
    left = at[0] + r + 18
    words = fight.model.say(_outlook(sight, result, now))
    room = (left, at[1] - r, x + w - 14 - left, 2 * r)
    rich(c, words, room, "min", TEXT["on_dark_2"], valign="middle", fit=True)


def _outlook(sight: HamState, result: Verdict | Odds | None, now: int) -> Phrase:
    """Say what is left to do after this fight."""
    if isinstance(result, Odds) and result.wins:
        percent = max(1, round(100 * float(result.wins)))
        return Phrase(N_("*{percent} % to win now*"), percent=percent)
    if isinstance(result, Verdict) and not now:
        return Phrase(N_("*The Villain falls!*"))
    if isinstance(result, Verdict):
        text = N_("*was {before}*\n{left} to go in rounds {round} to {rounds}")
        if sight.round == sight.rounds:
            text = N_("*was {before}*\n{left} to go in this last round")
        return Phrase(text, before=sight.villain_hp, left=now, round=sight.round, rounds=sight.rounds)
    text = N_("{left} left, rounds {round} to {rounds}")
    if sight.round == sight.rounds:
        text = N_("{left} left in this last round")
    return Phrase(text, left=now, round=sight.round, rounds=sight.rounds)
