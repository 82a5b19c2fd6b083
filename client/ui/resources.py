"""Files that belong to the program: the art and the sounds, installed, frozen or beside the source."""

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

__all__ = ["resource"]


def resource(folder: str, name: str) -> Traversable:
    """Find ``name`` (with slashes) in one of the program's data folders: "art", "sounds" or "saves".

    Raises:
        FileNotFoundError: names the missing file.
    """
    found = _folder(folder).joinpath(*name.split("/"))
    if not found.is_file():
        raise FileNotFoundError(f"{folder}/{name} is missing from the program")
    return found


@lru_cache(maxsize=8)
def _folder(folder: str) -> Traversable:
    """Prefer what was installed into the package; a checkout has its folders beside the package."""
    package = resources.files("client")
    installed = package.joinpath("_data", folder)
    if installed.is_dir():
        return installed
    return Path(str(package)).parent / folder
