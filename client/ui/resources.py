"""Files that belong to the program: the art and the sounds, installed, frozen or beside the source."""

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

__all__ = ["names_in", "resource"]


def resource(folder: str, name: str) -> Traversable:
    """Find ``name`` (with slashes) in one of the program's data folders: "art", "sounds" or "saves".

    Raises:
        FileNotFoundError: names the missing file.
    """
    found = _folder(folder).joinpath(*name.split("/"))
    if not found.is_file():
        raise FileNotFoundError(f"{folder}/{name} is missing from the program")
    return found


def names_in(folder: str, suffix: str) -> list[str]:
    """Return the names, with slashes, of all files of a data folder that end in ``suffix``, sorted."""
    return sorted(name for name in _walk(_folder(folder), "") if name.endswith(suffix))


def _walk(folder: Traversable, prefix: str) -> Iterator[str]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _walk(each, f"{prefix}{each.name}/")
        else:
            yield f"{prefix}{each.name}"


@lru_cache(maxsize=8)
def _folder(folder: str) -> Traversable:
    """Prefer what was installed into the package; a checkout has its folders beside the package."""
    package = resources.files("client")
    installed = package.joinpath("_data", folder)
    if installed.is_dir():
        return installed
    return Path(str(package)).parent / folder
