"""The tab of the window and how it gets to the glass."""

from collections.abc import Sequence

import pygame

from client.core.words import N_, Phrase
from client.scenes.settings.book import Book
from client.scenes.settings.row_kinds import Choosing, Switch
from client.scenes.settings.rows import Row, Text
from client.storage.settings import Screen
from client.ui.keys import Action

ACCELERATIONS = (("automatic", N_("Automatic")), ("on", N_("On")), ("off", N_("Off")))


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab."""
    return (_full_screen(book), _monitor(book), _acceleration(book))


def reset(book: Book) -> None:
    """Set standard values; where the window lies stays as it is."""
    screen, standard = book.settings.screen, Screen()
    screen.acceleration, screen.monitor = standard.acceleration, standard.monitor
    if book.desk.window.fullscreen:
        book.desk.set_fullscreen(on=False)
    book.apply()


def _full_screen(book: Book) -> Row:
    key = book.desk.key_label(Action.FULLSCREEN)
    note = Phrase(N_("Covers the whole screen. The key {key} does the same anywhere."), key=key)

    def change(on: bool) -> None:  # noqa: FBT001 - what a switch hands over
        book.desk.set_fullscreen(on=on)

    plain = Phrase(N_("Covers the whole screen."))
    return Switch("full_screen", N_("Full screen"), note if key else plain, book.desk.window.fullscreen, change)


def _monitor(book: Book) -> Row:
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        width, height = sizes[0]
        only = Phrase(N_("Only one is connected: {width} x {height}."), width=width, height=height)
        return Text(N_("Monitor"), only)
    words = [
        Phrase(N_("{number}: {width} x {height}"), number=number, width=width, height=height)
        for number, (width, height) in enumerate(sizes, start=1)
    ]
    screen = book.settings.screen
    index = screen.monitor if screen.monitor < len(sizes) else 0
    note = N_("Where the window opens at the next start.")
    row = Choosing("monitor", N_("Monitor"), note, words, index, lambda number: book.put(screen, "monitor", number))
    row.bounds = book.bounds
    return row


def _acceleration(book: Book) -> Row:
    screen = book.settings.screen
    names = [name for name, _ in ACCELERATIONS]
    note = N_("Show the picture through the graphics processor. Takes effect at the next start.")

    def change(index: int) -> None:
        book.put(screen, "acceleration", names[index])

    words = [words for _, words in ACCELERATIONS]
    index = names.index(screen.acceleration)
    return Choosing("acceleration", N_("Graphics processor"), note, words, index, change)
