from pathlib import Path

import pytest

from client.locale.languages import languages, system_language
from tests.locale.french import french_in


def test_english_comes_first_and_folders_without_a_catalogue_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "de" / "LC_MESSAGES").mkdir(parents=True)
    (tmp_path / "notes.txt").touch()
    french_in(tmp_path)
    french_in(tmp_path, "cs")
    assert languages(tmp_path) == ("en", "cs", "fr")


def test_english_is_among_the_languages_shipped() -> None:
    assert languages()[0] == "en"


@pytest.mark.parametrize(
    ("variables", "wish"),
    [
        ({}, ""),
        ({"LANG": "fr_FR.UTF-8"}, "fr_FR.UTF-8"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "fr_FR"),
        ({"LANGUAGE": "cs:fr", "LANG": "de_DE"}, "cs"),
        ({"LANG": "C"}, ""),
        ({"LC_ALL": "C.UTF-8"}, ""),
    ],
)
def test_the_system_says_its_language_in_the_usual_variables(variables: dict[str, str], wish: str) -> None:
    assert system_language(variables) == wish


def test_a_program_that_was_packed_without_catalogues_speaks_english(tmp_path: Path) -> None:
    assert languages(tmp_path / "locale") == ("en",)
