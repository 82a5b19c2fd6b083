"""The lanes of a fight: points, blocks, hits and rewards of each colour, and the sum below."""

from typing import NamedTuple

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.fight.chances import Odds
from client.tables.ham_helsing.fight.layout import LaneParts, lane_parts, point_rects
from client.tables.ham_helsing.fight.showing import Lane
from client.tables.ham_helsing.fight.spots import LanePointSpot, LaneSpot
from client.tables.ham_helsing.fight.verdict import Verdict
from client.tables.ham_helsing.fight.words import reward_words
from client.tables.ham_helsing.signs import COLOUR, ICON, SHAPE
from client.tables.ham_helsing.villain.rewards import Offer, reward_sign
from client.tables.table import Pointing, Say, Spot
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, mix
from client.ui.icons import icon
from client.ui.metrics import Rect, centre
from client.ui.shapes import line, rrect
from client.ui.soft import glow
from client.ui.text import text, text_w

QUIET = "#8FA2C4"
GOOD = "#B8F28A"
DARK, GREY = "#202F4F", "#33405E"


class Light(NamedTuple):
    """What can be clicked, and what is pointed at."""

    targets: frozenset[Spot] = frozenset()
    pointing: Pointing = Pointing()

    def on(self, spot: Spot) -> bool:
        """Tell whether a target is pointed at."""
        return spot in self.targets and self.pointing.on(spot)


class Seen(NamedTuple):
    """For whom the lanes are drawn, and what the dice do; ``verdict`` is None before they lie."""

    say: Say
    verdict: Verdict | None = None
    light: Light = Light()


class Sum(NamedTuple):
    """What the sum line tells: who loses health, from what, and of how many points; or before the dice the odds."""

    villain: Phrase
    health: int
    points: int
    result: Verdict | Odds | None


def paint_lane(c: Canvas, rect: Rect, lane: Lane, seen: Seen) -> None:
    """Draw a lane."""
    parts, (say, verdict, light) = lane_parts(rect), seen
    blocked = verdict is not None and lane.kind in verdict.blocked and lane.thrown > 0
    spot = LaneSpot(lane.kind)
    if spot in light.targets:
        glow(c, rect, "focus" if light.on(spot) else "target", 16, 12 if light.on(spot) else 6, border=3)
    rrect(c, rect, INK, 16)
    rrect(c, c.inset(rect, 3), _ground(lane, blocked=blocked), 13)
    _sign(c, lane, parts, rect[3])
    if lane.thrown or lane.left_out:
        _points(c, lane, parts, light)
        _note(c, lane, parts, say)
    else:
        words = say(Phrase(N_("no {colour} attack"), colour=names.COLOURS[lane.kind]))
        at = (parts.points[0], rect[1] + rect[3] / 2)
        text(c, words, at, "small", QUIET, valign="middle", max_w=parts.points[2])
    if blocked:
        _strike(c, lane, parts)
        _blocked(c, parts, rect[3], say)
    else:
        _hits(c, lane, parts, verdict)
    if lane.offer is not None:
        _reward(c, lane, parts.reward, say, verdict)


def _ground(lane: Lane, *, blocked: bool) -> Paint:
    if blocked:
        return GREY
    if not lane.thrown:
        return DARK
    return mix(COLOUR.get(lane.kind, "#C98A4B"), "#182744", 0.45)


def _sign(c: Canvas, lane: Lane, parts: LaneParts, height: float) -> None:
    size = min(42.0, height - 8)
    if lane.kind == "Z":
        x, y = parts.sign
        art(c, "ham_helsing/katana", (x - size / 2, y - size / 2, size, size), figure=True, cover=False)
    else:
        icon(c, SHAPE.get(lane.kind, ICON["W"]), parts.sign, size)


def _points(c: Canvas, lane: Lane, parts: LaneParts, light: Light) -> None:
    count = lane.thrown + lane.left_out
    for n, rect in enumerate(point_rects(parts.points, count)):
        spot = LanePointSpot(lane.kind, n)
        if spot in light.targets:
            on = light.on(spot)
            rrect(c, rect, c.col("#FFFFFF", 60 if on else 26), 10, 2, "#FFFFFF" if on else c.col("#FFFFFF", 120))
        own = lane.thrown - lane.wild
        letter = lane.kind if n < own or n >= lane.thrown else "W"
        size = rect[3] - 4
        x, y = centre(rect)
        if letter == "Z":
            art(c, "ham_helsing/katana", (x - size / 2, y - size / 2, size, size), figure=True, cover=False)
        else:
            icon(c, ICON[letter], (x, y), size)
        if n >= lane.thrown:
            rrect(c, rect, c.col(DARK, 170), 10)


def _note(c: Canvas, lane: Lane, parts: LaneParts, say: Say) -> None:
    """Say beside the points what is special about them."""
    rects = point_rects(parts.points, lane.thrown + lane.left_out)
    left = rects[-1][0] + rects[-1][2] + 10
    room = parts.points[0] + parts.points[2] - left
    words: list[str] = []
    if lane.wild:
        words.append(say(Phrase(NN_("{n} wild", "{n} wild"), n=lane.wild)))
    if lane.worth > lane.thrown and lane.kind in COLOUR:
        words.append(say(Phrase(N_("worth {n}"), n=lane.worth)))
    if lane.kind == "Z":
        words.append(say(N_("nothing blocks it")))
    if lane.kind == "W" and lane.thrown:
        words.append(say(N_("colour comes next")))
    said = ", ".join(words)
    middle = parts.sign[1]
    if said and text_w(c, said, "small") <= room:
        text(c, said, (left, middle), "small", "#C9D3E8", valign="middle", max_w=room)


