"""The typefaces: two families of our own, and wider ones for names in other scripts.

A character that the wanted typeface lacks comes from the next one that has it; one that none has is drawn as a box.
"""

import math
import unicodedata
from collections import OrderedDict
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pygame

from client.ui.colour import RGBA
from client.ui.theme import Face

__all__ = ["LONGEST", "Fonts", "clean"]

LONGEST = 1000
"""Characters of one line of text; what is longer is cut before it is measured."""

_ATKINSON, _FREDOKA, _NOTO = "fontpkg_atkinson_hyperlegible", "font_fredoka_one", "pygame_gui"
_OPEN_FONTS = 80


class _File(NamedTuple):
    """A font file inside an installed package, and how its script runs."""

    package: str
    folder: str
    name: str
    script: str = ""
    rtl: bool = False
    spaced: bool = False
    """Its letters are spaced too roughly at screen sizes; it is drawn larger and scaled down."""

    def times(self, px: int) -> int:
        """Return how many times too large a text of this size is drawn."""
        return 1 if not self.spaced else 4 if px < 48 else 2


_BODY = _File(_ATKINSON, "files", "AtkinsonHyperlegible-Regular.ttf")
_BOLD = _File(_ATKINSON, "files", "AtkinsonHyperlegible-Bold.ttf")


def _wider(weight: str) -> tuple[_File, ...]:
    """Name the fallbacks, likeliest first. A slim package may leave some out."""
    return (
        _File(_NOTO, "data", f"NotoSans-{weight}.ttf"),
        _File(_NOTO, "data", f"NotoSansGeorgian-{weight}.ttf"),
        _File(_NOTO, "data", f"NotoSansHebrew-{weight}.ttf", "Hebr", rtl=True),
        _File(_NOTO, "data", f"NotoSansArabic-{weight}.ttf", "Arab", rtl=True),
        _File(_NOTO, "data", f"NotoSansJP-{weight}.otf"),
        _File(_NOTO, "data", f"NotoSansSC-{weight}.otf"),
        _File(_NOTO, "data", f"NotoSansKR-{weight}.ttf"),
    )


_CHAINS: dict[Face, tuple[_File, ...]] = {
    "title": (_File(_FREDOKA, "files", "FredokaOne-Regular.ttf", spaced=True), _BOLD, *_wider("Bold")),
    "body": (_BODY, *_wider("Regular")),
    "bold": (_BOLD, *_wider("Bold")),
    "italic": (_File(_ATKINSON, "files", "AtkinsonHyperlegible-Italic.ttf"), _BODY, *_wider("Regular")),
}
_PROBE_PX = 61
_NOWHERE = "\U0010ffff"
"""A character no font has: its metrics are those of the box for missing ones."""


def clean(text: str) -> str:
    """Return ``text`` as one line that can always be drawn: composed, without controls or invisible marks."""
    if text.isascii() and text.isprintable():
        return text[:LONGEST]
    kept = []
    for char in unicodedata.normalize("NFC", text[:LONGEST]):
        category = unicodedata.category(char)
        if category == "Cs":
            kept.append("\ufffd")
        elif char.isspace() or category == "Cc":
            kept.append(" ")
        elif category != "Cf" and not "\ufe00" <= char <= "\ufe0f":
            kept.append(char)
    return "".join(kept)


