"""The ways through the program: which scene opens where on the stack.

A scene is imported when it is opened first, so that the menu need not wait for all of them.
"""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from pydantic import BaseModel

from client.core.dealcode import SEEDS
from client.core.match import AnyMatch, Match, Player
from client.scenes.desk import Desk
from client.scenes.menu.scene import MenuScene
from client.scenes.routes import AnyGame
from client.scenes.scene import Scene
from client.storage.save_error import SaveError
from client.storage.shelf import Entry
from client.storage.slots import Slot


class Ways:
    """See ``Routes``. ``seed``, if set, is the deal of the next match that asks for none."""

    def __init__(self, desk: Desk, stop: Callable[[], None]) -> None:
        self.desk = desk
        self.stop = stop
        self.seed: int | None = None

    def menu(self) -> None:
        """Close all that lies on the menu."""
        stack = self.desk.stack
        while len(stack.scenes) > 1:
            stack.pop()
        if not isinstance(stack.top, MenuScene):
            stack.clear_to(MenuScene(self.desk))

    def setup(self, game: AnyGame) -> None:
        """Open the set-up over the menu."""
        from client.scenes.setup.scene import SetupScene

        self._from_menu(SetupScene(self.desk, game))

    def begin(self, game: AnyGame, players: Sequence[Player], options: BaseModel, seed: int | None = None) -> None:
        """Play a new match.

        Raises:
            InvalidOptions: nothing is closed.
        """
        if seed is None:
            seed, self.seed = self.seed, None
        deal = secrets.randbelow(SEEDS) if seed is None else seed
        match: AnyMatch = Match(game, players, options, deal)
        self._open_match(match, self.desk.saves.begin(game.id))

    def resume(self, entry: Entry) -> None:
        """Play on from a save; a save that cannot be opened says why."""
        try:
            loaded, slot = self.desk.saves.resume(entry)
        except SaveError as error:
            self.desk.toast(error.phrase, "close")
            return
        self._open_match(loaded.match, slot, loaded.record.seconds_played)

    def review(self, path: Path, decision: int | None) -> None:
        """Open a saved match to look at, at a decision or at its end; the players wait until they are let go on.

        Raises:
            SaveError: it cannot be opened.
        """
        match = self.desk.saves.load(path).match
        if decision is not None and decision < match.cursor:
            match.undo(decision)
        self._open_match(match, self.desk.saves.begin(match.game.id), waits=True)

    def pause(self) -> None:
        """Open the pause menu over the match."""
        from client.scenes.match.scene import MatchScene
        from client.scenes.pause import PauseScene

        for scene in reversed(self.desk.stack.scenes):  # a curtain may lie on the match
            if isinstance(scene, MatchScene):
                self.desk.stack.push(PauseScene(self.desk, scene))
                return

    def results(self, match: AnyMatch, viewer: int, seconds_played: int = 0) -> None:
        """Put the results in the place of the table."""
        from client.scenes.results.scene import ResultsScene

        self.desk.stack.replace(ResultsScene(self.desk, match, viewer, seconds_played))

    def saves(self) -> None:
        """Open the list of matches."""
        from client.scenes.saves_list import SavesScene

        self.desk.stack.push(SavesScene(self.desk))

    def settings(self, tab: str = "sight") -> None:
        """Open the settings."""
        from client.scenes.settings.scene import SettingsScene

        self.desk.stack.push(SettingsScene(self.desk, tab))

    def about(self) -> None:
        """Tell what this is."""
        from client.scenes.about import AboutScene

        self.desk.stack.push(AboutScene(self.desk))

    def crashed(self, text: str, path: Path | None) -> None:
        """Show what went wrong."""
        from client.scenes.crash import CrashScene

        self.desk.stack.push(CrashScene(self.desk, text, path))

    def quit(self) -> None:
        """End the loop after this frame."""
        self.stop()

    def _open_match(self, match: AnyMatch, slot: Slot, seconds_played: int = 0, *, waits: bool = False) -> None:
        from client.scenes.match.scene import MatchScene

        scene = MatchScene(self.desk, match, slot, seconds_played)
        self._from_menu(scene)
        if waits:
            scene.pause_ai(on=True)

    def _from_menu(self, scene: Scene) -> None:
        self.menu()
        self.desk.stack.push(scene)