def _strike(c: Canvas, lane: Lane, parts: LaneParts) -> None:
    """Strike blocked points out."""
    rects = point_rects(parts.points, lane.thrown)
    x, y, w, h = rects[0]
    right = rects[-1][0] + w
    drop = h * 0.34
    for width, paint in ((12.0, INK), (6.0, "#FF5A4A")):
        line(c, (x - 8, y + h / 2 + drop), (right + 8, y + h / 2 - drop), paint, width)


def _blocked(c: Canvas, parts: LaneParts, height: float, say: Say) -> None:
    words = say(N_("BLOCKED"))
    w = text_w(c, words, "min_t") + 26
    h = min(34.0, height - 8)
    rrect(c, (parts.hits[0] - w / 2, parts.hits[1] - h / 2, w, h), "red", 14, 3)
    text(c, words, parts.hits, "min_t", "#FFFFFF", align="center", valign="middle")


def _hits(c: Canvas, lane: Lane, parts: LaneParts, verdict: Verdict | None) -> None:
    if lane.kind == "W":
        return
    n = lane.worth
    if n and verdict is not None:
        text(c, str(n), parts.hits, "number", "#FFFFFF", align="center", valign="middle", outline=INK, ow=3)
    elif n:
        text(c, str(n), parts.hits, "h2", "#D6E2F7", align="center", valign="middle")
    else:
        text(c, "\u2013", parts.hits, "h2", QUIET, align="center", valign="middle")


def _reward(c: Canvas, lane: Lane, rect: Rect, say: Say, verdict: Verdict | None) -> None:
    offer = lane.offer
    if offer is None:
        return
    got = verdict is not None and lane.kind in verdict.rewards
    lost = offer.taken or (verdict is not None and lane.thrown > 0 and not got)
    bright = got or (verdict is None and lane.thrown > 0 and not offer.taken)
    rrect(c, rect, INK if bright else c.col("#000000", 70), 14)
    if bright:
        rrect(c, c.inset(rect, 3), GOOD if got else mix(GOOD, DARK, 0.35), 11)
    _reward_words(c, rect, (offer, say), bright=bright, lost=lost)
    if got:
        icon(c, "check", (rect[0] + rect[2] - 18, rect[1] + rect[3] / 2), 20, "green.1")


def _reward_words(c: Canvas, rect: Rect, what: tuple[Offer, Say], *, bright: bool, lost: bool) -> None:
    offer, say = what
    x, y, w, h = rect
    size = min(34.0, h - 2)
    reward_sign(c, offer.reward, (x + 8 + size / 2, y + h / 2), size)
    if not bright:
        rrect(c, (x + 6, y + 2, size + 4, h - 4), c.col(DARK, 120), size / 2)
    left = x + size + 14
    words = say(N_("taken")) if offer.taken else say(reward_words(offer.reward))
    ink: Paint = INK if bright else QUIET
    box = text(c, words, (left, y + h / 2), "strong", ink, valign="middle", max_w=x + w - 30 - left)
    if lost and not offer.taken:
        line(c, (left - 3, y + h / 2 + 1), (left + box[2] + 3, y + h / 2 + 1), "#FF7D6B", 3)


def paint_sum(c: Canvas, rect: Rect, sums: Sum, say: Say) -> None:
    """Draw what gets through, or before the dice what may."""
    rrect(c, rect, INK, 16)
    rrect(c, c.inset(rect, 3), "#FFF3DC", 13)
    match sums.result:
        case None:
            _sum_words(c, rect, say(N_("Nothing is thrown in yet")))
        case Odds() as odds:
            _sum_odds(c, rect, odds, say)
        case Verdict() as verdict:
            _sum_words(c, rect, say(_through(verdict, sums.points)))
            _sum_result(c, rect, verdict, say(Phrase(N_("{villain} {n}"), villain=sums.villain, n=sums.health)))


def _sum_words(c: Canvas, rect: Rect, words: str) -> None:
    x, y, _, h = rect
    room = lane_parts(rect).hits[0] - 66 - x
    text(c, words, (x + 24, y + h / 2 + 1), "label", INK, valign="middle", max_w=room)


def _sum_odds(c: Canvas, rect: Rect, odds: Odds, say: Say) -> None:
    x, y, w, h = rect
    parts, middle = lane_parts(rect), y + h / 2 + 1
    _sum_words(c, rect, say(N_("What may get through")))
    span = say(Phrase(N_("{least} to {most}"), least=odds.least, most=odds.most))
    text(c, span, (parts.hits[0], middle), "h3", "red.1", align="center", valign="middle", max_w=116)
    mean = say(Phrase(N_("about {mean}"), mean=Phrase.number(round(float(odds.loss), 1))))
    text(c, mean, (x + w - 24, middle), "label", INK, align="right", valign="middle", max_w=parts.reward[2])


def _sum_result(c: Canvas, rect: Rect, verdict: Verdict, left: str) -> None:
    parts, middle = lane_parts(rect), rect[1] + rect[3] / 2 + 1
    text(c, str(verdict.loss), (parts.hits[0], middle), "number", "red.1", align="center", valign="middle")
    rx, _, rw, _ = parts.reward
    text(c, left, (rx - 6, middle), "label", INK, valign="middle", max_w=rw - 74)
    icon(c, "right", (rx + rw - 60, middle), 17, INK)
    text(c, str(verdict.villain_left), (rx + rw, middle), "h2", "red.1", align="right", valign="middle")


def _through(verdict: Verdict, points: int) -> Phrase:
    through = verdict.loss + verdict.armour
    if verdict.armour:
        text = N_("{n} of {points} get through, armour takes {armour}")
        return Phrase(text, n=through, points=points, armour=verdict.armour)
    return Phrase(
        NN_("{n} of {points} hits gets through", "{n} of {points} hits get through"), n=through, points=points
    )
