from typing import Annotated, Literal

import pytest
from pydantic import Field

from client.core.game import GameOptions
from client.core.picking import OneEach, Pick
from client.games import ALL_GAMES
from client.scenes.routes import AnyGame
from client.scenes.setup.fields import Choice, Each, Head, Item, Number, Numbers, Order, Some, Switch, fields_of

Letter = Literal["a", "b", "c"]


class Sample(GameOptions):
    length: Literal["short", "long"] = Field(default="short", title="Length", description="How long it takes.")
    open_hands: bool = Field(default=False, title="Open hands")
    health: int = Field(default=0, ge=-3, le=9)


class Guests(GameOptions):
    invited: Annotated[tuple[Letter, ...], Pick.SOME] = Field(
        default=(), title="Invited", json_schema_extra={"labels": {"a": "Ada"}, "notes": {"a": "Sings."}}
    )
    order: Annotated[tuple[Letter, ...], Pick.ORDER] = ("a", "b", "c")
    hats: Annotated[list[Letter], OneEach("As they come", lambda seats: seats + 1)] = Field(default=[])
    cakes: Annotated[list[Annotated[int, Field(ge=0, le=4)]], Field(min_length=2, max_length=2)] = Field(default=[0, 0])


class Odd(GameOptions):
    colour: str = "red"


class Endless(GameOptions):
    rounds: int = 3


class Unmarked(GameOptions):
    guests: tuple[Letter, ...] = ()


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_every_option_of_every_game_is_a_field_with_words(game: AnyGame) -> None:
    fields = fields_of(game.Options)
    assert [field.head.name for field in fields] == list(game.Options.model_fields)
    for field in fields:
        name, title, note = field.head
        assert title != name
        assert note
        if isinstance(field, Choice | Some | Order | Each):
            assert len({item.label for item in field.items}) == len(field.items)
            assert all(item.label != item.value or isinstance(item.value, int) for item in field.items)
        if isinstance(field, Choice):
            assert getattr(game.Options(), name) in [item.value for item in field.items]


def test_a_choice_keeps_the_order_of_its_values_and_shows_those_without_labels_as_they_are() -> None:
    length, hands, health = fields_of(Sample)
    assert length == Choice(
        Head("length", "Length", "How long it takes."), (Item("short", "short"), Item("long", "long"))
    )
    assert hands == Switch(Head("open_hands", "Open hands", ""))
    assert health == Number(Head("health", "health", ""), -3, 9)


def test_a_list_is_filled_in_as_its_mark_says() -> None:
    invited, order, hats, cakes = fields_of(Guests)
    letters = (Item("a", "a"), Item("b", "b"), Item("c", "c"))
    assert invited == Some(Head("invited", "Invited", ""), (Item("a", "Ada", "Sings."), *letters[1:]))
    assert order == Order(Head("order", "order", ""), letters)
    assert isinstance(hats, Each)
    assert (hats.items, hats.unset, hats.places(2)) == (letters, "As they come", 3)
    assert cakes == Numbers(Head("cakes", "cakes", ""), ("1", "2"), 0, 4)


def test_some_values_stand_in_the_order_of_the_field() -> None:
    invited = fields_of(Guests)[0]
    assert isinstance(invited, Some)
    assert invited.sorted({"c", "a"}) == ["a", "c"]


@pytest.mark.parametrize(
    ("named", "seats", "fitted"),
    [
        pytest.param([], 1, ["a", "b"], id="nobody has one yet"),
        pytest.param(["c"], 1, ["c", "a"], id="a seat more"),
        pytest.param(["c", "b", "a"], 1, ["c", "b"], id="a seat less"),
        pytest.param(["c", "b"], 1, ["c", "b"], id="just enough"),
    ],
)
def test_one_for_each_place_follows_the_number_of_seats(named: list[str], seats: int, fitted: list[str]) -> None:
    hats = fields_of(Guests)[2]
    assert isinstance(hats, Each)
    assert hats.fitted(named, seats) == fitted


@pytest.mark.parametrize(("options", "name"), [(Odd, "colour"), (Endless, "rounds"), (Unmarked, "guests")])
def test_an_option_that_nobody_could_fill_in_is_named(options: type[GameOptions], name: str) -> None:
    with pytest.raises(TypeError, match=name):
        fields_of(options)
