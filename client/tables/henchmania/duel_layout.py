"""How the stage of a duel is divided. Pure geometry in design pixels."""

from typing import NamedTuple

from client.tables.henchmania.layout import CARD_RATIO
from client.ui.metrics import Rect, columns

DICE = 3
Point = tuple[float, float]


class SideParts(NamedTuple):
    """One duellist: portrait, role and name, wheel, weapon, and the value that counts."""

    column: Rect
    avatar: tuple[float, float, float]
    words: Rect
    wheel: tuple[float, float, float]
    weapon: Rect
    value: Rect


class StageParts(NamedTuple):
    """The stage of a duel."""

    stage: Rect
    banner: Point
    banner_w: float
    watchers: tuple[Rect, ...]
    attacker: SideParts
    defender: SideParts
    mat: Rect
    attack_dice: tuple[Point, ...]
    defence_dice: tuple[Point, ...]
    die: float
    labels: tuple[Rect, Rect]
    """Beside the row of the attack and beside that of the defence."""
    wounds: Rect
    stakes: tuple[Rect, Rect]
    """At the end of the row of the attack and of that of the defence, until the wounds are counted."""
    answers: Rect

    def side(self, *, attack: bool) -> SideParts:
        """Return the side of the attacker or of the defender."""
        return self.attacker if attack else self.defender


def stage_parts(stage: Rect, watchers: int) -> StageParts:
    """Divide the stage for a duel that so many others watch."""
    x, y, w, h = stage
    pad = 8.0 if h < 440 else 14.0
    side_w = min(430.0, w * 0.23)
    middle_x = x + side_w + pad
    middle_w = w - 2 * side_w - 2 * pad
    band = 66.0 if h < 440 else 86.0
    answers_h = min(158.0, max(84.0, h * 0.25))
    mat: Rect = (middle_x, y + band + pad, middle_w, h - band - answers_h - 3 * pad)
    mx, my, mw, mh = mat
    ribbon = min(560.0, middle_w * 0.52)
    die = min(96.0, mh * 0.27, mw * 0.11)
    label_w = min(170.0, mw * 0.22)
    wound_w = min(196.0, mw * 0.19)
    free = mw - label_w - wound_w - 60
    step = min(free / DICE, die * 2.6)
    first = mx + 30 + label_w + (free - step * DICE) / 2
    upper, lower = my + mh * 0.3, my + mh * 0.71
    right, stake_h = mx + mw - wound_w - 22, (mh - 60) / 2
    return StageParts(
        stage,
        (x + w / 2, y + 50),
        ribbon,
        _watchers((middle_x, y + 6, middle_w, band), ribbon + 100, watchers),
        _side((x + pad, y + pad, side_w - pad, h - 2 * pad)),
        _side((x + w - side_w, y + pad, side_w - pad, h - 2 * pad)),
        mat,
        tuple((first + step * (i + 0.5), upper) for i in range(DICE)),
        tuple((first + step * (i + 0.5), lower) for i in range(DICE)),
        die,
        ((mx + 26, upper - 34, label_w, 68), (mx + 26, lower - 34, label_w, 68)),
        (right, my + mh * 0.5 - min(70, mh * 0.3), wound_w, min(140.0, mh * 0.6)),
        ((right, my + 26, wound_w, stake_h), (right, my + mh - 26 - stake_h, wound_w, stake_h)),
        (middle_x, my + mh + pad, middle_w, answers_h),
    )


def _watchers(band: Rect, taken: float, count: int) -> tuple[Rect, ...]:
    """Put those who look on left and right of the ribbon, alternately, two of them below each other."""
    x, y, w, h = band
    each = min(190.0, (w - taken) / 2)
    tall = min(36.0, (h - 4) / 2)
    return tuple((x if i % 2 == 0 else x + w - each, y + (i // 2) * (tall + 4), each, tall) for i in range(count))


def _side(column: Rect) -> SideParts:
    x, y, w, h = column
    head_h = min(132.0, h * 0.26)
    r = min(48.0, head_h * 0.36)
    wheel_r = min(56.0, head_h * 0.44)
    value_h = min(74.0, max(48.0, h * 0.13))
    card_h = min(h - head_h - value_h - 20, 320.0, (w - 10) * CARD_RATIO)
    card_w = card_h / CARD_RATIO
    card_y = y + head_h + (h - head_h - value_h - 12 - card_h) / 2
    value_w = min(w, 300.0)
    return SideParts(
        column,
        (x + r + 8, y + head_h / 2, r),
        (x + 2 * r + 22, y + head_h / 2 - 32, w - 2 * r - 2 * wheel_r - 40, 64),
        (x + w - wheel_r - 6, y + head_h / 2, wheel_r),
        (x + (w - card_w) / 2, card_y, card_w, card_h),
        (x + (w - value_w) / 2, y + h - value_h, value_w, value_h),
    )


def answer_tiles(zone: Rect, count: int) -> tuple[Rect, ...]:
    """Return where so many answers stand, side by side in the middle; many of them in two rows."""
    x, y, w, h = zone
    if not count:
        return ()
    rows = 1 if w / count >= 150 or count <= 4 else 2
    across = (count + rows - 1) // rows
    each = min(360.0, (w - 12 * (across - 1)) / across)
    left = x + (w - each * across - 12 * (across - 1)) / 2
    tall = (h - 8 * (rows - 1)) / rows
    return tuple((left + (i % across) * (each + 12), y + (i // across) * (tall + 8), each, tall) for i in range(count))


def pile_cards(sheet: Rect, count: int) -> tuple[Rect, ...]:
    """Return where the cards of a discard pile lie on its sheet, the top card first; as large as all of them fit."""
    x, y, w, h = sheet
    inner: Rect = (x + 24, y + 64, w - 48, h - 84)
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, 6):
        across = -(-count // rows)
        card_h = min(
            (inner[3] - 8 * (rows - 1)) / rows, ((inner[2] - 8 * (across - 1)) / max(1, across)) * CARD_RATIO, 250
        )
        best = max(best, (card_h, across))
    card_h, across = best
    grid = columns((inner[0], 0, across * (card_h / CARD_RATIO + 8) - 8, 1), max(1, across), 8)
    return tuple(
        (grid[i % across][0], inner[1] + (i // across) * (card_h + 8), card_h / CARD_RATIO, card_h)
        for i in range(count)
    )
