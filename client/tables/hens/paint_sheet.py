"""The running score sheet: what a yard scores line by line and why, and what the held card would change."""

from typing import NamedTuple

from client.core.words import N_, Phrase, SeatName
from client.games.hens.components import BREEDS, CARDS
from client.tables.hens.figures import change_words, number_words
from client.tables.hens.layout import SHEET_HEAD, SHEET_TOTAL
from client.tables.hens.look import THEME
from client.tables.hens.paint_own import PREVIEW
from client.tables.hens.painter import Painter
from client.tables.hens.tally import ScoreLine, ScoreSheet, sheet_of, stand_of
from client.ui.buttons import chip, chip_w
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.seats import avatar
from client.ui.shapes import line, rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import PAPER_LINE, TEXT, accent

STRIPE = "#FBEBCB"
LEAST_REASONED = 44.0
"""Lines lower than this have no room for their reason."""


class Told(NamedTuple):
    """Whose sheet is shown, how it is and how it would be."""

    seat: int
    now: ScoreSheet
    then: ScoreSheet
    ahead: bool
    """Whether something is about to change."""


def told_of(p: Painter, seat: int | None = None) -> Told:
    """Return the sheet to show: of the seat that is looked at, else the viewer's with what is about to happen."""
    sight, viewer = p.model.sight, p.model.viewer
    shown = seat if seat is not None else viewer if p.preview.seat is None else p.preview.seat
    now = sheet_of(sight, stand_of(sight, shown))
    if shown != viewer or p.preview.stand is None or PREVIEW in p.hidden:
        return Told(shown, now, now, ahead=False)
    return Told(shown, now, sheet_of(sight, p.preview.stand), ahead=True)


def paint_sheet(p: Painter) -> None:
    """Draw the sheet into the side column."""
    if p.places.zones.sheet is not None:
        paint_sheet_at(p, p.places.zones.sheet, told_of(p))


def paint_sheet_at(p: Painter, rect: Rect, told: Told) -> None:
    """Draw a sheet: whose it is, its lines, the total."""
    c = p.c
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME)
    _head(p, told, (x, y, w, SHEET_HEAD))
    lines = list(zip(told.now.lines, told.then.lines, strict=True))
    pitch = (h - SHEET_HEAD - SHEET_TOTAL) / len(lines)
    for i, pair in enumerate(lines):
        row = (x + 10, y + SHEET_HEAD + i * pitch, w - 20, pitch)
        if i % 2 == 0:
            rrect(c, (row[0], row[1] + 1, row[2], pitch - 2), STRIPE, 8)
        _line(p, (told.seat, i), pair, row)
    _total(p, told, (x, y + h - SHEET_TOTAL, w, SHEET_TOTAL))


def _head(p: Painter, told: Told, rect: Rect) -> None:
    c, player = p.c, p.model.players[told.seat]
    x, y, w, h = rect
    avatar(c, (x + 46, y + h / 2), 26, f"common/avatar_{player.avatar}", told.seat)
    mine = told.seat == p.model.viewer
    title = Phrase(N_("My yard now")) if mine else Phrase(N_("Yard of {name}"), name=SeatName(told.seat))
    text(c, p.say(title), (x + 88, y + 28), "h3", INK, valign="middle", max_w=w - 104, max_h=36)
    text(
        c, p.say(_below(p, told)), (x + 88, y + 55), "min", TEXT["on_paper_2"], valign="middle", max_w=w - 104, max_h=24
    )
    line(c, (x + 16, y + h - 3), (x + w - 16, y + h - 3), PAPER_LINE, 3)


def _below(p: Painter, told: Told) -> Phrase:
    look = p.preview
    if not told.ahead:
        over = p.model.sight.result is not None
        return Phrase(N_("the final score")) if over else Phrase(N_("if the match ended now"))
    if look.card is None:
        return Phrase(N_("and with the rooster there"))
    if look.side == "coop":
        return Phrase(N_("and with a coop there"))
    hen = CARDS[look.card]
    return Phrase(N_("and with {breed} {number} there"), breed=Phrase(BREEDS[hen.breed].name), number=hen.number)


def _line(p: Painter, at: tuple[int, int], pair: tuple[ScoreLine, ScoreLine], row: Rect) -> None:
    """Write a line: what it is, why it counts so much, its points."""
    c = p.c
    x, y, w, h = row
    now, then = pair
    seat, number = at
    middle = y + h / 2
    icon(c, then.icon, (x + 24, middle), 28)
    value = round(p.shown(f"line/{seat}/{number}", now.value))
    right = x + w - 14
    changed = then.value != now.value
    ink = INK if not changed else "green.1" if then.value > now.value else "red.1"
    words = number_words(then.value if changed else value)
    text(c, words, (right, middle), "lead", ink, align="right", valign="middle")
    right -= text_w(c, words, "lead") + 8
    if changed:
        icon(c, "right", (right - 7, middle), 13, TEXT["on_paper_2"])
        right -= 18
        text(c, number_words(now.value), (right, middle), "small_b", TEXT["on_paper_2"], align="right", valign="middle")
        right -= text_w(c, number_words(now.value), "small_b") + 8
    room = right - x - 48
    if h < LEAST_REASONED:
        text(c, p.say(then.label), (x + 48, middle), "small_b", INK, valign="middle", max_w=room)
        return
    text(c, p.say(then.label), (x + 48, middle - 12), "small_b", INK, valign="middle", max_w=room, max_h=h * 0.5)
    text(
        c,
        p.say(then.reason),
        (x + 48, middle + 11),
        "min",
        TEXT["on_paper_2"],
        valign="middle",
        max_w=room,
        max_h=h * 0.44,
    )


def _total(p: Painter, told: Told, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    rrect(c, (x + 4, y, w - 8, h - 9), accent(THEME), 16)
    rrect(c, (x + 4, y, w - 8, 20), accent(THEME), 0)
    rrect(c, (x + 4, y - 2, w - 8, 4), INK, 0)
    middle = y + (h - 6) / 2
    now, then = told.now.total, told.then.total
    shown = p.shown(f"total/{told.seat}", now)
    right = x + w - 20
    if then != now:
        change = change_words(then - now)
        wide = chip_w(c, change, h=36, style="small_b")
        chip(c, (right - wide, middle), change, "", "good" if then > now else "bad", theme=THEME, h=36, style="small_b")
        right -= wide + 12
    words = number_words(then if then != now else shown)
    text(c, words, (right, middle), ("title", 46), INK, align="right", valign="middle")
    right -= text_w(c, words, ("title", 46)) + 10
    if then != now:
        icon(c, "right", (right - 9, middle), 20, INK)
        right -= 26
        text(c, number_words(now), (right, middle), "h2", "#8A6A1A", align="right", valign="middle")
        right -= text_w(c, number_words(now), "h2") + 8
    text(c, p.say(N_("Total")), (x + 24, middle), "h2", INK, valign="middle", max_w=right - x - 24)
