"""Texts that name themselves: marked for the catalogue here, translated and filled in where they are shown.

Rules know no language. They hand out a ``Phrase``, a catalogue text with values; ``client.locale`` turns it into a
sentence. Inside a text ``*word*`` is bold, ``[word]`` a link to a card and ``{name}`` the place of a value.
"""

from typing import NamedTuple, Self

__all__ = ["NN_", "N_", "Listing", "Phrase", "Plural", "SeatName", "Value"]


class Plural(NamedTuple):
    """A text in two numbers; the value called ``n`` chooses between them."""

    one: str
    many: str


class SeatName(NamedTuple):
    """Stands for the name of whoever sits at ``seat``; never translated, never read as markup."""

    seat: int


class Listing(NamedTuple):
    """Several phrases shown as "a, b and c" in the reader's language."""

    items: tuple["Phrase", ...]


def N_(text: str) -> str:  # the usual gettext name
    """Mark ``text`` for the catalogue without translating it."""
    return text


def NN_(one: str, many: str) -> Plural:
    """Mark a text in two numbers for the catalogue."""
    return Plural(one, many)


class Phrase:
    """A catalogue text and the values that fill it. Equal texts with equal values are equal."""

    __slots__ = ("text", "values")

    def __init__(self, text: str | Plural, **values: "Value") -> None:
        self.text = text
        self.values = values

    def __eq__(self, other: object) -> bool:
        """Compare text and values."""
        return isinstance(other, Phrase) and (self.text, self.values) == (other.text, other.values)

    def __hash__(self) -> int:
        """Hash text and values alike, whatever order the values were named in."""
        return hash((self.text, tuple(sorted(self.values.items(), key=lambda pair: pair[0]))))

    def __repr__(self) -> str:
        """Show how to write it."""
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"{type(self).__name__}({self.text!r}{values})"

    @classmethod
    def number(cls, value: float) -> Self:
        """Return a bare number as a phrase."""
        return cls("{value}", value=value)


Value = int | float | str | Phrase | SeatName | Listing
"""What may fill a place in a text. A plain ``str`` is shown as it stands: player names, file names, codes."""
