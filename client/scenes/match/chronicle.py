"""The log beside the table: which lines, how far it is scrolled, and its window where there is no side column."""

from client.scenes.match.furniture import LogPage, paint_log
from client.scenes.match.overlays import LogScene
from client.scenes.match.session import Session
from client.ui.canvas import Canvas
from client.ui.input import Input, Wheel
from client.ui.metrics import contains

SCROLL_STEP = 60.0
"""How far one notch of the wheel moves the log, in design pixels."""


class Chronicle:
    """Shows the log as far as the picture has come."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._page = LogPage((), since_own=False, scroll=0.0)

    def page(self) -> LogPage:
        """Return what is shown: all lines, or those since the viewer's last decision."""
        session = self.session
        seat, shown = session.eyes.seat, session.show.arrived
        entries = session.log.lines(seat, shown)
        since = session.log.last_own(seat, shown) if self._page.since_own else 0
        return self._page._replace(entries=[entry for entry in entries if entry.step >= since])

    def paint(self, c: Canvas) -> None:
        """Draw it in the side column, if there is one."""
        place = self.session.table.frame().log
        if place is not None:
            paint_log(c, place, self.session.table, self.session.sight, self.page())

    def scrolls(self, value: Input) -> bool:
        """Take the wheel over the log; tells whether it moved."""
        place = self.session.table.frame().log
        if not isinstance(value, Wheel) or place is None or not contains(place, (value.x, value.y)):
            return False
        self._page = self._page._replace(scroll=max(0.0, self._page.scroll + value.dy * SCROLL_STEP))
        return True

    def toggle(self) -> None:
        """Show all or only what is new; without a side column, open or close the log's window."""
        session = self.session
        if session.table.frame().log is None:
            stack = session.desk.stack
            stack.push(LogScene(stack.pop, session.table, session.sight, self.page()))
        else:
            self._page = self._page._replace(since_own=not self._page.since_own, scroll=0.0)
