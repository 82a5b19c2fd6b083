"""How the hero's band is divided: board, pool, cards in play, hand. Pure geometry in design pixels."""

from collections.abc import Sequence
from typing import NamedTuple

from client.tables.ham_helsing.cards.slots import CARD_RATIO
from client.ui.metrics import Rect, columns, rows

COLOURS = "BRPY"
GAP = 10.0
WIDE_PLAY = 300.0
READABLE_W, WIDEST_RATIO = 152.0, 1.2
"""Where the band is low, cards are wider than their height asks for, up to this ratio, rather than unreadable."""
LEAST_CARD_W = 118.0
"""And narrower, down to this, rather than lie over each other."""
TIGHT = 228.0
"""A lower board shows its treasures without words and its skills side by side."""
HEAD_H = 46.0
ROW_H, NAMED_ROW_H = 94.0, 50.0
"""Cards in play are rows of such heights at most, and at least to be named; lower ones show picture and icons."""
ROW_GAP, LEAST_HAND_W = 6.0, 260.0
"""Where cards would go without names, the panel becomes twice as wide if the hand keeps this width at least."""


class Band(NamedTuple):
    """The four parts of the band."""

    board: Rect
    pool: Rect
    play: Rect
    hand: Rect


class BoardParts(NamedTuple):
    """The board of the hero."""

    avatar: tuple[float, float, float]
    name: Rect
    purse: Rect
    heart: tuple[float, float]
    health: Rect
    number: tuple[float, float]
    skills: dict[str, Rect]
    katana: Rect
    shield: Rect
    ability: Rect


class PlayParts(NamedTuple):
    """The panel of cards in play: its piles, and a row for each card by uid."""

    deck: Rect
    discard: Rect
    rows: dict[int, Rect]


def band_for(zone: Rect, played: int, held: int) -> Band:
    """Divide the band; the hand gets all that is spare, many cards in play get a part of that if few are held."""
    x, y, w, h = zone
    board = max(322.0, min(400.0, w * 0.26))
    pool = max(222.0, min(300.0, w * 0.192))
    play = max(180.0, min(204.0, w * 0.13))
    spare = w - board - pool - 3 * GAP
    named = int((_play_area((x, y, play, h))[3] + ROW_GAP) // (NAMED_ROW_H + ROW_GAP))
    if played > named and spare - 2 * play >= max(LEAST_HAND_W, held * (LEAST_CARD_W + GAP)):
        play *= 2
    pool_x, play_x = x + board + GAP, x + board + pool + 2 * GAP
    hand_x = play_x + play + GAP
    return Band((x, y, board, h), (pool_x, y, pool, h), (play_x, y, play, h), (hand_x, y, x + w - hand_x, h))


def board_parts(board: Rect) -> BoardParts:
    """Divide the board of the hero."""
    x, y, w, h = board
    tight = h < TIGHT
    r = min(46.0, h * (0.17 if tight else 0.145))
    tx = x + 2 * r + 32
    ability_h = min(44.0, max(30.0, h * 0.165))
    health_y = y + (min(50.0, h * 0.26) if tight else h * 0.225)
    health_h = min(24.0, max(14.0, h * 0.09))
    top = max(health_y + health_h + 12, y + 2 * r + 28)
    low = y + h - ability_h - (14 if tight else 20)
    purse_w = 78.0
    item_w = 46.0 if tight else min(84.0, w * 0.215)
    items_x = x + w - 2 * item_w - 20
    return BoardParts(
        avatar=(x + r + 16, y + r + (10 if tight else 18), r),
        name=(tx, y + (2 if tight else 8), w - (tx - x) - purse_w - 24, 40),
        purse=(x + w - purse_w - 14, y + (6 if tight else 12), purse_w, min(42.0, max(32.0, h * 0.16))),
        heart=(tx + 14, health_y + health_h / 2),
        health=(tx + 36, health_y, x + w - tx - 36 - 56, health_h),
        number=(x + w - 18, health_y + health_h / 2),
        skills=_skills((x + 18, top, items_x - x - 18 - 14, low - top), tight=tight),
        katana=(items_x, top - 2, item_w, low - top + 4),
        shield=(items_x + item_w + 6, top - 2, item_w, low - top + 4),
        ability=(x + 14, y + h - ability_h - (8 if tight else 11), w - 28, ability_h),
    )


def _skills(zone: Rect, *, tight: bool) -> dict[str, Rect]:
    """Return the four tracks: below each other, or two by two."""
    if not tight:
        return dict(zip(COLOURS, rows(zone, 4, 5), strict=True))
    left, right = columns(zone, 2, 10)
    cells = [*rows(left, 2, 8), *rows(right, 2, 8)]
    return dict(zip("BPRY", cells, strict=True))


def pool_tiles(pool: Rect, extras: Sequence[str]) -> dict[str, Rect]:
    """Return the tile of each kind of icon: movement and wild above the four colours, others on demand below."""
    x, y, w, h = pool
    lines: list[tuple[str, ...]] = [("m", "M", "W"), tuple(COLOURS)]
    if extras:
        lines.append(tuple(extras))
    area = (x + 12, y + HEAD_H, w - 24, h - HEAD_H - 12)
    found: dict[str, Rect] = {}
    for line, strip in zip(lines, rows(area, len(lines), 7), strict=True):
        found |= dict(zip(line, columns(strip, max(3, len(line)), 7), strict=False))
    return found


def play_parts(play: Rect, uids: Sequence[int]) -> PlayParts:
    """Return where the cards in play lie, the latest at the bottom; the more, the lower."""
    x, y, w, _ = play
    pile = (x + w - 58, y + 7, 52, 36)
    area = _play_area(play)
    wide = 1 if w < WIDE_PLAY else 2
    high = max(1, -(-len(uids) // wide))
    tall = min(ROW_H, (area[3] - ROW_GAP * (high - 1)) / high)
    cells = [
        (left, area[1] + i * (tall + ROW_GAP), column_w, tall)
        for left, _, column_w, _ in columns(area, wide, ROW_GAP)
        for i in range(high)
    ]
    found = dict(zip(uids, cells, strict=False))
    return PlayParts((pile[0] - 56, *pile[1:]), pile, found)


def _play_area(play: Rect) -> Rect:
    x, y, w, h = play
    return (x + 10, y + HEAD_H, w - 20, h - HEAD_H - 10)


def hand_cards(hand: Rect, uids: Sequence[int], raised: int | None = None) -> dict[int, Rect]:
    """Return where the cards of the hand lie: side by side, or each over the picture of the one before it."""
    x, y, w, h = hand
    card_h = h - 16
    count = max(1, len(uids))
    wanted = min(w - 8, max(card_h / CARD_RATIO, min(READABLE_W, card_h / WIDEST_RATIO)))
    roomy = (w - 8 - GAP * (count - 1)) / count
    card_w = max(min(wanted, roomy), min(wanted, LEAST_CARD_W))
    step = min(card_w + GAP, (w - 8 - card_w) / (count - 1)) if count > 1 else 0.0
    left = x + (w - card_w - step * (count - 1)) / 2
    return {uid: (left + i * step, y + (4 if uid == raised else 12), card_w, card_h) for i, uid in enumerate(uids)}
