"""Pictures that only fly by: words, the crate, the stamp, smoke and lightning."""

from client.tables.mad_science_expo.look import THEME
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, Paint
from client.ui.notes import banner
from client.ui.text import text
from client.ui.theme import Face


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

    return Picture(("expo words", words, size, str(ink)), w, h, draw)


def banner_picture(title: str, sub: str = "") -> Picture:
    """Return a ribbon with a title and a line below."""
    w, h = 900.0, 200.0
    return Picture(
        ("expo banner", title, sub), w, h, lambda c: banner(c, (w / 2, h / 2), title, sub, theme=THEME, w=w - 140)
    )


def art_picture(name: str, size: float) -> Picture:
    """Return an effect's drawing without a backdrop."""
    return Picture(
        ("expo effect", name, round(size)),
        size,
        size,
        lambda c: art(c, f"mad_science_expo/{name}", (0, 0, size, size), cover=False),
    )
