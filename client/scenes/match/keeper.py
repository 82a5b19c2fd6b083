"""Keeps a match on disk: after every decision, with a small picture of the table when it is left."""

from client.core.match import AnyMatch
from client.core.words import Phrase
from client.scenes.desk import Desk
from client.storage.slots import Slot


class Keeper:
    """Knows the slot of the match and how long it has been played."""

    def __init__(self, desk: Desk, match: AnyMatch, slot: Slot, seconds_played: int = 0) -> None:
        self.desk = desk
        self.match = match
        self.slot = slot
        self._before_s = seconds_played
        self._since_ms = desk.clock.now_ms()

    @property
    def seconds_played(self) -> int:
        """How long the match has been on the screen."""
        return self._before_s + round((self.desk.clock.now_ms() - self._since_ms) / 1000)

    def keep(self, picture: bytes | None = None) -> None:
        """Save the match as it stands. If that fails the player is told once, and play goes on."""
        if not self.desk.settings.saving.autosave:
            return
        trouble = self.desk.saves.autosave(self.slot, self.match, self.seconds_played, picture)
        if trouble is not None:
            self.desk.toast(trouble, "close")

    def save_as(self, title: str, *, overwrite: bool) -> Phrase | None:
        """Keep a copy under a name.

        Raises:
            SaveError: as ``Saves.save_as``.
        """
        self.desk.saves.save_as(title, self.match, self.seconds_played, overwrite=overwrite)
        return None

    def close(self) -> None:
        """Let other copies of the program continue the match."""
        self.slot.release()
