"""The moments that mattered: where the winner's chance swung most."""

from itertools import pairwise
from typing import Any, NamedTuple

from client.core.match import AnyMatch, Step
from client.core.words import N_, Phrase, SeatName
from client.scenes.results.history import History

COUNT = 3
AnyStep = Step[Any, Any]


class Telling(NamedTuple):
    """What happened, and the seat that did it."""

    seat: int
    words: Phrase


class Moment(NamedTuple):
    """One decision that moved the winner's chance by ``swing`` (-1 to 1). ``when`` says how far the match was."""

    decision: int
    when: Phrase
    tellings: tuple[Telling, ...]
    """What happened, at full length first, then shorter for where that has no room."""
    swing: float


def moments(history: History, hero: int, viewer: int | None) -> list[Moment]:
    """Return the moments with the largest swings for ``hero``, in the order of the match.

    The match is cut at the hero's own decisions; of each stretch counts the whole swing, told by the decision in it
    that did most for it. ``viewer`` is spoken to as "you" where they may know what happened.
    """
    stretches = sorted(_stretches(history, hero), key=lambda stretch: -abs(stretch.swing))[:COUNT]
    found = [_told(history, hero, viewer, stretch) for stretch in stretches if abs(stretch.swing) >= 0.005]
    return sorted(found, key=lambda moment: moment.decision)


class _Stretch(NamedTuple):
    first: int
    end: int
    swing: float


def _stretches(history: History, hero: int) -> list[_Stretch]:
    """Cut the match before each of the hero's decisions."""
    steps = history.match.steps[: history.match.cursor]
    cuts = [0, *(number for number, step in enumerate(steps) if step.seat == hero and number), len(steps)]
    chance = [shares[hero] for shares in history.standing]
    return [_Stretch(first, end, chance[end] - chance[first]) for first, end in pairwise(cuts) if end > first]


def _told(history: History, hero: int, viewer: int | None, stretch: _Stretch) -> Moment:
    chance = [shares[hero] for shares in history.standing]
    sign = 1 if stretch.swing > 0 else -1
    number = max(range(stretch.first, stretch.end), key=lambda at: sign * (chance[at + 1] - chance[at]))
    match = history.match
    step = match.steps[number]
    state = match.at(number)
    told = _event_words(match, step, viewer, hero)
    if not told:
        told = (Telling(step.seat, match.game.move_words(match.game.sight(state, step.seat), step.move)),)
    return Moment(number, match.game.progress(state), told, stretch.swing)


def _event_words(match: AnyMatch, step: AnyStep, viewer: int | None, hero: int) -> tuple[Telling, ...]:
    """Say what was done and what came of it, at length and shorter; nothing if nothing is worth a line."""
    told = [(match.game.doer(event), _words_of(match, event, viewer)) for event in step.events]
    worth = [(doer, words) for doer, words in told if words is not None]
    if not worth:
        return ()
    first = next((words for doer, words in worth if doer == step.seat), worth[0][1])
    rest = [(doer, words) for doer, words in worth if words != first]
    if not rest:
        return (Telling(step.seat, first),)
    of_all = [each for each in rest if each[0] is None]
    of_hero = [each for each in rest if each[0] == hero]
    doer, last = (of_all or of_hero[::-1] or rest[::-1])[0]
    both = Telling(step.seat, Phrase(N_("{first} {then}"), first=first, then=last))
    return both, Telling(hero if doer is None else doer, last)


def _words_of(match: AnyMatch, event: object, viewer: int | None) -> Phrase | None:
    """Say what happened; None for a heading, which is nobody's doing and names nobody."""
    plain = match.game.event_words(event, None)
    if plain is None:
        return None
    names_somebody = any(isinstance(value, SeatName) for value in plain.values.values())
    if match.game.doer(event) is None and not names_somebody:
        return None
    return match.game.event_words(event, viewer) or plain
