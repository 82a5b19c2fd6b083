"""The log: headings, lines, and what is in sight."""

import pygame
import pytest

from client.ui.assets import Assets
from client.ui.canvas import Canvas
from client.ui.logview import LogLine, log_links, log_panel
from client.ui.theme import THEMES, Style

PLACE = (0.0, 0.0, 420.0, 300.0)


def canvas() -> Canvas:
    pygame.font.init()
    return Canvas(pygame.Surface((420, 300)), 1.0, Style(), Assets())


def picture(*lines: LogLine) -> bytes:
    c = canvas()
    log_panel(c, PLACE, lines, theme=THEMES["menu"], title="Log")
    return pygame.image.tobytes(c.surface, "RGB")


@pytest.mark.parametrize("marked", ["*Day 2*: Ada begins", "[Day 2]: Ada begins"])
def test_a_heading_shows_its_words_without_their_marks(marked: str) -> None:
    plain = picture(LogLine(None, "Day 2: Ada begins", heading=True))
    assert picture(LogLine(None, marked, heading=True)) == plain
    assert plain != picture(LogLine(None, "Day 3: Ada begins", heading=True))


def test_a_heading_too_long_for_its_rules_is_told_like_a_line_with_its_links() -> None:
    words = "A very long heading about everything that happens on this day in town, and about a [Glove]"
    assert [link.label for link in log_links(canvas(), PLACE, [LogLine(None, words, heading=True)])] == ["Glove"]
    assert log_links(canvas(), PLACE, [LogLine(None, "About a [Glove]", heading=True)]) == []
