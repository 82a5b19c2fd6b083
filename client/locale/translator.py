"""Phrases in, sentences out."""

import gettext
import logging
import math
import re
import struct
from collections.abc import Sequence
from importlib.resources.abc import Traversable

from client.core.words import N_, Listing, Phrase, Plural, SeatName, Value
from client.locale.languages import SOURCE, catalogue_of, closest, languages, shipped_catalogues
from client.locale.markup import PLACE, escaped

LANGUAGE_NAME = N_("English")
"""Translated as the name that the catalogue's own language has for itself."""
_SEAT = N_("Seat {number}")
_NOTHING = N_("nothing")
_LAST_TWO = N_("{first} and {last}")
_BEFORE = N_("{first}, {rest}")


class Translator:
    """Speaks one language. A text without a translation is said in English, so every phrase can be said."""

    def __init__(self, wanted: str = SOURCE, folder: Traversable | None = None) -> None:
        """Speak the language closest to ``wanted``, English if there is none; catalogues lie in ``folder``."""
        catalogues = shipped_catalogues() if folder is None else folder
        code = closest(wanted, languages(catalogues)) or SOURCE
        loaded = None if code == SOURCE else _loaded(catalogue_of(code, catalogues))
        self._catalogue = loaded or gettext.NullTranslations()
        self.language = code if loaded is not None else SOURCE
        """The code of the language that is spoken."""

    def say(self, words: str | Plural | Phrase | Listing, names: Sequence[str] = ()) -> str:
        """Return the sentence, markup included. ``names`` are those of the players, seat by seat.

        A plain ``str`` is a catalogue text. Names and other values that are no phrases come out escaped, so that
        nothing a player typed is taken for markup.
        """
        if isinstance(words, Phrase):
            return self._filled(words, names)
        if isinstance(words, Listing):
            return self._listed(words, names)
        return self._text(words, 1)

    def _text(self, text: str | Plural, n: Value) -> str:
        if isinstance(text, Plural):
            return self._catalogue.ngettext(text.one, text.many, _counted(n))
        return self._catalogue.gettext(text) if text else ""  # gettext answers "" with the catalogue's header

    def _filled(self, phrase: Phrase, names: Sequence[str]) -> str:
        text = self._text(phrase.text, phrase.values.get("n", 2))

        def fill(place: re.Match[str]) -> str:
            value = phrase.values.get(place[1] or "")
            return place[0] if value is None else self._value(value, names)

        return PLACE.sub(fill, text)

    def _value(self, value: Value, names: Sequence[str]) -> str:
        match value:
            case Phrase() | Listing():
                return self.say(value, names)
            case SeatName(seat=seat):
                known = 0 <= seat < len(names) and names[seat]
                return escaped(known) if known else self.say(Phrase(_SEAT, number=seat + 1))
            case str():
                return escaped(value)
            case _:
                return number_text(value)

    def _listed(self, listing: Listing, names: Sequence[str]) -> str:
        if not listing.items:
            return self._text(_NOTHING, 0)
        *before, last = listing.items
        said = last
        for place, item in enumerate(reversed(before)):
            said = Phrase(_LAST_TWO, first=item, last=said) if place == 0 else Phrase(_BEFORE, first=item, rest=said)
        return self.say(said, names)


def number_text(value: float) -> str:
    """Write a number plainly: whole ones without a point, others with two decimals at most."""
    if isinstance(value, int) or value.is_integer():
        return str(int(value))
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _counted(n: Value) -> int:
    """Return the whole number that chooses between singular and plural; a fraction counts as the next one up."""
    if isinstance(n, int | float) and math.isfinite(n):
        return abs(math.ceil(n)) if n > 0 else abs(math.floor(n))
    return 2


def _loaded(catalogue: Traversable) -> gettext.GNUTranslations | None:
    """Read a compiled catalogue; None if it is damaged, which the log says."""
    try:
        with catalogue.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, LookupError, struct.error) as error:
        logging.getLogger(__name__).warning("catalogue %s cannot be read: %s", catalogue, error)
        return None
