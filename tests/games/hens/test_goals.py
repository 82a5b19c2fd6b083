"""What each kind of goal counts: section 5.3."""

import pytest

from client.games.hens.components import GOAL_CARDS, GoalPrint
from client.games.hens.goals import COUNTS, Tally, goal_points
from client.games.hens.yard import Yard
from tests.games.hens.drawn import yard

FULL = "P1 P2 P3 P4 / W2 W3 W4 W5 / M1 M2 M3 M4"
"""Three full rows of one breed."""


def points(kind: str, drawn: Yard, n: int = 0, rooster: tuple[int, int] | None = None) -> int:
    """Return what a goal of 1 point would score."""
    group = None if rooster is None else drawn.group_at(drawn.cell(*rooster))
    tally = Tally(drawn, [each.size for each in drawn.groups], group)
    return goal_points(GoalPrint("test", "", kind, n, 1), tally)


COUNTED = [
    ("no_coops", 0, "P1 P2", 1),
    ("no_coops", 0, "P1 ##", 0),
    ("coops_at_least", 2, "P1 ##", 0),
    ("coops_at_least", 2, "## P1 ##", 1),
    ("coops_at_least", 2, "## ## ##", 1),
    ("per_group_size", 3, "P1 P2 P3 / ## ## ## / W1 W2 W3", 2),
    ("per_group_size", 3, "P1 P2 P3 P4 / ## ## ## ## / W1 W2 ## ##", 0),
    ("per_group_at_least", 2, "P1 P2 P3 / ## ## ## / W1 W2 P2", 2),
    ("per_group_at_least", 4, "P1 P2 P3 / ## ## ## / W1 W2 P2", 0),
    ("groups_at_least", 3, "P1 W2 P3", 1),
    ("groups_at_least", 3, "P1 W2 W3", 0),
    ("breeds_at_most", 2, "P1 W2 P3", 1),
    ("breeds_at_most", 2, "P1 W2 S3", 0),
    ("breeds_at_most", 2, "##", 1),
    ("breeds_at_least", 3, "P1 W2 S3", 1),
    ("breeds_at_least", 3, "P1 W2 P3 #S3", 0),
    ("per_number", 6, "P6 W6 S5 #C6", 2),
    ("per_number", 1, "P6 W6 S5 #C6", 0),
    ("per_number_missing", 0, "P6 W6 S5 #C4", 4),
    ("per_number_missing", 0, "##", 6),
    ("per_number_missing", 0, "P1 P2 P3 / P4 P5 P6", 0),
    ("medals_at_least", 3, "U5 C2", 1),
    ("medals_at_least", 3, "U5 #C2", 0),
    ("medals_at_most", 2, "U5 #C2", 1),
    ("medals_at_most", 2, "U5 C2", 0),
    ("second_group_at_least", 2, "P1 P2 P3 / ## ## ## / W1 W2 ##", 1),
    ("second_group_at_least", 2, "P1 P2 P3 / ## ## ## / W1 ## W2", 0),
    ("second_group_at_least", 2, "P1 P2 P3", 0),
    ("per_breed_single", 0, "P1 W2 P3 / ## ## S4", 2),
    ("per_breed_single", 0, "P1 P2 P3", 0),
    ("per_full_line", 0, FULL, 3),
    ("per_full_line", 0, "P1 P2 P3 / P1 P2 P3 / P4 P4 P5 / P5 P6 P6", 7),
    ("per_full_line", 0, "P1 W2 M1 / P2 W3 M2 / P3 W4 M3 / P4 W5 M4", 3),
    ("per_full_line", 0, "P1 P2 ## P4 / W2 W3 W4 ## / M1 M2 M3 P4", 0),
    ("per_full_line", 0, "P1 P2 P3 P4", 0),
    ("corners_different", 0, "P1 ## ## W2 / ## ## ## ## / S3 ## ## M4", 1),
    ("corners_different", 0, "P1 ## ## W2 / ## ## ## ## / S3 ## ## P4", 0),
    ("corners_different", 0, "P1 ## ## W2 / ## ## ## ## / S3 ## ## #M4", 0),
    ("corners_different", 0, "P1 W2 / S3 M4", 0),
]
"""Kind of goal, its number, a yard and how often the goal counts there."""


@pytest.mark.parametrize(("kind", "n", "picture", "expected"), COUNTED)
def test_a_goal_counts(kind: str, n: int, picture: str, expected: int) -> None:
    assert points(kind, yard(picture), n) == expected


@pytest.mark.parametrize(
    ("rooster", "expected"),
    [
        pytest.param((0, 0), 1, id="on the largest"),
        pytest.param((0, 2), 1, id="on one as large"),
        pytest.param((2, 2), 0, id="on a smaller one"),
        pytest.param(None, 0, id="no rooster"),
    ],
)
def test_the_rooster_stands_in_a_largest_group_or_not(rooster: tuple[int, int] | None, expected: int) -> None:
    assert points("rooster_on_largest", yard("P1 P2 ## / ## ## ## / W1 W2 S3"), rooster=rooster) == expected


def test_points_are_multiplied_by_the_count() -> None:
    drawn = yard("P6 W6 S5 C6")
    assert goal_points(GoalPrint("test", "", "per_number", 6, -2), Tally(drawn, [1, 1, 1, 1], None)) == -6


def test_every_kind_of_goal_is_printed_somewhere_and_tested_here() -> None:
    printed = {goal.kind for goal_card in GOAL_CARDS for goal in goal_card.goals}
    tested = {kind for kind, *_ in COUNTED} | {"rooster_on_largest"}
    assert printed == set(COUNTS) == tested


def test_every_goal_says_its_points() -> None:
    for goal_card in GOAL_CARDS:
        for goal in goal_card.goals:
            assert goal.text.startswith(f"{goal.points:+d} "), goal.id
            assert goal.n == 0 or str(goal.n) in goal.text.replace("on its own (a group of 1)", "1"), goal.id
            assert goal.id.startswith(goal_card.id)
