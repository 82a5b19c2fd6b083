"""Where a scene can send the player. Scenes ask for a place by name and never import each other: no rings."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from pydantic import BaseModel

from client.core.game import Game
from client.core.match import AnyMatch, Player
from client.storage.shelf import Entry

AnyGame = Game[Any, Any, Any]


class Routes(Protocol):
    """The ways through the program. The menu lies at the bottom of the stack whatever is open.

    ``seed``, if set, is the deal of the next match that asks for none.
    """

    seed: int | None

    def menu(self) -> None:
        """Leave everything and show the menu. A match in play stays saved."""

    def setup(self, game: AnyGame) -> None:
        """Open the set-up of a new match."""

    def begin(self, game: AnyGame, players: Sequence[Player], options: BaseModel, seed: int | None = None) -> None:
        """Close all but the menu and play a new match; without a seed the deal is drawn by lot.

        Raises:
            InvalidOptions: nothing is closed.
        """

    def resume(self, entry: Entry) -> None:
        """Close all but the menu and play on from a save; if it cannot be opened, say why and stay."""

    def pause(self) -> None:
        """Open the pause menu over the match in play."""

    def results(self, match: AnyMatch, viewer: int, seconds_played: int = 0) -> None:
        """Show how a finished match ended, in place of what lies on top."""

    def saves(self) -> None:
        """Open the list of saved matches."""

    def settings(self, tab: str = "sight") -> None:
        """Open the settings over whatever is shown."""

    def about(self) -> None:
        """Tell what this program is, over whatever is shown."""

    def review(self, path: Path, decision: int | None) -> None:
        """Open a saved match to look at, at a decision or at its end.

        Raises:
            SaveError: it cannot be opened.
        """

    def crashed(self, text: str, path: Path | None) -> None:
        """Tell that something went wrong, with the report and where it lies."""

    def quit(self) -> None:
        """End the program; all is saved."""


class Nowhere:
    """Stands for the routes until the program has set them."""

    seed: int | None = None

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Refuse: there is no program around the scene.

        Raises:
            LookupError: always.
        """
        raise LookupError(f"nobody has set where {name!r} leads")
