import pytest

from client.bots.advice import Budget, Watch
from client.bots.meter import TELL_EVERY, Meter
from tests.bots.clocks import FakeClock


def spent(meter: Meter) -> int:
    while meter.goes_on():
        meter.count(lambda: "best")
    return meter.simulations


def test_a_budget_of_simulations_is_used_to_the_last() -> None:
    assert spent(Meter(Budget(simulations=7), Watch())) == 7


def test_a_budget_of_seconds_ends_in_time() -> None:
    clock = FakeClock(step=0.01)
    spent(Meter(Budget(seconds=1.0), Watch(clock=clock)))
    assert 1.0 <= clock.now <= 1.03


def test_whichever_budget_ends_first_decides() -> None:
    assert spent(Meter(Budget(simulations=3, seconds=1000.0), Watch(clock=FakeClock(step=0.01)))) == 3


def test_a_budget_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        Meter(Budget(), Watch())


def test_the_stop_flag_is_asked_before_every_simulation() -> None:
    answers = iter([False, False, True])
    assert spent(Meter(Budget(simulations=100), Watch(stop=lambda: next(answers)))) == 2


def test_the_watcher_is_told_now_and_then_only() -> None:
    told: list[tuple[object, int]] = []
    clock = FakeClock()
    meter = Meter(Budget(simulations=100), Watch(tell=lambda move, n: told.append((move, n)), clock=clock))
    meter.count(lambda: "early")
    assert told == []
    clock.now += TELL_EVERY
    meter.count(lambda: "late")
    meter.count(lambda: "too soon again")
    assert told == [("late", 2)]
