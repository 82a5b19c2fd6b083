"""Who plays: how many seats, a row for each, and lots for the order."""

from functools import partial

from client.core.words import N_, Phrase
from client.scenes.setup.parts import HEAD, PAD, Drawing, Making, Part, wrapped
from client.scenes.setup.seat_rows import RowKind, seat_row
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, THEMES
from client.ui.widgets.button import Button
from client.ui.widgets.choosing import Segmented

_GAP = 10.0
_FOOT = 78.0
_SIDE = 20.0
_ROOMY = 168.0
"""No row is higher."""
_LOOSE = 26.0
"""No gap between rows is wider."""


def least_height(seats: int, width: float) -> float:
    """Return the height below which the panel cannot be laid out."""
    kind = RowKind.FLAT if _is_wide(width) else RowKind.NARROW
    return HEAD + _FOOT + seats * (kind.value + _GAP)


def _is_wide(width: float) -> bool:
    return width - 2 * _SIDE >= 760


def seats_panel(making: Making, place: Rect) -> Part:
    """Make the panel as high as ``place``, or as its rows need if that is more."""
    x, y, w, h = place
    seats = len(making.draft.players)
    height = max(h, least_height(seats, w))
    row_h = (height - HEAD - _FOOT) / seats - _GAP
    kind = _kind(row_h, w)
    row_h = min(row_h, _ROOMY if kind is RowKind.TALL else kind.value + 14)
    step = row_h + min((height - HEAD - _FOOT) / seats - row_h, _LOOSE)
    rows = [
        seat_row(making, seat, (x + _SIDE, y + HEAD + seat * step, w - 2 * _SIDE, row_h), kind) for seat in range(seats)
    ]
    used = height
    head = _head(making, (x, y, w, HEAD))
    foot = _foot(making, (x, y + used - _FOOT, w, _FOOT))
    back = Drawing((x, y, w, used), partial(_paint_panel, title=making.label(N_("Who plays?"))))
    parts = [head, *rows, foot]
    return Part(
        used,
        tuple(widget for part in parts for widget in part.widgets),
        (back, *(drawing for part in parts for drawing in part.drawings)),
    )


def _kind(row_h: float, width: float) -> RowKind:
    if not _is_wide(width):
        return RowKind.NARROW
    return RowKind.TALL if row_h >= RowKind.TALL.value - 4 else RowKind.FLAT


def _head(making: Making, place: Rect) -> Part:
    x, y, w, _ = place
    game = making.draft.game
    counts = list(game.seats)
    labels = [str(count) for count in counts]
    each = 62.0 if w > 700 else 48.0
    width = each * len(counts)
    title = making.label(N_("Seats"))
    rect = (x + w - PAD - width, y + 16, width, 48)

    def chosen(index: int) -> None:
        making.draft.seat_players(counts[index])
        making.changed()

    count = Segmented("seats", rect, title, labels, counts.index(len(making.draft.players)), chosen)
    label_w = text_w(making.ruler, title, "strong")
    taken = text_w(making.ruler, making.label(N_("Who plays?")), "h2") + PAD + 24
    beside = Drawing((rect[0] - label_w - 16, y + 16, label_w, 48), partial(_paint_label, words=title))
    return Part(HEAD, (count,), (beside,) if beside.rect[0] > x + taken else ())


def _foot(making: Making, place: Rect) -> Part:
    x, y, w, h = place
    label = making.label(N_("Shuffle seats"))
    width = min(button_w(making.ruler, label, icon_name="swap"), w * 0.5)
    rect = (x + _SIDE, y + (h - 54) / 2, width, 54)
    shuffle = Button("shuffle", rect, label, making.then_changed(making.draft.shuffle_seats), icon_name="swap")
    left = rect[0] + width + 22
    note = wrapped(making, making.say(_note(making.draft.humans)), (left, y, x + w - PAD - left, 0), ("body", 20))
    lines = note._replace(rect=(left, y + (h - min(note.height, h - 8)) / 2, note.rect[2], min(note.height, h - 8)))
    return Part(h, (shuffle,), (lines._replace(colour=TEXT["on_paper_2"]).drawing(),))


def _note(humans: int) -> str | Phrase:
    """Say what follows from the number of humans."""
    if humans == 0:
        return N_("Nobody at the screen: you watch the computer play.")
    if humans == 1:
        return N_("One human: undo and hints are free.")
    return N_("Several humans: the screen goes round, and undo asks the others.")


def _paint_panel(c: Canvas, rect: Rect, title: str) -> None:
    panel(c, rect, "paper", theme=THEMES["menu"], level=3, radius=24)
    x, y, w, _ = rect
    text(c, title, (x + PAD, y + HEAD / 2 + 4), "h2", INK, valign="middle", max_w=w - 2 * PAD, max_h=HEAD)


def _paint_label(c: Canvas, rect: Rect, words: str) -> None:
    x, y, _, h = rect
    text(c, words, (x, y + h / 2), "strong", TEXT["on_paper_2"], valign="middle")
