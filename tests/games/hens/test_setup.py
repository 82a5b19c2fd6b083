"""Setting a match up: section 3."""

from collections import Counter

import pytest

from client.core.game import GameOptions
from client.core.refusal import InvalidOptions
from client.games.hens import HENS
from client.games.hens.components import BREEDS, CARDS, GOAL_CARDS, PAIRS, REMOVE_ONE_OF, GoalCard
from client.games.hens.options import HensOptions
from client.games.hens.state import Phase

PLAYERS = (1, 2, 3, 4)
CARDS_IN_PLAY = {1: 72, 2: 44, 3: 54, 4: 72}
DECK_AFTER_DEALING = {1: 68, 2: 36, 3: 42, 4: 56}


@pytest.mark.parametrize("players", [pytest.param(players, id=f"case 2, {players} players") for players in PLAYERS])
def test_so_many_cards_are_in_play(players: int) -> None:
    state = HENS.new(players)
    assert len(state.deck) == DECK_AFTER_DEALING[players]
    assert [len(hand) for hand in state.hands] == [4] * players
    assert len(state.deck) + 4 * players == CARDS_IN_PLAY[players]
    assert (state.round_no, state.phase, state.drawn, state.seat) == (1, Phase.DRAW, 0, state.first_seat)


def test_case_3_fixed_breeds_leave_a_match_of_two() -> None:
    state = HENS.new(2, HensOptions(breed_removal="fixed"))
    assert [BREEDS[breed].id for breed in state.removed] == ["wyandotte", "barnevelder", "modern_game"]
    cards = Counter(BREEDS[CARDS[card].breed].code for card in (*state.deck, *state.hands[0], *state.hands[1]))
    assert cards == {"P": 12, "S": 10, "U": 8, "F": 8, "C": 6}


@pytest.mark.parametrize("players", PLAYERS)
def test_one_breed_of_each_pair_leaves_by_lot(players: int) -> None:
    drawn = {HENS.new(players, seed=seed).removed for seed in range(100)}
    pairs = REMOVE_ONE_OF[players]
    assert len(drawn) == 2 ** len(pairs), "every choice comes up"
    for removed in drawn:
        assert len(removed) == len(pairs)
        assert all(breed in pair.breeds for breed, pair in zip(removed, pairs, strict=True))


def test_nothing_leaves_if_so_agreed() -> None:
    for players in PLAYERS:
        state = HENS.new(players, HensOptions(breed_removal="none"))
        assert (state.removed, len(state.deck)) == ((), 72 - 4 * players)


def test_the_pairs_are_of_breeds_of_equal_size() -> None:
    for pair in PAIRS.values():
        one, other = (sum(hen.copies for hen in CARDS if hen.breed == breed) for breed in pair.breeds)
        assert one == other
        assert pair.fixed_removed in pair.breeds


def test_the_goal_card_comes_from_the_set_agreed_upon() -> None:
    every = {HENS.new(2, HensOptions(goal_set="full"), seed).goal_card for seed in range(200)}
    basic = {HENS.new(2, HensOptions(goal_set="basic"), seed).goal_card for seed in range(200)}
    assert every == set(GOAL_CARDS)
    assert basic == {card for card in GOAL_CARDS if card.is_basic}


@pytest.mark.parametrize("goal_card", GOAL_CARDS, ids=lambda goal_card: goal_card.id)
def test_a_goal_card_can_be_named(goal_card: GoalCard) -> None:
    options = HensOptions.model_validate({"goal_card": goal_card.id, "goal_set": "basic"})
    assert HENS.new(2, options).goal_card is goal_card


def test_there_may_be_no_goals() -> None:
    assert HENS.new(2, HensOptions(goal_card="none")).goal_card is None


def test_the_first_seat_is_drawn_or_named() -> None:
    assert {HENS.new(4, seed=seed).first_seat for seed in range(60)} == {0, 1, 2, 3}
    assert HENS.new(4, HensOptions(first_player="2")).first_seat == 2
    with pytest.raises(InvalidOptions) as caught:
        HENS.new(2, HensOptions(first_player="2"))
    assert caught.value.option == "first_player"


@pytest.mark.parametrize(("players", "option", "pile"), [(1, True, ()), (1, False, None), (2, True, None)])
def test_only_a_match_alone_has_a_neighbour(players: int, option: bool, pile: object) -> None:  # noqa: FBT001
    assert HENS.new(players, HensOptions(solo_neighbour=option)).neighbour == pile


def test_seats_that_do_not_exist_and_options_of_other_games_are_refused() -> None:
    with pytest.raises(InvalidOptions) as caught:
        HENS.new(5)
    assert caught.value.option == "seats"
    with pytest.raises(InvalidOptions) as caught:
        HENS.new(2, GameOptions())
    assert caught.value.option == "options"
