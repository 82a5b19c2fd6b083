"""What the tabs of the settings read and change, and when a change takes effect."""

from collections.abc import Callable

from pydantic import BaseModel

from client.scenes.desk import Desk
from client.scenes.wishes import mix_of
from client.storage.settings import Settings
from client.ui.metrics import Rect


class Book:
    """The settings in the hands of the reader.

    A change takes effect at once; while a slider is held, with its release, since a window that grows under the
    pointer cannot be aimed at.
    """

    def __init__(self, desk: Desk, on_look: Callable[[], None]) -> None:
        self.desk = desk
        self.is_held = False
        """Whether the pointer's button is down."""
        self.is_moving = False
        """Whether the card that shows the speed is on its way."""
        self.show_speed: Callable[[], None] = lambda: None
        """Lets the card that shows the speed move."""
        self.bounds: Rect = (0.0, 0.0, 1920.0, 1080.0)
        """Where a list may open: all of the window."""
        self._on_look = on_look
        self._waiting: list[Callable[[], None]] = []

    @property
    def settings(self) -> Settings:
        """The settings as they are."""
        return self.desk.settings

    def apply(self) -> None:
        """Let everything obey the settings."""
        self.desk.apply()

    def put(self, part: BaseModel, name: str, value: object) -> None:
        """Change one setting of a part and apply it; the part checks the value."""
        setattr(part, name, value)
        self.apply()

    def slid(self, then: Callable[[], None]) -> None:
        """Take note that a slider has moved: what can be seen or heard without harm changes, ``then`` follows."""
        self.desk.sound.mix = mix_of(self.settings)
        self._on_look()
        self._waiting = [then]
        if not self.is_held:
            self.release()

    def release(self) -> None:
        """Carry out what had to wait for the release of a slider."""
        self.is_held = False
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()
