"""The components are as many as the box says, and every verb and word is known."""

from typing import get_args

import pytest

from client.core.content import ContentError
from client.games.ham_helsing import components as c
from client.games.ham_helsing import event_words, rules, terrain
from client.games.ham_helsing.effects import DEEDS
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.frames import Automatic, Question
from client.games.ham_helsing.icon_worth import STARS
from client.games.ham_helsing.move_data import MOVE_KINDS
from client.games.ham_helsing.options import PRESETS, HamOptions
from client.games.ham_helsing.refusals import ASKED_FIRST
from client.games.ham_helsing.stars import ACTIONS, PASSIVES
from client.games.ham_helsing.tokens import ALL_MINIONS
from client.games.ham_helsing.verbs import EffectToken, LocationPower, Star, VillainPower
from client.games.ham_helsing.villain_powers import POWERS


def test_there_are_as_many_pieces_as_the_box_says() -> None:
    counts = c.COMPONENT_COUNTS
    assert len(ALL_MINIONS) == counts["minions"] == 60
    assert len(c.EFFECTS) == counts["effect_tokens"] == 9
    assert sum(card.copies for card in c.START_CARDS) == counts["starting_cards"] == 40
    assert sum(card.copies for card in c.UPGRADES["attack"]) == counts["attack_upgrades"] == 28
    assert sum(card.copies for card in c.UPGRADES["special"]) == counts["special_upgrades"] == 26
    assert len(c.VILLAIN_CARDS) == counts["villain_cards"] == 16
    assert len(c.VILLAINS) == counts["villain_figures"] == 4
    assert len(c.LOCATIONS) == 17
    assert len(c.PATHS) == 37


def test_the_map_is_that_of_the_rules() -> None:
    degrees = {loc: len(ends) for loc, ends in terrain.CONNECTED.items()}
    assert "".join(terrain.CONNECTED["I"]) == "AEFHJLM"
    assert "".join(terrain.CONNECTED["B"]) == "ADEO"
    assert (min(degrees.values()), max(degrees.values())) == (3, 7)
    assert all(a in terrain.CONNECTED[b] for a, ends in terrain.CONNECTED.items() for b in ends)
    assert "".join(terrain.CONNECTED_BY_ANY_WRAP["B"]) == "ACDEGHJKNOQ"


def test_every_verb_has_a_function_and_every_word_is_said() -> None:
    assert ACTIONS.keys() | PASSIVES.keys() == set(Star)
    assert ACTIONS.keys().isdisjoint(PASSIVES)
    assert DEEDS.keys() | {EffectToken.BREED} == set(EffectToken)
    assert POWERS.keys() == set(VillainPower)
    assert c.LOCATION_POWERS.keys() == set(LocationPower)
    assert STARS.keys() == set(Star)
    assert set(event_words.WORDS) == set(get_args(Event))


def test_every_frame_runs_or_asks() -> None:
    assert {frame._field_defaults["frame"] for frame in get_args(Automatic)} == set(rules.AUTOMATIC)
    assert {frame._field_defaults["frame"] for frame in get_args(Question)} == set(rules.QUESTIONS)
    assert set(ASKED_FIRST) == set(rules.QUESTIONS)
    assert len(MOVE_KINDS) == 43


def test_presets_are_options() -> None:
    assert all(HamOptions.model_validate(dict(preset.values)) for preset in PRESETS)


def test_an_unknown_verb_fails_with_its_place() -> None:
    entry = c._Entry("start_cards/test", {"special": "sp_dance"})
    with pytest.raises(ContentError, match="start_cards/test: special"):
        entry.verb("special", Star)
