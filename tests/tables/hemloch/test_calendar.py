"""The light, the meter of the Week, and how near the end is."""

import pytest

from client.games.hemloch import HEMLOCH
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.state import End
from client.tables.hemloch.ends import ends_of
from client.tables.hemloch.look import Sky, sky_of
from client.tables.hemloch.paint_meter import marks_of
from tests.games.hemloch.drawn import do, table

HANDS = "hand 0: lady\nhand 1: lady"


@pytest.mark.parametrize(
    ("fields", "sky"),
    [
        pytest.param({}, Sky.NIGHT, id="four Nights"),
        pytest.param({"days": ["courtyard"]}, Sky.DAY, id="a Day now"),
        pytest.param({"days": ["boneyard"]}, Sky.DUSK, id="a Day still to come"),
        pytest.param({"days": ["boneyard"], "week_deck": []}, Sky.NIGHT, id="no Day to come"),
    ],
)
def test_the_sky_tells_the_day(fields: dict[str, object], sky: Sky) -> None:
    assert sky_of(table(HANDS, **fields)) is sky


def test_a_draft_is_held_at_night() -> None:
    assert sky_of(HEMLOCH.new(2, HemlochOptions(draft=True), 1)) is Sky.NIGHT


def icons(state: object) -> list[str]:
    return [mark.icon + ("*" if mark.now else "") for mark in marks_of(state)]  # type: ignore[arg-type]


def test_the_meter_shows_of_the_days_ahead_only_what_is_certain() -> None:
    assert icons(table(HANDS)) == ["moon*", "moon", "moon", "moon"]
    assert icons(table(HANDS, days=["courtyard"])) == ["sun*", "moon", "moon", "moon"]
    assert icons(table(HANDS, days=["boneyard"])) == ["moon*", "deck", "deck", "deck"]
    assert icons(table(HANDS, days=["boneyard"], week_deck=["day_boneyard"])) == ["moon", "moon", "moon*", "sun"]


def test_nothing_of_the_week_is_now_at_its_end() -> None:
    state = table(HANDS + "\nboneyard: lady shambler |", week_deck=[], seat=1)
    do(state, "end_turn")
    assert state.festival is None
    assert icons(state) == ["moon", "moon", "moon", "moon"]
    assert all(mark.past for mark in marks_of(state))


def test_five_ends_are_counted_by_the_seat_that_is_nearer() -> None:
    state = table(
        """
        hand 0: lady
        deck 1: warden lady
        market spaces: 01000
        items 0: quicksilver mask-
        items 1: mask
        """,
        days=["boneyard", "market"],
    )
    stands = {stand.end: (stand.now, stand.most) for stand in ends_of(state)}
    assert stands == {
        End.MARKERS: (4, 15),
        End.LOCATIONS: (1, 2),
        End.ITEMS: (3, 18),
        End.DECK: (28, 30),
        End.DAYS: (2, 4),
    }
