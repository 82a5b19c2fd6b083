"""The middle of the table: the exhibits of the fair, or the challenge as a duel."""

from client.tables.mad_science_expo.paint_duel import paint_duel
from client.tables.mad_science_expo.paint_gallery import paint_gallery
from client.tables.mad_science_expo.painter import Painter


def paint_arena(p: Painter) -> None:
    """Draw the middle of the table."""
    sight = p.model.sight
    if sight.challenge is not None and p.places.duel is not None:
        paint_duel(p, sight.challenge)
    else:
        paint_gallery(p)
