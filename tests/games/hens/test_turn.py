"""Drawing, discarding and the change of turns: sections 4.1, 4.3 and 5.1."""

import pytest

from client.core.refusal import IllegalMoveError
from client.games.hens import HENS
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    DeckRefilled,
    MatchEnded,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
    RoundBegan,
    TurnBegan,
)
from client.games.hens.moves import Draw
from client.games.hens.options import HensOptions
from client.games.hens.state import HensState, Phase
from tests.games.hens.drawn import DECK, NEIGHBOUR, At, card, codes, coop, discard, draw, hen, play_all, table


def of_kind(events: list[object], *kinds: type) -> list[object]:
    return [event for event in events if isinstance(event, kinds)]


def test_case_4_in_the_first_round_only_the_deck_is_open() -> None:
    state = table(At("P1", pile="W1"), At("W2", pile="S1"), At(), seat=2)
    assert HENS.legal_moves(state) == [DECK]


def test_case_5_from_the_second_round_on_the_piles_of_others_are_open() -> None:
    state = table(At("P1", pile="W1"), At("W2", pile="S1 S2"), At("P2"), round=2)
    assert HENS.legal_moves(state) == [DECK, draw(1)]
    before = HENS.to_json(state)
    for pile in (draw(0), draw(2), draw(3)):
        with pytest.raises(IllegalMoveError):
            HENS.play(state, pile)
    assert HENS.to_json(state) == before


def test_piles_are_listed_clockwise_from_the_left_neighbour() -> None:
    piles = [At(pile="P1"), At(pile="P2"), At(pile="P3"), At(pile="P4")]
    state = table(*piles, round=2, seat=2)
    assert HENS.legal_moves(state) == [DECK, draw(3), draw(0), draw(1)]


def test_case_6_a_pile_gives_its_top_card_then_the_one_below() -> None:
    state = table(At("P1"), At("W2", pile="P3 U5"), At("P2"), round=2)
    events = play_all(state, draw(1), draw(1))
    assert events == [PileCardTaken(0, 1, card("U5")), PileCardTaken(0, 1, card("P3"))]
    assert state.discards[1] == ()
    assert codes(state.taken[0]) == "P3 U5"
    assert {card("P3"), card("U5")} <= set(state.hands[0])
    assert (state.phase, state.seat, len(state.hands[0])) == (Phase.PLACE, 0, 6)


def test_the_two_draws_may_come_from_different_stacks() -> None:
    state = table(At("P1"), At("W2", pile="P3"), round=2)
    top = state.deck[-1]
    assert play_all(state, DECK, draw(1)) == [CardDrawn(0, top), PileCardTaken(0, 1, card("P3"))]


def run_out() -> HensState:
    """In round 12 the deck is empty, and seat 0 holds P3 to discard it."""
    piles = (At(pile="P1 P2", hand="P3"), At(pile="U1 S2 S4 S5 F2"), At())
    return table(*piles, phase="discard", round=12, removed="WM")


def test_case_7_an_empty_deck_is_made_of_all_discards_but_the_tops() -> None:
    state = run_out()
    assert state.deck == ()
    events = play_all(state, discard("P3"))
    assert events == [CardDiscarded(0, card("P3")), DeckRefilled((2, 4, 0, 0)), TurnBegan(1, 12)]
    assert codes(sorted(state.deck)) == "P1 P2 S2 S4 S5 U1"
    assert [codes(pile) for pile in state.discards] == ["P3", "F2", ""]
    assert HENS.legal_moves(state) == [DECK, draw(0)]


def test_a_refilled_deck_is_shuffled_by_the_stream_of_chance() -> None:
    orders = set()
    for seed in range(40):
        data = HENS.to_json(run_out())
        state = HENS.from_json({**data, "rng": {"seed": seed, "counter": 3}})
        play_all(state, discard("P3"))
        assert state.chance == (seed, 4)
        orders.add(state.deck)
    assert len(orders) > 30


def test_case_8_a_deck_that_runs_out_between_the_draws_is_filled_before_the_second() -> None:
    state = table(At(pile="P1"), At(pile="U1"), round=12, deck=["padovana-6"], buried=1, removed="WBM")
    events = play_all(state, DECK)
    assert of_kind(list(events), CardDrawn, DeckRefilled) == events
    assert state.deck
    assert (state.drawn, state.seat, state.phase) == (1, 0, Phase.DRAW)
    assert [codes(pile) for pile in state.discards] == ["P1", "U1"]


def test_case_19_a_card_of_five_is_discarded_on_top_of_the_own_pile() -> None:
    state = table(At("P1", hand="P4 P4 S5 W2 C3", pile="U1"), At(), phase="discard")
    assert HENS.legal_moves(state) == [discard("P4"), discard("W2"), discard("S5"), discard("C3")]
    events = play_all(state, discard("C3"))
    assert events == [CardDiscarded(0, card("C3")), TurnBegan(1, 1)]
    assert codes(state.discards[0]) == "U1 C3"
    assert codes(state.hands[0]) == "P4 P4 W2 S5"
    assert (state.seat, state.phase, state.drawn, state.round_no) == (1, Phase.DRAW, 0, 1)


