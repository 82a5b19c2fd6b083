"""A hand of cards held as a fan, at tables where one card at a time is chosen: lit, tilted, dimmed."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from client.core.words import N_
from client.tables.painting import Painting
from client.tables.table import Spot
from client.ui.canvas import Canvas, Picture
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import TEXT

TILT = 1.1
"""Degrees by which neighbouring cards of the fan differ."""
NARROW_TILT = 14.0
"""Degrees between the outer cards of a fan of many."""


class Held(NamedTuple):
    """A card of the hand: its spot, its place before it is tilted, and its picture if so much of its width is seen."""

    spot: Spot
    rect: Rect
    picture: Callable[[float], Picture]


def tilt_of(index: int, count: int) -> float:
    """Return the angle of a card in the fan, against the clock."""
    return -(index - (count - 1) / 2) * min(TILT, NARROW_TILT / max(1, count))


def paint_fan(p: Painting[Any, Any], zone: Rect, hand: Sequence[Held], chosen: Spot | None) -> None:
    """Draw the fan; a card that is pointed at or chosen lies on top."""
    x, y, w, h = zone
    covered = "hand" in p.hidden
    if not hand or covered:
        words = N_("Your hand is covered.") if covered else N_("You have no cards in your hand.")
        at = (x + w / 2, y + h / 2)
        text(p.c, p.say(words), at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w)
    if covered:
        return
    for i in sorted(range(len(hand)), key=lambda i: (hand[i].spot == chosen, p.pointing.on(hand[i].spot))):
        if f"hand/{i}" not in p.hidden:
            _paint_card(p, (i, hand), y, chosen)


def _paint_card(p: Painting[Any, Any], place: tuple[int, Sequence[Held]], top: float, chosen: Spot | None) -> None:
    c, (index, hand) = p.c, place
    spot, rect, draw = hand[index]
    x, y, w, h = rect
    is_chosen, on = spot == chosen, p.pointing.on(spot)
    if on and not is_chosen:
        y = max(top + 2, y - 12)
        rect = (x, y, w, h)
    if is_chosen:
        glow(c, rect, "focus", 12, 16)
    elif spot in p.targets and chosen is None:
        glow(c, rect, "playable", 12, 14 if on else 8, border=3 if on else 0, strength=0.75)
    else:
        shadow(c, rect, 12, 2)
    upright, middle = is_chosen or on, (x + w / 2, y + h / 2)
    angle = 0.0 if upright else tilt_of(index, len(hand))
    c.stamp(draw(w if upright else _uncovered(hand, index)), middle, angle, fine=True)
    dim = bool(p.targets) and spot not in p.targets and p.model.lights
    if dim and bool(p.model.legal) and not is_chosen:
        c.stamp(_veil((w, h)), middle, angle, fine=True)


def _uncovered(hand: Sequence[Held], index: int) -> float:
    """Return how much of a card's width its right neighbour leaves free."""
    x, _, w, _ = hand[index].rect
    return w if index + 1 >= len(hand) else min(w, hand[index + 1].rect[0] - x)


def _veil(size: tuple[float, float]) -> Picture:
    """Return what lies over a card that cannot be played now."""
    w, h = round(size[0], 1), round(size[1], 1)

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, c.col("#1A1020", 96), 14 * w / 148)

    return Picture(("fan veil", w, h), w, h, draw)


def lie_in_a_fan(zone: Rect, count: int, ratio: float, raised: int | None) -> tuple[Rect, ...]:
    """Return where the cards of a hand lie before they are tilted; ``ratio`` is their height to their width."""
    x, y, w, h = zone
    card_h = h - 22
    card_w = min(card_h / ratio, w - 8)
    step = 0.0 if count < 2 else min(card_w + 8, (w - 12 - card_w) / (count - 1))
    left = x + (w - card_w - step * (count - 1)) / 2
    return tuple((left + i * step, y + (2 if i == raised else 18), card_w, card_h) for i in range(count))
