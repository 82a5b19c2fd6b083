"""Dates and durations in words."""

from datetime import datetime

from client.core.words import N_, NN_, Phrase

_MONTHS = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)
_A_WEEK = 7


def day_words(moment: datetime, now: datetime) -> Phrase:
    """Say on which day something was, as seen from ``now``; both in the reader's own time."""
    days = (now.date() - moment.date()).days
    if days == 0:
        return Phrase(N_("today"))
    if days == 1:
        return Phrase(N_("yesterday"))
    if 1 < days < _A_WEEK:
        return Phrase(NN_("{n} day ago", "{n} days ago"), n=days)
    return date_words(moment)


def date_words(moment: datetime) -> Phrase:
    """Return a date with its month in words."""
    return Phrase(
        N_("{month} {day}, {year}"), day=moment.day, month=Phrase(_MONTHS[moment.month - 1]), year=str(moment.year)
    )


def clock_words(moment: datetime) -> Phrase:
    """Return the time of a day."""
    return Phrase(N_("{hour}:{minute}"), hour=f"{moment.hour:02}", minute=f"{moment.minute:02}")


def played_words(seconds: int) -> Phrase:
    """Say how long a match has been played."""
    minutes = seconds // 60
    if minutes < 1:
        return Phrase(N_("less than a minute played"))
    if minutes < 60:
        return Phrase(NN_("{n} minute played", "{n} minutes played"), n=minutes)
    return Phrase(N_("{hours} h {minutes} min played"), hours=minutes // 60, minutes=minutes % 60)
