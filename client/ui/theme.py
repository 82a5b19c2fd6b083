"""Design tokens: what each game looks like, sizes of type, space and line, and what the reader changed about them."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from client.ui.colour import INK, PALETTE, RGBA, Paint, col, contrast, mix

__all__ = [
    "CARD_SIZES",
    "ELEVATION",
    "FLOOR",
    "GLOW",
    "GLOW_LINING",
    "LINE",
    "PAPER",
    "PAPER_EDGE",
    "PAPER_LINE",
    "RADIUS",
    "SEATS",
    "SEAT_PALETTES",
    "SPACE",
    "TEXT",
    "THEMES",
    "TYPE",
    "Face",
    "PaletteName",
    "SeatLook",
    "Style",
    "TextStyle",
    "Theme",
    "accent",
    "look",
    "on_accent",
    "seat_colour",
]

Face = Literal["title", "body", "bold", "italic"]
TextStyle = str | tuple[Face, float]
"""A name of ``TYPE``, which grows with the reader's text size, or a face with its exact size in design pixels."""
PaletteName = Literal["standard", "red_green_weak", "blue_yellow_weak"]
Motif = Literal["star", "grass", "bricks", "slabs", "diamond", "peak"]

PAPER, PAPER_EDGE, PAPER_LINE = "#FFF6E3", "#E6CFA8", "#EAD8B8"
TEXT = {
    "on_dark": "#FFF3DC",
    "on_dark_2": "#D3C3CF",
    "on_paper": INK,
    "on_paper_2": "#6B5566",
    "link_dark": "#FFD667",
    "link_paper": "#8A4B12",
    "good": "#8FDB6E",
    "bad": "#FF8A7A",
}
GLOW = {
    "playable": "#FFE27A",
    "target": "#B8F28A",
    "attack": "#FF7D6B",
    "focus": "#FFFFFF",
    "coop": "#FFB765",
}
GLOW_LINING = col(INK, 200)
"""Lies around the line of a glow, so that it stands out from tables as bright as itself."""
SPACE = {"xs": 4, "s": 8, "m": 16, "l": 24, "xl": 32, "xxl": 48}
RADIUS = {"chip": 999, "button": 16, "card": 14, "panel": 20, "dialog": 28}
LINE = {"hair": 2, "thin": 3, "outline": 4, "heavy": 6}
FLOOR = 18.0
"""No text is ever smaller: 12 real pixels in a window of 1280x720."""
TYPE: dict[str, tuple[Face, float]] = {
    "display": ("title", 76),
    "h1": ("title", 44),
    "number": ("title", 40),
    "h2": ("title", 32),
    "h3": ("title", 26),
    "label": ("title", 22),
    "lead": ("bold", 26),
    "body": ("body", 22),
    "strong": ("bold", 22),
    "small": ("body", 20),
    "small_b": ("bold", 20),
    "min": ("body", 18),
    "min_b": ("bold", 18),
    "min_t": ("title", 18),
}
ELEVATION = {0: (0, 0, 0), 1: (6, 3, 90), 2: (12, 6, 110), 3: (20, 10, 130), 4: (36, 18, 160)}
"""Blur and drop in design pixels, opacity: tokens, panels, prompt and chosen card, dialogs."""
CARD_SIZES = {"S": (96, 134), "M": (144, 202), "L": (220, 308)}


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of one game's table and of everything that lies on it."""

    top: Paint
    bottom: Paint
    panel: Paint
    panel2: Paint
    accent: str
    """A family of the palette."""
    pattern: Paint
    motif: Motif
    back_icon: str
    """The icon in the middle of a card's back."""
    line: Paint = INK
    patterns: bool = True

    @property
    def light_accent(self) -> bool:
        """The accent is bright enough to carry dark text."""
        return contrast(self.accent, INK) > contrast(self.accent, "#FFFFFF")


THEMES = {
    "menu": Theme("#3B2450", "#1C1228", "#2B1D38", "#3A2A4A", "yellow", "#44295C", "star", "star"),
    "hens": Theme("#7CC05A", "#4C9A4A", "#332430", "#4A3542", "yellow", "#6DB552", "grass", "egg"),
    "mad_science_expo": Theme("#1F7A7C", "#0F4249", "#12262E", "#1E3B45", "lime", "#1B6E71", "bricks", "flask"),
    "henchmania": Theme("#8A4A5A", "#4A2438", "#311B29", "#482A3B", "red", "#7C4152", "slabs", "crown"),
    "hemloch": Theme("#383A78", "#191A3A", "#17163A", "#282858", "purple", "#32346C", "diamond", "skull"),
    "ham_helsing": Theme("#3E77B8", "#1F3D6B", "#182744", "#26395E", "orange", "#376DAB", "peak", "shield"),
}


class SeatLook(NamedTuple):
    """A seat's colour family and shape: the colour never stands alone."""

    family: str
    shape: str


SEATS = (
    SeatLook("red", "circle"),
    SeatLook("blue", "square"),
    SeatLook("green", "diamond"),
    SeatLook("yellow", "triangle"),
    SeatLook("purple", "pentagon"),
    SeatLook("orange", "star"),
)
SEAT_PALETTES: dict[PaletteName, tuple[str, ...]] = {
    "standard": tuple(PALETTE[seat.family][0] for seat in SEATS),
    "red_green_weak": ("#D55E00", "#0072B2", "#009E73", "#F0E442", "#CC79A7", "#56B4E9"),
    "blue_yellow_weak": ("#E2463F", "#2FA6A0", "#2A6E3F", "#F7A1AE", "#5F3A8C", "#9AA3B0"),
}


@dataclass(frozen=True, slots=True)
class Style:
    """What the reader chose about looks; a canvas carries it to everything that paints."""

    palette: PaletteName = "standard"
    high_contrast: bool = False
    """Black panels, white lines, no patterns."""
    reduced_motion: bool = False
    text_scale: float = 1.0
    glow: bool = True
    """Soft light around what can be played; without it only its line is drawn."""


def seat_colour(style: Style, seat: int) -> str:
    """Return the colour of ``seat`` in the reader's palette."""
    return SEAT_PALETTES[style.palette][seat]


@lru_cache(maxsize=16)
def look(theme: Theme, style: Style) -> Theme:
    """Return the theme as this reader sees it."""
    if not style.high_contrast:
        return theme
    dark_top, dark_bottom = mix(theme.top, "#000000", 0.6), mix(theme.bottom, "#000000", 0.6)
    return replace(
        theme, top=dark_top, bottom=dark_bottom, panel="#000000", panel2="#141414", line="#FFFFFF", patterns=False
    )


def accent(theme: Theme, tone: int = 0) -> RGBA:
    """Return the accent of a game: 0 base, 1 shade, 2 light."""
    return col(PALETTE[theme.accent][tone])


def on_accent(theme: Theme) -> str:
    """Return the colour of text that stands on the accent."""
    return INK if theme.light_accent else "#FFFFFF"
