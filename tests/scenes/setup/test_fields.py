from typing import Literal, get_origin

import pytest
from pydantic import Field

from client.core.game import GameOptions, Preset
from client.scenes.box import PLAYABLE
from client.scenes.routes import AnyGame
from client.scenes.setup.fields import fields_of


class Sample(GameOptions):
    length: Literal["short", "long"] = Field(default="short", title="Length", description="How long it takes.")
    open_hands: bool = Field(default=False, title="Open hands")


class Guests(GameOptions):
    names: tuple[str, ...] = Field(default=(), title="Names")
    order: tuple[str, ...] = Field(default=("a", "b"), title="Order")


class Odd(GameOptions):
    colour: str = "red"


@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: game.id)
def test_every_option_of_every_game_is_a_field_with_words(game: AnyGame) -> None:
    fields = fields_of(game.Options, game.presets)
    lists = {name for name, info in game.Options.model_fields.items() if get_origin(info.annotation) is tuple}
    filled = {name for preset in game.presets for name in preset.values}
    names = [name for name in game.Options.model_fields if name not in lists - filled]
    assert [field.name for field in fields] == names
    for field in fields:
        assert field.title != field.name
        assert field.note
        assert len(field.labels) == len(field.values) == len(set(field.labels))
        assert getattr(game.Options(), field.name) in field.values


def test_a_choice_keeps_the_order_of_its_values_and_shows_those_without_labels_as_they_are() -> None:
    length, hands = fields_of(Sample)
    assert (length.values, length.labels, length.is_switch) == (("short", "long"), ("short", "long"), False)
    assert (hands.values, hands.is_switch, hands.note) == ((False, True), True, "")


def test_an_option_that_nobody_could_fill_in_is_named() -> None:
    with pytest.raises(TypeError, match="colour"):
        fields_of(Odd)


def test_a_list_is_offered_empty_and_as_a_preset_fills_it_and_not_at_all_without_one() -> None:
    (names,) = fields_of(Guests, [Preset("All", "Everybody comes.", {"names": ("a", "b")})])
    assert names.values == ((), ("a", "b"))
    assert names.known([]) == ()
    assert names.known(["a", "b"]) == ("a", "b")
    assert names.known(["a"]) == ("a", "b")
