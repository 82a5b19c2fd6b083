"""Pictures that only fly by, at every table: words, ribbons, drawings without a backdrop."""

from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, Paint
from client.ui.notes import banner
from client.ui.text import text
from client.ui.theme import Face, Theme


def words_picture(words: str, size: float, ink: Paint = "#FFFFFF", face: Face = "title") -> Picture:
    """Return outlined words of this size, centred in their picture."""
    w, h = size * 0.75 * max(2, len(words)) + 24, size * 1.7

    def draw(c: Canvas) -> None:
        text(
            c,
            words,
            (w / 2, h / 2),
            (face, size),
            ink,
            align="center",
            valign="middle",
            outline=INK,
            ow=max(3, size / 16),
        )

    return Picture(("flying words", words, size, str(ink), face), w, h, draw)


def banner_picture(theme: Theme, title: str, sub: str = "") -> Picture:
    """Return a ribbon with a title and a line below."""
    w, h = 900.0, 200.0
    return Picture(
        ("flying banner", theme, title, sub),
        w,
        h,
        lambda c: banner(c, (w / 2, h / 2), title, sub, theme=theme, w=w - 140),
    )


def art_picture(name: str, size: float) -> Picture:
    """Return a drawing without a backdrop; ``name`` begins with its folder."""
    return Picture(
        ("flying art", name, round(size)), size, size, lambda c: art(c, name, (0, 0, size, size), cover=False)
    )
