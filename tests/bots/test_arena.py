import pytest

from client.bots import arena
from client.bots.arena import Series, simulate, wilson
from client.bots.levels import UnknownLevel
from client.core.refusal import InvalidOptions
from tests.bots.face_down import GAME


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        pytest.param(0, 10, 0.0, 0.2775, id="never"),
        pytest.param(5, 10, 0.2366, 0.7634, id="half of few"),
        pytest.param(500, 1000, 0.4691, 0.5309, id="half of many"),
        pytest.param(10, 10, 0.7225, 1.0, id="always"),
        pytest.param(0, 0, 0.0, 1.0, id="nothing known"),
    ],
)
def test_wilson_bounds(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=1e-4)


def test_a_series_counts_points_wins_and_decisions() -> None:
    tally = simulate(GAME, Series(("random", "random", "random"), matches=20, seed=1))
    assert tally.matches == 20
    assert tally.unfinished == 0
    assert tally.decisions == 20 * 9
    assert sum(seat.points for seat in tally.seats) == 20 * 3
    assert sum(seat.wins for seat in tally.seats) >= 20
    assert tally.seconds > 0


def test_the_same_seed_gives_the_same_series_and_another_seed_another() -> None:
    def seats(seed: int) -> list[arena.SeatTally]:
        return simulate(GAME, Series(("sharp", "greedy"), matches=15, seed=seed, simulations=20)).seats

    assert seats(1) == seats(1)
    assert seats(1) != seats(2)


def test_progress_is_told_after_every_match() -> None:
    told: list[int] = []
    simulate(GAME, Series(("random", "random"), matches=4), told.append)
    assert told == [1, 2, 3, 4]


def test_an_endless_match_is_given_up_and_counts_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 2)
    tally = simulate(GAME, Series(("random", "random"), matches=3))
    assert (tally.matches, tally.unfinished, tally.decisions) == (0, 3, 0)


def test_too_many_seats_and_unknown_levels_are_refused() -> None:
    with pytest.raises(InvalidOptions):
        simulate(GAME, Series(("random",) * 7, matches=1))
    with pytest.raises(UnknownLevel):
        simulate(GAME, Series(("random", "genius"), matches=1))
