"""Places by sort keys."""

import pytest

from client.core.outcome import places_of


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([(3,), (9,), (5,)], (3, 1, 2)),
        ([(5,), (5,), (1,)], (1, 1, 3)),
        ([(5, 1), (5, 2), (5, 0)], (2, 1, 3)),
        ([(1,)], (1,)),
        ([], ()),
    ],
)
def test_the_largest_key_is_first_and_equal_keys_share_a_place(
    keys: list[tuple[float, ...]], places: tuple[int, ...]
) -> None:
    assert places_of(keys) == places
