"""Printed components: TOML files that lie beside a game's rules."""

import tomllib
from importlib import resources
from typing import Any


class ContentError(Exception):
    """A component file of the program is wrong. Names file, entry and key, for whoever edits it."""

    def __init__(self, file: str, entry: str, key: str, why: str) -> None:
        super().__init__(f"{file}: {entry}: {key}: {why}")


def load_components(package: str, file: str = "components.toml") -> dict[str, Any]:
    """Read a component file that lies in ``package``.

    Raises:
        ContentError: if the file is missing or is not TOML.
    """
    try:
        return tomllib.loads(resources.files(package).joinpath(file).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ContentError(file, package, "-", str(error)) from error
