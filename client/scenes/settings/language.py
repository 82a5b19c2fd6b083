"""The tab of what is spoken."""

from collections.abc import Sequence

from client.core.words import N_
from client.locale.languages import languages
from client.locale.translator import LANGUAGE_NAME, Translator
from client.scenes.settings.book import Book
from client.scenes.settings.row_kinds import Pick, Tiles
from client.scenes.settings.rows import Row
from client.storage.settings import Language


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab: every language by its own name, and that of the system."""
    language = book.settings.language

    def pick(code: str, label: str) -> Pick:
        name = f"language_{code or 'system'}"
        return Pick(name, label, language.code == code, lambda: book.put(language, "code", code))

    tiles = [pick("", N_("As the system has it")), *(pick(code, _own_name(code)) for code in languages())]
    note = N_("All texts change at once. Names that players typed stay as they are.")
    row = Tiles("language", N_("Language"), note, tiles)
    row.least_w, row.tile_h = 240.0, 60.0
    return (row,)


def reset(book: Book) -> None:
    """Set standard values."""
    book.settings.language = Language()
    book.apply()


def _own_name(code: str) -> str:
    return Translator(code).say(LANGUAGE_NAME)
