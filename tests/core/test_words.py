"""Phrases, refusals and the errors that carry them."""

from client.core.refusal import IllegalMoveError, InvalidOptions, InvalidPosition, Refusal
from client.core.words import N_, NN_, Listing, Phrase, Plural, SeatName


def test_marking_a_text_leaves_it_as_it_is() -> None:
    assert N_("Pass") == "Pass"
    assert NN_("{n} card", "{n} cards") == Plural("{n} card", "{n} cards")


def test_phrases_are_equal_by_text_and_values() -> None:
    one, same = Phrase("{a} {b}", a=1, b=2), Phrase("{a} {b}", b=2, a=1)
    assert one == same
    assert hash(one) == hash(same)
    assert len({one, same, Phrase("{a} {b}", a=1, b=3), Phrase("{a}", a=1)}) == 3
    assert one != "{a} {b}"


def test_phrases_nest() -> None:
    listing = Listing((Phrase("one"), Phrase.number(2)))
    assert hash(Phrase("{who}: {what}", who=SeatName(1), what=listing)) is not None
    assert Phrase.number(2.5).values == {"value": 2.5}


def test_a_phrase_shows_how_to_write_it() -> None:
    assert repr(Phrase("{n} cards", n=3)) == "Phrase('{n} cards', n=3)"
    assert repr(Refusal("No {n}", rule="4.1", n=3)) == "Refusal('No {n}', n=3, rule='4.1')"


def test_errors_name_what_is_wrong() -> None:
    refusal = Refusal("Not now.", rule="4.2")
    assert IllegalMoveError(refusal).refusal is refusal
    assert "4.2" in str(IllegalMoveError(refusal))
    options = InvalidOptions("seats", Phrase("Too many."))
    assert (options.option, options.reason) == ("seats", Phrase("Too many."))
    position = InvalidPosition("seats.2.hand", "is too large")
    assert (position.field, str(position)) == ("seats.2.hand", "seats.2.hand: is too large")
    assert all(isinstance(error, ValueError) for error in (IllegalMoveError(refusal), options, position))
