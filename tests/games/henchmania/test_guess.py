"""Dealing what cannot be seen, with the exact odds: section 8."""

from collections import Counter
from math import comb
from random import Random

from client.games.henchmania.cards import GUARD, box_of
from client.games.henchmania.guess import unseen_cards
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.state import HenchmaniaState
from tests.games.henchmania.drawn import GAME, act, all_pass, hand, move, named, play, seen, table

DEALS = 3_000


def assert_odds(found: Counter[str], odds: dict[str, float], times: int = DEALS) -> None:
    """Every result came up as often as its odds say, within five standard deviations, and no other result did."""
    assert set(found) <= set(odds)
    for result, chance in odds.items():
        spread = 5 * (times * chance * (1 - chance)) ** 0.5
        assert abs(found[result] - times * chance) <= spread, f"{result}: {found[result]} of {times}, odds {chance}"


def nearly_empty_square(**words: object) -> HenchmaniaState:
    """Of the Square two Gloves, a Pillory and an Apothecary are unseen by seat 0: one in each hand, two in the deck."""
    gone = "glove " * 10 + "porter porter porter public_bawler public_bawler public_bawler nosy_parker nosy_parker "
    gone += "apothecary pillory old_lady bravery"
    return table(3, hands={0: "jester", 1: "jester glove", 2: "apothecary"}, discards={"square": gone}, **words)


def test_unseen_cards_are_dealt_to_hands_and_deck_with_exact_odds() -> None:
    sight = GAME.sight(nearly_empty_square(), 0)
    assert [named(pool) for pool in unseen_cards(sight)][2] == "glove glove apothecary pillory"
    rng = Random(1)
    found: Counter[str] = Counter()
    for _ in range(DEALS):
        guess = GAME.guess(sight, 0, rng)
        found[f"{hand(guess, 1).split()[-1]} {hand(guess, 2)}"] += 1
    odds = {f"{one} {other}": 1 / 12 for one, other in (("apothecary", "pillory"), ("pillory", "apothecary"))}
    odds["glove glove"] = 2 / 12
    for other in ("apothecary", "pillory"):
        odds[f"glove {other}"] = odds[f"{other} glove"] = 2 / 12
    assert_odds(found, odds)


def test_a_card_that_is_known_stays_where_it_is() -> None:
    sight = GAME.sight(nearly_empty_square(seen={(0, 1): "glove"}), 0)
    rng = Random(2)
    guesses = [GAME.guess(sight, 0, rng) for _ in range(100)]
    assert {hand(guess, 1).split()[-1] for guess in guesses} == {"glove"}
    assert {seen(guess, 0, 1) for guess in guesses} == {"glove"}
    assert len({hand(guess, 2) for guess in guesses}) == 3


def test_others_notes_are_guessed_to_be_empty() -> None:
    state = table(3, seen={(1, 0): "jester", (0, 1): "jester"})
    guess = GAME.guess(GAME.sight(state, 0), 0, Random(1))
    assert [seen(guess, observer, owner) for observer, owner in ((1, 0), (0, 1))] == ["", "jester"]


def test_every_guess_holds_the_cards_of_the_box() -> None:
    options = HenchmaniaOptions(animals=True)
    state = GAME.new(4, options, 3)
    rng = Random(5)
    for _ in range(150):
        GAME.play(state, GAME.rule_player(state, rng))
        guess = GAME.guess(GAME.sight(state, 2), 2, rng)
        assert GAME.from_json(GAME.to_json(guess)) == guess
    assert box_of(options).total() == 157


def challenged(cards: str) -> HenchmaniaState:
    """Seat 1 is asked for a Guard; seat 0 does not see its hand."""
    state = table(hands={0: "glove jester", 1: cards})
    act(state, play("glove", 1))
    return state


def test_an_open_question_for_a_guard_betrays_it() -> None:
    sight = GAME.sight(challenged("guard"), 0)
    rng = Random(3)
    assert {hand(GAME.guess(sight, 0, rng), 1) for _ in range(50)} == {"guard"}


def test_the_number_of_guards_has_the_odds_of_at_least_one() -> None:
    """Seat 0 misses 25 Castle cards with two Guards among them, and seat 1 holds three."""
    sight = GAME.sight(challenged("jester jester guard"), 0)
    rng = Random(4)
    found = Counter(str(GAME.guess(sight, 0, rng).hands[1].count(GUARD)) for _ in range(DEALS))
    one, two = 2 * comb(23, 2), comb(23, 1)
    assert_odds(found, {"1": one / (one + two), "2": two / (one + two)})


def test_the_rest_of_a_guarded_hand_is_dealt_by_chance() -> None:
    sight = GAME.sight(challenged("jester guard"), 0)
    rng = Random(6)
    found = Counter(hand(GAME.guess(sight, 0, rng), 1) for _ in range(DEALS))
    one, two = 2 * 23, 1
    kinds = {
        "minstrel": 6,
        "troubadour": 6,
        "jester": 5,
        "bear_tamer": 3,
        "intrigue": 1,
        "courtesan": 1,
        "eloquence": 1,
    }
    after = ("intrigue", "courtesan", "eloquence")
    odds = {
        (f"guard {kind}" if kind in after else f"{kind} guard"): number / 23 * one / (one + two)
        for kind, number in kinds.items()
    }
    odds["guard guard"] = two / (one + two)
    assert_odds(found, odds)


def test_a_known_guard_needs_no_guessing() -> None:
    state = table(hands={0: "glove jester", 1: "guard guard"}, seen={(0, 1): "guard"})
    act(state, play("glove", 1))
    guess = GAME.guess(GAME.sight(state, 0), 0, Random(1))
    assert "guard" in hand(guess, 1)


def test_at_a_second_pick_the_guessed_card_is_the_one_just_kept() -> None:
    state = table(animals=True, hands={0: "gossip gossip gossip"}, reserves={0: "nosy_parker mule_tavern"})
    all_pass(state)
    act(state, move("keep", card="gossip"))
    guess = GAME.guess(GAME.sight(state, 1), 1, Random(1))
    decision = GAME.to_json(guess)["decision"]
    assert [decision["min_card"]] == GAME.to_json(guess)["kept"][0]
