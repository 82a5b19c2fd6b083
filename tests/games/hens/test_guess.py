"""Dealing what cannot be seen: section 8, "Sampling hidden cards"."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from client.games.hens import HENS
from client.games.hens.components import FACE_DOWN
from client.games.hens.moves import Rooster
from client.games.hens.state import HensState
from tests.games.hens.drawn import At, card, codes, play_all, table

DEALS = 2_500


def assert_odds(found: Counter[str], odds: dict[str, float], times: int = DEALS) -> None:
    """Every result came up as often as its odds say, within five standard deviations, and no other result did."""
    assert set(found) <= set(odds)
    for result, chance in odds.items():
        spread = 5 * (times * chance * (1 - chance)) ** 0.5
        assert abs(found[result] - times * chance) <= spread, f"{result}: {found[result]} of {times}, odds {chance}"


def dealt(state: HensState, viewer: int, look: Callable[[HensState], str]) -> Counter[str]:
    """Count what is found in many guesses."""
    sight, rng = HENS.sight(state, viewer), Random(1)
    return Counter(look(HENS.guess(sight, viewer, rng)) for _ in range(DEALS))


def under_coops(state: HensState, seat: int) -> str:
    return codes([state.yards[seat].coops[cell] for cell in sorted(state.yards[seat].coops)])


def five_unseen() -> HensState:
    """For seat 0 only the hand of seat 1 and its coop are hidden: P1, P1, W2, S3 and C4 together."""
    yard = "W3 W4 W5 ## / W1 W6 W2 B1 / B2 B3 B4 B5"
    return table(At(hand="F1 F2 F3 F4"), At(yard, hand="P1 P1 W2 S3"), phase="over", round=12, buried=0)


def test_a_few_hidden_cards_are_dealt_with_the_odds_of_their_copies() -> None:
    state = five_unseen()
    (hidden,) = state.yards[1].coops.values()
    pool = codes(sorted((*state.hands[1], hidden))).split()
    odds = {each: pool.count(each) / 5 for each in pool}
    assert_odds(dealt(state, 0, lambda guess: under_coops(guess, 1)), odds)


def test_any_unseen_card_is_as_likely_here_as_there() -> None:
    """Of 72 cards seat 0 sees its hand and two hens; four of the other seventy are in the other hand."""
    state = table(At("P1"), At("W1"), round=2)
    unseen = 72 - 4 - 2
    found = dealt(state, 0, lambda guess: "hand" if card("B2") in guess.hands[1] else "deck")
    assert_odds(found, {"hand": 4 / unseen, "deck": 1 - 4 / unseen})


def test_the_top_of_the_deck_is_any_unseen_card() -> None:
    state = table(At("P1"), At("W1"), round=2)
    found = dealt(state, 0, lambda guess: codes(guess.deck[-1:])[0])
    seen = Counter(codes((*state.hands[0], card("P1"), card("W1"))).split())
    breeds = {"P": 12, "W": 12, "B": 10, "S": 10, "U": 8, "F": 8, "C": 6, "M": 6}
    for code, copies in seen.items():
        breeds[code[0]] -= copies
    assert_odds(found, {breed: copies / 66 for breed, copies in breeds.items()})


def test_cards_taken_openly_are_in_the_hand_while_no_coop_was_placed_since() -> None:
    state = table(At("P1"), At("W1", hand="U5 C3", taken="C3 U5"), round=2)
    assert dealt(state, 0, lambda guess: str({card("U5"), card("C3")} <= set(guess.hands[1]))) == {"True": DEALS}


def place_of(guess: HensState, code: str) -> str:
    """Say where the only copy of a card lies: in the hand of seat 1, or under its first or second coop."""
    if card(code) in guess.hands[1]:
        return "hand"
    return f"coop {under_coops(guess, 1).split().index(code)}" if code in under_coops(guess, 1) else "elsewhere"


def test_one_of_two_coops_may_hide_a_card_taken_openly() -> None:
    """Four slots in hand and one coop are equally likely, and either coop may be the one."""
    state = table(At("P1 P2 P3"), At("W1 ## ##", hand="U5", taken="U5", coops_since=1), round=4)
    assert_odds(dealt(state, 0, lambda guess: place_of(guess, "U5")), {"hand": 0.8, "coop 0": 0.1, "coop 1": 0.1})


def test_each_of_several_taken_cards_has_a_slot_of_its_own() -> None:
    """Five slots: both in the four of the hand 3 times of 5, else one of them under the coop."""
    state = table(At("P1 P2"), At("W1 ##", hand="U5 C3", taken="C3 U5", coops_since=1), round=3)
    odds = {"hand, hand": 0.6, "hand, coop 0": 0.2, "coop 0, hand": 0.2}
    assert_odds(dealt(state, 0, lambda guess: f"{place_of(guess, 'U5')}, {place_of(guess, 'C3')}"), odds)


def test_two_coops_since_may_hide_two_cards() -> None:
    """Six slots, two cards: 12 of 30 ordered ways keep both in the hand, 2 hide both."""
    state = table(At("P1 P2 P3"), At("W1 ## ##", hand="U5 C3", taken="C3 U5", coops_since=2), round=4)

    def hidden(guess: HensState) -> str:
        return str([place_of(guess, code) for code in ("U5", "C3")].count("hand"))

    assert_odds(dealt(state, 0, hidden), {"2": 12 / 30, "1": 16 / 30, "0": 2 / 30})


def test_a_hand_of_six_is_guessed_as_six_with_the_taken_cards_in_it() -> None:
    state = table(At("P1 P2"), At("W1", hand="U5 C3", taken="C3 U5"), At("B1"), phase="place", seat=1, round=2)
    guess = HENS.guess(HENS.sight(state, 0), 0, Random(1))
    assert len(guess.hands[1]) == 6
    assert {card("U5"), card("C3")} <= set(guess.hands[1])


def test_the_own_cards_and_coops_stay_as_they_are() -> None:
    state = table(At("P1 #U5 ##"), At("W1 ## ##"), round=4)
    sight = HENS.sight(state, 0)
    for seed in range(20):
        guess = HENS.guess(sight, 0, Random(seed))
        assert guess.hands[0] == state.hands[0]
        assert guess.yards[0] == state.yards[0]
        assert FACE_DOWN not in (*guess.deck, *guess.hands[1], *guess.yards[1].coops.values())
        assert guess.viewer is None


def test_others_that_have_chosen_get_any_of_their_hens() -> None:
    six = "P1 ## S5 / P2 P3 ##"
    state = table(
        At(six), At("W1 ## S4 / W2 W3 ##"), At("B1 B2 B3 / B4 B5 B6"), phase="rooster", round=6, rooster_queue=[1, 2]
    )
    play_all(state, Rooster(0, 0), Rooster(2, 0))

    def rooster_of(seat: int) -> Callable[[HensState], str]:
        return lambda guess: str(HENS.to_json(guess)["seats"][seat]["rooster"])

    odds = {str({"x": x, "y": y}): 1 / 4 for x, y in [(0, 0), (2, 0), (0, 1), (1, 1)]}
    assert_odds(dealt(state, 2, rooster_of(0)), odds)
    assert_odds(dealt(state, 2, rooster_of(1)), odds)
    assert dealt(state, 1, rooster_of(1)) == {str({"x": 2, "y": 0}): DEALS}, "the own choice is known"
    assert dealt(state, 1, rooster_of(2)) == {"None": DEALS}, "who has still to choose has chosen nothing"


def test_a_guess_has_chance_of_its_own() -> None:
    sight = HENS.sight(table(At(), At()), 0)
    seeds = {HENS.guess(sight, 0, Random(seed)).chance.seed for seed in range(20)}
    assert len(seeds) == 20


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_same_generator_guesses_alike_whatever_the_truth(viewer: int) -> None:
    """All unseen cards are put in order first, so nothing of the truth's order shines through."""
    one = table(At("P1", hand="U1 U2 U3 U4"), At("W1", hand="C1 C2 C3 C4"), round=2)
    other = table(At("P1", hand="U1 U2 U3 U4"), At("W1", hand="M1 M2 M3 M4"), round=2)
    if viewer == 0:
        assert HENS.guess(HENS.sight(one, 0), 0, Random(3)) == HENS.guess(HENS.sight(other, 0), 0, Random(3))
    else:
        assert HENS.guess(HENS.sight(one, 1), 1, Random(3)) != HENS.guess(HENS.sight(other, 1), 1, Random(3))
