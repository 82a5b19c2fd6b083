"""Deal codes, as they are read out and typed in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.core.dealcode import DIGITS, SEEDS, code_of, seed_of


@given(st.integers(0, SEEDS - 1))
def test_a_code_leads_back_to_its_seed(seed: int) -> None:
    assert seed_of("MAD", code_of("MAD", seed)) == seed


def test_the_first_and_the_last_code() -> None:
    assert (code_of("MAD", 0), code_of("MAD", SEEDS - 1)) == ("MAD-0000-00", "MAD-ZZZZ-ZZ")
    assert len(set(DIGITS)) == 32


@pytest.mark.parametrize(
    "typed",
    ["MAD-7KQ2-M4", "mad-7kq2-m4", "MAD7KQ2M4", " mad 7kq2 m4 ", "M-A-D-7-K-Q-2-M-4"],
)
def test_hyphens_spaces_and_small_letters_do_not_matter(typed: str) -> None:
    assert seed_of("MAD", typed) == seed_of("MAD", "MAD-7KQ2-M4") is not None


def test_digits_that_look_alike_are_taken_for_each_other() -> None:
    assert seed_of("MAD", "MAD-OIL0-U1") == seed_of("MAD", "MAD-0110-V1") is not None


@pytest.mark.parametrize(
    "typed",
    ["", "MAD", "MAD-7KQ2-M", "MAD-7KQ2-M44", "HEN-7KQ2-M4", "7KQ2M4", "MAD-7KQ2-M?", "MAD-7KQ2-Mé", "MAD-7KQ2-M\n4"],
)
def test_what_is_no_code_of_this_game_is_none(typed: str) -> None:
    assert seed_of("MAD", typed) is None
