"""Component files."""

import pytest

from client.core.content import ContentError, load_components


def test_a_component_file_lies_beside_its_rules() -> None:
    assert load_components("client.games.mad_science_expo")["game"]["id"] == "mad_science_expo"


def test_a_missing_file_is_named() -> None:
    with pytest.raises(ContentError, match=r"no_such\.toml: client\.games\.mad_science_expo"):
        load_components("client.games.mad_science_expo", "no_such.toml")


def test_a_file_that_is_no_toml_is_named() -> None:
    with pytest.raises(ContentError, match=r"game\.py"):
        load_components("client.games.mad_science_expo", "game.py")


def test_an_error_names_file_entry_and_key() -> None:
    assert str(ContentError("components.toml", "cards/rat", "value", "is missing")) == (
        "components.toml: cards/rat: value: is missing"
    )
