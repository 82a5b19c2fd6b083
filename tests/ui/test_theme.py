import pytest

from client.ui.coats import ButtonKind, ChipKind, State, button_coat, chip_coat
from client.ui.colour import INK, RGBA, Paint, col, contrast, mix
from client.ui.theme import (
    CARD_SIZES,
    FLOOR,
    GLOW,
    GLOW_LINING,
    PAPER,
    SEAT_PALETTES,
    SEATS,
    TEXT,
    THEMES,
    TYPE,
    PaletteName,
    Style,
    Theme,
    accent,
    look,
    on_accent,
    seat_colour,
)

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def over(front: Paint, back: Paint) -> RGBA:
    """Return the colour seen when ``front`` is laid over an opaque one."""
    red, green, blue, alpha = col(front)
    return mix(back, (red, green, blue, 255), alpha / 255)


@each_theme
@pytest.mark.parametrize("name", GLOW)
def test_a_glow_stands_out_from_the_table_or_from_its_lining_on_it(theme: Theme, name: str) -> None:
    for ground in (theme.top, theme.bottom):
        assert max(contrast(GLOW[name], ground), contrast(GLOW[name], over(GLOW_LINING, ground))) >= 3


@each_theme
@pytest.mark.parametrize("high_contrast", [False, True])
def test_text_on_panels_can_be_read(theme: Theme, *, high_contrast: bool) -> None:
    seen = look(theme, Style(high_contrast=high_contrast))
    for panel in (seen.panel, seen.panel2):
        for name in ("on_dark", "on_dark_2", "link_dark", "good", "bad"):
            assert contrast(TEXT[name], panel) >= 4.5, (name, panel)
        assert contrast(accent(theme, 2), panel) >= 4.5


@pytest.mark.parametrize("name", ["on_paper", "on_paper_2", "link_paper"])
def test_text_on_paper_can_be_read(name: str) -> None:
    assert contrast(TEXT[name], PAPER) >= 4.5


@each_theme
def test_labels_can_be_read_on_every_button_that_can_be_pressed(theme: Theme) -> None:
    kinds: tuple[ButtonKind, ...] = ("primary", "secondary", "quiet", "danger")
    states: tuple[State, ...] = ("normal", "pressed", "focus")
    for kind in kinds:
        for state in states:
            coat = button_coat(kind, state, theme)
            large_text = kind == "primary" and on_accent(theme) == "#FFFFFF"
            assert contrast(coat.ink, coat.face) >= (3.0 if large_text else 4.5), (kind, state)


@each_theme
def test_labels_can_be_read_on_every_chip(theme: Theme) -> None:
    kinds: tuple[ChipKind, ...] = ("dark", "paper", "accent", "good", "bad", "line")
    for kind in kinds:
        fill, ink = chip_coat(kind, theme)
        large_text = kind == "accent" and on_accent(theme) == "#FFFFFF"
        assert contrast(ink, over(fill, theme.panel)) >= (3.0 if large_text else 4.5), kind


def test_no_type_is_below_the_floor() -> None:
    assert min(size for _, size in TYPE.values()) == FLOOR


def test_every_palette_has_a_colour_of_its_own_for_every_seat() -> None:
    for name, colours in SEAT_PALETTES.items():
        assert len(set(colours)) == len(SEATS), name
        assert all(contrast(colour, INK) >= 1.6 for colour in colours)
    assert len({seat.shape for seat in SEATS}) == len(SEATS)


def test_the_reader_chooses_the_palette_of_the_seats() -> None:
    names: tuple[PaletteName, ...] = ("standard", "red_green_weak", "blue_yellow_weak")
    assert len({seat_colour(Style(palette=name), 1) for name in names}) == 3


@each_theme
def test_high_contrast_means_black_panels_white_lines_and_no_patterns(theme: Theme) -> None:
    seen = look(theme, Style(high_contrast=True))
    assert (seen.panel, seen.line, seen.patterns) == ("#000000", "#FFFFFF", False)
    assert look(theme, Style()) is theme


def test_cards_are_five_to_seven() -> None:
    for w, h in CARD_SIZES.values():
        assert w / h == pytest.approx(5 / 7, abs=0.01)


def test_colours_are_named_by_family_and_tone() -> None:
    assert col("red") == col("#E2463F")
    assert col("red.1", 40) == (0xB0, 0x2A, 0x36, 40)
    assert mix("#000000", "#FFFFFF", 0.5)[:3] == (128, 128, 128)
    with pytest.raises(KeyError):
        col("beige")
