"""Paints every screen into a folder."""

import sys
from pathlib import Path

import pygame

from client.app.easel import ScratchHouse
from client.app.stops import Stop, stops
from client.bots.child import ChildDied, ThinkingChild
from client.bots.worker import Worker
from client.scenes.start import Tour


def paint_tour(wish: Tour) -> int:
    """Paint the screens whose names contain ``wish.only``; prints the name of each. Returns 2 if there is none."""
    wish.out.mkdir(parents=True, exist_ok=True)
    found = [stop for stop in stops() if wish.only is None or wish.only in stop.name]
    for stop in found:
        path = wish.out / f"{stop.name}.png"
        paint_stop(stop, wish, path)
        sys.stdout.write(f"{path}\n")
    return 0 if found else 2


def paint_stop(stop: Stop, wish: Tour, path: Path) -> None:
    """Paint one screen, in a house of its own so that no screen depends on another."""
    scratch = ScratchHouse(wish.size, wish.scale, wish.language, Idle())
    try:
        scratch.house.open()
        scratch.settle()
        stop.go(scratch)
        if not stop.moving:
            scratch.settle()
        pygame.image.save(scratch.easel.surface, str(path))
    finally:
        scratch.close()


class Idle(Worker):
    """A worker that never thinks: nothing has to be decided on a tour."""

    def __init__(self) -> None:
        super().__init__(nobody)

    def start(self) -> None:
        """Start nothing."""


def nobody() -> ThinkingChild:
    """Hire no process: nothing has to think on a tour."""
    raise ChildDied
