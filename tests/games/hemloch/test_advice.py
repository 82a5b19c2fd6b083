"""The simple player, its estimate and its reasons: section 13."""

from random import Random

import pytest

from client.games.hemloch import HEMLOCH
from client.games.hemloch.outlook import outlook_for
from client.games.hemloch.standing import lead
from client.locale.translator import Translator
from tests.games.hemloch.drawn import do, offered, table, told

say = Translator("en").say


def advised(picture: str, *moves: str, **fields: object) -> str:
    """Return what the simple player does in a position, after some moves."""
    state = table(picture, **fields)
    do(state, *moves)
    choice = told(HEMLOCH.rule_player(state, Random(1)))
    assert choice in offered(state)
    return choice


def test_a_marker_goes_where_it_touches() -> None:
    assert advised("hand 0: lady\n courtyard spaces: ..0.....", "play lady courtyard", festival="boneyard") in {
        "place courtyard 1",
        "place courtyard 3",
        "place courtyard 6",
    }


def test_the_dearest_trinket_is_stolen_fresh() -> None:
    picture = "hand 0: cutpurse\n items 1: strings- mask"
    assert advised(picture, "play cutpurse stillhouse") == "steal mask up"


def test_the_heaviest_lead_is_broken() -> None:
    picture = "hand 0: knife\n boneyard: | shambler\n stillhouse: lady lady | lady"
    assert advised(picture, "play knife market") == "target boneyard shambler"


def test_an_opposing_minion_is_eaten_rather_than_an_own_one() -> None:
    assert advised("hand 0: shambler\n market: flatterer | footpad", "play shambler market") == "devour 1 footpad"


def test_a_minion_is_sent_where_it_helps_least() -> None:
    picture = "hand 0: flatterer\n boneyard: | lady warden\n stillhouse: shambler shambler shambler |"
    moves = ("play flatterer boneyard", "target boneyard warden")
    assert advised(picture, *moves) == "move_to stillhouse"


def test_the_lightest_minions_are_given_up_at_weeks_end() -> None:
    picture = "hand 0: lady\n hand 1: lady\n boneyard: lady footpad shambler digger |"
    state = table(picture, week_deck=[], seat=1)
    do(state, "end_turn", "place boneyard 0")
    for expected in ("cull lady", "cull footpad"):
        assert told(HEMLOCH.rule_player(state, Random(1))) == expected
        do(state, expected)


def test_the_night_of_the_strongest_lead_becomes_a_day() -> None:
    picture = "hand 0: lady\n hand 1: lady\n stillhouse: distiller | \n market: | lady"
    state = table(picture, week_deck=[], seat=1)
    do(state, "end_turn")
    while offered(state)[0].startswith("place"):
        do(state, offered(state)[0])
    assert told(HEMLOCH.rule_player(state, Random(1))) == "retire stillhouse"


def test_the_least_useful_card_is_discarded_and_the_most_useful_taken_back() -> None:
    assert (
        advised("hand 0: footpad\n hand 1: flatterer masques knife", "play footpad stillhouse") == "discard flatterer"
    )
    picture = "hand 0: digger\n discard 0: flatterer knife lady"
    assert advised(picture, "play digger boneyard") == "recover knife"


def test_a_potion_worth_its_point_is_used_before_the_actions() -> None:
    picture = "hand 0: lady\n items 0: philtre\n boneyard: shambler | shambler\n stillhouse: digger digger shambler |"
    assert advised(picture, days=["courtyard", "market", "stillhouse"]) == "use philtre"


def test_the_leader_hurries_to_empty_its_deck() -> None:
    ahead = "hand 0: -\n deck 0: warden\n items 0: mask"
    assert advised(ahead) == "draw"
    behind = "hand 0: flatterer flatterer flatterer flatterer footpad footpad\n deck 0: warden\n items 1: mask"
    assert advised(behind, played_at=["night_market", "boneyard", "stillhouse"]) == "end_turn"


def test_a_lead_is_worth_more_with_days_to_come_and_nothing_where_all_is_full() -> None:
    picture = "boneyard: shambler |"
    plain, days = table(picture), table(picture, days=["market", "courtyard"])
    assert outlook_for(plain, 0).standing() < outlook_for(days, 0).standing()
    assert outlook_for(plain, 0).standing() == pytest.approx(-outlook_for(plain, 1).standing())
    full = table(picture + "\n boneyard spaces: 0101010")
    assert 0 < outlook_for(full, 0).standing() < 0.5


def test_the_estimate_favours_whoever_has_more() -> None:
    assert HEMLOCH.standing(table()) == [0.5, 0.5]
    ahead = table("items 0: mask mask\n hand 0: lady\n boneyard: shambler |")
    assert lead(ahead) > 4
    first, second = HEMLOCH.standing(ahead)
    assert first > 0.6
    assert first + second == pytest.approx(1)


@pytest.mark.parametrize(
    ("picture", "moves", "move", "words"),
    [
        ("hand 0: lady", (), "draw", "A card now is a choice later; 29 cards are left in your deck."),
        (
            "hand 0: footpad\n boneyard: | lady",
            (),
            "play footpad boneyard",
            "It activates the [Boneyard]: Gain 1 Potion. Your influence becomes 2 to 1.",
        ),
        (
            "hand 0: footpad",
            (),
            "play footpad market",
            "[Shadow Footpad] is at home there and counts 1 more: 3 to 0.",
        ),
        (
            "hand 0: lady\n boneyard spaces: 0......",
            ("play lady boneyard",),
            "place boneyard 1",
            "It touches your Markers there: 3 points more.",
        ),
        (
            "hand 0: lady\n boneyard spaces: 0......",
            ("play lady boneyard",),
            "place boneyard 6",
            "It stands alone for now: 1 point, and room to grow.",
        ),
    ],
)
def test_reasons_name_what_counts(picture: str, moves: tuple[str, ...], move: str, words: str) -> None:
    state = table(picture)
    do(state, *moves)
    chosen = next(each for each in HEMLOCH.legal_moves(state) if told(each) == move)
    assert say(HEMLOCH.reason(HEMLOCH.sight(state, 0), chosen), ["Ann", "Ben"]) == words


def test_the_simple_player_beats_chance() -> None:
    wins = 0
    for seed in range(12):
        state, rng = HEMLOCH.new(2, seed=seed), Random(seed)
        while (seat := HEMLOCH.to_act(state)) is not None:
            is_simple = seat == seed % 2
            move = HEMLOCH.rule_player(state, rng) if is_simple else rng.choice(HEMLOCH.legal_moves(state))
            HEMLOCH.apply(state, move, None)
        outcome = HEMLOCH.outcome(state)
        wins += outcome is not None and outcome.winners == (seed % 2,)
    assert wins == 12
