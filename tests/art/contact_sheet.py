"""Sheets to look at: every picture in all the sizes of the box, on felt and on cream, in grey and red-green-weak.

Run ``python -m tests.art.contact_sheet --out DIR [--only TEXT]``.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from tests.art.gallery import all_pictures, kind_of, name_of
from tests.art.rendering import render

SIZES_PX = (512, 150, 96, 64, 40)
FELT, CREAM, INK = "#4C9A4A", "#FFF6E3", "#2A1B2D"
MARGIN_PX, LABEL_PX = 12, 18

Look = Callable[[int, int, int], tuple[int, int, int]]


def _grey(red: int, green: int, blue: int) -> tuple[int, int, int]:
    light = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return light, light, light


def _red_green_weak(red: int, green: int, blue: int) -> tuple[int, int, int]:
    """Deuteranopia; Source: the linear approximation of Vienot, Brettel and Mollon, rounded."""
    yellow = round(0.29 * red + 0.71 * green)
    return yellow, yellow, max(0, min(255, round(-0.02 * red + 0.02 * green + blue)))


def seen_with(surface: pygame.Surface, look: Look) -> pygame.Surface:
    """A copy with every colour replaced; slow, so keep the surface small."""
    copy = surface.copy()
    for x in range(copy.get_width()):
        for y in range(copy.get_height()):
            colour = copy.get_at((x, y))
            copy.set_at((x, y), (*look(colour.r, colour.g, colour.b), colour.a))
    return copy


def _row(picture: Path, sizes: tuple[int, ...]) -> pygame.Surface:
    """One picture in ``sizes``, half the row on felt, half on cream, the name below."""
    kind, svg = kind_of(picture), picture.read_text("ascii")
    faces = [render(svg, round(size * kind.width / kind.height), size) for size in sizes]
    half = sum(face.get_width() + MARGIN_PX for face in faces) + MARGIN_PX
    tall = max(sizes) + 2 * MARGIN_PX
    row = pygame.Surface((2 * half, tall + LABEL_PX))
    row.fill(CREAM)
    row.fill(FELT, (0, 0, half, tall))
    for left in (MARGIN_PX, half + MARGIN_PX):
        x = left
        for face in faces:
            row.blit(face, (x, MARGIN_PX))
            x += face.get_width() + MARGIN_PX
    row.blit(pygame.font.Font(None, LABEL_PX).render(name_of(picture), True, INK), (MARGIN_PX, tall + 2))  # noqa: FBT003
    return row


def overview(pictures: list[Path], size: int, ground: str, columns: int = 6) -> pygame.Surface:
    """All ``pictures`` at one size in a grid: shows whether a set hangs together and stays distinct."""
    step = size + MARGIN_PX
    rows = -(-len(pictures) // columns)
    sheet = pygame.Surface((columns * step + MARGIN_PX, rows * step + MARGIN_PX))
    sheet.fill(ground)
    for index, picture in enumerate(pictures):
        place = (MARGIN_PX + index % columns * step, MARGIN_PX + index // columns * step)
        sheet.blit(render(picture.read_text("ascii"), size, size), place)
    return sheet


def _stack(rows: list[pygame.Surface]) -> pygame.Surface:
    sheet = pygame.Surface((max(row.get_width() for row in rows), sum(row.get_height() for row in rows)))
    sheet.fill(CREAM)
    y = 0
    for row in rows:
        sheet.blit(row, (0, y))
        y += row.get_height()
    return sheet


def write_sheets(out: Path, only: str) -> list[Path]:
    """Write the sheets of one folder of art each into ``out``; ``only`` picks by a part of the name."""
    out.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for folder in sorted({picture.parent for picture in all_pictures()}):
        pictures = [picture for picture in all_pictures() if picture.parent == folder and only in name_of(picture)]
        if not pictures:
            continue
        colours = overview(pictures, 96, CREAM)
        sheets = {
            "sizes": _stack([_row(picture, SIZES_PX) for picture in pictures]),
            "felt": overview(pictures, 240, FELT),
            "small": overview(pictures, 40, CREAM, columns=12),
            "grey": seen_with(colours, _grey),
            "red_green_weak": seen_with(colours, _red_green_weak),
        }
        for name, sheet in sheets.items():
            written.append(out / f"{folder.name}_{name}.png")
            pygame.image.save(sheet, written[-1])
    return written


def main() -> None:
    """Parse the command line and write the sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for the sheets")
    parser.add_argument("--only", default="", help="pictures whose name contains this text")
    arguments = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    for sheet in write_sheets(arguments.out, arguments.only):
        print(sheet)


if __name__ == "__main__":
    main()
