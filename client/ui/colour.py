"""Colours by name, their mixtures and their contrast."""

from functools import lru_cache

__all__ = ["INK", "INK_LIGHT", "PALETTE", "RGBA", "Paint", "col", "contrast", "mix"]

RGBA = tuple[int, int, int, int]
Paint = str | tuple[int, int, int] | RGBA
"""``"#RRGGBB"``, a family of the palette, ``"family.1"`` (its shade), ``"family.2"`` (its light), or numbers."""

INK, INK_LIGHT = "#2A1B2D", "#4A3450"

PALETTE = {
    "cream": ("#FFF3DC", "#EBCFA6", "#FFFFFF"),
    "red": ("#E2463F", "#B02A36", "#FF7D6B"),
    "orange": ("#F5922F", "#CF6A1E", "#FFB765"),
    "yellow": ("#FFC93C", "#E09E1B", "#FFE27A"),
    "green": ("#5DAF4A", "#3B8240", "#A7D86B"),
    "teal": ("#2FA6A0", "#1D7377", "#7FDCD0"),
    "blue": ("#3D7DD8", "#2957A4", "#7FB2FF"),
    "purple": ("#8656B8", "#5F3A8C", "#B98CE6"),
    "pink": ("#F7A1AE", "#DD7488", "#FFE3E7"),
    "brown": ("#9A623B", "#6F4229", "#C98A4B"),
    "steel": ("#9AA3B0", "#667082", "#EEF0F5"),
    "lime": ("#8BD93B", "#5A9E26", "#C9F26B"),
    "ink": (INK, "#1A1020", INK_LIGHT),
}
"""Families of the art: base, shade, light."""


def col(paint: Paint, alpha: int | None = None) -> RGBA:
    """Resolve a colour, with another opacity (0 to 255) if one is given.

    Raises:
        KeyError: for a family that is not in the palette.
    """
    if isinstance(paint, str):
        red, green, blue, own = _named(paint)
    elif len(paint) == 3:
        red, green, blue, own = (*paint, 255)
    else:
        red, green, blue, own = paint
    return (red, green, blue, own if alpha is None else alpha)


@lru_cache(maxsize=512)
def _named(name: str) -> RGBA:
    if not name.startswith("#"):
        family, _, tone = name.partition(".")
        name = PALETTE[family][int(tone or 0)]
    return (int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16), 255)


def mix(a: Paint, b: Paint, t: float) -> RGBA:
    """Blend from ``a`` (t = 0) to ``b`` (t = 1), opacity included."""
    first, second = col(a), col(b)
    red, green, blue, alpha = (round(x + (y - x) * t) for x, y in zip(first, second, strict=True))
    return (red, green, blue, alpha)


def contrast(a: Paint, b: Paint) -> float:
    """Return the contrast of two opaque colours: 1 for equal ones, 21 for black on white.

    Source: WCAG 2.2, "contrast ratio".
    """
    low, high = sorted((_luminance(col(a)), _luminance(col(b))))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGBA) -> float:
    red, green, blue = (_linear(part / 255) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
