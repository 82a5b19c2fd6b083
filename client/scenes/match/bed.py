"""What runs on under a match: heard only while its table is in charge of a window that has the focus."""

from client.ui.sound import SoundPlayer


class SoundBed:
    """Starts and stops the bed of a table. Switches and volume are the player's own business."""

    def __init__(self, sound: SoundPlayer, name: str) -> None:
        self._sound = sound
        self._name = name
        self._open = False
        self._focused = True

    def table(self, *, is_open: bool) -> None:
        """Take note that the table is in charge now, or that something else is."""
        self._open = is_open
        self._settle()

    def window(self, *, focused: bool) -> None:
        """Take note that the window has the focus now, or has lost it."""
        self._focused = focused
        self._settle()

    def _settle(self) -> None:
        self._sound.play_bed(self._name if self._open and self._focused else "")
