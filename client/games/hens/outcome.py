"""The outcome of a match with its score sheet.

Source: section 6 of the rules reference; the lines stand in its order.
"""

from collections.abc import Iterable, Sequence

from client.core.outcome import Line, Outcome, places_of
from client.core.words import N_, NN_, Phrase, Plural
from client.games.hens.components import COOP_POINTS
from client.games.hens.goal_words import goal_name, goal_reason
from client.games.hens.goals import tally_of
from client.games.hens.scoring import rank_key
from client.games.hens.state import HensResult, HensState, SeatScore

Notes = Sequence[Phrase | None]
HENS_COUNTED = NN_("{n} hen", "{n} hens")
MEDALS_COUNTED = NN_("{n} medal", "{n} medals")
COOPS_COUNTED = NN_("{n} coop", "{n} coops")


def outcome(state: HensState) -> Outcome | None:
    """Return the result of the match; None while it runs."""
    result = state.result
    if result is None:
        return None
    totals = tuple(float(score.total) for score in result.scores)
    places = places_of([rank_key(score) for score in result.scores])
    won = None if result.rank is None else result.rank.won
    return Outcome(totals, places, result.winners, _lines(state, result), won)


def _lines(state: HensState, result: HensResult) -> tuple[Line, ...]:
    scores = result.scores
    nothing: Notes = (None,) * len(scores)
    lines = [
        _line(Phrase(N_("Largest group")), [score.largest for score in scores], _sizes(scores), "egg"),
        _line(Phrase(N_("Rooster's group")), [score.rooster for score in scores], _roosters(state), "rooster"),
        _line(
            Phrase(N_("Medals")),
            [score.medal_points for score in scores],
            _counted(MEDALS_COUNTED, (score.medals for score in scores)),
            "medal",
        ),
        _line(
            Phrase(N_("Coops")),
            [COOP_POINTS * score.coops for score in scores],
            _counted(COOPS_COUNTED, (score.coops for score in scores)),
            "coop",
        ),
        *_goal_lines(state, scores),
        _line(Phrase(N_("Total")), [score.total for score in scores], _rank(result), "star", "total"),
    ]
    if len({score.total for score in scores}) < len(scores):
        lines += [
            _line(Phrase(N_("Size of the largest group")), [score.size1 for score in scores], nothing, "hand", "plain"),
            _line(Phrase(N_("Size of the second group")), [score.size2 for score in scores], nothing, "hand", "plain"),
            _line(Phrase(N_("Medals, counted")), [score.medals for score in scores], nothing, "medal", "plain"),
        ]
    return tuple(lines)


def _line(label: Phrase, values: Sequence[int], notes: Notes, icon: str, kind: str = "points") -> Line:
    return Line(label, tuple(map(float, values)), tuple(notes), icon, kind)


def _goal_lines(state: HensState, scores: tuple[SeatScore, ...]) -> list[Line]:
    """One line a goal."""
    if state.goal_card is None:
        return []
    tallies = [
        tally_of(yard, yard.group_at(rooster)) for yard, rooster in zip(state.yards, state.roosters, strict=True)
    ]
    values = ([score.goal_a for score in scores], [score.goal_b for score in scores])
    return [
        _line(goal_name(goal), points, [goal_reason(goal, tally) for tally in tallies], "target")
        for goal, points in zip(state.goal_card.goals, values, strict=True)
    ]


def _counted(text: Plural, numbers: Iterable[int]) -> Notes:
    return [Phrase(text, n=number) for number in numbers]


def _sizes(scores: tuple[SeatScore, ...]) -> Notes:
    return _counted(HENS_COUNTED, (score.size1 for score in scores))


def _roosters(state: HensState) -> Notes:
    """Say how large the rooster's group is, or why it scores nothing."""
    return [_rooster_note(state, seat) for seat in state.seats]


def _rooster_note(state: HensState, seat: int) -> Phrase:
    yard = state.yards[seat]
    group = yard.group_at(state.roosters[seat])
    if group is None:
        return Phrase(N_("no rooster"))
    if group.size == max(each.size for each in yard.groups):
        return Phrase(N_("in a largest group"))
    return Phrase(HENS_COUNTED, n=group.size)


def _rank(result: HensResult) -> Notes:
    """Name the rank of a solo match."""
    return [None if result.rank is None else Phrase(result.rank.name)] * len(result.scores)