def test_a_round_ends_with_the_seat_before_the_first() -> None:
    state = table(At(), At(hand="C3"), At(), phase="discard", seat=1, first_seat=2, round=3)
    events = play_all(state, discard("C3"))
    assert events == [CardDiscarded(1, card("C3")), RoundBegan(4), TurnBegan(2, 4)]
    assert (state.seat, state.round_no, state.phase) == (2, 4, Phase.DRAW)


def test_a_card_drawn_in_this_turn_may_be_placed_and_discarded() -> None:
    state = table(At("P1"), At("W2", pile="C5 P2"), round=2)
    play_all(state, draw(1), draw(1), hen("P2", 1, 0), discard("C5"))
    assert (state.discards[0], state.seat) == ((card("C5"),), 1)


def test_the_match_ends_after_round_twelve() -> None:
    state = table(At(), At(hand="C3"), phase="discard", seat=1, round=12)
    events = play_all(state, discard("C3"))
    assert isinstance(events[-1], MatchEnded)
    assert state.result is not None
    assert events[-1] == MatchEnded(state.result.scores, state.result.winners, None)
    assert (HENS.to_act(state), HENS.legal_moves(state), state.seat, state.drawn) == (None, [], 0, 0)


def test_case_40_the_neighbour_of_a_match_alone_gets_a_card_a_round() -> None:
    state = HENS.new(1, HensOptions(goal_card="none"))
    assert HENS.to_json(state)["neighbour"] == []
    assert HENS.legal_moves(state) == [DECK]
    while HENS.to_act(state) is not None:
        moves = HENS.legal_moves(state)
        if state.phase is Phase.DRAW:
            assert (NEIGHBOUR in moves) == (state.round_no >= 2)
            assert len(state.neighbour or ()) == state.round_no - 1
        HENS.play(state, moves[0])
    assert state.neighbour is not None
    assert (len(state.neighbour), len(state.deck)) == (11, 33)


def test_the_neighbours_card_comes_from_the_deck_before_the_next_round() -> None:
    state = table(At(hand="C3"), phase="discard", neighbour=[])
    top = state.deck[-1]
    events = play_all(state, discard("C3"))
    assert events == [CardDiscarded(0, card("C3")), NeighbourCardTurned(top), RoundBegan(2), TurnBegan(0, 2)]
    assert state.neighbour == (top,)
    assert HENS.legal_moves(state) == [DECK, NEIGHBOUR]
    assert play_all(state, NEIGHBOUR) == [NeighbourCardTaken(0, top)]
    assert [state.neighbour, state.taken[0]] == [(), (top,)]
    assert HENS.legal_moves(state) == [DECK]


def test_the_neighbour_gets_nothing_in_the_last_round() -> None:
    state = table(At(hand="C3"), phase="discard", round=12, neighbour=["sultan-1"])
    events = play_all(state, discard("C3"))
    assert not of_kind(list(events), NeighbourCardTurned)
    assert state.neighbour == (card("U1"),)


def test_an_empty_deck_turns_no_card_for_the_neighbour_and_leaves_it_its_top() -> None:
    """Only a loaded position can come to this: R16."""
    pile = ["padovana-1", "sultan-1", "cemani-4"]
    state = table(At(hand="C3"), phase="discard", round=8, neighbour=pile, buried=0)
    events = play_all(state, discard("C3"))
    assert not of_kind(list(events), NeighbourCardTurned)
    (refill,) = of_kind(list(events), DeckRefilled)
    assert isinstance(refill, DeckRefilled)
    assert refill.from_piles[1] == 2
    assert refill.count == len(state.deck) == 72 - 8 - 4 - 1 - 1
    assert (codes(state.neighbour or ()), codes(state.discards[0])) == ("C4", "C3")


@pytest.mark.parametrize("players", [pytest.param(players, id=f"case 42, {players}") for players in (1, 2, 3, 4)])
def test_every_seat_decides_forty_nine_times(players: int) -> None:
    state = HENS.new(players, seed=7)
    decisions = 0
    while HENS.to_act(state) is not None:
        moves = HENS.legal_moves(state)
        HENS.play(state, moves[0])
        decisions += 1
    assert decisions == 49 * players
    assert all(yard.size == 12 and yard.hens for yard in state.yards)


def test_coops_are_placed_with_any_card_even_where_hens_could_be() -> None:
    state = table(At("P1", hand="P2 P3"), At(), phase="place", round=2)
    play_all(state, coop("P2", 1, 0))
    assert state.yards[0].coops == {state.yards[0].cell(1, 0): card("P2")}
    assert state.phase is Phase.DISCARD


def test_the_deck_is_always_open() -> None:
    state = HENS.new(4, seed=11)
    while HENS.to_act(state) is not None:
        moves = HENS.legal_moves(state)
        if state.phase is Phase.DRAW:
            assert state.deck
            assert moves[0] == Draw("deck")
        HENS.play(state, moves[-1])
