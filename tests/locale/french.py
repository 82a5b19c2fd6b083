"""A tiny French catalogue, compiled into a folder of the test's choice."""

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

TEXTS: dict[str | tuple[str, str], str | tuple[str, ...]] = {
    "English": "Français",
    "Draw": "Piocher",
    "{name} may draw.": "{name} peut piocher.",
    "{first} and {last}": "{first} et {last}",
    "Lab Rat": "Rat de labo",
    "There is no command {name}. There are: {known}.": "Pas de commande {name}.",
    ("{n} card", "{n} cards"): ("{n} carte", "{n} de cartes", "{n} cartes"),
}


def french_in(folder: Path, code: str = "fr") -> Path:
    """Write the catalogue below ``folder`` and return ``folder``."""
    catalogue = Catalog(locale=code)
    for source, translation in TEXTS.items():
        catalogue.add(source, translation)
    place = folder / code / "LC_MESSAGES" / "henchbox.mo"
    place.parent.mkdir(parents=True)
    with place.open("wb") as file:
        write_mo(file, catalogue)
    return folder
