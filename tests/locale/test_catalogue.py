from pathlib import Path

import pytest
from babel.messages.pofile import read_po, write_po

from client.core.words import Phrase, Plural
from client.locale.translator import Translator
from tests import catalogue
from tests.catalogue import complaints, main, marked_texts, misfits, shown_texts, template


def test_the_catalogue_is_up_to_date_and_its_values_fit() -> None:
    assert complaints() == []


def test_texts_of_code_and_of_components_are_found() -> None:
    found = set(marked_texts())
    assert ("client/locale/translator.py", "Seat {number}") in found
    assert ("client/games/mad_science_expo/components.toml", "Lab Rat") in found
    assert any(isinstance(text, tuple) for _, text in found)


def test_only_what_is_shown_is_taken_from_components() -> None:
    part = {"id": "x", "name": "A", "cards": [{"text": "B", "look": "-", "n": 1}, {"name": ""}], "more": {"text": "C"}}
    assert list(shown_texts(part)) == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("text", "translation", "misfit"),
    [
        ("{name} draws", "{name} pioche", False),
        ("{name} draws", "", False),
        ("{name} draws", "pioche", True),
        ("{name} draws", "{nom} pioche", True),
        ("{n} {egg}", "{egg} {n}", False),
        (("a card", "{n} cards"), ("une carte", "{n} cartes"), False),
        (("{who}: a card", "{n} cards"), "", True),
        (("{n} card", "{n} cards"), ("{n} carte", "{m} cartes"), True),
    ],
)
def test_a_translation_speaks_of_the_same_values(
    text: str | tuple[str, ...], translation: str | tuple[str, ...], *, misfit: bool
) -> None:
    texts = template()
    assert misfits(texts.add(text, translation)) is misfit


def test_a_language_goes_from_a_copy_of_the_template_to_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogue, "TEMPLATE", tmp_path / "henchbox.pot")
    monkeypatch.setattr(catalogue, "marked_texts", lambda: [("a.py", "Draw"), ("a.py", ("{n} card", "{n} cards"))])
    assert main([]) == 0
    po = tmp_path / "fr" / "LC_MESSAGES" / "henchbox.po"
    po.parent.mkdir(parents=True)
    po.write_bytes((tmp_path / "henchbox.pot").read_bytes())
    assert main([]) == 0
    with po.open("rb") as file:
        french = read_po(file, locale="fr")
    french.get("Draw").string = "Piocher"  # type: ignore[union-attr]
    french.get("{n} card").string = ("{n} carte", "{n} de cartes", "{n} cartes")  # type: ignore[union-attr]
    with po.open("wb") as file:
        write_po(file, french)
    assert main([]) == 0
    translator = Translator("fr", tmp_path)
    assert translator.say("Draw") == "Piocher"
    assert translator.say(Phrase(Plural("{n} card", "{n} cards"), n=0)) == "0 carte"


def test_a_stale_template_is_complained_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogue, "ROOT", tmp_path)
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogue, "TEMPLATE", tmp_path / "henchbox.pot")
    monkeypatch.setattr(catalogue, "marked_texts", lambda: [("a.py", "Draw")])
    assert main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().out
    assert not (tmp_path / "henchbox.pot").exists()
