"""Plays on and compares what was painted piece by piece with a picture painted from nothing."""

from random import Random

import pygame

from client.app.easel import ScratchHouse
from client.scenes.match.scene import MatchScene


def checked_pictures(scratch: ScratchHouse, scene: MatchScene, most: int) -> int:
    """Play fast until so many resting pictures have been compared, or the match ends; return how many were."""
    scratch.house.desk.settings.play.speed = "fast"
    scratch.house.desk.apply()
    game, checked = scene.match.game, 0
    for _ in range(900):
        scratch.frames(3)
        if scene.table.shown_model.legal and not scratch.house.animating and not scene.session.eyes.behind:
            scene.session.play((game.rule_player(scene.table.shown_model.sight, Random(checked)),))
        if scratch.house.animating or scene.match.outcome is not None:
            continue
        scratch.frames(1)
        seen = pygame.image.tobytes(scratch.easel.surface, "RGB")
        scratch.house.stack.repaint_all()
        scratch.house.paint()
        assert pygame.image.tobytes(scratch.easel.surface, "RGB") == seen
        checked += 1
        if checked > most:
            break
    return checked
