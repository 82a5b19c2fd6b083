"""Goals in a few words: their names, and what of them a yard shows."""

import pytest

from client.games.hens.components import GOAL_CARDS, GoalPrint
from client.games.hens.goal_words import goal_name, goal_reason
from client.games.hens.goals import COUNTS, tally_of
from client.locale.translator import Translator
from tests.games.hens.drawn import yard

say = Translator("en").say
ROW = "P1 P2 P3 P4 / W2 W3 W4 W5 / M1 M2 M3 ##"
CORNERS = "P1 ## ## W2 / ## ## ## ## / S3 ## ## ##"

SHOWN: list[tuple[str, int, str, tuple[int, int] | None, str]] = [
    ("no_coops", 0, "P1 P2", None, "none"),
    ("no_coops", 0, "P1 ##", None, "1 coop"),
    ("coops_at_least", 2, "## ## P1", None, "2 coops"),
    ("per_group_size", 1, "P1 W2 P3", None, "3 such groups"),
    ("per_group_at_least", 6, "P1 W2 P3", None, "none"),
    ("groups_at_least", 6, "P1 P2 / W1 W2", None, "2 groups"),
    ("breeds_at_most", 2, "P1 W2 P3", None, "2 breeds"),
    ("breeds_at_least", 5, "P1 P2 P3", None, "1 breed"),
    ("corners_different", 0, CORNERS, None, "3 breeds"),
    ("corners_different", 0, "P1 W2", None, "counted once the yard is full"),
    ("per_number", 6, "P6 W5 W6", None, "2 such hens"),
    ("per_number", 1, "P6 W5 W1", None, "1 such hen"),
    ("per_number_missing", 0, "P1 P2 P3 P4", None, "without 5 and 6"),
    ("per_number_missing", 0, "P1 P2 P3 / P4 P5 P6", None, "all are there"),
    ("medals_at_least", 5, "U5 C2", None, "3 medals"),
    ("medals_at_most", 1, "P1", None, "none"),
    ("per_full_line", 0, ROW, None, "2 lines"),
    ("per_full_line", 0, "P1 P2", None, "counted once the yard is full"),
    ("rooster_on_largest", 0, "P1 P2 / W1 ##", (0, 0), "it stands there"),
    ("rooster_on_largest", 0, "P1 P2 / W1 ##", (0, 1), "it stands elsewhere"),
    ("rooster_on_largest", 0, "P1 P2 / W1 ##", None, "no rooster"),
    ("second_group_at_least", 4, "P1 P2 / W1 ##", None, "1 hen"),
    ("second_group_at_least", 4, "P1 P2", None, "none"),
    ("per_breed_single", 0, "P1 P2 / W1 S2", None, "Wyandotte and Sebright"),
    ("per_breed_single", 0, "P1 P2", None, "none"),
]


@pytest.mark.parametrize(("kind", "n", "picture", "rooster", "words"), SHOWN)
def test_a_yard_shows_what_counts(kind: str, n: int, picture: str, rooster: tuple[int, int] | None, words: str) -> None:
    drawn = yard(picture)
    tally = tally_of(drawn, None if rooster is None else drawn.group_at(drawn.cell(*rooster)))
    assert say(goal_reason(GoalPrint("test", "", kind, n, 1), tally)) == words


def test_every_kind_of_goal_is_shown_here() -> None:
    assert {kind for kind, *_ in SHOWN} == set(COUNTS)


def test_the_two_goals_of_a_card_have_names_that_differ() -> None:
    for goal_card in GOAL_CARDS:
        one, other = (say(goal_name(goal)) for goal in goal_card.goals)
        assert one != other
        for goal in goal_card.goals:
            assert goal.n < 2 or str(goal.n) in say(goal_name(goal))
