"""Pictures as the program sees them: through the rasteriser inside pygame."""

import io

import pygame

from tests.art.gallery import ART, figure_only


def render(svg: str, width: int, height: int) -> pygame.Surface:
    """Rasterise a document to fit the box; keeps its shape, so one side may come back smaller."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode("ascii")), (width, height))


def drawn_share(surface: pygame.Surface, area: pygame.Rect | None = None) -> float:
    """How much of ``area`` (default: everything) is at least half covered, from 0 to 1."""
    part = surface.subsurface(area) if area else surface
    return pygame.mask.from_surface(part).count() / (part.get_width() * part.get_height())


def quadrants(surface: pygame.Surface) -> dict[str, pygame.Rect]:
    """The four quarters of a picture by name."""
    half_w, half_h = surface.get_width() // 2, surface.get_height() // 2
    return {
        f"{row} {column}": pygame.Rect(x * half_w, y * half_h, half_w, half_h)
        for y, row in enumerate(("upper", "lower"))
        for x, column in enumerate(("left", "right"))
    }


def silhouette(name: str) -> pygame.Mask:
    """Where the figure of ``art/<name>.svg`` covers its canvas, 96 pixels wide."""
    svg = (ART / f"{name}.svg").read_text("ascii")
    return pygame.mask.from_surface(render(figure_only(svg), 96, 96))


def likeness(one: pygame.Mask, other: pygame.Mask) -> float:
    """What two silhouettes share of all they cover together: 1 for the same shape, 0 for no overlap."""
    shared = one.overlap_area(other, (0, 0))
    return shared / (one.count() + other.count() - shared)
