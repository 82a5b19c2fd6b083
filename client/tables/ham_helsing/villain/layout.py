"""How the Villain's panel is divided. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Rect, columns, rows

COLOURS = "BRPY"
HEAD_H = 136.0
LOW_HEAD_H = 96.0
LOW = 500.0
"""A lower panel has a smaller head, and neither dice nor a title above the rewards."""
REWARD_H = 50.0
WORDS_H = 30.0
DICE_H = 42.0
ROW_GAP = 5.0
TALLEST_ROW = 64.0


class VillainParts(NamedTuple):
    """The panel of the Villain."""

    panel: Rect
    head: Rect
    portrait: Rect
    words: Rect
    dial: tuple[float, float, float]
    acts: tuple[Rect, ...]
    dice: Rect | None
    title: Rect | None
    """Above the rewards."""
    rewards: dict[str, Rect]


def villain_parts(panel: Rect, acts: int) -> VillainParts:
    """Divide the panel of a Villain who does so many things."""
    x, y, w, h = panel
    low = h < LOW
    head_h = LOW_HEAD_H if low else HEAD_H
    r = min(head_h * 0.4, w * 0.156)
    side = min(head_h - 24, w * 0.32)
    reward_y = y + h - REWARD_H - 12
    title_y = reward_y - 14 - (0 if low else WORDS_H)
    dice_y = title_y - 8 - DICE_H
    top = y + head_h + 10
    low_edge = title_y - 2 if low else dice_y - 6
    room = (x + 12, top, w - 24, min(low_edge - top, acts * (TALLEST_ROW + ROW_GAP) - ROW_GAP))
    words_x = x + 12 + side + 12
    return VillainParts(
        panel=panel,
        head=(x, y, w, head_h),
        portrait=(x + 12, y + (head_h - side) / 2, side, side),
        words=(words_x, y + 8, x + w - 2 * r - 16 - words_x, head_h - 16),
        dial=(x + w - r - 10, y + head_h / 2, r),
        acts=tuple(rows(room, acts, ROW_GAP)),
        dice=None if low else (x + 12, dice_y, w - 24, DICE_H),
        title=None if low else (x + 16, title_y, w - 32, WORDS_H),
        rewards=dict(zip(COLOURS, columns((x + 12, reward_y, w - 24, REWARD_H), 4, 6), strict=True)),
    )
