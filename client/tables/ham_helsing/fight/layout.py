"""How the fight is laid out. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Point, Rect, columns

DESIGN_H = 896.0
WIDEST = 1640.0
DICE = 2


class SideParts(NamedTuple):
    """One side of the fight: portrait, plate with the name, and what it suffers."""

    portrait: Rect
    plate: Rect
    result: Rect


class FightParts(NamedTuple):
    """The dialog of a fight, and where the prompt lies meanwhile."""

    stage: Rect
    """The window below the strip."""
    dialog: Rect
    banner: Point
    banner_w: float
    hero: SideParts
    villain: SideParts
    tray: Rect
    dice: tuple[Point, Point]
    die: float
    head: Rect
    """The headings of the columns of the lanes."""
    lanes: Rect
    total: Rect
    answers: Rect
    prompt: Rect


def fight_parts(stage: Rect, prompt_h: float, *, answered: bool) -> FightParts:
    """Lay a fight out over the whole window below the strip; ``answered`` leaves room for large answers."""
    x, y, w, h = stage
    gap = 10.0 if h < 900 else 16.0
    dialog_w = min(WIDEST, w - 2 * gap)
    dialog: Rect = (x + (w - dialog_w) / 2, y + gap, dialog_w, h - prompt_h - 3 * gap)
    left, top, _, high = dialog
    u = min(1.0, high / DESIGN_H)
    pad = 24 * u
    side_w = min(330.0, dialog_w * 0.22)
    middle_x = left + pad + side_w + pad
    middle_w = dialog_w - 2 * side_w - 4 * pad
    answers_h = max(60.0, 94 * u) if answered else 0.0
    answers: Rect = (left + pad, top + high - pad * 0.8 - answers_h, dialog_w - 2 * pad, answers_h)
    tray: Rect = (middle_x, top + 92 * u, middle_w, 226 * u)
    head: Rect = (middle_x, tray[1] + tray[3] + 8 * u, middle_w, max(20.0, 28 * u))
    total_h = max(36.0, 58 * u)
    total: Rect = (middle_x, answers[1] - 14 * u - total_h, middle_w, total_h)
    lanes_y = head[1] + head[3] + 5
    side_h = answers[1] - 14 * u - top - 70 * u
    sides = (left + pad, left + dialog_w - pad - side_w)
    return FightParts(
        stage=stage,
        dialog=dialog,
        banner=(left + dialog_w / 2, top + 40 * u),
        banner_w=min(620.0, middle_w - 60),
        hero=_side((sides[0], top + 70 * u, side_w, side_h), u),
        villain=_side((sides[1], top + 70 * u, side_w, side_h), u),
        tray=tray,
        dice=dice_in(tray),
        die=min(136.0, tray[3] * 0.55),
        head=head,
        lanes=(middle_x, lanes_y, middle_w, total[1] - 6 * u - lanes_y),
        total=total,
        answers=answers,
        prompt=(x + gap, y + h - gap - prompt_h, w - 2 * gap, prompt_h),
    )


def dice_in(tray: Rect) -> tuple[Point, Point]:
    """Return the middles of both dice, the first on the left."""
    x, y, w, h = tray
    return ((x + w * 0.27, y + h * 0.37), (x + w * 0.73, y + h * 0.37))


def _side(column: Rect, u: float) -> SideParts:
    x, y, w, h = column
    result_h = max(150.0, min(h * 0.46, 290 * u))
    portrait_h = h - result_h - 16 * u - 8
    plate_h = max(38.0, 60 * u)
    return SideParts(
        portrait=(x, y, w, portrait_h),
        plate=(x + 12, y + portrait_h - plate_h * 0.8, w - 24, plate_h),
        result=(x, y + h - result_h, w, result_h),
    )


def lane_rects(lanes: Rect, kinds: str, u: float = 1.0) -> dict[str, Rect]:
    """Return the lanes from the top, each no higher than needed."""
    x, y, w, h = lanes
    gap = 7.0 * u
    each = min(92.0, (h - gap * (len(kinds) - 1)) / max(1, len(kinds)))
    return {kind: (x, y + i * (each + gap), w, each) for i, kind in enumerate(kinds)}


class LaneParts(NamedTuple):
    """A lane: its sign, its points, the number of hits and the reward."""

    sign: Point
    points: Rect
    hits: Point
    reward: Rect


def lane_parts(lane: Rect) -> LaneParts:
    """Divide a lane."""
    x, y, w, h = lane
    reward_w = max(118.0, min(176.0, w * 0.24))
    hits_w = max(96.0, min(130.0, w * 0.18))
    middle = y + h / 2
    reward_x = x + w - reward_w - 12
    return LaneParts(
        sign=(x + 12 + h * 0.4, middle),
        points=(x + 24 + h * 0.8, y + 3, reward_x - hits_w - x - 24 - h * 0.8, h - 6),
        hits=(reward_x - hits_w / 2, middle),
        reward=(reward_x, y + max(3.0, h * 0.12), reward_w, h - 2 * max(3.0, h * 0.12)),
    )


def point_rects(points: Rect, count: int) -> tuple[Rect, ...]:
    """Return where the points of a lane lie, closer where there are many."""
    x, y, w, h = points
    side = min(h, 46.0)
    step = min(side + 4, (w - side) / max(1, count - 1))
    return tuple((x + i * step, y + (h - side) / 2, side, side) for i in range(count))


def answer_rects(answers: Rect, count: int) -> tuple[Rect, ...]:
    """Return where so many answers stand side by side."""
    return tuple(columns(answers, count, 14)) if count else ()
