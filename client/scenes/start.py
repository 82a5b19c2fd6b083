"""What whoever starts the program asks for."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Start:
    """Open the window. What is None is left to the settings."""

    game: str | None = None
    """Id of a game whose set-up is opened at once."""
    windowed: bool = False
    """Stay in a window, whatever the settings say."""
    size: tuple[int, int] | None = None
    """Of the window, in real pixels."""
    language: str | None = None
    """A language of the catalogues."""
    home: Path | None = None
    """The folder of saves and settings, in place of the usual ones."""
    seed: int | None = None
    """Of the next match, below the number of deal codes."""
    replay: Path | None = None
    """A saved match to open for review."""
    decision: int | None = None
    """Where in that match to begin; its end if None."""


@dataclass(frozen=True, slots=True)
class Tour:
    """Paint every screen into a folder."""

    out: Path
    size: tuple[int, int] = (1920, 1080)
    language: str = "en"
    scale: float = 1.0
    """The reader's own scale of everything, from 0.75 to 2."""
    only: str | None = None
    """Name of the one screen that is wanted."""


@dataclass(frozen=True, slots=True)
class SelfTest:
    """Try every asset, screen, language, worker, save and load, in a home that is thrown away."""

    language: str | None = None
    """Try this language only."""
