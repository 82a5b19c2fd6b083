"""The simple player, what it says for its moves, and its estimate of the winner."""

from random import Random

import pytest

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.estimates import hand_estimate
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, Pick, Play, Recruit
from client.games.mad_science_expo.packets import first_of, least_total
from client.games.mad_science_expo.state import ExpoState
from client.locale.translator import Translator
from tests.games.mad_science_expo.drawn import fight, picks, play_all, table

NAMES = ["Ann", "Ben", "Cleo"]


def advised(state: ExpoState) -> set[Move]:
    """Return every move that the rule player makes in this position, by whatever chance."""
    return {EXPO.rule_player(EXPO.sight(state, state.deciding_seat), Random(number)) for number in range(40)}


def packets(state: ExpoState, seat: int, number: int) -> str:
    """Let the rule player pick until it commits; return the cards."""
    sight = EXPO.sight(state, seat)
    rng = Random(number)
    chosen = ""
    while (move := EXPO.rule_player(sight, rng)) != Commit():
        assert isinstance(move, Pick)
        chosen += str(move.value)
        EXPO.play(state, move)
        sight = EXPO.sight(state, seat)
    return chosen


def test_it_recruits_whenever_it_may() -> None:
    state = table("""
        0256 team 114
        36   team 02
    """)
    assert advised(state) == {Recruit()}
    state = table("""
        0256 team 14
        136  team 0
    """)
    fight(state, 1, "5", "1")
    assert EXPO.legal_moves(state) == [Recruit(), Keep()]
    assert advised(state) == {Recruit()}


def test_it_plays_its_lowest_henchman_and_a_middle_one_third() -> None:
    assert advised(EXPO.new(3)) == {Play(0)}
    state = table("""
        1346 team 02
        1356
    """)
    assert advised(state) == {Play(3)}


def test_a_rich_team_behind_a_weak_hand_is_challenged() -> None:
    state = table("""
        3456 team 1
        06   team 2455
        1236
    """)
    assert advised(state) == {Challenge(1)}


def test_a_certain_win_takes_no_more_than_it_needs() -> None:
    """The target holds 6 and 0: any seven wins, and the Mad Scientist cannot lose with a one beside it."""
    for number in range(20):
        state = table("""
            1456
            06   team 2455
            0126
        """)
        play_all(state, Challenge(1))
        assert packets(state, 0, number) == "16"


def test_its_scientist_never_risks_a_defeat_while_there_is_another_card() -> None:
    for number in range(40):
        state = table("""
            0126
            3456 team 1245
            0356
        """)
        play_all(state, Challenge(1))
        assert "6" not in packets(state, 0, number)


def test_it_answers_with_the_least_where_the_team_is_not_worth_more() -> None:
    for number in range(20):
        state = table("""
            3456
            0136 team 0
        """)
        play_all(state, Challenge(1), *picks("345"), Commit())
        assert packets(state, 1, number) == "0"


def test_a_lone_scientist_does_what_it_must() -> None:
    state = table("""
        6    team 4
        6    team 3
        0126
    """)
    assert advised(state) == {Challenge(1)}
    play_all(state, Challenge(1))
    assert packets(state, 0, 0) == "6"


@pytest.mark.parametrize(
    ("cards", "need", "total", "first"),
    [
        ([1, 2, 4], 3, 3, 1),
        ([1, 2, 4], 4, 4, 4),
        ([2, 2, 5], 4, 4, 2),
        ([0, 3, 3], 6, 6, 3),
        ([1, 3], 0, 0, None),
        ([1, 3], 5, None, None),
        ([], 1, None, None),
    ],
)
def test_the_cheapest_packet(cards: list[int], need: int, total: int | None, first: int | None) -> None:
    assert least_total(cards, need) == total
    if total is not None and first is not None:
        assert first_of(cards, total) == first


def test_a_hand_is_judged_by_memory_alone() -> None:
    state = table("""
        016  team 4
        126  team 3
        2346 team 5
    """)
    known = hand_estimate(state, 2, 0)
    assert (known.size, known.expected, known.most(1), known.most(2), known.most(9)) == (3, 7, 6, 7, 7)
    fight(state, 1, "0", "2")
    pooled = hand_estimate(EXPO.sight(state, 2), 2, 0)
    assert (pooled.size, pooled.expected) == (3, 6 + 2 * 4 / 4)
    assert [pooled.most(cards) for cards in (1, 2, 3)] == [6, 8, 9]


