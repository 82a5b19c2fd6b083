"""Who won and by how much, in words; and the order in which the seats stand on the sheet."""

from collections.abc import Sequence
from typing import NamedTuple

from client.core.match import AnyMatch
from client.core.outcome import Outcome
from client.core.words import N_, NN_, Listing, Phrase, SeatName

ORDINALS = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"), N_("8th"))


class Verdict(NamedTuple):
    """The title of the banner and the line below it."""

    title: Phrase
    sub: Phrase | None
    is_joyful: bool
    """Whether somebody at the screen won."""


def ranking(outcome: Outcome) -> list[int]:
    """Return the seats in the order of their places; of equal ones the first at the table stands first."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))


def place_words(place: int) -> str:
    """Return a place as a text."""
    return ORDINALS[place - 1]


def mark_words(outcome: Outcome, seat: int) -> str:
    """Return the text of a seat's mark: its place; where all win or lose together, or alone, which of both."""
    if outcome.won is None:
        return place_words(outcome.places[seat])
    return N_("Won") if outcome.won else N_("Lost")


def verdict(match: AnyMatch, outcome: Outcome) -> Verdict:
    """Say how it ended. A lone human is spoken to, everybody else is named."""
    humans = [seat for seat, player in enumerate(match.players) if player.is_human]
    you = humans[0] if len(humans) == 1 else None
    joyful = any(seat in humans for seat in outcome.winners)
    if outcome.won is not None:
        alone = _points(outcome) if len(match.players) == 1 else None
        return Verdict(_together(you, won=outcome.won), alone, outcome.won and bool(humans))
    if not outcome.winners:
        return Verdict(Phrase(N_("Nobody wins this time")), None, is_joyful=False)
    return Verdict(_title(outcome, you), _margin(outcome, you), joyful)


def _points(outcome: Outcome) -> Phrase:
    """Say what somebody who played alone has reached, and what that is called."""
    total = next((line for line in outcome.breakdown if line.kind == "total"), None)
    note = None if total is None else total.notes[0]
    if note is None:
        return Phrase(NN_("{n} point", "{n} points"), n=outcome.scores[0])
    return Phrase(NN_("{n} point: {rank}", "{n} points: {rank}"), n=outcome.scores[0], rank=note)


def _together(you: int | None, *, won: bool) -> Phrase:
    if you is not None:
        return Phrase(N_("You win!")) if won else Phrase(N_("You lose this time"))
    return Phrase(N_("You win together!")) if won else Phrase(N_("You lose together this time"))


def _title(outcome: Outcome, you: int | None) -> Phrase:
    points = outcome.scores[outcome.winners[0]]
    if len(outcome.winners) > 1:
        names = Listing(tuple(Phrase("{name}", name=SeatName(seat)) for seat in outcome.winners))
        text = NN_("{names} win together with {n} point!", "{names} win together with {n} points!")
        return Phrase(text, n=points, names=names)
    if outcome.winners[0] == you:
        return Phrase(NN_("You win with {n} point!", "You win with {n} points!"), n=points)
    text = NN_("{name} wins with {n} point!", "{name} wins with {n} points!")
    return Phrase(text, n=points, name=SeatName(outcome.winners[0]))


def _margin(outcome: Outcome, you: int | None) -> Phrase | None:
    """Say how far ahead the winner is of the next, or of the one who is spoken to."""
    losers = [seat for seat in ranking(outcome) if seat not in outcome.winners]
    if not losers:
        return None
    winner = outcome.winners[0]
    other = you if you in losers and you is not None else losers[0]
    ahead = outcome.scores[winner] - outcome.scores[other]
    if other == you:
        return _behind(ahead, outcome.places[other])
    if ahead <= 0:
        return Phrase(N_("As many as {name}: the tie was broken"), name=SeatName(other))
    return Phrase(NN_("{n} more than {name}", "{n} more than {name}"), n=ahead, name=SeatName(other))


def _behind(points: float, place: int) -> Phrase:
    rank = Phrase(place_words(place))
    if points <= 0:
        return Phrase(N_("You come {place} with as many: the tie was broken"), place=rank)
    text = NN_("You come {place}, {n} point behind", "You come {place}, {n} points behind")
    return Phrase(text, n=points, place=rank)


def names_of(match: AnyMatch) -> Sequence[str]:
    """Return the names of the players, by seat."""
    return [player.name for player in match.players]
