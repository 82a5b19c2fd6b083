"""The tab of how a match feels."""

from collections.abc import Callable, Sequence

from client.core.words import N_
from client.scenes.settings import demo
from client.scenes.settings.book import Book
from client.scenes.settings.row_kinds import Choosing, Switch
from client.scenes.settings.rows import Aside, Row, Rule
from client.storage.settings import Play
from client.ui.canvas import Canvas
from client.ui.metrics import Rect

PACES = (("slow", N_("Slow")), ("normal", N_("Normal")), ("fast", N_("Fast")), ("off", N_("Off")))


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab."""
    play = book.settings.play

    def setter(name: str) -> Callable[[bool], None]:
        return lambda on: book.put(play, name, on)

    switches = (
        Switch(
            "confirm_moves",
            N_("Ask before a move"),
            N_("Every move waits for a second yes before it is played."),
            play.confirm_moves,
            setter("confirm_moves"),
        ),
        Switch(
            "auto_play_forced",
            N_("Play forced moves alone"),
            N_("A choice with one option that hides nothing is taken by itself."),
            play.auto_play_forced,
            setter("auto_play_forced"),
        ),
        Switch(
            "hide_hands_on_focus_loss",
            N_("Hide hands when the window is left"),
            N_("They stay covered until you say that you are back."),
            play.hide_hands_on_focus_loss,
            setter("hide_hands_on_focus_loss"),
        ),
    )
    return (
        _pace(
            book,
            "speed",
            N_("Speed of what moves"),
            N_("How fast cards slide and numbers count. Off shows only where they end."),
        ),
        _pace(
            book,
            "ai_pace",
            N_("Pace of the computer"),
            N_("How long each of its moves can be looked at before the next. Off does not wait."),
        ),
        Rule(),
        Aside(switches, (436, 250), lambda c, rect: _speed(book, c, rect), demo.NAME),
    )


def reset(book: Book) -> None:
    """Set standard values."""
    book.settings.play = Play()
    book.apply()


def _speed(book: Book, c: Canvas, rect: Rect) -> None:
    demo.paint_demo(c, rect, book.desk.label(N_("So things move")), is_moving=book.is_moving)


def _pace(book: Book, name: str, title: str, note: str) -> Row:
    play = book.settings.play
    names = [pace for pace, _ in PACES]
    words = [words for _, words in PACES]

    def change(index: int) -> None:
        book.put(play, name, names[index])
        if name == "speed":
            book.show_speed()

    return Choosing(name, title, note, words, names.index(getattr(play, name)), change)
