"""The strip below the tiles: the match that waits, or a friendly word to whoever has none."""

from dataclasses import dataclass
from pathlib import Path

from client.core.words import N_, Phrase
from client.scenes.box import FIGURES, Lid, lid_of
from client.scenes.desk import Desk
from client.scenes.glance_chips import SeatChip, paint_chips, seat_chips
from client.scenes.menu.layout import StripPlan
from client.scenes.menu.waiting import Shelfful, left_words, standing_words
from client.scenes.snapshot import snapshot
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, THEMES, accent

_RADIUS = 26.0


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
        chips=seat_chips(desk, seen),
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
    left = x + paint_chips(c, (x, y + h - 18), w, words.chips)
    if left + 12 + text_w(c, words.tail, "min") <= x + w:
        text(c, words.tail, (left + 12, y + h - 18), "min", TEXT["on_dark_2"], valign="middle", max_h=36)
