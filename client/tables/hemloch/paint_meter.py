"""The meter in the strip: Nights and Days of the Week as moons and suns, or the picks of the draft."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.hemloch.components import LOCATIONS, PICK_ORDER, WEEK_CARDS
from client.games.hemloch.state import HemlochState, Phase
from client.tables.hemloch.look import THEME
from client.tables.table import Say
from client.ui.canvas import Canvas
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.seats import seat_mark
from client.ui.shapes import circle, line, rrect
from client.ui.text import text, text_w
from client.ui.theme import TEXT

STEP = 62.0
LEAST_STEP = 44.0
LEAST_PICK = 19.0


class Mark(NamedTuple):
    """A Night or Day in the meter: "moon", "sun", or "deck" for one that is not turned yet."""

    icon: str
    now: bool
    past: bool


def paint_meter(c: Canvas, sight: HemlochState, rect: Rect, say: Say) -> float:
    """Draw the meter from the left of ``rect``; return the width used, 0 where there is no room for it."""
    if sight.phase is Phase.DRAFT:
        return _picks(c, sight, rect, say)
    return _week(c, sight, rect, say)


def _week(c: Canvas, sight: HemlochState, rect: Rect, say: Say) -> float:
    x, _, w, h = rect
    label, end = say(Phrase(N_("Week {week}"), week=sight.week)), say(N_("Week's End"))
    label_w, end_w = text_w(c, label, "label"), text_w(c, end, "min_b")
    marks = marks_of(sight)
    with_end = label_w + 40 + LEAST_STEP * len(marks) + end_w + 60 <= w
    room = w - label_w - 40 - (end_w + 60 if with_end else 0)
    step = min(STEP, room / len(marks))
    if step < LEAST_STEP:
        return 0.0
    cy = h / 2
    text(c, label, (x, cy), "label", valign="middle")
    places = [(x + label_w + 40 + i * step, cy) for i in range(len(marks))]
    far = places[-1][0] + (step if with_end else 0)
    line(c, places[0], (far, cy), mix(c.look(THEME).panel2, "#FFFFFF", 0.25), 4)
    for mark, at in zip(marks, places, strict=True):
        _mark(c, mark, at)
    if with_end:
        ending = sight.festival is None and sight.phase is not Phase.OVER
        pill: Rect = (far - 22, cy - 19, end_w + 62, 38)
        rrect(c, pill, "#FFFFFF" if ending else c.look(THEME).panel2, 19, 2, c.col("#FFFFFF", 60))
        icon(c, "house", (far, cy), 24)
        text(c, end, (far + 20, cy), "min_b", INK if ending else TEXT["on_dark_2"], valign="middle")
        far = pill[0] + pill[2]
    return far - x


def marks_of(sight: HemlochState) -> list[Mark]:
    """Return the four Nights and Days: those past and the one now by what they were, those ahead as far as is certain.

    Only their number is open, not their order; they show a sun or moon if all that are ahead have it.
    """
    is_day = [bool(sight.days >> location & 1) for location in LOCATIONS]
    ahead = [WEEK_CARDS[card].is_day for card in sight.week_deck]
    past = sum(is_day) - sum(ahead) - _is_day_now(sight)
    done = max(0, sight.day - 1)
    marks = [Mark("sun" if i >= done - past else "moon", now=False, past=True) for i in range(done)]
    if sight.day:
        over = sight.festival is None
        marks.append(Mark("sun" if _is_day_now(sight) else "moon", now=not over, past=over))
    certain = "sun" if ahead and all(ahead) else "moon" if ahead and not any(ahead) else "deck"
    return marks + [Mark(certain, now=False, past=False)] * len(ahead)


def _is_day_now(sight: HemlochState) -> bool:
    return sight.week_card is not None and WEEK_CARDS[sight.week_card].is_day


def _mark(c: Canvas, mark: Mark, at: Point) -> None:
    r = 24.0 if mark.now else 18.0
    circle(c, at, r + 2, "#FFFFFF" if mark.now else INK)
    circle(c, at, r - 1, {"moon": "#39407A", "sun": "#B5651E", "deck": "#3A3564"}[mark.icon], 3)
    icon(c, mark.icon, at, r * 1.2)
    if mark.past:
        corner = (at[0] + 13, at[1] + 13)
        circle(c, corner, 10, INK)
        icon(c, "check", corner, 13, TEXT["good"])


def _picks(c: Canvas, sight: HemlochState, rect: Rect, say: Say) -> float:
    """Draw who takes a group when, past picks faded."""
    x, _, w, h = rect
    taken = sum(group is None for group in sight.groups)
    label = say(N_("Pick"))
    label_w = text_w(c, label, "min_b") + 30
    step = min(44.0, (w - label_w - 20) / len(PICK_ORDER))
    if step < LEAST_PICK:
        return 0.0
    cy = h / 2
    text(c, label, (x, cy), "min_b", TEXT["on_dark_2"], valign="middle")
    for i, who in enumerate(PICK_ORDER):
        seat = who if sight.first_player == 0 else 1 - who
        at = (x + label_w + i * step, cy)
        r = min(12.0, step * 0.42)
        if i == taken:
            circle(c, at, r + 9, "#FFFFFF")
            circle(c, at, r + 6, INK)
        seat_mark(c, at, r + (3 if i == taken else 0), seat)
        if i < taken:
            circle(c, at, r + 2, c.col("#17163A", 170))
    return label_w + step * len(PICK_ORDER)
