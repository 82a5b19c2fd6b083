"""The tab of what is kept, and where."""

from collections.abc import Sequence
from pathlib import Path

from client.core.words import N_, Phrase
from client.scenes.dialog import AskText, tell
from client.scenes.settings.book import Book
from client.scenes.settings.row_kinds import Press, Presses, Switch
from client.scenes.settings.rows import Row, Rule
from client.storage.open_folder import open_folder
from client.storage.paths import why_not_writable
from client.storage.settings import Saving

_LONGEST_PATH = 1000


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab."""
    saving = book.settings.saving
    return (
        Switch(
            "autosave",
            N_("Keep matches by themselves"),
            N_("After every decision, so that nothing is lost whatever happens."),
            saving.autosave,
            lambda on: book.put(saving, "autosave", on),
        ),
        Rule(),
        _folder(book),
    )


def reset(book: Book) -> None:
    """Set standard values: the usual place, too."""
    book.settings.saving = Saving()
    book.desk.saves.folder = book.desk.places.saves
    book.apply()


def _folder(book: Book) -> Row:
    folder = book.desk.saves.folder
    note = Phrase(N_("Now: {folder}. What was kept elsewhere stays there."), folder=str(folder))
    is_usual = folder == book.desk.places.saves
    return Presses(
        "folder",
        N_("Where matches are kept"),
        note,
        (
            Press("other_folder", N_("Choose another place"), lambda: _ask_folder(book), "box"),
            Press(
                "usual_folder",
                N_("The usual place"),
                lambda: _use(book, ""),
                "undo",
                N_("This is the usual place.") if is_usual else "",
            ),
            Press("open_folder", N_("Open the folder"), lambda: _open(book), "right"),
        ),
    )


def _ask_folder(book: Book) -> None:
    dialog = AskText(
        book.desk,
        N_("Where to keep matches"),
        N_("Type the folder in full. It is made if it is not there yet."),
        str(book.desk.saves.folder),
        lambda typed: _use(book, typed),
    )
    dialog.limit = _LONGEST_PATH
    book.desk.stack.push(dialog)


def _use(book: Book, typed: str) -> None:
    """Keep matches in the folder that was typed, or say why not; nothing means the usual place."""
    folder, trouble = _checked(typed) if typed else (book.desk.places.saves, None)
    if trouble is None:
        trouble = why_not_writable(folder)
    if trouble is not None:
        tell(book.desk, trouble, N_("Matches stay where they are"))
        return
    is_usual = folder == book.desk.places.saves
    book.desk.saves.folder = folder
    book.put(book.settings.saving, "folder", "" if is_usual else str(folder))


def _checked(typed: str) -> tuple[Path, Phrase | None]:
    """Return what was typed as a path; ``~`` is one's home. Explains why it cannot be one."""
    try:
        folder = Path(typed).expanduser()
    except RuntimeError:  # there is no such user
        folder = Path(typed)
    if "\0" in typed or not folder.is_absolute():
        return folder, Phrase(N_("{folder} is not a full path from the root of the disk."), folder=typed)
    return folder, None


def _open(book: Book) -> None:
    folder = book.desk.saves.folder
    trouble = why_not_writable(folder) or open_folder(folder)
    if trouble is not None:
        book.desk.toast(trouble)
