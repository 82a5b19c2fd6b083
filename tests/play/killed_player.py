"""A program that plays Mad Science Expo by itself and says how many decisions are finished, until somebody kills it.

``python -m tests.play.killed_player HOME`` goes on with the match that waits in HOME, or begins one.
"""

import sys
from pathlib import Path
from random import Random

from client.app.easel import Easel, start_unseen
from client.app.house import House, Tools
from client.core.match import Player
from client.games import game_by_id
from client.scenes.match.scene import MatchScene
from client.storage.durable import Flusher
from client.storage.paths import places_in
from client.storage.settings_file import SettingsFile
from client.ui.clock import SteppedClock
from tests.play.expo_hands import decide
from tests.play.instant import Instant
from tests.play.robot import Robot

GAME = game_by_id("mad_science_expo")


class Stage:
    """Gives a robot what it needs of a scratch house, on a home that stays."""

    def __init__(self, home: Path) -> None:
        start_unseen()
        places = places_in(home)
        self.easel = Easel((960, 540))
        settings = SettingsFile(places.settings)
        settings.settings.play.speed = "off"
        settings.settings.play.ai_pace = "off"
        self.house = House(Tools(places, settings, Flusher(), self.easel, SteppedClock(), Instant(), "en"))
        self.house.open()

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.house.loop.frame()

    def settle(self) -> None:
        self.frames(3)


def main(home: Path) -> None:
    """Play on and tell of every finished decision; the last word is "over"."""
    player = Stage(home)
    desk = player.house.desk
    waiting = desk.saves.to_continue().get(GAME.id)
    if waiting is None:
        people = [Player("Ada"), Player("Ben", "newcomer"), Player("Cleo", "newcomer")]
        desk.go.begin(GAME, people, GAME.Options(), 77)
    else:
        desk.go.resume(waiting)
    robot = Robot(player)  # type: ignore[arg-type]
    scene = next(scene for scene in desk.stack.scenes if isinstance(scene, MatchScene))
    rng = Random(scene.match.cursor)
    told = -1
    while scene.match.outcome is None:
        player.frames()
        if scene.match.cursor != told:
            told = scene.match.cursor
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()
        if desk.stack.top is scene and scene.table.shown_model.legal and not scene.session.eyes.behind:
            decide(robot, scene, rng)
    sys.stdout.write("over\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
