from typing import Literal

import pytest
from pydantic import Field

from client.core.game import GameOptions
from client.scenes.box import PLAYABLE
from client.scenes.routes import AnyGame
from client.scenes.setup.fields import fields_of


class Sample(GameOptions):
    length: Literal["short", "long"] = Field(default="short", title="Length", description="How long it takes.")
    open_hands: bool = Field(default=False, title="Open hands")


class Odd(GameOptions):
    colour: str = "red"


@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: game.id)
def test_every_option_of_every_game_is_a_field_with_words(game: AnyGame) -> None:
    fields = fields_of(game.Options)
    assert [field.name for field in fields] == list(game.Options.model_fields)
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
