"""Every picture of the box, and what may be asked of it by its kind."""

from pathlib import Path
from typing import NamedTuple

ART = Path(__file__).parents[2] / "art"
FIGURE_MARK = "<!-- figure -->"
"""Parts backdrop from figure inside a file, so that a figure can stand on other scenery."""


class Kind(NamedTuple):
    """What a picture is for; lengths in its own units, ``most_bytes`` on disk."""

    name: str
    width: int
    height: int
    thinnest_line: float
    most_bytes: int

    @property
    def view_box(self) -> str:
        """The only viewBox a picture of this kind may have."""
        return f"0 0 {self.width} {self.height}"


FIGURE = Kind("figure", 240, 240, thinnest_line=3.5, most_bytes=8_000)
TILE = Kind("tile", 320, 400, thinnest_line=3.5, most_bytes=4_000)
SCENERY = Kind("scenery", 480, 270, thinnest_line=2.0, most_bytes=12_000)
ICON = Kind("icon", 64, 64, thinnest_line=3.0, most_bytes=2_000)


def all_pictures() -> list[Path]:
    """Every SVG under ``art``, sorted."""
    return sorted(ART.rglob("*.svg"))


def kind_of(picture: Path) -> Kind:
    """Folder and name tell: icons/x, tile_x, bg_x; all else is a figure."""
    if picture.parent.name == "icons":
        return ICON
    if picture.stem.startswith("tile_"):
        return TILE
    return SCENERY if picture.stem.startswith("bg_") else FIGURE


def name_of(picture: Path) -> str:
    """The name that code uses: ``common/hen``."""
    return picture.relative_to(ART).with_suffix("").as_posix()


def figure_only(svg: str) -> str:
    """The document without its backdrop; all of it when nothing is marked."""
    if FIGURE_MARK not in svg:
        return svg
    head_end = svg.index(">", svg.index("<svg")) + 1
    return svg[:head_end] + svg.split(FIGURE_MARK, 1)[1]
