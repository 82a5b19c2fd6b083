"""Refusals: each with its sentence and the section that forbids the move."""

from typing import Any

import pytest

from client.games.henchmania.components import Card, Site
from client.games.henchmania.moves import Keep, Move, Place, Play, Use, Weapon
from client.games.henchmania.state import HenchmaniaState
from client.locale.translator import Translator
from tests.games.henchmania.drawn import DONE, GAME, PASS, act, all_pass, duel, move, play, table, weapon

NAMES = ["Ann", "Ben", "Cleo"]


def turn() -> HenchmaniaState:
    return table(
        3,
        hands={0: "gossip guard jester minstrel axe", 1: "jester"},
        reserves={0: "boss_lady* minstrel minstrel porter"},
        trumps={0: "influence", 1: "bravery"},
        scores=[5, 0, 5],
        board={"castle": "1"},
    )


def placing() -> HenchmaniaState:
    return table(
        phase="place", decision={"step": "place", "seat": 0}, pools={0: "00", 1: "1"}, board={"castle": "0011"}
    )


def in_duel() -> HenchmaniaState:
    state = table(hands={0: "glove axe coat_of_mail jester"}, reserves={0: "prayer"})
    act(state, play("glove", 1))
    return state


def asked_for_guard() -> HenchmaniaState:
    state = table(hands={0: "glove axe jester", 1: "guard jester"})
    act(state, play("glove", 1))
    return state


def shielding() -> HenchmaniaState:
    state = table(hands={0: "pillory jester"}, reserves={1: "penitent"})
    act(state, play("pillory", 1, target="penitent"))
    return state


def inquiring() -> HenchmaniaState:
    state = table(hands={0: "inquisition jester"}, reserves={1: "penitent* minstrel"})
    act(state, play("inquisition", 1))
    return state


def giving() -> HenchmaniaState:
    state = table(hands={0: "trick jester", 1: "axe"})
    act(state, play("trick", 1, back="armory"))
    return state


def keeping() -> HenchmaniaState:
    state = table(animals=True, hands={0: "gossip glove sword"}, reserves={0: "nosy_parker mule_tavern"})
    all_pass(state)
    act(state, move("keep", card="glove"))
    return state


def over() -> HenchmaniaState:
    state = table(day=4, scores=[5, 9])
    all_pass(state)
    return state


NO_CARD, NO_SITE = Card(999), Site(99)
INFLUENCE: dict[str, Any] = {"card": "influence", "trump": "influence"}
REFUSED: list[tuple[Any, Move, str, str]] = [
    (placing, PASS, "4.2", "Set a Henchman now."),
    (placing, Place(NO_SITE, 0, 0), "4.2", "There is no such site."),
    (placing, move("place", site="tavern", owner=1, counts_for=1), "4.2", "You have no such Henchman left to set."),
    (
        placing,
        move("place", site="castle", owner=0, counts_for=0),
        "4.2",
        "The Castle is full, and you have no upright Porter.",
    ),
    (turn, DONE, "4.4", "It is your turn: play a card, use one before you, or pass."),
    (turn, Play(NO_CARD), "4.4", "There is no such card."),
    (turn, play("sword"), "4.4", "You have no [Sword] in your hand."),
    (turn, play("axe"), "5", "[Axe] is a weapon: it waits for a duel."),
    (turn, play("guard"), "5", "[Guard] only answers a challenge."),
    (turn, play("minstrel"), "4.4", "Your Reserve may hold no further [Minstrel Performance]."),
    (turn, play("jester", 1), "4.4", "Say what [Jester Performance] is meant for, and nothing more."),
    (turn, play("gossip"), "4.4", "Say what [Gossip] is meant for, and nothing more."),
    (turn, play("gossip", 0), "5", "[Gossip] is meant for somebody else."),
    (turn, play("gossip", 7), "5", "Nobody sits there."),
    (turn, play("gossip", 1), "5", "[Gossip] would do nothing to Ben there."),
    (turn, Use(NO_CARD), "4.4", "There is no such card."),
    (turn, move("use", card="old_lady"), "4.4", "No [Old Lady] lies before you."),
    (turn, move("use", card="boss_lady"), "4.4", "[Boss Lady] is used up for today."),
    (turn, move("use", card="porter"), "5", "[Porter] cannot be used that way on your turn."),
    (turn, move("use", **INFLUENCE, site="castle"), "5", "You do not dominate The Castle."),
    (turn, move("use", **INFLUENCE), "5", "[Influence] cannot be used that way on your turn."),
    (in_duel, PASS, "4.6", "A duel is being fought: decide for that first."),
    (in_duel, weapon("sword"), "4.6", "You have no [Sword] in your hand."),
    (in_duel, Weapon(NO_CARD), "4.6", "There is no such card."),
    (in_duel, weapon("coat_of_mail"), "4.6", "[Coat of Mail] is no better than bare hands here."),
    (asked_for_guard, DONE, "4.6", "A duel is being fought: decide for that first."),
    (shielding, PASS, "4.5", "Decide first whether you stop the card."),
    (shielding, move("shield", card="tomcat_church"), "4.5", "No [Tomcat] lies before you."),
    (inquiring, PASS, "4.5", "Finish what the last card asks for first."),
    (inquiring, DONE, "4.5", "The Inquisition burns at least one card."),
    (inquiring, move("inquire", target="porter"), "4.5", "No [Porter] lies there."),
    (giving, move("give", card="sword"), "4.5", "You have no [Sword] in your hand."),
    (keeping, PASS, "4.7", "Hands are being discarded: decide what you keep."),
    (keeping, move("keep", card="gossip"), "4.5", "[Gossip] comes before the card you have just kept."),
    (keeping, Keep(NO_CARD), "4.5", "There is no such card."),
    (over, PASS, "6", "The match is over."),
]


@pytest.mark.parametrize(
    ("build", "refused", "rule", "words"), REFUSED, ids=[f"{row[0].__name__}: {row[3]}" for row in REFUSED]
)
def test_a_refusal_says_why_and_by_which_rule(build: Any, refused: Move, rule: str, words: str) -> None:
    refusal = GAME.why_not(build(), refused)
    assert refusal is not None
    assert (Translator("en").say(refusal, NAMES), refusal.rule) == (words, rule)


def test_cards_before_you_that_can_do_nothing_are_refused_in_a_duel() -> None:
    state = table(hands={0: "glove axe jester"}, reserves={0: "prayer porter"}, dice=[1, 1, 1])
    act(state, play("glove", 1), weapon("axe"))
    for card, words in (("porter", "[Porter] can do nothing here now."), ("damsel", "No [Damsel] lies before you.")):
        refusal = GAME.why_not(state, duel(card))
        assert refusal is not None
        assert (Translator("en").say(refusal, NAMES), refusal.rule) == (words, "4.6")


def test_a_boss_lady_without_cards_to_draw_and_a_challenge_to_oneself() -> None:
    everything = " ".join(f"{card} " * n for card, n in TAVERN.items())
    state = table(hands={1: f"{everything} jester"}, reserves={0: "boss_lady"}, trumps={0: "bravery"})
    bravery: dict[str, Any] = {"card": "bravery", "trump": "bravery"}
    for wrong, words in (
        (move("use", card="boss_lady"), "There is no card left to draw."),
        (move("use", **bravery, to=0), "[Bravery] is meant for somebody else."),
    ):
        refusal = GAME.why_not(state, wrong)
        assert refusal is not None
        assert Translator("en").say(refusal, NAMES) == words


TAVERN = {"gossip": 8, "trick": 4, "belladonna_root": 4, "drunkard": 4, "traitor": 3, "brawl": 1, "influence": 1}
