"""The tabs of the settings, from the top."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from client.core.words import N_
from client.scenes.settings import keys, language, play, saving, screen, sight, sound
from client.scenes.settings.book import Book
from client.scenes.settings.rows import Row


class TabPage(NamedTuple):
    """A tab: its id as in the settings file, its title, its sign, its lines, and how to set standard values."""

    id: str
    title: str
    icon_name: str
    rows: Callable[[Book], Sequence[Row]]
    reset: Callable[[Book], None]


TABS: tuple[TabPage, ...] = (
    TabPage("sight", N_("Sight"), "eye", sight.rows, sight.reset),
    TabPage("play", N_("Play"), "hand", play.rows, play.reset),
    TabPage("sound", N_("Sound"), "sound", sound.rows, sound.reset),
    TabPage("screen", N_("Screen"), "film", screen.rows, screen.reset),
    TabPage("keys", N_("Keys"), "menu", keys.rows, keys.reset),
    TabPage("language", N_("Language"), "book", language.rows, language.reset),
    TabPage("saving", N_("Saving"), "deck", saving.rows, saving.reset),
)


def tab_called(tab_id: str) -> TabPage:
    """Return the tab with this id; the first for an unknown one."""
    return next((tab for tab in TABS if tab.id == tab_id), TABS[0])
