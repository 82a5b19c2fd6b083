"""The hero's band: cards in play keep rows of their own however many they are, and the hand keeps room."""

from itertools import combinations, pairwise

import pytest

from client.tables.ham_helsing.hero.layout import LEAST_HAND_W, NAMED_ROW_H, band_for, hand_cards, play_parts
from client.ui.metrics import Rect, contains, overlaps

BAND, LOW = (18.0, 780.0, 1534.0, 282.0), (14.0, 760.0, 1500.0, 164.0)


@pytest.mark.parametrize("zone", [BAND, LOW])
@pytest.mark.parametrize("count", range(15))
def test_cards_in_play_never_lie_over_each_other(zone: Rect, count: int) -> None:
    play = band_for(zone, count, 3).play
    rows = play_parts(play, range(count)).rows
    assert list(rows) == list(range(count))
    for one, other in combinations(rows.values(), 2):
        assert not overlaps(one, other)
    for x, y, w, h in rows.values():
        assert contains(play, (x, y))
        assert contains(play, (x + w - 0.1, y + h - 0.1))


@pytest.mark.parametrize("count", range(9))
def test_eight_cards_in_play_are_named(count: int) -> None:
    rows = play_parts(band_for(BAND, count, 2).play, range(count)).rows
    assert all(h >= NAMED_ROW_H for _, _, _, h in rows.values())


def test_the_hand_keeps_its_room_and_the_panels_stay_apart() -> None:
    for count in (0, 4, 5, 12):
        band = band_for(BAND, count, 2)
        assert band.play[0] + band.play[2] < band.hand[0]
        assert band.hand[2] >= LEAST_HAND_W
        assert band.hand[0] + band.hand[2] == BAND[0] + BAND[2]
    narrow = (0.0, 0.0, 1000.0, 282.0)
    assert band_for(narrow, 9, 0).play == band_for(narrow, 0, 0).play
    assert band_for(BAND, 9, 6).play == band_for(BAND, 0, 6).play


@pytest.mark.parametrize("count", [1, 3, 6, 11])
def test_every_card_of_the_hand_shows_its_slots(count: int) -> None:
    hand = band_for(BAND, 5, count).hand
    cards = [*hand_cards(hand, range(count)).values()]
    assert all(right[0] - left[0] >= 24 for left, right in pairwise(cards))
    assert all(contains(hand, (x, y + 20)) and contains(hand, (x + w - 1, y + 20)) for x, y, w, _ in cards)
