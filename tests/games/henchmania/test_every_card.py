"""Every printed card has a test of its own, every effect a function, and every worked case a test."""

import importlib
import re
from collections import Counter
from pathlib import Path

from client.games.henchmania import actions, duel_cards, worth
from client.games.henchmania.cards import IDS
from client.games.henchmania.components import PLAIN, Kind, Play
from client.games.henchmania.verbs import Verb
from tests.games.henchmania.about import CARDS

FOLDER = Path(__file__).parent
CASE = re.compile(r"(?:test_case_|id=\"case )(\d+)")
CASES = range(1, 45)


def test_every_card_has_a_test_that_says_so() -> None:
    tested: Counter[str] = Counter()
    for path in FOLDER.glob("test_*.py"):
        module = importlib.import_module(f"{__package__}.{path.stem}")
        for name, thing in vars(module).items():
            if name.startswith("test_"):
                tested.update(getattr(thing, CARDS, ()))
    assert set(tested) == {card.id for card in PLAIN}
    assert len(tested) == 81


def test_every_case_of_the_reference_has_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py")]
    quoted = {int(number) for text in texts for number in CASE.findall(text)}
    assert quoted == set(CASES)


def test_every_hostile_effect_and_every_duel_effect_has_its_function() -> None:
    hostile = {card.effect for card in PLAIN if card.hostile}
    assert set(actions._EFFECTS) == hostile
    in_duels = {Verb.SPOIL_WEAPON, Verb.EASE_VALUE, Verb.DISTRACT, Verb.REROLL_OWN, Verb.TURN_TO_FACE}
    assert set(duel_cards._EFFECTS) == in_duels | {Verb.REROLL_ANY, Verb.HEAL}


def test_every_effect_is_printed_and_every_card_has_a_worth() -> None:
    assert {card.effect for card in PLAIN} == set(Verb)
    for number, card in enumerate(PLAIN):
        if card.kind is Kind.ACTION:
            assert worth.IN_HAND[number] > 0 or card.play is Play.WEAPON, card.id
    assert len(IDS) == len(PLAIN) + 5
