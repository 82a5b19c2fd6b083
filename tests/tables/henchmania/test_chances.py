"""The chances that the stage of a duel shows."""

import pytest

from client.tables.henchmania.chances import Standing, attacker_wins


@pytest.mark.parametrize(
    ("attack", "defence", "percent"), [(2, 6, 97), (3, 4, 70), (4, 3, 42), (6, 6, 36), (6, 2, 8), (5, 5, 53)]
)
def test_before_the_dice_the_chance_is_that_of_the_table_of_duels(attack: int, defence: int, percent: int) -> None:
    assert round(100 * attacker_wins(Standing(attack, defence, 3, None, None))) == percent


def test_without_a_hit_nothing_can_be_won() -> None:
    assert attacker_wins(Standing(3, 6, 3, 0, None)) == 0


@pytest.mark.parametrize(("hits", "share"), [(1, 1 / 2), (2, 3 / 4), (3, 7 / 8)])
def test_one_hit_must_come_through(hits: int, share: float) -> None:
    assert attacker_wins(Standing(3, 4, 3, hits, None)) == pytest.approx(share)


def test_when_all_dice_lie_nothing_is_left_to_chance() -> None:
    assert attacker_wins(Standing(3, 4, 3, 2, 1)) == 1
    assert attacker_wins(Standing(3, 4, 3, 2, 2)) == 0
    assert attacker_wins(Standing(3, 4, 3, 2, 1, healed=1)) == 0
