"""The seats of a saved match in a row: mark, name, and score if that lies open."""

from collections.abc import Sequence
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.locale.translator import number_text
from client.scenes.desk import Desk
from client.scenes.glance import Glance
from client.ui.canvas import Canvas
from client.ui.colour import col
from client.ui.metrics import Point, Rect
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.text import text, text_w

CHIP_H = 36.0
_GAP = 10.0


class SeatChip(NamedTuple):
    """A seat and what its chip says, in the reader's language."""

    seat: int
    words: str


def seat_chips(desk: Desk, seen: Glance) -> tuple[SeatChip, ...]:
    """Return the chips of a match, seat by seat."""
    names = seen.names(desk.label(N_("You")))
    return tuple(
        SeatChip(seat, desk.label(_words(name, seat, score)))
        for seat, (name, score) in enumerate(zip(names, seen.scores, strict=True))
    )


def _words(name: str, seat: int, score: float | None) -> Phrase:
    who: Phrase | str = name or Phrase(N_("Seat {number}"), number=seat + 1)
    if score is None:
        return Phrase("{who}", who=who)
    return Phrase(N_("{who}  {score}"), who=who, score=number_text(score))


def chip_widths(c: Canvas, chips: Sequence[SeatChip]) -> list[float]:
    """Return how wide each chip is."""
    return [text_w(c, chip.words, "min_b") + 52 for chip in chips]


def paint_chips(c: Canvas, at: Point, room: float, chips: Sequence[SeatChip]) -> float:
    """Draw as many chips as fit side by side from ``at``, the middle of the left end; return the width they take."""
    left, y = at
    used = 0.0
    for chip, w in zip(chips, chip_widths(c, chips), strict=True):
        if used + w > room:
            break
        _paint_chip(c, (left + used, y), w, chip)
        used += w + _GAP
    return used


def chip_places(c: Canvas, place: Rect, chips: Sequence[SeatChip]) -> list[Rect]:
    """Return where all chips lie, in as many lines as they need at the width of ``place``."""
    left, top, room, _ = place
    places: list[Rect] = []
    x, y = 0.0, 0.0
    for w in chip_widths(c, chips):
        if x and x + w > room:
            x, y = 0.0, y + CHIP_H + 8
        places.append((left + x, top + y, min(w, room), CHIP_H))
        x += w + _GAP
    return places


def paint_chip_lines(c: Canvas, place: Rect, chips: Sequence[SeatChip]) -> None:
    """Draw all chips where ``chip_places`` says."""
    for chip, (x, y, w, h) in zip(chips, chip_places(c, place, chips), strict=True):
        _paint_chip(c, (x, y + h / 2), w, chip)


def _paint_chip(c: Canvas, at: Point, w: float, chip: SeatChip) -> None:
    x, y = at
    rrect(c, (x, y - CHIP_H / 2, w, CHIP_H), col("#000000", 90), CHIP_H / 2)
    seat_mark(c, (x + 22, y), 12, chip.seat)
    text(c, chip.words, (x + 40, y), "min_b", valign="middle", max_w=w - 50, max_h=CHIP_H)
