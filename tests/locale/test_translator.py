from pathlib import Path

import pytest

from client.core.refusal import Refusal
from client.core.words import NN_, Listing, Phrase, Plural, SeatName
from client.locale.markup import plain
from client.locale.translator import LANGUAGE_NAME, Translator
from tests.locale.french import french_in

CARDS = NN_("{n} card", "{n} cards")
ENGLISH = Translator()


@pytest.fixture
def french(tmp_path: Path) -> Translator:
    return Translator("fr", french_in(tmp_path))


@pytest.mark.parametrize(
    ("value", "shown"),
    [(3, "3"), (3.0, "3"), (-2, "-2"), (2.5, "2.5"), (1 / 3, "0.33"), (-0.5, "-0.5"), (10**20, "1" + 20 * "0")],
)
def test_a_number_is_written_plainly(value: float, shown: str) -> None:
    assert ENGLISH.say(Phrase("{value}", value=value)) == shown


@pytest.mark.parametrize(
    ("n", "shown"),
    [(0, "0 cards"), (1, "1 card"), (-1, "-1 card"), (2, "2 cards"), (1.5, "1.5 cards"), (1.0, "1 card")],
)
def test_the_value_n_chooses_the_plural(n: float, shown: str) -> None:
    assert ENGLISH.say(Phrase(CARDS, n=n)) == shown


def test_french_counts_in_its_own_way(french: Translator) -> None:
    assert [french.say(Phrase(CARDS, n=n)) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_a_phrase_inside_a_phrase_is_translated_and_keeps_its_markup(french: Translator) -> None:
    assert french.say(Phrase("{name} may draw.", name=Phrase("*Lab Rat*"))) == "*Lab Rat* peut piocher."
    assert french.say(Phrase("{name} may draw.", name=Phrase("Lab Rat"))) == "Rat de labo peut piocher."


def test_a_text_without_translation_is_said_in_english(french: Translator) -> None:
    assert french.say("Shuffle {n}") == "Shuffle {n}"
    assert french.say("Draw") == "Piocher"


def test_an_empty_text_stays_empty(french: Translator) -> None:
    assert french.say("") == ""


def test_a_refusal_is_said_like_any_phrase(french: Translator) -> None:
    assert french.say(Refusal("{name} may draw.", rule="4.2", name="Ada")) == "Ada peut piocher."


def test_a_seat_is_called_by_the_name_of_its_player() -> None:
    phrase = Phrase("{name} passed.", name=SeatName(1))
    assert ENGLISH.say(phrase, ["Ada", "Brunhild"]) == "Brunhild passed."


@pytest.mark.parametrize("names", [[], ["Ada"], ["Ada", ""]], ids=["no names", "too few", "empty name"])
def test_a_seat_without_a_name_is_called_by_its_number(names: list[str]) -> None:
    assert ENGLISH.say(Phrase("{name} passed.", name=SeatName(1)), names) == "Seat 2 passed."


@pytest.mark.parametrize("name", ["*Ada*", "[Rat]", "{n}", "a\\b", "\\", "]*{", "Ωmega 🐔", ""])
def test_what_a_player_typed_is_never_taken_for_markup(name: str) -> None:
    said = ENGLISH.say(Phrase("[card] {name} and {file}", name=SeatName(0), file=name), [name or "-"])
    assert plain(said) == f"card {name or '-'} and {name}"


def test_a_place_without_a_value_stays_for_the_icons() -> None:
    assert ENGLISH.say(Phrase("{n} {egg}", n=2)) == "2 {egg}"


def test_an_escaped_brace_is_no_place() -> None:
    assert ENGLISH.say(Phrase(r"\{n} {n}", n=2)) == r"\{n} 2"


@pytest.mark.parametrize(
    ("items", "said"),
    [((), "nothing"), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c", "d"), "a, b, c and d")],
)
def test_a_listing_ends_with_and(items: tuple[str, ...], said: str) -> None:
    listing = Listing(tuple(Phrase(item) for item in items))
    assert ENGLISH.say(listing) == said
    assert ENGLISH.say(Phrase("{cards}.", cards=listing)) == f"{said}."


def test_a_listing_follows_the_language(french: Translator) -> None:
    assert french.say(Listing((Phrase("Lab Rat"), Phrase("b")))) == "Rat de labo et b"


def test_a_plural_text_alone_is_singular() -> None:
    assert ENGLISH.say(Plural("card", "cards")) == "card"


@pytest.mark.parametrize("wanted", ["fr", "FR", "fr_CA", "fr-CA.UTF-8", "fr_FR@euro"])
def test_the_closest_language_is_spoken(wanted: str, tmp_path: Path) -> None:
    translator = Translator(wanted, french_in(tmp_path))
    assert (translator.language, translator.say(LANGUAGE_NAME)) == ("fr", "Français")


@pytest.mark.parametrize("wanted", ["", "xx", "english?", "../..", "fr/../../etc", "\0", "é" * 300])
def test_an_unknown_language_becomes_english(wanted: str, tmp_path: Path) -> None:
    assert Translator(wanted, french_in(tmp_path)).language == "en"


@pytest.mark.parametrize("content", [b"", b"not a catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_becomes_english(content: bytes, tmp_path: Path) -> None:
    (french_in(tmp_path) / "fr" / "LC_MESSAGES" / "henchbox.mo").write_bytes(content)
    translator = Translator("fr", tmp_path)
    assert (translator.language, translator.say("Draw")) == ("en", "Draw")
