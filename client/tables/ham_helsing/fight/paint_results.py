"""What both sides of a fight suffer and gain: before the dice what they may, then what they do."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.chances import Odds
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.fight.verdict import Verdict
from client.tables.ham_helsing.hero.meters import GAP, HOLLOW, Health, pip_w, pips
from client.tables.ham_helsing.villain.dial import Dial, dial
from client.tables.table import Say
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import line, rrect
from client.ui.surfaces import well
from client.ui.text import text
from client.ui.theme import TEXT

TALL_RESULT = 220.0
"""A result so high has captions and a note."""


def _title(c: Canvas, rect: Rect, words: str, number: str, ink: Paint) -> None:
    x, y, w, h = rect
    top = y + h * 0.13
    size = min(54.0, h * 0.2)
    box = text(c, number, (x + w - 20, top), ("title", size), ink, align="right", valign="middle", outline=INK, ow=3)
    text(c, words, (x + 20, top), "label", valign="middle", max_w=box[0] - x - 30)


def paint_hero_result(c: Canvas, fight: Fight) -> None:
    """Draw what the fighter takes, or before the dice may take."""
    result = fight.result
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


def paint_villain_result(c: Canvas, fight: Fight) -> None:
    """Draw what the Villain loses, or may lose."""
    result = fight.result
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
