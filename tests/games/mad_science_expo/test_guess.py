"""Dealing what cannot be seen: section 8, "Sampling for an AI seat"."""

from collections import Counter
from math import comb
from random import Random

import pytest

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.moves import Challenge, Commit, Pick
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import ExpoState
from tests.games.mad_science_expo.drawn import fight, hand, picks, play_all, table

DEALS = 4_000


def assert_odds(found: Counter[str], odds: dict[str, float], times: int = DEALS) -> None:
    """Every result came up as often as its odds say, within five standard deviations, and no other result did."""
    assert set(found) <= set(odds)
    for result, chance in odds.items():
        spread = 5 * (times * chance * (1 - chance)) ** 0.5
        assert abs(found[result] - times * chance) <= spread, f"{result}: {found[result]} of {times}, odds {chance}"


def two_hands_in_a_pool() -> ExpoState:
    """For seat 2, seats 0 and 1 hold 0, 1, 1 and 2 together, two cards each."""
    state = table("""
        016  team 4
        126  team 3
        2346 team 5
    """)
    fight(state, 1, "0", "2")
    assert (hand(state, 0), hand(state, 1)) == ("126", "016")
    return state


def test_a_pool_is_dealt_with_the_odds_of_its_cards() -> None:
    sight = EXPO.sight(two_hands_in_a_pool(), 2)
    rng = Random(1)
    found = Counter(hand(EXPO.guess(sight, 2, rng), 0) for _ in range(DEALS))
    assert_odds(found, {"016": 2 / 6, "026": 1 / 6, "116": 1 / 6, "126": 2 / 6})


def test_a_pool_is_dealt_to_hands_and_box_alike() -> None:
    """Seat 1 is defeated. Of the pool 1, 1, 2 seat 0 holds two cards and the box one."""
    state = two_hands_in_a_pool()
    fight(state, 2, "06", "34")
    assert EXPO.to_json(state)["memory"][2]["pools"] == [{"members": [0], "boxed": 1, "cards": [1, 1, 2]}]
    sight = EXPO.sight(state, 2)
    rng = Random(2)
    found: Counter[str] = Counter()
    for _ in range(DEALS):
        guess = EXPO.guess(sight, 2, rng)
        found[hand(guess, 0)] += 1
        assert sum(guess.hands) + guess.box == sum(state.hands) + state.box
    assert_odds(found, {"116": 1 / 3, "126": 2 / 3})


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_attack_is_any_part_of_the_announced_size(count: int) -> None:
    state = table("""
        12456
        1346  team 02
    """)
    attack = "1245"[:count]
    play_all(state, Challenge(1), *picks(attack), Commit())
    sight = EXPO.sight(state, 1)
    rng = Random(3)
    found: Counter[str] = Counter()
    for _ in range(DEALS):
        duel = EXPO.guess(sight, 1, rng).challenge
        assert duel is not None
        found["".join(map(str, cards_in(duel.attack)))] += 1
    assert len(found) == comb(5, count)
    assert_odds(found, dict.fromkeys(found, 1 / comb(5, count)))


def test_picks_that_are_not_announced_are_guessed_as_none() -> None:
    state = table("""
        2456
        1346 team 02
    """)
    play_all(state, Challenge(1), Pick(2), Pick(4))
    guess = EXPO.guess(EXPO.sight(state, 1), 1, Random(4))
    assert EXPO.to_json(guess)["challenge"] == {"target": 1, "attack": [], "attack_done": False, "defence": []}
    own = EXPO.guess(EXPO.sight(state, 0), 0, Random(4))
    assert EXPO.to_json(own)["challenge"]["attack"] == [2, 4], "the attacker knows its own picks"


def test_cards_that_were_only_counted_are_filled_with_zeros() -> None:
    state = two_hands_in_a_pool()
    last = EXPO.to_json(EXPO.guess(EXPO.sight(state, 2), 2, Random(5)))["last_challenge"]
    assert (last["attack"], last["defence"], last["outcome"]) == ([0], [0], "loss")


def test_other_observers_remember_the_guessed_hands_and_the_own_memory_stays() -> None:
    state = two_hands_in_a_pool()
    guess = EXPO.guess(EXPO.sight(state, 2), 2, Random(6))
    assert guess.memory[2] == state.memory[2]
    for observer in (0, 1):
        noted = EXPO.to_json(guess)["memory"][observer]
        assert noted["pools"] == []
        for seat in range(3):
            expected = [] if seat == observer else [card for card in cards_in(guess.hands[seat]) if card != 6]
            assert noted["sure"][seat] == expected


def test_a_guess_has_a_seed_of_its_own() -> None:
    sight = EXPO.sight(EXPO.new(3, ExpoOptions(), seed=77), 0)
    seeds = {EXPO.guess(sight, 0, Random(number)).chance.seed for number in range(20)}
    assert len(seeds) == 20
    assert 77 not in seeds
