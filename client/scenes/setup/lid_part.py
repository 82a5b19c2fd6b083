"""The lid of the box beside the panels."""

from functools import partial

from client.scenes.box import Lid
from client.scenes.lid import FootRow, LidWords, lid_parts, lid_words, paint_foot, paint_lid
from client.scenes.setup.parts import Drawing, Making, Part
from client.ui.canvas import Canvas
from client.ui.metrics import Rect

_BAND_H = 66.0
_ROW_H = 62.0


def lid_part(making: Making, lid: Lid, place: Rect) -> Part:
    """Make the lid; it is there to be looked at."""
    return Part(place[3], drawings=(Drawing(place, partial(_paint, lid=lid, words=lid_words(making.desk, lid))),))


def _paint(c: Canvas, rect: Rect, lid: Lid, words: LidWords) -> None:
    foot_h = 136.0 if rect[3] > 360 else _ROW_H
    parts = lid_parts(rect, _BAND_H, foot_h)
    paint_lid(c, lid, parts)
    paint_foot(c, lid, parts.foot, words, FootRow(_ROW_H))
