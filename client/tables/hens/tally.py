"""The score of a yard line by line, with the reason for each; also of a yard as it would be."""

from typing import NamedTuple

from client.core.words import N_, NN_, Phrase
from client.games.hens.card_words import breed_name
from client.games.hens.components import (
    COOP_POINTS,
    MEDAL_SET,
    MEDAL_SET_POINTS,
    ROOSTER_ROUND,
    Card,
    GoalCard,
)
from client.games.hens.goal_words import goal_name, goal_reason
from client.games.hens.goals import Tally, goal_points
from client.games.hens.grid import Cell
from client.games.hens.moves import Face
from client.games.hens.scoring import score_of
from client.games.hens.state import HensState
from client.games.hens.yard import Group, Yard, with_coop, with_hen

HENS_OF = NN_("{n} {breed} hen", "{n} {breed} hens")


class Stand(NamedTuple):
    """A yard with its rooster: how it is, or how it would be."""

    yard: Yard
    rooster: Cell | None


class ScoreLine(NamedTuple):
    """One line of a score sheet."""

    icon: str
    label: Phrase
    value: int
    reason: Phrase


class ScoreSheet(NamedTuple):
    """What a yard scores."""

    lines: tuple[ScoreLine, ...]
    total: int


def stand_of(sight: HensState, seat: int) -> Stand:
    """Return a seat's yard as it is."""
    return Stand(sight.yards[seat], sight.roosters[seat])


def with_card(stand: Stand, cell: Cell, card: Card, face: Face) -> Stand:
    """Return the yard as it would be with a card on an open square."""
    place = with_hen if face == "hen" else with_coop
    return stand._replace(yard=place(stand.yard, cell, card))


def gain(sight: HensState, before: Stand, after: Stand) -> int:
    """Return by how many points the second yard is worth more."""
    goal_card = sight.goal_card
    return score_of(*after, goal_card).total - score_of(*before, goal_card).total


def sheet_of(sight: HensState, stand: Stand) -> ScoreSheet:
    """Count a yard as if the match ended with it, in the order of the rules."""
    yard, rooster = stand
    score = score_of(yard, rooster, sight.goal_card)
    group = yard.group_at(rooster)
    lines = [
        ScoreLine("egg", Phrase(N_("Largest group")), score.largest, _largest_reason(yard, group)),
        ScoreLine("rooster", Phrase(N_("Rooster's group")), score.rooster, _rooster_reason(sight, yard, group)),
        ScoreLine("medal", Phrase(N_("Medals")), score.medal_points, _medal_reason(score.medals)),
        ScoreLine("coop", Phrase(N_("Coops")), COOP_POINTS * score.coops, _coop_reason(score.coops)),
    ]
    return ScoreSheet((*lines, *_goal_lines(sight.goal_card, yard, group)), score.total)


def _goal_lines(goal_card: GoalCard | None, yard: Yard, rooster_group: Group | None) -> list[ScoreLine]:
    if goal_card is None:
        return []
    tally = Tally(yard, [group.size for group in yard.groups], rooster_group)
    return [
        ScoreLine("target", goal_name(goal), goal_points(goal, tally), goal_reason(goal, tally))
        for goal in goal_card.goals
    ]


def hens_of(group: Group) -> Phrase:
    """Say how many hens of which breed a group has."""
    return Phrase(HENS_OF, n=group.size, breed=breed_name(group.breed))


def largest_of(yard: Yard, rooster_group: Group | None) -> Group | None:
    """Return the group whose eggs count as those of the largest: the rooster picks its own among equals (R12)."""
    if not yard.groups:
        return None
    best = yard.groups[0]
    return rooster_group if rooster_group is not None and rooster_group.size == best.size else best


def _largest_reason(yard: Yard, rooster_group: Group | None) -> Phrase:
    group = largest_of(yard, rooster_group)
    return Phrase(N_("no hens yet")) if group is None else hens_of(group)


def _rooster_reason(sight: HensState, yard: Yard, group: Group | None) -> Phrase:
    if group is None:
        comes = sight.round_no <= ROOSTER_ROUND
        return Phrase(N_("comes after round {round}"), round=ROOSTER_ROUND) if comes else Phrase(N_("no rooster"))
    if group.size == yard.groups[0].size:
        return Phrase(N_("counted with the largest"))
    return hens_of(group)


def _medal_reason(medals: int) -> Phrase:
    text = NN_("{n} medal; each {set} score {points}", "{n} medals; each {set} score {points}")
    return Phrase(text, n=medals, points=MEDAL_SET_POINTS, set=MEDAL_SET)


def _coop_reason(coops: int) -> Phrase:
    return Phrase(NN_("{n} coop", "{n} coops"), n=coops) if coops else Phrase(N_("none"))
