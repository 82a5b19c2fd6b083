"""The tab of what things look like."""

from collections.abc import Callable, Sequence

from client.core.words import N_, Phrase
from client.scenes.settings.book import Book
from client.scenes.settings.preview import Sample, paint_palette, paint_preview
from client.scenes.settings.row_kinds import Choosing, Pick, Sliding, Switch, Tiles
from client.scenes.settings.rows import Aside, Row, Rule
from client.storage.settings import Sight
from client.ui.canvas import Canvas
from client.ui.metrics import Rect, area_for
from client.ui.theme import PaletteName

TEXT_SIZES = (("normal", N_("Normal")), ("large", N_("Large")), ("larger", N_("Larger")), ("largest", N_("Largest")))
PALETTES: tuple[tuple[PaletteName, str], ...] = (
    ("standard", N_("Standard")),
    ("red_green_weak", N_("Red-green weak")),
    ("blue_yellow_weak", N_("Blue-yellow weak")),
)
LOW, HIGH = 75, 200
"""Bounds of the size of everything, in percent."""


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab."""
    sight = book.settings.sight
    return (
        Sliding(
            "ui_scale",
            N_("Size of everything"),
            _scale_note(book),
            sight.ui_scale,
            lambda value: _set_scale(book, value),
            low=LOW,
            high=HIGH,
            ticks=6,
        ),
        _text_size(book),
        Tiles(
            "palette",
            N_("Colours"),
            N_("Every seat keeps its own shape in all of them."),
            [_palette(book, name, words) for name, words in PALETTES],
        ),
        Rule(),
        Aside(_switches(book), (436, 330), lambda c, rect: _preview(book, c, rect)),
    )


def reset(book: Book) -> None:
    """Set standard values."""
    book.settings.sight = Sight()
    book.apply()


def largest_scale(size_px: tuple[int, int]) -> int:
    """Return from which size of everything on, in percent, things grow no more in a window of real pixels."""
    top = area_for(*size_px, HIGH / 100).scale
    return next(scale for scale in range(LOW, HIGH + 1) if area_for(*size_px, scale / 100).scale >= top - 1e-9)


def _scale_note(book: Book) -> Phrase:
    largest = largest_scale(book.desk.window.surface.get_size())
    if largest < HIGH:
        text = N_("Text, cards, windows and click areas together. In this window they stop growing at {largest} %.")
        return Phrase(text, largest=largest)
    return Phrase(N_("Text, cards, windows and click areas together."))


def _set_scale(book: Book, value: int) -> None:
    book.settings.sight.ui_scale = value
    book.slid(book.apply)


def _text_size(book: Book) -> Row:
    sight = book.settings.sight
    names = [name for name, _ in TEXT_SIZES]

    def change(index: int) -> None:
        book.put(sight, "text_size", names[index])

    words = [words for _, words in TEXT_SIZES]
    note = N_("On top of the size above.")
    return Choosing("text_size", N_("Size of text"), note, words, names.index(sight.text_size), change)


def _palette(book: Book, name: PaletteName, words: str) -> Pick:
    sight = book.settings.sight

    def choose() -> None:
        sight.palette = name
        book.apply()

    return Pick(f"palette_{name}", words, sight.palette == name, choose, lambda c, rect: paint_palette(c, rect, name))


def _switches(book: Book) -> list[Row]:
    sight = book.settings.sight

    def setter(name: str) -> Callable[[bool], None]:
        return lambda on: book.put(sight, name, on)

    return [
        Switch(
            "high_contrast",
            N_("High contrast"),
            N_("Black panels, white lines, no patterns."),
            sight.high_contrast,
            setter("high_contrast"),
        ),
        Switch(
            "reduced_motion",
            N_("Reduced motion"),
            N_("No shaking, no flying: things fade."),
            sight.reduced_motion,
            setter("reduced_motion"),
        ),
        Switch(
            "glow",
            N_("Glow on what can be played"),
            N_("Soft light around cards and places you may choose."),
            sight.glow,
            setter("glow"),
        ),
        Switch(
            "legal_targets",
            N_("Show legal targets"),
            N_("All places light up once a card is chosen."),
            sight.legal_targets,
            setter("legal_targets"),
        ),
    ]


def _preview(book: Book, c: Canvas, rect: Rect) -> None:
    say = book.desk.label
    sample = Sample(say(N_("Preview")), say(N_("Robot")), say(N_("Sample text")))
    coming = area_for(*book.desk.window.surface.get_size(), book.settings.sight.ui_scale / 100)
    zoom = coming.scale / book.desk.window.scale
    paint_preview(c, rect, book.settings, sample, zoom)
