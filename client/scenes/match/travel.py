"""Back and forth in time: undo, redo, and the last events once more."""

from client.core.words import N_, Phrase
from client.scenes.dialog import ask
from client.scenes.match.flow import Flow
from client.scenes.match.rewind import decision_after, decision_before
from client.scenes.match.session import Session


class Travel:
    """Takes back and restores decisions of people; AIs decide anew only if something else is decided."""

    def __init__(self, session: Session, flow: Flow) -> None:
        self.session = session
        self.flow = flow

    def undo(self) -> None:
        """Go back to the last decision of a human; people who share the screen must agree."""
        session = self.session
        target = decision_before(session.match, session.table, session.eyes.humans)
        if target is None:
            session.desk.toast(N_("There is nothing to take back."))
        elif session.eyes.shared:
            question = Phrase(N_("Does everybody agree to take this back?"))
            ask(session.desk, question, lambda: self._go(target))
        else:
            self._go(target)

    def redo(self) -> None:
        """Go forward again along what was taken back."""
        target = decision_after(self.session.match, self.session.table, self.session.eyes.humans)
        if target is not None:
            self._go(target)

    def again(self) -> None:
        """Show the viewer once more what happened since its last decision."""
        session = self.session
        seat = session.eyes.seat
        session.show.again(session.log.last_own(seat, session.eyes.shown[seat]))
        session.on_change()

    def _go(self, target: int) -> None:
        session = self.session
        marked = session.match.taken_back
        if target < session.match.cursor:
            session.match.undo(target)
        else:
            session.match.redo(target)
        session.thinker.cancel()
        session.asking.forget()
        session.asking.must_pass_on = False
        session.eyes.follow()
        session.log.forget()
        session.table.cancel()
        session.keeper.keep()
        self.flow.restart()
        session.desk.sound.play("undo")
        if session.match.taken_back and not marked:
            session.desk.toast(N_("From now on this match counts as played with take-backs."))
        session.refresh()