class Fonts:
    """Opened fonts by face and pixel size."""

    def __init__(self) -> None:
        self._opened: OrderedDict[tuple[_File, int], pygame.font.Font] = OrderedDict()
        self._sources: dict[_File, str | None] = {}
        self._covered: dict[tuple[_File, str], bool] = {}

    def size(self, face: Face, px: int, text: str) -> tuple[int, int]:
        """Return width and height of one line in real pixels."""
        width = sum(self._width(file, px, part) for file, part in self._runs(face, text))
        return width, self.line_height(face, px)

    def line_height(self, face: Face, px: int) -> int:
        """Return the height of a line in real pixels."""
        return self._height(_CHAINS[face][0], px)

    def render(self, face: Face, px: int, text: str, colour: RGBA) -> pygame.Surface:
        """Draw one line on a surface as high as a line of ``face``."""
        runs = self._runs(face, text)
        main = _CHAINS[face][0]
        if len(runs) == 1 and runs[0][0] == main:
            return self._draw(main, px, text, colour)
        drawn = [(file, self._draw(file, px, part, colour)) for file, part in runs]
        size = (sum(image.get_width() for _, image in drawn), self._height(main, px))
        line = pygame.Surface(size, pygame.SRCALPHA)
        x = 0
        for file, image in drawn:
            line.blit(image, (x, self._ascent(main, px) - self._ascent(file, px)))
            x += image.get_width()
        return line

    def _width(self, file: _File, px: int, part: str) -> int:
        times = file.times(px)
        return math.ceil(self._font(file, px * times).size(part)[0] / times)

    def _height(self, file: _File, px: int) -> int:
        times = file.times(px)
        return math.ceil(self._font(file, px * times).get_height() / times)

    def _ascent(self, file: _File, px: int) -> int:
        times = file.times(px)
        return round(self._font(file, px * times).get_ascent() / times)

    def _draw(self, file: _File, px: int, part: str, colour: RGBA) -> pygame.Surface:
        times = file.times(px)
        image = self._font(file, px * times).render(part, True, colour)  # noqa: FBT003 - pygame's antialias flag
        if times == 1:
            return image
        size = (self._width(file, px, part), self._height(file, px))
        large = pygame.Surface((size[0] * times, size[1] * times), pygame.SRCALPHA)
        large.fill((*colour[:3], 0))
        large.blit(image, (0, 0))
        return pygame.transform.smoothscale(large, size)

    def _font(self, file: _File, px: int) -> pygame.font.Font:
        key = (file, max(1, px))
        font = self._opened.get(key)
        if font is None:
            source = self._source(file)
            if source is None:
                raise FileNotFoundError(f"{file.name} is missing from {file.package}")
            font = pygame.font.Font(source, key[1])
            if file.rtl:
                font.set_direction(pygame.DIRECTION_RTL)
                font.set_script(file.script)
            self._opened[key] = font
            if len(self._opened) > _OPEN_FONTS:
                self._opened.popitem(last=False)
        else:
            self._opened.move_to_end(key)
        return font

    def _source(self, file: _File) -> str | None:
        if file not in self._sources:
            self._sources[file] = _find(file)
        return self._sources[file]

    def _runs(self, face: Face, text: str) -> list[tuple[_File, str]]:
        """Cut ``text`` where the typeface must change."""
        chain = _CHAINS[face]
        if text.isascii():
            return [(chain[0], text)]
        runs: list[tuple[_File, str]] = []
        for char in text:
            last = runs[-1][0] if runs else None
            joins = char == " " or unicodedata.combining(char)
            file = last if joins and last else self._file_for(chain, char)
            if file == last:
                runs[-1] = (file, runs[-1][1] + char)
            else:
                runs.append((file, char))
        return runs

    def _file_for(self, chain: tuple[_File, ...], char: str) -> _File:
        for file in chain:
            if self._covers(file, char):
                return file
        return _BOLD if _BOLD in chain else _BODY

    def _covers(self, file: _File, char: str) -> bool:
        key = (file, char)
        if key not in self._covered:
            if len(self._covered) > 20_000:
                self._covered.clear()
            self._covered[key] = self._source(file) is not None and self._has(file, char)
        return self._covered[key]

    def _has(self, file: _File, char: str) -> bool:
        probe = self._font(file, _PROBE_PX)
        return char == " " or probe.metrics(char) != probe.metrics(_NOWHERE)


def _find(file: _File) -> str | None:
    """Locate a font file. Its package is found without importing it, which would cost a slow start."""
    spec = find_spec(file.package)
    places = list(spec.submodule_search_locations or ()) if spec else []
    paths = [Path(place, file.folder, file.name) for place in places]
    return next((str(path) for path in paths if path.is_file()), None)
