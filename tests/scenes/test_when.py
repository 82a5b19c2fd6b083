from datetime import datetime

import pytest

from client.locale.translator import Translator
from client.scenes.when import clock_words, day_words, played_words

NOW = datetime(2025, 3, 2, 0, 30)  # noqa: DTZ001 - the reader's own time


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        pytest.param(datetime(2025, 3, 2, 0, 5), "today", id="earlier the same day"),  # noqa: DTZ001
        pytest.param(datetime(2025, 3, 1, 23, 59), "yesterday", id="an hour before, across midnight"),  # noqa: DTZ001
        pytest.param(datetime(2025, 2, 28, 12, 0), "2 days ago", id="across the end of a month"),  # noqa: DTZ001
        pytest.param(datetime(2025, 2, 24, 12, 0), "6 days ago", id="the last day that is counted"),  # noqa: DTZ001
        pytest.param(datetime(2025, 2, 23, 12, 0), "February 23, 2025", id="a week ago"),  # noqa: DTZ001
        pytest.param(datetime(2025, 3, 3, 1, 0), "March 3, 2025", id="a clock that was wrong"),  # noqa: DTZ001
    ],
)
def test_days_are_told_as_people_do(moment: datetime, words: str) -> None:
    assert Translator().say(day_words(moment, NOW)) == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (59, "less than a minute played"),
        (60, "1 minute played"),
        (840, "14 minutes played"),
        (3599, "59 minutes played"),
        (3600, "1 h 0 min played"),
        (7260, "2 h 1 min played"),
    ],
)
def test_playing_time_is_told_in_minutes_and_hours(seconds: int, words: str) -> None:
    assert Translator().say(played_words(seconds)) == words


def test_the_clock_has_two_digits_each() -> None:
    assert Translator().say(clock_words(NOW)) == "00:30"
