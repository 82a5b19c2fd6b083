from client.bots.bench import loop_seconds, measure
from tests.bots.face_down import GAME


def test_a_measurement_names_what_it_measured_and_every_cost_is_positive() -> None:
    speed = measure(GAME, 3, seconds=0.06)
    assert (speed.game, speed.seats) == ("face_down", 3)
    assert min(speed[2:]) > 0
    assert abs(speed.moves_per_second / speed.playouts_per_second - 9) < 1e-6
    assert speed.ratio == speed.moves_per_second * speed.loop_seconds


def test_the_calibration_loop_takes_time() -> None:
    assert 0.001 < loop_seconds() < 5.0
