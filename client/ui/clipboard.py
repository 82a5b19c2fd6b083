"""The clipboard of the system, as far as plain text goes."""

import logging

import pygame

__all__ = ["copy_text", "pasted_text"]

_log = logging.getLogger(__name__)


def copy_text(text: str) -> bool:
    """Put ``text`` on the clipboard; tells whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError) as error:
        _log.warning("Nothing could be copied: %s", error)
        return False
    return True


def pasted_text() -> str:
    """Return the text on the clipboard; empty if there is none or it cannot be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError, NotImplementedError) as error:
        _log.warning("Nothing could be pasted: %s", error)
        return ""
