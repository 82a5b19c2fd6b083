"""Minion coins: one shape and colour a colour, three signs of teeth, halves for two colours, a scratch for a hit."""

import math

from client.games.ham_helsing.tokens import FACES, Face
from client.tables.ham_helsing.look import drawing
from client.tables.ham_helsing.signs import COLOUR_LIGHT
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, mix
from client.ui.metrics import Point
from client.ui.shapes import circle, line, poly
from client.ui.theme import PAPER

SIDE = 2.5
"""Side of the picture of a coin, in radii."""
TEETH = 28


def coin_picture(token: str, radius: float) -> Picture:
    """Return a Minion, centred in a square of ``SIDE`` radii."""
    side = SIDE * radius
    return Picture(("ham coin", token, round(radius, 1)), side, side, lambda c: _coin(c, FACES[token], token, radius))


def _coin(c: Canvas, face: Face, token: str, radius: float) -> None:
    middle = (SIDE * radius / 2, SIDE * radius / 2)
    thin = max(1.2, radius * 0.13)
    circle(c, (middle[0], middle[1] + radius * 0.14), radius * (1.12 if face.biting else 1.02), (20, 10, 24, 90))
    if face.biting:
        poly(c, _saw(middle, radius * 1.2), INK)
        poly(c, _saw(middle, radius * 1.2 - thin * 1.2), "#FFFFFF")
        circle(c, middle, radius * 0.86, "#5A1626", thin)
    else:
        circle(c, middle, radius, PAPER, thin)
        circle(c, middle, radius - 2 * thin, mix(COLOUR_LIGHT[face.colours[0]], PAPER, 0.45))
    _bodies(c, face, radius)
    beaten = [i for i, colour in enumerate(face.colours) if colour.lower() in token]
    for i in beaten:
        x = middle[0] + radius * (0.42 if i else -0.42)
        line(c, (x - radius * 0.3, middle[1] - radius * 0.4), (x + radius * 0.3, middle[1] + radius * 0.4), INK, 7)
        line(
            c, (x - radius * 0.3, middle[1] - radius * 0.4), (x + radius * 0.3, middle[1] + radius * 0.4), "#FFFFFF", 4
        )


def _saw(middle: Point, reach: float) -> list[Point]:
    points = []
    for i in range(TEETH):
        out = reach if i % 2 == 0 else reach * 0.8
        angle = math.tau * i / TEETH
        points.append((middle[0] + out * math.cos(angle), middle[1] + out * math.sin(angle)))
    return points


def _bodies(c: Canvas, face: Face, radius: float) -> None:
    """Draw the body; of two colours the left half of the one and the right half of the other."""
    side, size = SIDE * radius, radius * 1.62
    rect = ((side - size) / 2, (side - size) / 2 - radius * 0.02, size, size)
    halves = []
    for colour in face.colours:
        layer = c.sub(side, side)
        art(layer, drawing(f"minion_{colour}{'_bite' if face.biting else ''}"), rect, figure=True)
        halves.append(layer.surface)
    if len(halves) == 1:
        c.surface.blit(halves[0], (0, 0))
        return
    width, height = halves[0].get_size()
    half = width // 2
    c.surface.blit(halves[0], (0, 0), (0, 0, half, height))
    c.surface.blit(halves[1], (half, 0), (half, 0, width - half, height))
    line(c, (side / 2, side / 2 - radius * 0.8), (side / 2, side / 2 + radius * 0.8), INK, max(1.5, radius * 0.12))
