"""Bags against plain counting."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from client.games.mad_science_expo.bag import (
    bag_of,
    cards_in,
    closed,
    common,
    count_of,
    highest_in,
    is_part_of,
    size_of,
    total_of,
)

CARDS = st.lists(st.integers(0, 6), max_size=30).filter(lambda cards: max(Counter(cards).values(), default=0) <= 6)


@given(CARDS)
def test_a_bag_knows_its_cards_their_number_and_their_total(cards: list[int]) -> None:
    bag = bag_of(cards)
    assert cards_in(bag) == tuple(sorted(cards))
    assert (size_of(bag), total_of(bag)) == (len(cards), sum(cards))
    assert highest_in(bag) == max(cards, default=-1)
    assert [count_of(bag, value) for value in range(7)] == [cards.count(value) for value in range(7)]


@given(CARDS)
def test_a_closed_bag_can_only_be_counted(cards: list[int]) -> None:
    bag = closed(bag_of(cards))
    assert (size_of(bag), cards_in(bag), total_of(bag)) == (len(cards), (), 0)


@given(CARDS, CARDS)
def test_bags_compare_and_overlap_like_counters(one: list[int], other: list[int]) -> None:
    counts = Counter(one) & Counter(other)
    assert common(bag_of(one), bag_of(other)) == bag_of(counts.elements())
    assert is_part_of(bag_of(one), bag_of(other)) == (Counter(one) <= Counter(other))
