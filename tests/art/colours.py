"""The colours that a picture may use: the palette, and the extras somebody argued for."""

import re
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent
_COLOUR = re.compile(r"#[0-9A-F]{6}\b")


def _listed(name: str) -> tuple[str, ...]:
    return tuple(_COLOUR.findall((_HERE / name).read_text("ascii")))


@cache
def palette() -> tuple[str, ...]:
    """The families of palette.txt: base, shade, light."""
    return _listed("palette.txt")


@cache
def extra_colours() -> tuple[str, ...]:
    """Colours outside the families, from extra_colours.txt, where each group says what it is for."""
    return _listed("extra_colours.txt")