def test_it_beats_chance() -> None:
    """One rule player against two who choose by chance: measured at 0.85, by chance 0.33."""
    won = 0
    for match in range(90):
        rng = Random(match)
        state = EXPO.new(3, seed=match)
        while (seat := EXPO.to_act(state)) is not None:
            honest = seat == match % 3
            moves = EXPO.legal_moves(state)
            EXPO.apply(state, EXPO.rule_player(EXPO.sight(state, seat), rng) if honest else rng.choice(moves), None)
        won += EXPO.standing(state)[match % 3] == 1
    assert won >= 60


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            table("0256\n136 team 02"),
            Play(0),
            "[Clumsy Intern 0] builds your team to 0; the less it is worth, the less it tempts others.",
            id="a first card",
        ),
        pytest.param(
            table("0256 team 14\n136 team 02"),
            Play(5),
            "With [Robot Guard 5] your team is large enough to be recruited next turn, worth 10.",
            id="a third card",
        ),
        pytest.param(
            table("0256 team 144\n136 team 02"),
            Play(5),
            "[Robot Guard 5] adds to a team that you can recruit next turn, worth 14 then.",
            id="a fourth card",
        ),
        pytest.param(
            table("0256 team 144\n136 team 02"),
            Recruit(),
            "Recruited henchmen are safe for good: 9 points that nobody can take.",
            id="recruiting",
        ),
        pytest.param(
            table("0256\n136 team 02"),
            Challenge(1),
            "Your 13 beat everything Ben can hold (10): the team worth 2 is certain.",
            id="a certain challenge",
        ),
        pytest.param(
            table("0126\n3456 team 024"),
            Challenge(1),
            "The team of Ben is worth 6; you hold 9 against about 18.",
            id="a risky challenge",
        ),
        pytest.param(
            table("0126\n346 team 0"),
            Challenge(1),
            "The team of Ben is worth nothing, but its cards may fill up your own.",
            id="a challenge for nothing",
        ),
    ],
)
def test_a_move_is_explained_in_terms_of_the_game(state: ExpoState, move: Move, words: str) -> None:
    sight = EXPO.sight(state, state.deciding_seat)
    assert Translator("en").say(EXPO.reason(sight, move), NAMES) == words


@pytest.mark.parametrize(
    ("before", "move", "words"),
    [
        ("", Pick(1), "[Lab Rat 1] is cheap to give away and still counts as a card."),
        ("1", Pick(5), "[Robot Guard 5] brings your packet to 6; it goes to the other side for good."),
        ("5", Pick(6), "With [Mad Scientist 6] you reach 11, and Ben cannot beat that: it comes back to you unharmed."),
        ("1", Pick(6), "[Mad Scientist 6] costs no card, but Ben may have up to 10, and losing with it means defeat."),
        ("56", Commit(), "Ben cannot reach your 11: the challenge is won."),
        ("5", Commit(), "5 against a team worth 2: meeting that would cost Ben good cards."),
    ],
)
def test_an_attack_is_explained(before: str, move: Move, words: str) -> None:
    state = table("0156\n136 team 02")
    play_all(state, Challenge(1), *picks(before))
    assert move in EXPO.legal_moves(state)
    assert Translator("en").say(EXPO.reason(EXPO.sight(state, 0), move), NAMES) == words


def test_an_answer_is_explained() -> None:
    state = table("0156\n136 team 02")
    play_all(state, Challenge(1), *picks("15"), Commit(), *picks("3"))
    words = Translator("en").say(EXPO.reason(EXPO.sight(state, 1), Commit()), NAMES)
    assert words == "2 cards of Ann are worth about 6; your 3 need only be as much."


def test_the_standing_follows_the_lead_and_ends_exact() -> None:
    level = table("0256\n0256")
    assert EXPO.standing(level) == [0.5, 0.5]
    ahead = table("0256 recruited 345\n036  recruited 112")
    assert EXPO.standing(ahead)[0] > 0.6
    campaign = table("0256\n0256", campaign=True, points=[3, 0])
    assert EXPO.standing(campaign)[0] > 0.8
    over = table("16 team 1\n6 team 5")
    fight(over, 1, "16", "6")
    assert EXPO.standing(over) == [1.0, 0.0]
