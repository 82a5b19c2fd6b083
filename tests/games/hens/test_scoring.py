"""What finished yards score, and who wins: sections 5.2, 5.4 and 6."""

import pytest

from client.games.hens import HENS
from client.games.hens.components import GOAL_CARD_BY_ID, SOLO_RANKS
from client.games.hens.scoring import ranked, score_of, solo_rank
from client.games.hens.state import SeatScore
from tests.games.hens.drawn import At, table, yard


def scored(picture: str, top_left: tuple[int, int], rooster: tuple[int, int] | None, goal: str | None) -> SeatScore:
    """Count a drawn yard."""
    drawn = yard(picture, top_left)
    return score_of(drawn, None if rooster is None else drawn.cell(*rooster), GOAL_CARD_BY_ID[goal] if goal else None)


@pytest.mark.parametrize(
    ("picture", "top_left", "rooster", "goal", "expected"),
    [
        pytest.param(
            "B4 B1 B2 / C3 P2 P1 / U4 P5 P1 / F5 P4 P2",
            (-1, 0),
            (-1, 0),
            None,
            SeatScore(9, 5, 3, 2, 0, 0, 0, total=16, size1=6, size2=3),
            id="case 22",
        ),
        pytest.param(
            "F3 F6 F5 W4 / F2 F1 F4 P5 / B1 ## B5 U6",
            (-1, 0),
            (-1, 0),
            None,
            SeatScore(12, 0, 4, 2, 1, 0, 0, total=13, size1=6, size2=1),
            id="case 23",
        ),
        pytest.param(
            "W4 M3 C4 / W3 M4 W3 / ## M1 ## / B1 B2 B4",
            (-2, -3),
            (-2, -3),
            None,
            SeatScore(7, 2, 6, 4, 2, 0, 0, total=11, size1=3, size2=3),
            id="case 24",
        ),
        pytest.param(
            "W5 W2 ## / W2 W3 C4 / ## B2 B3 / ## B6 B1",
            (-1, -2),
            (-1, -2),
            None,
            SeatScore(6, 0, 2, 0, 3, 0, 0, total=3, size1=4, size2=4),
            id="case 25",
        ),
        pytest.param(
            "## F5 P6 S5 / U2 F3 P2 S3 / U1 F2 P3 S4",
            (-1, -1),
            (1, -1),
            None,
            SeatScore(4, 0, 3, 2, 1, 0, 0, total=5, size1=3, size2=3),
            id="case 26",
        ),
        pytest.param(
            "S4 M3 ## U2 / S2 ## U3 U4 / U3 U1 F2 ##",
            (0, -1),
            (0, 1),
            None,
            SeatScore(5, 5, 2, 0, 3, 0, 0, total=7, size1=3, size2=2),
            id="case 27",
        ),
        pytest.param(
            "M3 P2 P2 / F2 P3 P4 / ## ## C5 / U2 C3 C1",
            (0, 0),
            (0, 3),
            None,
            SeatScore(4, 2, 5, 2, 2, 0, 0, total=6, size1=4, size2=3),
            id="case 28",
        ),
        pytest.param(
            "P3 P6 F5 C4 / P2 P3 S4 S3 / U3 U4 S5 W4",
            (-1, -1),
            (1, 0),
            "spotless_yard",
            SeatScore(5, 4, 1, 0, 0, 3, -3, total=9, size1=4, size2=3),
            id="case 29",
        ),
        pytest.param(
            "P5 P3 ## S1 / W6 ## U3 S2 / W6 W1 M2 B1",
            (-1, -2),
            (2, -2),
            "four_corners",
            SeatScore(6, 4, 1, 0, 2, 4, -3, total=9, size1=3, size2=2),
            id="case 30",
        ),
        pytest.param(
            "P1 ## W5 W2 / P2 M3 ## W4 / P6 P4 P5 P3",
            (-1, -1),
            (1, -1),
            "happy_trios",
            SeatScore(9, 4, 1, 0, 2, 2, -3, total=10, size1=6, size2=3),
            id="case 31",
        ),
        pytest.param(
            "## P4 P1 M2 / P5 P4 P3 M4 / ## P6 P1 ##",
            (-1, -2),
            (2, -2),
            "purists",
            SeatScore(11, 5, 2, 0, 3, 5, -1, total=17, size1=7, size2=2),
            id="case 32",
        ),
        pytest.param(
            "B1 M2 S3 ## / B1 ## P4 P3 / U2 U4 P5 P3",
            (0, 0),
            (0, 0),
            "collectors",
            SeatScore(5, 4, 1, 0, 2, 4, -3, total=8, size1=4, size2=2),
            id="case 33",
        ),
        pytest.param(
            "C2 U1 U4 / C6 ## U2 / C3 P2 ## / ## P4 M3",
            (0, -2),
            (1, -2),
            "champions",
            SeatScore(6, 0, 5, 2, 3, 3, -1, total=7, size1=3, size2=3),
            id="case 34",
        ),
        pytest.param(
            "S2 B1 ## / S4 B3 F2 / W5 P4 P1 / C4 P5 P3",
            (-2, -3),
            (-1, -3),
            "spring_chicks",
            SeatScore(6, 3, 1, 0, 1, 2, -3, total=7, size1=4, size2=2),
            id="case 35",
        ),
        pytest.param(
            "U2 ## M2 M4 / U3 S4 S1 S5 / ## S2 ## P6",
            (-2, 0),
            (-1, 1),
            "old_guard",
            SeatScore(7, 0, 4, 2, 3, 1, -3, total=4, size1=4, size2=2),
            id="case 36",
        ),
        pytest.param(
            "M5 M6 M2 / P6 B5 ## / P2 ## ## / P4 P3 ##",
            (0, -1),
            (0, -1),
            "straight_fences",
            SeatScore(5, 8, 2, 0, 4, 2, -1, total=10, size1=4, size2=3),
            id="case 37",
        ),
        pytest.param(
            "C5 ## P6 P5 / W6 W4 P3 P6 / W4 W5 ## P1",
            (-1, -1),
            (-1, 0),
            "second_flock",
            SeatScore(9, 5, 1, 0, 2, 4, -1, total=15, size1=5, size2=4),
            id="case 38",
        ),
    ],
)
def test_a_yard_scores(
    picture: str, top_left: tuple[int, int], rooster: tuple[int, int], goal: str | None, expected: SeatScore
) -> None:
    assert scored(picture, top_left, rooster, goal) == expected


