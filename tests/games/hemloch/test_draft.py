"""Drafting the decks: section 7 and case 44."""

from collections import Counter

from client.games.hemloch import HEMLOCH
from client.games.hemloch.bag import bag_of, listed
from client.games.hemloch.components import DECK_LIST
from client.games.hemloch.options import HemlochOptions
from tests.games.hemloch.drawn import at_rest_in_turn, do, offered

DRAFT = HemlochOptions(draft=True, first_player="1")


def test_case_44_picks_go_one_two_two_and_so_on_and_the_last_group_leaves_no_choice() -> None:
    state = HEMLOCH.new(2, DRAFT, seed=3)
    picks, counts = [], []
    while state.phase.value == "draft":
        picks.append(HEMLOCH.to_act(state))
        counts.append(len(offered(state)))
        do(state, offered(state)[-1])
    assert picks == [1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0]
    assert counts == list(range(20, 1, -1))
    data = HEMLOCH.to_json(state)
    assert [len(hand) for hand in data["hands"]] == [5, 5]
    assert [len(deck) for deck in data["decks"]] == [25, 25]
    assert data["groups"] == [None] * 20
    assert Counter(listed(sum(state.pools))) == Counter(DECK_LIST * 2)
    assert at_rest_in_turn(state, 1, 2)


def test_a_group_goes_to_the_end_of_the_deck_and_into_the_open_pool() -> None:
    state = HEMLOCH.new(2, DRAFT, seed=3)
    first, second = state.groups[4], state.groups[0]
    assert first is not None
    assert second is not None
    do(state, "take_group 4", "take_group 0")
    assert (state.decks, state.groups[4]) == ([second, first], None)
    assert state.pools == [bag_of(second), bag_of(first)]
    assert first == tuple(sorted(first))


def test_before_the_first_night_all_is_as_it_will_begin() -> None:
    data = HEMLOCH.to_json(HEMLOCH.new(2, DRAFT, seed=3))
    calm = {"week": 1, "day": 0, "week_card": None, "festival": None, "turn_seat": None, "actions_left": 0}
    assert {name: data[name] for name in calm} == calm
    assert (data["hands"], data["decks"], data["week_deck"], data["markers"]) == ([[], []], [[], []], [], [15, 15])
    assert [step["step"] for step in data["stack"]] == ["setup"] + ["draft"] * 20


def test_groups_are_dealt_anew_by_every_seed() -> None:
    assert len({HEMLOCH.new(2, DRAFT, seed).groups for seed in range(10)}) == 10


def test_the_start_player_is_drawn_unless_named() -> None:
    assert {HEMLOCH.new(2, seed=seed).first_player for seed in range(20)} == {0, 1}
    for seat in ("0", "1"):
        named = HemlochOptions.model_validate({"first_player": seat})
        assert {HEMLOCH.new(2, named, seed).first_player for seed in range(10)} == {int(seat)}
