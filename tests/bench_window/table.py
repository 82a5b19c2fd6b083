"""A table of a game, open in a window of the usual size, for measuring."""

import time
from itertools import pairwise
from pathlib import Path
from random import Random

from client.app.house import House, Tools
from client.bots.advice import AnyGame
from client.bots.worker import Worker
from client.core.match import AnyMatch, Match, Player
from client.scenes.match.scene import MatchScene
from client.storage.durable import Flusher
from client.storage.paths import places_in
from client.storage.settings_file import SettingsFile
from client.ui.canvas import Picture
from client.ui.cards import card_back
from client.ui.clips import Slide
from client.ui.clock import SystemClock
from client.ui.geometry import Geometry
from client.ui.poses import Pose
from client.ui.window import Opening, Window

SIZE = (1920, 1080)
SEATS = 4
SEED = 20
CARD = (150.0, 210.0)
READY_WITHIN_S = 20.0


class OpenTable:
    """The whole program with its clock, its window and its thinking process, at a match in its middle."""

    def __init__(self, home: Path, game: AnyGame) -> None:
        """Open the menu, wait until the program is ready, and open the table."""
        places = places_in(home)
        flusher = Flusher()
        self.worker = Worker()
        settings = SettingsFile(places.settings, flusher)
        window = Window(Opening(Geometry(*SIZE)))
        self.house = House(Tools(places, settings, flusher, window, SystemClock(), self.worker, "en"))
        self.house.open()
        self.run(2.0)
        before = time.process_time()
        self.scene = self._open(game)
        self.house.loop.frame()
        self.opening_ms = (time.process_time() - before) * 1000
        """Processor time from the decision to open the table to its first picture."""
        self.run(0.5)

    def run(self, seconds: float) -> None:
        """Let the loop run as it would for a player."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.house.loop.frame()

    def move_a_card(self, seconds: float) -> None:
        """Let one card slide about and run the loop meanwhile; nothing else moves."""
        area = self.house.tools.window.area
        theme = self.scene.theme
        card = Picture(("bench card", CARD), *CARD, lambda c: card_back(c, c.rect, theme))
        left, right = Pose(area.width * 0.2, area.height * 0.6), Pose(area.width * 0.7, area.height * 0.4)
        for start, end in pairwise([left, right] * round(seconds / 2 + 1)):
            self.scene.timeline.add(Slide(card, end, 1000.0, start=start, arc=40.0))
        self.house.loop.times.clear()
        self.run(seconds)
        self.scene.timeline.skip()

    def close(self) -> None:
        """Take everything down."""
        self.house.close()

    def _open(self, game: AnyGame) -> MatchScene:
        match = _match_in_its_middle(game)
        desk = self.house.desk
        scene = MatchScene(desk, match, desk.saves.begin(game.id))
        desk.stack.push(scene)
        return scene


def _match_in_its_middle(game: AnyGame) -> AnyMatch:
    """Return a match of rule players at a decision of its only human, about half way to its end."""
    seats = min(SEATS, game.seats[-1])
    people = [Player(f"Player {seat}", None if seat == 0 else "master") for seat in range(seats)]
    match: AnyMatch = Match(game, people, None, SEED)
    rng = Random(SEED)
    while match.to_act is not None:
        match.play(game.rule_player(match.sight(match.to_act), rng))
    own = [number for number, step in enumerate(match.steps) if step.seat == 0]
    match.undo(own[len(own) // 2])
    return match
