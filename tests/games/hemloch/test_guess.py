"""Dealing what cannot be seen: section 8 and the end of section 13."""

from collections import Counter
from math import comb
from random import Random

from client.games.hemloch import HEMLOCH
from client.games.hemloch.bag import bag_of, listed
from client.games.hemloch.state import HemlochState
from tests.games.hemloch.drawn import do, hand, shortened, table

DEALS = 3_000


def assert_odds(found: Counter[str], odds: dict[str, float], times: int = DEALS) -> None:
    """Every result came up as often as its odds say, within five standard deviations, and no other result did."""
    assert set(found) <= set(odds)
    for result, chance in odds.items():
        spread = 5 * (times * chance * (1 - chance)) ** 0.5
        assert abs(found[result] - times * chance) <= spread, f"{result}: {found[result]} of {times}, odds {chance}"


def guessed_hands(state: HemlochState, viewer: int, seat: int) -> Counter[str]:
    sight, rng = HEMLOCH.sight(state, viewer), Random(1)
    return Counter(" ".join(hand(HEMLOCH.guess(sight, viewer, rng), seat)) for _ in range(DEALS))


def test_the_hand_of_the_opponent_is_any_part_of_what_is_out_of_sight() -> None:
    """Out of sight are lady, lady, knife and warden; two of them are the hand."""
    state = table("hand 1: lady lady\n deck 1: knife warden")
    assert_odds(
        guessed_hands(state, 0, 1),
        {
            "lady lady": 1 / 6,
            "lady knife": 2 / 6,
            "lady warden": 2 / 6,
            "knife warden": 1 / 6,
        },
    )


def test_what_is_known_of_a_hand_stays_there() -> None:
    state = table("hand 1: lady knife\n deck 1: lady warden", known=[[], ["unfair_lady"]])
    assert_odds(guessed_hands(state, 0, 1), {"lady lady": 1 / 3, "lady knife": 1 / 3, "lady warden": 1 / 3})


def test_a_hand_that_is_asked_for_a_discard_has_a_choice() -> None:
    """With two equal cards nobody would have been asked; the other deals keep their odds among each other."""
    state = table("hand 0: footpad\n hand 1: lady knife\n deck 1: lady warden")
    do(state, "play footpad stillhouse")
    odds = {"lady knife": 2 / 5, "lady warden": 2 / 5, "knife warden": 1 / 5}
    assert_odds(guessed_hands(state, 0, 1), odds)


def test_the_own_hand_stays_and_the_own_deck_is_shuffled() -> None:
    state = table("hand 0: lady knife\n deck 0: digger matron warden")
    sight, rng = HEMLOCH.sight(state, 0), Random(2)
    orders: Counter[str] = Counter()
    for _ in range(DEALS):
        guess = HEMLOCH.guess(sight, 0, rng)
        assert hand(guess, 0) == ["lady", "knife"]
        orders[" ".join(shortened(HEMLOCH.to_json(guess)["decks"][0]))] += 1
    assert len(orders) == 6
    assert_odds(orders, dict.fromkeys(orders, 1 / 6))


def test_the_order_of_the_week_is_shuffled() -> None:
    sight, rng = HEMLOCH.sight(table(), 0), Random(3)
    orders = Counter(" ".join(map(str, HEMLOCH.guess(sight, 0, rng).week_deck)) for _ in range(DEALS))
    assert len(orders) == 6
    assert_odds(orders, dict.fromkeys(orders, 1 / 6))


def test_a_minion_that_changed_sides_is_looked_for_with_its_new_owner() -> None:
    state = table("items 0: mask\n courtyard: | knife\n hand 0: lady\n hand 1: lady warden")
    do(state, "use mask")
    guess = HEMLOCH.guess(HEMLOCH.sight(state, 1), 1, Random(4))
    assert guess.pools == state.pools
    for seat in range(2):
        out_of_sight = guess.hands[seat] + bag_of(guess.decks[seat])
        assert out_of_sight == state.hands[seat] + bag_of(state.decks[seat])
    assert shortened(HEMLOCH.to_json(guess)["board"]["courtyard"][0]) == ["knife"]


def test_a_draft_is_guessed_as_what_was_picked() -> None:
    state = HEMLOCH.new(2, HEMLOCH.Options.model_validate({"draft": True}), seed=1)
    do(state, "take_group 3", "take_group 4", "take_group 5")
    guess = HEMLOCH.guess(HEMLOCH.sight(state, 0), 0, Random(5))
    assert [sorted(deck) for deck in guess.decks] == [listed(pool) for pool in state.pools]
    assert guess.hands == [0, 0]


def test_a_guess_has_a_seed_of_its_own() -> None:
    sight = HEMLOCH.sight(HEMLOCH.new(2, seed=77), 0)
    seeds = {HEMLOCH.guess(sight, 0, Random(number)).chance.seed for number in range(20)}
    assert len(seeds) == 20
    assert 77 not in seeds


def test_the_hand_of_a_fresh_match_has_the_odds_of_a_deck() -> None:
    """Whether the only Faceless Knife is among five cards of thirty."""
    sight, rng = HEMLOCH.sight(HEMLOCH.new(2, seed=1), 0), Random(6)
    size = len(listed(HEMLOCH.new(2, seed=1).hands[1]))
    found = Counter(str("knife" in hand(HEMLOCH.guess(sight, 0, rng), 1)) for _ in range(DEALS))
    chance = comb(29, size - 1) / comb(30, size)
    assert_odds(found, {"True": chance, "False": 1 - chance})
