"""The colours of controls: by kind, by state and by the game they belong to."""

from typing import Literal, NamedTuple

from client.ui.colour import INK, Paint, col, mix
from client.ui.theme import PAPER, TEXT, Theme, accent, on_accent

__all__ = ["ButtonKind", "ChipKind", "Coat", "State", "button_coat", "chip_coat"]

ButtonKind = Literal["primary", "secondary", "quiet", "danger"]
State = Literal["normal", "hover", "pressed", "focus", "disabled"]
ChipKind = Literal["dark", "paper", "accent", "good", "bad", "line"]


class Coat(NamedTuple):
    """Colours of a button: its face, the lip below and what is written on it."""

    face: Paint
    edge: Paint
    ink: Paint


def button_coat(kind: ButtonKind, state: State, theme: Theme) -> Coat:
    """Return the colours of a button. ``theme`` is already as the reader sees it."""
    if state == "disabled":
        grey = mix(theme.panel2, "#FFFFFF", 0.1)
        return Coat(grey, mix(theme.panel2, INK, 0.3), mix(theme.panel2, "#FFFFFF", 0.62))
    coats = {
        "primary": Coat(accent(theme), accent(theme, 1), on_accent(theme)),
        "secondary": Coat("#FFF3DC", "#DFC39A", INK),
        "danger": Coat(mix("red", "red.1", 0.3), "red.1", "#FFFFFF"),
        "quiet": Coat(theme.panel2, theme.panel2, TEXT["on_dark"]),
    }
    coat = coats[kind]
    if state == "hover":
        return coat._replace(face=mix(coat.face, "#FFFFFF", 0.14 if kind == "quiet" or coat.ink == "#FFFFFF" else 0.28))
    if state == "pressed":
        return coat._replace(face=mix(coat.face, INK, 0.35) if kind == "quiet" else mix(coat.face, coat.edge, 0.55))
    return coat


def chip_coat(kind: ChipKind, theme: Theme) -> tuple[Paint, Paint]:
    """Return the colours of a chip and of what is written on it."""
    colours: dict[ChipKind, tuple[Paint, Paint]] = {
        "dark": (col("#000000", 90), TEXT["on_dark"]),
        "paper": (PAPER, INK),
        "accent": (accent(theme), on_accent(theme)),
        "good": ("green.1", "#FFFFFF"),
        "bad": ("red.1", "#FFFFFF"),
        "line": (col("#FFFFFF", 24), TEXT["on_dark"]),
    }
    return colours[kind]
