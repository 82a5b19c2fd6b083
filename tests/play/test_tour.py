"""What the tour of pictures shows of a table."""

from collections.abc import Iterator

import pytest

from client.app import stops
from client.app.easel import ScratchHouse
from client.app.stops import Stop
from client.app.touring import Idle
from client.games.hemloch import HEMLOCH


@pytest.fixture(scope="module")
def shown() -> Iterator[dict[str, Stop]]:
    """The stops of a tour through a box with Hemloch alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stops, "PLAYABLE", (HEMLOCH,))
        yield {stop.name: stop for stop in stops.stops() if "hemloch" in stop.name}


def test_a_tour_shows_the_telling_moments_the_variants_and_the_end(shown: dict[str, Stop]) -> None:
    wanted = ("2_opening", "2_busiest", "2_end", "2_check", "2_dusk", "2_draft_take_group", "results")
    assert {f"hemloch_{name}" for name in wanted} <= set(shown)
    assert not any(name.startswith("hemloch_2_draft_place") for name in shown), "a variant adds what is new only"


@pytest.mark.parametrize("name", ["hemloch_2_check", "hemloch_2_dusk"])
def test_a_moment_is_caught_while_it_moves(shown: dict[str, Stop], name: str) -> None:
    scratch = ScratchHouse((1024, 600), worker=Idle())
    try:
        scratch.house.open()
        scratch.settle()
        assert shown[name].moving
        shown[name].go(scratch)
        assert scratch.house.animating
    finally:
        scratch.close()