def test_medals_count_in_threes() -> None:
    """Hens off all groups bring theirs, and what lies under coops brings nothing."""
    for picture, medals, points in (
        ("U5", 2, 0),
        ("U5 C2", 3, 2),
        ("U5 F3 C2", 5, 2),
        ("U5 F3 C3", 6, 4),
        ("U5 #U2 F3", 4, 2),
    ):
        score = scored(picture, (0, 0), None, None)
        assert (score.medals, score.medal_points) == (medals, points), picture


def test_a_yard_of_coops_alone_scores_its_coops() -> None:
    score = scored("## ## ## ## / ## ## ## ## / ## ## ## ##", (0, 0), None, None)
    assert score == SeatScore(0, 0, 0, 0, 12, 0, 0, total=-12, size1=0, size2=0)


def test_without_a_rooster_the_richest_of_the_largest_groups_counts() -> None:
    assert scored("W5 W2 / ## ## / M2 M6", (0, 0), None, None).largest == 6
    assert scored("W5 W2 / ## ## / M2 M6", (0, 0), (0, 0), None).largest == 3, "R12: the rooster's group is counted"


def test_a_coop_divides_a_group() -> None:
    score = scored("P1 ## P2 / ## ## P3", (0, 0), None, None)
    assert (score.size1, score.size2, score.largest) == (2, 1, 2)


def score(total: int, size1: int, size2: int, medals: int) -> SeatScore:
    """Return a score sheet with nothing on it but what seats are ranked by."""
    return SeatScore(0, 0, medals, 0, 0, 0, 0, total, size1, size2)


A, B, C = 0, 1, 2


@pytest.mark.parametrize(
    ("sheets", "winners", "ranking"),
    [
        pytest.param([(20, 5, 3, 2), (20, 6, 1, 0)], [B], [[B], [A]], id="case 39, largest group"),
        pytest.param([(20, 5, 3, 2), (20, 5, 4, 0)], [B], [[B], [A]], id="case 39, second group"),
        pytest.param([(20, 5, 3, 2), (20, 5, 3, 4)], [B], [[B], [A]], id="case 39, medals"),
        pytest.param([(20, 5, 3, 2), (20, 5, 3, 2), (19, 7, 4, 9)], [A, B], [[A, B], [C]], id="case 39, shared"),
        pytest.param([(21, 1, 1, 0), (20, 6, 5, 9)], [A], [[A], [B]], id="the total comes first"),
    ],
)
def test_the_winner_is_found(
    sheets: list[tuple[int, int, int, int]], winners: list[int], ranking: list[list[int]]
) -> None:
    result = ranked(tuple(score(*sheet) for sheet in sheets))
    assert list(result.winners) == winners
    assert [list(seats) for seats in result.ranking] == ranking
    assert result.rank is None


@pytest.mark.parametrize(
    ("total", "name", "won"),
    [
        pytest.param(18, "Breeder", True, id="case 40, won"),
        pytest.param(17, "Hen Keeper", False, id="case 40, not won"),
        pytest.param(-3, "Scrambled Eggs", False, id="case 40, below nothing"),
        (7, "Scrambled Eggs", False),
        (8, "Farmhand", False),
        (12, "Farmhand", False),
        (13, "Hen Keeper", False),
        (22, "Breeder", True),
        (23, "Master Breeder", True),
        (27, "Master Breeder", True),
        (28, "Cock of the Walk", True),
        (60, "Cock of the Walk", True),
    ],
)
def test_a_match_alone_reaches_a_rank(total: int, name: str, won: bool) -> None:  # noqa: FBT001 - a column
    result = ranked((score(total, 3, 2, 1),))
    assert result.rank is not None
    assert (result.rank.name, result.rank.won) == (name, won)
    assert result.winners == ((0,) if won else ())
    assert result.ranking == ((0,),)


def test_every_rank_of_the_ladder_begins_where_it_says() -> None:
    for rank in SOLO_RANKS:
        assert solo_rank(rank.least) is rank


def test_scores_of_a_running_match_are_those_of_the_yards_as_they_are() -> None:
    state = table(At("P1 P2 / W1 ##"), At("## C1 ## ##"), round=5)
    assert HENS.scores(state) == [3 - 1, 3 - 3]
