"""Keys that a player may change."""

import pytest

from client.core.words import Phrase
from client.ui.keys import DEFAULTS, ESSENTIAL, Action, Chord, KeyMap


@pytest.mark.parametrize(
    ("chord", "text"),
    [
        pytest.param(Chord("m"), "m", id="plain letter"),
        pytest.param(Chord("z", ctrl=True, shift=True), "ctrl+shift+z", id="with modifiers"),
        pytest.param(Chord("page up", alt=True), "alt+page up", id="a name of two words"),
    ],
)
def test_a_chord_is_read_as_it_was_written(chord: Chord, text: str) -> None:
    assert chord.written() == text
    assert Chord.parse(text) == chord


@pytest.mark.parametrize("text", ["", "ctrl+", "hyper+a", "ctrl+ctrl+a", "+"])
def test_what_is_no_chord_is_refused(text: str) -> None:
    assert Chord.parse(text) is None


def test_every_action_has_a_key_and_no_key_means_two_things() -> None:
    chords = [chord for chords in DEFAULTS.values() for chord in chords]
    assert set(DEFAULTS) == set(Action)
    assert len(set(chords)) == len(chords)


def test_the_key_shown_is_the_live_one() -> None:
    assert KeyMap().words(Action.HINT) == Phrase("{key}", key="H")
    keys = KeyMap().rebound(Action.HINT, Chord("f2"))
    assert keys.words(Action.HINT) == Phrase("{key}", key="F2")
    assert keys.action(Chord("h")) is None


def test_modifiers_and_named_keys_are_shown_in_words() -> None:
    assert Chord("escape").words() == Phrase("Esc")
    assert Chord("z", ctrl=True).words() == Phrase("Ctrl+{key}", key=Phrase("{key}", key="Z"))


def test_a_key_given_to_another_action_leaves_the_first() -> None:
    keys = KeyMap().rebound(Action.HINT, Chord("m"))
    assert keys.action(Chord("m")) is Action.HINT
    assert keys.chords(Action.LIST_MOVES) == ()
    assert keys.words(Action.LIST_MOVES) is None


def test_changes_survive_the_settings_file() -> None:
    keys = KeyMap().rebound(Action.LOG, Chord("l", alt=True))
    again = KeyMap.changed(keys.changes())
    assert keys.changes() == {"log": ["alt+l"]}
    assert again.action(Chord("l", alt=True)) is Action.LOG
    assert again.action(Chord("l")) is None


def test_nonsense_in_the_settings_is_passed_over() -> None:
    keys = KeyMap.changed({"dance": ["d"], "hint": ["ctrl+ctrl+x", "j"]})
    assert keys.action(Chord("d")) is None
    assert keys.chords(Action.HINT) == (Chord("j"),)


@pytest.mark.parametrize("action", sorted(ESSENTIAL))
def test_settings_cannot_take_away_the_keys_one_needs(action: Action) -> None:
    assert KeyMap.changed({action.value: []}).chords(action) == DEFAULTS[action]


def test_the_last_key_of_something_essential_cannot_be_taken() -> None:
    keys = KeyMap()
    assert keys.why_not(Action.HINT, Chord("escape")) is not None
    assert keys.why_not(Action.HINT, Chord("space")) is None, "Enter still confirms"
    assert keys.why_not(Action.BACK, Chord("escape")) is None
