"""The controls of a match as they stand now, and what the pointer, the keyboard and a hint are on."""

from client.core.words import N_, Phrase
from client.scenes.match.controls import Reactions, buttons_of, pieces_of, tools_of
from client.scenes.match.pieces import Piece
from client.scenes.match.session import Session
from client.tables.table import Pointing
from client.ui.canvas import Canvas
from client.ui.widgets.group import WidgetGroup


class Board:
    """Makes the controls anew whenever the table, the prompt or the window has changed."""

    def __init__(self, session: Session, controls: WidgetGroup, react: Reactions) -> None:
        self.session = session
        self.controls = controls
        self.react = react
        self._pointed = Pointing()

    def arrange(self) -> None:
        """Put a control on every spot, button and tool; Enter works the prompt's first choice."""
        session = self.session
        window, stack = session.desk.window, session.desk.stack
        c = Canvas(window.surface, window.area.scale, stack.style, stack.assets)
        ask = session.asking.voice().ask
        pieces = pieces_of(session.table, session.sight, self.react)
        buttons = buttons_of(c, session.table, session.sight, (ask, self.react))
        tools = tools_of(c, session.sight, self.react, self._tools_off())
        self.controls.arrange([*pieces, *buttons, *tools])
        self.controls.default = next((f"ask:{button.name}" for button in ask.buttons if button.primary), "")

    def pointing(self) -> Pointing:
        """Return what the pointer, the keyboard and a hint are on."""
        hovered, focused = self.controls.hovered, self.controls.focus.shown
        ring = None if focused is None else self.controls[focused.id]
        move = self.session.asking.hinted_move()
        return Pointing(
            hover=hovered.spot if isinstance(hovered, Piece) else None,
            focus=ring.spot if isinstance(ring, Piece) else None,
            hinted=None if move is None else self.session.table.spot_of(move),
        )

    def pointing_changed(self) -> bool:
        """Tell whether something else is pointed at than when this was asked last: what is pointed at lights up."""
        before, self._pointed = self._pointed, self.pointing()
        return before != self._pointed

    def _tools_off(self) -> dict[str, Phrase]:
        """Say which tools are of no use now, and why."""
        match = self.session.match
        off = {}
        if match.cursor == 0:
            off["undo"] = Phrase(N_("There is nothing to take back."))
        if match.cursor == len(match.steps):
            off["redo"] = Phrase(N_("Nothing was taken back."))
        return off
