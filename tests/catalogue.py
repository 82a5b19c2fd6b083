"""The catalogue of texts: ``python -m tests.catalogue`` writes it, with ``--check`` it only says what is out of date.

The template ``client/locale/henchbox.pot`` lists every marked text. To add a language, make its folder
``client/locale/<code>/LC_MESSAGES``, copy the template there as ``henchbox.po``, run the command and translate; run it
again to compile. Texts that have changed are kept as proposals marked "fuzzy".
"""

import io
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from client.locale.markup import places_in

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "client" / "locale"
TEMPLATE = LOCALE / "henchbox.pot"
KEYWORDS = {"N_": None, "NN_": (1, 2)}
SHOWN_KEYS = ("name", "text")
"""Keys of component files whose values a player reads."""
NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""Stands in the files instead of today, so that they change with their texts only."""

Text = str | tuple[str, ...]
"""A marked text; a pair is one in two numbers."""


def marked_texts() -> Iterator[tuple[str, Text]]:
    """Yield every marked text of the program, each with its file as seen from the project's root."""
    for path in sorted((ROOT / "client").rglob("*.py")):
        with path.open("rb") as file:
            for _, text, _, _ in extract("python", file, KEYWORDS, comment_tags=()):
                yield path.relative_to(ROOT).as_posix(), text
    for path in sorted((ROOT / "client" / "games").glob("*/*.toml")):
        for text in shown_texts(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield path.relative_to(ROOT).as_posix(), text


def shown_texts(part: Any) -> Iterator[str]:
    """Yield what a player reads in a component file, in its order."""
    if isinstance(part, list):
        for entry in part:
            yield from shown_texts(entry)
    elif isinstance(part, dict):
        for key, value in part.items():
            if key in SHOWN_KEYS and isinstance(value, str) and value:
                yield value
            else:
                yield from shown_texts(value)


def template() -> Catalog:
    """Return the catalogue of all texts, untranslated."""
    catalogue = Catalog(
        project="Henchbox",
        version="any",
        header_comment="# Texts of Henchbox.",
        msgid_bugs_address="",
        creation_date=NO_DATE,
        fuzzy=False,
    )
    for file, text in marked_texts():
        catalogue.add(text, locations=[(file, 0)])
    return catalogue


def po_files() -> list[Path]:
    """Return the catalogue of every language."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/henchbox.po"))


def written(catalogue: Catalog) -> bytes:
    """Return a catalogue as it stands in its file."""
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=110, sort_by_file=True, include_lineno=False, ignore_obsolete=True)
    lines = buffer.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(b'"Generated-By:'))


def compiled(catalogue: Catalog) -> bytes:
    """Return a catalogue as the program reads it."""
    buffer = io.BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


def updated(po: Path, texts: Catalog) -> Catalog:
    """Return the catalogue of a language with the texts of today."""
    with po.open("rb") as file:
        catalogue = read_po(file, locale=po.parent.parent.name)
    catalogue.update(texts, no_fuzzy_matching=False)
    catalogue.creation_date = NO_DATE
    return catalogue


def wanted_files() -> dict[Path, bytes]:
    """Return what every file of the catalogue should hold."""
    texts = template()
    wanted = {TEMPLATE: written(texts)}
    for po in po_files():
        catalogue = updated(po, texts)
        wanted[po] = written(catalogue)
        wanted[po.with_suffix(".mo")] = compiled(catalogue)
    return wanted


def misfits(message: Message) -> bool:
    """Tell whether a text and its translations do not speak of the same values and icons; "n" may be left out."""
    texts = [message.id] if isinstance(message.id, str) else message.id
    strings = [message.string] if isinstance(message.string, str) else message.string or []
    wanted = set().union(*(places_in(text) for text in texts))
    said = [places_in(string) for string in (*texts, *strings) if string]
    return any(not wanted - {"n"} <= places <= wanted for places in said)


def complaints() -> list[str]:
    """Return what is out of date or does not fit, one line each."""
    stale = [
        f"{path.relative_to(ROOT)} is out of date: run python -m tests.catalogue"
        for path, content in wanted_files().items()
        if not path.exists() or path.read_bytes() != content
    ]
    texts = template()
    catalogues = [texts, *(updated(po, texts) for po in po_files())]
    unfit = [
        f"{catalogue.locale or 'en'}: {message.id!r}: values do not fit"
        for catalogue in catalogues
        for message in catalogue
        if message.id and misfits(message)
    ]
    return stale + unfit


def main(arguments: list[str]) -> int:
    """Write the catalogue or, with ``--check``, say what is wrong with it."""
    if "--check" not in arguments:
        for path, content in wanted_files().items():
            path.write_bytes(content)
    found = complaints()
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
