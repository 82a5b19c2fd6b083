"""The strip below the tiles: the match that waits, or a friendly word to whoever has none."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.locale.translator import number_text
from client.scenes.box import FIGURES, Lid, lid_of
from client.scenes.desk import Desk
from client.scenes.menu.layout import StripPlan
from client.scenes.menu.waiting import Shelfful, left_words, standing_words
from client.scenes.snapshot import snapshot
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, col
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, THEMES, accent

_RADIUS = 26.0


class SeatChip(NamedTuple):
    """A seat with its name, and its score if that lies open."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class StripWords:
    """What the strip says, in the reader's language. ``line`` may carry markup."""

    lid: Lid
    title: str
    line: str
    chips: tuple[SeatChip, ...] = ()
    tail: str = ""
    picture: Path | None = None


def waiting_strip(desk: Desk, shelf: Shelfful) -> StripWords | None:
    """Tell of the match that was left last; None if none was."""
    waiting = shelf.youngest
    if waiting is None:
        return None
    seen = waiting.glance
    names = seen.names(desk.label(N_("You")))
    return StripWords(
        lid=lid_of(seen.game),
        title=seen.game.title,
        line=desk.say(standing_words(waiting), names),
        chips=tuple(
            SeatChip(seat, desk.label(_chip_words(name, seat, score)))
            for seat, (name, score) in enumerate(zip(names, seen.scores, strict=True))
        ),
        tail=desk.label(left_words(desk, waiting)),
        picture=waiting.entry.picture,
    )


def first_strip(desk: Desk, lid: Lid, *, newcomer: bool) -> StripWords:
    """Invite whoever has no match to continue."""
    if newcomer:
        title = N_("Welcome to the table!")
        line = Phrase(
            N_("Your first match is one click away: *{game}*, about {minutes} minutes, against friendly opponents."),
            game=lid.title,
            minutes=lid.minutes,
        )
    else:
        title = N_("Another match?")
        line = Phrase(N_("Nothing is left unfinished. *{game}* with the same seats as last time?"), game=lid.title)
    return StripWords(lid, desk.label(title), desk.say(line))


def _chip_words(name: str, seat: int, score: float | None) -> Phrase:
    who: Phrase | str = name or Phrase(N_("Seat {number}"), number=seat + 1)
    if score is None:
        return Phrase("{who}", who=who)
    return Phrase(N_("{who}  {score}"), who=who, score=number_text(score))


def paint_strip(c: Canvas, rect: Rect, plan: StripPlan, words: StripWords) -> None:
    """Draw the strip without its button and link."""
    theme = THEMES["menu"]
    panel(c, rect, theme=theme, level=3, radius=_RADIUS)
    rrect(c, rect, None, _RADIUS, 4, accent(theme))
    if not snapshot(c, words.picture, plan.picture):
        _paint_figures(c, plan.picture, words.lid)
    _write(c, plan.words, words)


def _paint_figures(c: Canvas, rect: Rect, lid: Lid) -> None:
    """Draw the scenery of a lid in the place of a picture."""
    rrect(c, rect, INK, 12)
    inner = inset(rect, 5)
    art(c, f"common/tile_{lid.id}", inner, radius=8, focus=0.8)
    x, y, w, h = inner
    for number, figure in enumerate(FIGURES[lid.id]):
        at = x + w * (0.5 if len(FIGURES[lid.id]) == 1 else 0.28 + 0.44 * number)
        art(c, figure.art, (at - h * 0.46, y + h * 0.08, h * 0.92, h * 0.92), figure=True)
    rrect(c, rect, None, 12, 5)


def _write(c: Canvas, room: Rect, words: StripWords) -> None:
    x, y, w, h = room
    tone = accent(words.lid.theme, 2)
    if h < 100:
        text(c, words.title, (x, y + h * 0.26), ("title", min(32.0, h * 0.4)), tone, valign="middle", max_w=w)
        rich(c, words.line, (x, y + h * 0.5, w, h * 0.5), "lead", valign="middle", lead=0.94, fit=True)
        return
    text(c, words.title, (x, y + h * 0.18), ("title", min(44.0, h * 0.32)), tone, valign="middle", max_w=w)
    if not words.chips:
        rich(c, words.line, (x, y + h * 0.38, w, h * 0.58), "lead", valign="middle", lead=0.96, fit=True)
        return
    rich(c, words.line, (x, y + h * 0.37, w, h * 0.32), "lead", valign="middle", lead=0.94, fit=True)
    _paint_chips(c, (x, y + h - 18), w, words)


def _paint_chips(c: Canvas, at: tuple[float, float], room: float, words: StripWords) -> None:
    """Draw as many seats as fit, and when the match was left if that fits too."""
    left, y = at
    x = left
    for chip in words.chips:
        w = text_w(c, chip.words, "min_b") + 52
        if x + w > left + room:
            return
        rrect(c, (x, y - 18, w, 36), col("#000000", 90), 18)
        seat_mark(c, (x + 22, y), 12, chip.seat)
        text(c, chip.words, (x + 40, y), "min_b", valign="middle", max_h=36)
        x += w + 10
    if x + 12 + text_w(c, words.tail, "min") <= left + room:
        text(c, words.tail, (x + 12, y), "min", TEXT["on_dark_2"], valign="middle", max_h=36)
