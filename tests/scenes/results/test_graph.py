"""The arithmetic of the graph."""

from itertools import pairwise

import pytest

from client.scenes.results.graph import series_of, spread, thinned, ticks_for


@pytest.mark.parametrize(
    ("rows", "ticks"),
    [
        ([[0, 0], [3, 10]], [0, 2, 4, 6, 8, 10]),
        ([[0, 0], [0, 0]], [0, 1]),
        ([[0, 0], [-3, 21]], [-5, 0, 5, 10, 15, 20, 25]),
        ([[0, 0], [0, 2]], [0, 1, 2]),
    ],
)
def test_the_grid_goes_in_round_steps_around_everything(rows: list[list[float]], ticks: list[float]) -> None:
    assert ticks_for(series_of(rows, percent=False)) == ticks


def test_chances_are_drawn_from_none_to_all() -> None:
    series = series_of([[0.5, 0.5], [0.9, 0.1]], percent=True)
    assert ticks_for(series)[0] == 0.0
    assert ticks_for(series)[-1] == 1.0
    assert series.words(0.254) == "25 %"


@pytest.mark.parametrize("heights", [[10, 10, 10], [0, 98, 99], [50, 51, 90], [99, 99, 99]])
def test_labels_are_pushed_apart_within_bounds(heights: list[float]) -> None:
    placed = spread(heights, 20, 0, 100)
    assert all(below - above >= 20 - 1e-9 for above, below in pairwise(placed))
    assert placed[0] >= 0
    assert placed[-1] <= 100


def test_labels_that_have_room_stay_where_they_are() -> None:
    assert spread([10, 40, 90], 20, 0, 100) == [10, 40, 90]


def test_thinning_keeps_both_ends_and_every_step() -> None:
    points = [(x / 10, 0.0 if x < 50 else 30.0) for x in range(100)]
    kept = thinned(points, 1.0)
    assert kept[0] == points[0]
    assert kept[-1] == points[-1]
    assert len(kept) < 20
    assert {y for _, y in kept} == {0.0, 30.0}
