"""How a trade is laid out over the map. Pure geometry in design pixels."""

from collections.abc import Sequence
from typing import NamedTuple

from client.ui.metrics import Rect, columns

TITLE_H = 54.0
PAD = 18.0
GAP = 10.0
CARD_RATIO = 1.6
LEAST_CARD_W, ROW_H = 118.0, 40.0
COIN_H, LEAST_GOODS_H = 56.0, 170.0


class SideParts(NamedTuple):
    """One side of a trade."""

    box: Rect
    title: Rect
    cards: dict[int, Rect]
    """Hand cards by uid."""
    goods: dict[str, Rect]
    """The Shield and the Katana, if they are there."""
    less: Rect
    money: Rect
    more: Rect


class TradeParts(NamedTuple):
    """The panel of a trade."""

    panel: Rect
    title: Rect
    give: SideParts
    take: SideParts


def trade_parts(
    zone: Rect, give: tuple[Sequence[int], Sequence[str]], take: tuple[Sequence[int], Sequence[str]]
) -> TradeParts:
    """Lay a trade out; each side has cards by uid and treasures by name."""
    x, y, w, h = zone
    panel_w, most = min(w - 16, 1180.0), min(h - 12, 600.0)
    inner_w, around = panel_w - 2 * PAD, TITLE_H + PAD
    goods = [
        _goods(box, *side)
        for box, side in zip(columns((0, 0, inner_w, most - around), 2, 16), (give, take), strict=True)
    ]
    used = max([LEAST_GOODS_H, *(rect[1] + rect[3] for found in goods for rect in found)])
    inner_h = min(most - around, used + COIN_H + 26)
    panel: Rect = (x + (w - panel_w) / 2, y + (h - inner_h - around) / 2, panel_w, inner_h + around)
    left, right = columns((panel[0] + PAD, panel[1] + TITLE_H, inner_w, inner_h), 2, 16)
    title = (panel[0] + PAD, panel[1] + 6, inner_w, TITLE_H - 8)
    return TradeParts(panel, title, _side(left, *give), _side(right, *take))


def _goods(box: Rect, uids: Sequence[int], goods: Sequence[str]) -> list[Rect]:
    """Return where everything but money lies on a side."""
    side = _side(box, uids, goods)
    return [*side.cards.values(), *side.goods.values()]


def _side(box: Rect, uids: Sequence[int], goods: Sequence[str]) -> SideParts:
    x, y, w, h = box
    title_h = 36.0
    coin_h = min(COIN_H, h * 0.16)
    coin_y = y + h - coin_h - 12
    zone: Rect = (x + 14, y + title_h + 8, w - 28, coin_y - y - title_h - 20)
    good_w = min(92.0, zone[2] * 0.22)
    cards_w = zone[2] - (good_w + GAP if goods else 0)
    good_x, good_h = zone[0] + zone[2] - good_w, min(good_w + 24, (zone[3] - GAP) / 2)
    middle = x + w / 2
    return SideParts(
        box=box,
        title=(x + 14, y + 8, w - 28, title_h - 8),
        cards=_cards((zone[0], zone[1], cards_w, zone[3]), uids),
        goods={what: (good_x, zone[1] + i * (good_h + GAP), good_w, good_h) for i, what in enumerate(goods)},
        less=(middle - 130, coin_y, coin_h, coin_h),
        money=(middle - 130 + coin_h + 8, coin_y, 260 - 2 * coin_h - 16, coin_h),
        more=(middle + 130 - coin_h, coin_y, coin_h, coin_h),
    )


def _cards(zone: Rect, uids: Sequence[int]) -> dict[int, Rect]:
    """Lay cards out in one or two lines; where they would be too small, as rows below each other."""
    x, y, w, h = zone
    count = max(1, len(uids))
    across = count if count <= 3 or w / count >= LEAST_CARD_W else -(-count // 2)
    lines = -(-count // across)
    card_h = min((h - GAP * (lines - 1)) / lines, 250.0)
    card_w = min(card_h / 1.2, (w - GAP * (across - 1)) / across, 150.0)
    card_h = min(card_h, card_w * CARD_RATIO)
    if card_w < LEAST_CARD_W * 0.8:
        each = min(ROW_H, (h - 4 * (count - 1)) / count)
        return {uid: (x, y + i * (each + 4), w, each) for i, uid in enumerate(uids)}
    left = x + (w - across * card_w - (across - 1) * GAP) / 2
    return {
        uid: (left + (i % across) * (card_w + GAP), y + (i // across) * (card_h + GAP), card_w, card_h)
        for i, uid in enumerate(uids)
    }
