"""Which languages there are, and which of them serves a wish."""

import os
import re
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable

SOURCE = "en"
"""The language that texts are written in."""
DOMAIN = "henchbox"


def shipped_catalogues() -> Traversable:
    """Return the folder that holds one folder a language."""
    return resources.files("client.locale")


def catalogue_of(language: str, folder: Traversable) -> Traversable:
    """Return where the compiled catalogue of ``language`` would lie."""
    return folder.joinpath(language, "LC_MESSAGES", f"{DOMAIN}.mo")


def languages(folder: Traversable | None = None) -> tuple[str, ...]:
    """List the codes of all languages that can be spoken, English first, the others by code."""
    catalogues = shipped_catalogues() if folder is None else folder
    if not catalogues.is_dir():  # a packaged program without any catalogue has no such folder
        return (SOURCE,)
    found = (entry.name for entry in catalogues.iterdir() if entry.is_dir())
    return (SOURCE, *sorted(code for code in found if catalogue_of(code, catalogues).is_file() and code != SOURCE))


def closest(wanted: str, known: tuple[str, ...]) -> str | None:
    """Return the known language that serves ``wanted`` (such as ``fr-CA`` or ``fr_CA.UTF-8``), or None."""
    code = re.split(r"[.@]", wanted, maxsplit=1)[0].replace("-", "_").lower()
    by_lower = {language.lower(): language for language in known}
    return by_lower.get(code) or by_lower.get(code.partition("_")[0])


def system_language(environ: Mapping[str, str] | None = None) -> str:
    """Return the language that the system asks for, as it writes it; empty if it does not say."""
    variables = os.environ if environ is None else environ
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = variables.get(name, "").split(":")[0]
        if wish:
            return "" if wish in {"C", "POSIX"} or wish.startswith("C.") else wish
    return _language_of_windows()


def _language_of_windows() -> str:
    """Return the display language of Windows, which sets no variables; empty elsewhere."""
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = getattr(ctypes, "windll").kernel32.GetUserDefaultUILanguage()  # noqa: B009  # absent on other systems
    return locale.windows_locale.get(number, "")
