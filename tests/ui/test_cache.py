import pygame
import pytest

from client.ui.cache import Cache


def square() -> pygame.Surface:
    return pygame.Surface((10, 10), pygame.SRCALPHA)


def test_what_is_kept_is_made_once() -> None:
    cache, made = Cache(), []

    def make() -> pygame.Surface:
        made.append(1)
        return square()

    assert cache.surface("a", make) is cache.surface("a", make)
    assert made == [1]


def test_the_budget_is_never_passed_and_what_was_used_longest_ago_leaves() -> None:
    cache = Cache(budget=1200)
    for name in ("a", "b", "c"):
        cache.surface(name, square)
    cache.surface("a", square)
    cache.surface("d", square)
    assert cache.size <= 1200
    assert [name in cache for name in "abcd"] == [True, False, True, True]


def test_what_is_larger_than_the_budget_is_handed_out_but_not_kept() -> None:
    cache = Cache(budget=100)
    assert cache.surface("a", square).get_width() == 10
    assert (len(cache), cache.size) == (0, 0)


def test_a_smaller_budget_takes_effect_at_once() -> None:
    cache = Cache(budget=4000)
    for name in range(8):
        cache.surface(name, square)
    cache.limit(900)
    assert cache.size <= 900
    assert 7 in cache


def test_putting_twice_counts_once_and_forgetting_counts_nothing() -> None:
    cache = Cache()
    cache.put("a", 1, 50)
    cache.put("a", 2, 70)
    assert (cache.find("a"), cache.size) == (2, 70)
    cache.drop("a")
    cache.drop("never there")
    assert (cache.find("a"), cache.size) == (None, 0)


@pytest.mark.parametrize("rounds", [2000])
def test_any_number_of_texts_stays_within_the_budget(rounds: int) -> None:
    cache = Cache(budget=50_000)
    for i in range(rounds):
        cache.put(i, i, 160)
    assert cache.size <= 50_000
    cache.clear()
    assert (len(cache), cache.size) == (0, 0)
