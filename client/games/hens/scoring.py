"""Score sheets, the ranking and the solo ladder.

Source: sections 5.4 and 6 of the rules reference.
"""

from client.games.hens.components import (
    COOP_POINTS,
    MEDAL_SET,
    MEDAL_SET_POINTS,
    SOLO_RANKS,
    GoalCard,
    SoloRank,
)
from client.games.hens.goals import goal_points, tally_of
from client.games.hens.grid import Cell
from client.games.hens.state import HensResult, HensState, SeatScore
from client.games.hens.yard import Group, Yard


def score_of(yard: Yard, rooster: Cell | None, goal_card: GoalCard | None) -> SeatScore:
    """Count a yard as if the match ended with it."""
    rooster_group = yard.group_at(rooster)
    largest, beside = egg_points(yard, rooster_group)
    medal_points = yard.medals // MEDAL_SET * MEDAL_SET_POINTS
    tally = tally_of(yard, rooster_group)
    goal_a, goal_b = (goal_points(goal, tally) for goal in goal_card.goals) if goal_card else (0, 0)
    coops = len(yard.coops)
    total = largest + beside + medal_points + COOP_POINTS * coops + goal_a + goal_b
    size1, size2 = (*tally.sizes, 0, 0)[:2]
    return SeatScore(largest, beside, yard.medals, medal_points, coops, goal_a, goal_b, total, size1, size2)


def egg_points(yard: Yard, rooster_group: Group | None) -> tuple[int, int]:
    """Return the eggs of the largest group and those of the rooster's group.

    A rooster on a largest group picks that one, even with fewer eggs than another of its size, and scores nothing
    itself (R12).
    """
    if not yard.groups:
        return 0, 0
    best = yard.groups[0]
    if rooster_group is None:
        return best.eggs, 0
    return (rooster_group.eggs, 0) if rooster_group.size == best.size else (best.eggs, rooster_group.eggs)


def scores_now(state: HensState) -> tuple[SeatScore, ...]:
    """Return the score sheet of every seat as if the match ended now."""
    return tuple(
        score_of(yard, rooster, state.goal_card) for yard, rooster in zip(state.yards, state.roosters, strict=True)
    )


def rank_key(score: SeatScore) -> tuple[int, ...]:
    """Return what seats are ranked by, the largest first: total, two largest groups, medals (R14)."""
    return score.total, score.size1, score.size2, score.medals


def solo_rank(total: int) -> SoloRank:
    """Return the last rank that the total reaches."""
    return [rank for rank in SOLO_RANKS if rank.least <= total][-1]


def result_of(state: HensState) -> HensResult:
    """Count all yards and rank the seats."""
    return ranked(scores_now(state))


def ranked(scores: tuple[SeatScore, ...]) -> HensResult:
    """Rank the seats by their score sheets. A solo match that is not won has no winner (R23)."""
    if len(scores) == 1:
        rank = solo_rank(scores[0].total)
        return HensResult(scores, (0,) if rank.won else (), ((0,),), rank)
    keys = [rank_key(score) for score in scores]
    ranking = tuple(
        tuple(seat for seat, key in enumerate(keys) if key == best) for best in sorted(set(keys), reverse=True)
    )
    return HensResult(scores, ranking[0], ranking, None)
