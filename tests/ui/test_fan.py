import pytest

from client.ui.fan import fan_at, fan_order, fan_slots


@pytest.mark.parametrize("n", range(15))
def test_a_hand_stays_within_its_width(n: int) -> None:
    slots = fan_slots(n, 500, 400, 160, 224, width=800)
    assert len(slots) == n
    for slot in slots:
        assert slot.rect[0] >= 100 - 1e-6
        assert slot.rect[0] + 160 <= 900 + 1e-6


def test_cards_tilt_outwards_and_alike_on_both_sides() -> None:
    angles = [slot.angle for slot in fan_slots(5, 500, 400, 160, 224)]
    assert angles == sorted(angles, reverse=True)
    assert angles == [-angle for angle in reversed(angles)]


def test_a_raised_card_stands_upright_above_its_neighbours_and_pushes_them_away() -> None:
    flat, raised = fan_slots(5, 500, 400, 160, 224), fan_slots(5, 500, 400, 160, 224, raised=[2])
    assert raised[2].angle == 0
    assert raised[2].rect[1] == flat[2].rect[1] - 36
    assert raised[1].rect[0] < flat[1].rect[0]
    assert raised[3].rect[0] > flat[3].rect[0]


def test_the_pointer_finds_the_card_on_top() -> None:
    slots = fan_slots(6, 500, 400, 160, 224, width=400)
    x, y, _, _ = slots[3].rect
    assert fan_at(slots, (x + 5, y + 100)) == 3
    assert fan_at(slots, (x + 5, y + 100), raised=[1]) in (1, 3)
    assert fan_at(slots, (0, 0)) is None
    assert fan_order(4, [1]) == [0, 2, 3, 1]
