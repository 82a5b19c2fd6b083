"""Waits for a key that an action shall have."""

from collections.abc import Callable
from typing import ClassVar

from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.dialog import Answer, Dialog
from client.ui.input import Input, KeyPressed
from client.ui.keys import Action, Chord

MODIFIERS = frozenset(
    f"{side} {key}" for side in ("left", "right") for key in ("shift", "ctrl", "alt", "meta", "gui")
) | frozenset({"caps lock", "numlock", "alt gr", "compose", "scroll lock", "menu", "power"})
"""Keys that mean nothing by themselves."""


class KeyDialog(Dialog):
    """Takes the first key that is pressed; the key for going back leaves everything as it is."""

    name: ClassVar[str] = "key"

    def __init__(
        self, desk: Desk, action_words: str, on_key: Callable[[Chord], None], on_standard: Callable[[], None]
    ) -> None:
        self._on_key = on_key
        standard = Answer("standard", N_("Standard keys"), on_standard)
        cancel = Answer("cancel", N_("Cancel"), kind="primary", is_back=True)
        title = Phrase(N_("Press the key for: {action}"), action=Phrase(action_words))
        body = N_("It may be held together with Ctrl, Shift or Alt.")
        super().__init__(desk, title, body, [standard, cancel])

    def handle(self, value: Input) -> bool:
        """Take a key as the answer, whatever it usually means."""
        if not isinstance(value, KeyPressed) or value.action is Action.BACK:
            return super().handle(value)
        if value.key in MODIFIERS:
            return True
        self.desk.stack.close(self)
        self._on_key(value.chord)
        return True
