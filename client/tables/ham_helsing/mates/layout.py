"""How the panel of a team-mate is divided. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Rect

SKILL_H, LOW_SKILL_H = 22.0, 18.0
FOOT_H = 30.0
WORDS_H = 46.0
LINE_H = 27.0
"""Height of one card of an open hand."""


class MateParts(NamedTuple):
    """The parts of a panel; what there is no room for is None or empty."""

    avatar: tuple[float, float, float]
    """Middle and radius."""
    name: Rect
    note: Rect
    health: Rect
    skills: dict[str, Rect]
    foot: Rect | None
    """Hand, place and treasures in one line."""
    words: Rect | None
    """What an AI says it means to do, or what a hero can do whose hand lies below the map anyway."""
    requests: tuple[Rect, ...]
    """Buttons for what an AI may be asked: to help, to fight the Villain, to hold a place."""
    cards: Rect | None
    """The open hand, card by card."""


def mate_parts(rect: Rect, *, asks: bool, narrow: bool, twin: bool = False) -> MateParts:
    """Divide a panel.

    ``asks``: it is an AI that speaks and may be asked; ``narrow``: only the barest facts fit; ``twin``: it plays from
    the own hand.
    """
    if narrow:
        return _narrow(rect)
    x, y, w, h = rect
    pad = 12.0
    tight = h < 178
    r = 30.0 if tight else 38.0
    left = x + pad + 2 * r + 14
    head_h = 80.0 if tight else 96.0
    health: Rect = (left, y + head_h - 22, w - (left - x) - pad, 18)
    top = y + head_h + (6 if tight else 10)
    skill_h = LOW_SKILL_H if tight else SKILL_H
    half = (w - 2 * pad - 12) / 2
    skills = {
        colour: (x + pad + (i % 2) * (half + 12), top + (i // 2) * (skill_h + 4), half, skill_h)
        for i, colour in enumerate("BRPY")
    }
    at = top + 2 * skill_h + (8 if tight else 10)
    foot: Rect | None = None
    if at + FOOT_H <= y + h - 2:
        foot = (x + pad, at, w - 2 * pad, FOOT_H)
        at += FOOT_H + 4
    foot_y = y + h - 10
    words = cards = None
    requests: tuple[Rect, ...] = ()
    if asks and foot is not None:
        requests = tuple((foot[0] + foot[2] - 38 * (3 - i) + 4, foot[1] - 1, 34.0, 32.0) for i in range(3))
        foot = (foot[0], foot[1], foot[2] - 38 * 3, foot[3])
    if (asks or twin) and foot_y - at >= WORDS_H:
        words = (x + pad, at, w - 2 * pad, min(118.0, foot_y - at))
        at += words[3] + 6
    if not twin and foot_y - at >= 2 * LINE_H:
        cards = (x + pad, at, w - 2 * pad, foot_y - at)
    name: Rect = (left, y + (5 if tight else 8), w - (left - x) - pad, 28 if tight else 32)
    note: Rect = (left, y + (33 if tight else 40), w - (left - x) - pad, 24)
    return MateParts((x + pad + r + 4, y + r + 12, r), name, note, health, skills, foot, words, requests, cards)


def _narrow(rect: Rect) -> MateParts:
    x, y, w, h = rect
    r = min(30.0, h * 0.26, w * 0.24)
    left = x + 2 * r + 24
    name: Rect = (left, y + 8, w - (left - x) - 6, 26)
    note: Rect = (left, y + 34, w - (left - x) - 6, 22)
    health: Rect = (x + 10, y + max(2 * r + 18, h * 0.55), w - 20, 14)
    return MateParts((x + r + 10, y + r + 12, r), name, note, health, {}, None, None, (), None)
