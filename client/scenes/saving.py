"""Keeping a match under a name of the player's choice: ask for it, ask again if it is taken, tell what went wrong."""

from typing import Protocol

from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.dialog import ask, ask_name, tell
from client.storage.save_error import Fault, SaveError


class Saver(Protocol):
    """Saves under a title; returns what to tell the player if that was not quite possible."""

    def __call__(self, title: str, *, overwrite: bool) -> Phrase | None:
        """Save.

        Raises:
            SaveError: it could not be written, or (EXISTS) the title is taken and ``overwrite`` was not said.
        """
        ...


def ask_and_save(desk: Desk, initial: str, save: Saver) -> None:
    """Ask for a title, at first ``initial``, and save under it."""
    ask_name(desk, N_("Save the match as"), initial, lambda title: _save(desk, title, save, overwrite=False))


def _save(desk: Desk, title: str, save: Saver, *, overwrite: bool) -> None:
    try:
        trouble = save(title, overwrite=overwrite)
    except SaveError as error:
        if error.fault is not Fault.EXISTS:
            tell(desk, error.phrase, N_("The match could not be saved"))
            return
        question = Phrase(N_("{problem} Do you want to save over it?"), problem=error.phrase)
        again = N_("Save over it")
        ask(desk, question, lambda: _save(desk, title, save, overwrite=True), again, N_("No, keep it"))
        return
    if trouble is not None:
        tell(desk, trouble)
    else:
        desk.toast(Phrase(N_("Saved as {name}."), name=title), "check")
