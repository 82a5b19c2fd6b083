"""What a duel is said to be worth is what it pays: section 4.6, step 8."""

import pytest

from client.games.henchmania.asking import under_way
from client.games.henchmania.stakes import cheers, stakes_of
from tests.games.henchmania.drawn import act, play, table, weapon

WON, LOST = [6, 6, 6, 1, 1, 1], [6, 5, 5, 6]


@pytest.mark.parametrize("before_them", [{}, {0: "damsel"}, {1: "damsel"}])
@pytest.mark.parametrize("dice", [WON, LOST])
def test_a_duel_pays_what_was_at_stake(before_them: dict[int, str], dice: list[int]) -> None:
    state = table(hands={0: "glove cudgel jester", 1: "jester"}, reserves=before_them, scores=[12, 12], dice=dice)
    act(state, play("glove", 1))
    said, damsels = stakes_of(state, under_way(state)), [sum(cheers(state, seat)) for seat in (0, 1)]
    act(state, weapon())
    if dice is WON:
        assert state.scores == [12 + said.attacker_gain + damsels[0], 12 - 3 * said.wound_loss - said.extra_loss]
    else:
        assert state.scores == [12 - said.attacker_loss, 12 + said.defender_gain + damsels[1]]
