"""What is guessed is an order, with the exact odds."""

from collections import Counter
from random import Random

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.options import HamOptions
from tests.games.ham_helsing.drawn import table

DEALS = 3000


def test_every_card_is_equally_likely_on_top_of_a_deck() -> None:
    sight = HAM.sight(table().turn().build(), 0)
    rng = Random(1)
    found = Counter(HAM.guess(sight, 0, rng).decks[0][-1] for _ in range(DEALS))
    assert set(found) == set(range(10))
    assert all(abs(count / DEALS - 0.1) < 0.025 for count in found.values())


def test_tokens_are_drawn_with_the_odds_of_the_bag() -> None:
    state = table().turn().build()
    sight = HAM.sight(state, 0)
    rng = Random(2)
    found = Counter(HAM.guess(sight, 0, rng).bag[-1] for _ in range(DEALS))
    for token, copies in Counter(state.bag).items():
        assert abs(found[token] / DEALS - copies / len(state.bag)) < 0.02


def test_hidden_villain_cards_have_the_level_of_their_place() -> None:
    state = HAM.new(2, HamOptions(characters=["ham", "ronin"], extra_villain_cards=[2, 1, 0]), seed=4)
    sight = HAM.sight(state, 1)
    top = state.villain_deck[0]
    assert sight.villain_deck == (top, "?1", "?1", "?2", "?2", "?3", "v4")
    rng = Random(3)
    seconds: Counter[str] = Counter()
    for _ in range(DEALS):
        deck = HAM.guess(sight, 1, rng).villain_deck
        assert [card[1] for card in deck] == list("1112234")
        assert len(set(deck)) == len(deck)
        seconds[deck[1]] += 1
    assert len(seconds) == 4
    assert top not in seconds
    assert all(abs(count / DEALS - 0.25) < 0.03 for count in seconds.values())


def test_a_guess_shows_the_same_open_cards() -> None:
    state = HAM.new(3, seed=9)
    sight = HAM.sight(state, 2)
    guess = HAM.guess(sight, 2, Random(0))
    assert (guess.hands, guess.board, guess.team) == (state.hands, state.board, state.team)
    assert HAM.to_json(HAM.sight(guess, 0)) == HAM.to_json(sight)
