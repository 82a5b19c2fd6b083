"""Pictures as the program sees them: through the rasteriser inside pygame."""

import io

import pygame


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
