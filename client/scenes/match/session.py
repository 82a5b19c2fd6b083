"""All that belongs to one match on the screen, for the parts of its scene to share."""

from collections.abc import Callable

from client.core.match import AnyMatch
from client.core.wish import Wish
from client.scenes.desk import Desk
from client.scenes.match.asking import Asking
from client.scenes.match.eyes import Eyes
from client.scenes.match.keeper import Keeper
from client.scenes.match.logbook import LogBook
from client.scenes.match.show import Show
from client.scenes.match.sightline import Sightline
from client.scenes.match.thinker import Thinker
from client.tables.table import AnyTable
from client.ui.timeline import Timeline


class Session:
    """The match, its table, who looks, who thinks, what the prompt says, where it is kept."""

    def __init__(self, desk: Desk, match: AnyMatch, table: AnyTable, timeline: Timeline, keeper: Keeper) -> None:
        self.desk = desk
        self.match = match
        self.table = table
        self.timeline = timeline
        self.keeper = keeper
        self.eyes = Eyes(match)
        self.sight = Sightline(desk, match, self.eyes)
        self.show = Show(self.sight, table, timeline)
        self.thinker = Thinker(desk.worker, match, self.sight.mates)
        self.asking = Asking(self.show, self.thinker)
        self.log = LogBook(match)
        self.now_ms = 0.0
        self.on_change: Callable[[], None] = lambda: None
        """Lays out and paints anew; set by the scene."""
        self.show.on_arrive = lambda: self.on_change()  # noqa: PLW0108 - the scene sets it later

    def refresh(self) -> None:
        """Bring the table up to date with the match, when nothing moves."""
        ask = not self.asking.must_pass_on and self.eyes.next_viewer() is None
        self.show.rest(self.ring(), ask=ask)
        self.on_change()

    def ring(self) -> tuple[int, float] | None:
        """Return the AI that thinks and the part of its time that is left."""
        share, seat = self.thinker.share(), self.match.to_act
        return None if share is None or seat is None else (seat, share)

    def ask_mate(self, seat: int, wish: Wish | None) -> None:
        """Ask something of the AI at ``seat``, or withdraw it (None); if it thinks just now, it thinks anew."""
        self.sight.mates.ask(seat, wish)
        if self.match.to_act == seat:
            self.thinker.cancel()
        self.refresh()

    def play(self, moves: tuple[object, ...]) -> None:
        """Play moves one after the other; each is kept on disk before the next."""
        self.thinker.cancel()
        self.asking.forget()
        for move in moves:
            self.match.play(move)
            self.keeper.keep()
        self.on_change()
