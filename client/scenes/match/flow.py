"""What happens next in a match: show, pass the screen on, ask, think, end."""

from client.scenes.curtain import CurtainScene
from client.scenes.match.session import Session

RESULTS_AFTER_MS = 1200.0
"""How long the finished table stays before the results."""


class Flow:
    """Drives a match from frame to frame. Never waits: whatever takes time is asked about again in the next frame."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._over_since_ms: float | None = None

    def restart(self) -> None:
        """Forget that the match had ended: decisions were taken back."""
        self._over_since_ms = None

    def begin(self) -> None:
        """Keep the match from its first moment; where the screen is shared, cover it first."""
        self.session.keeper.keep()
        if self.session.eyes.shared and self.session.table.keeps_secrets:
            self.hand_over(self.session.eyes.seat)

    def go_on(self) -> None:
        """Show the next steps; when the viewer has seen all, do the next thing."""
        session = self.session
        while not session.timeline.busy and session.eyes.behind:
            session.show.go_on()
            session.on_change()
        if session.timeline.busy:
            return
        if session.show.telling is not None:
            session.refresh()
        self._next()

    def hand_over(self, seat: int) -> None:
        """Cover the screen until ``seat`` sits before it; where nobody has secrets it just looks on."""
        session = self.session
        if not session.table.keeps_secrets:
            session.eyes.look_on(seat)
            session.refresh()
            return
        player = session.match.players[seat]
        session.eyes.hand_over(seat)
        session.log.forget()
        session.show.rest(ask=False)
        session.desk.stack.push(CurtainScene(session.desk, seat, player.name, player.avatar, session.refresh))

    def pass_on(self) -> None:
        """The viewer has seen what it was given: hide it."""
        self.session.asking.must_pass_on = False
        self.session.eyes.settle()

    def _next(self) -> None:
        session = self.session
        self._settle_owed()
        if session.asking.must_pass_on:
            return
        viewer = session.eyes.next_viewer()
        if viewer is not None:
            self.hand_over(viewer)
        elif session.match.outcome is not None:
            self._end()
        elif session.match.to_act in session.eyes.humans:
            self._offer()
        elif not session.asking.paused:
            self._think()

    def _settle_owed(self) -> None:
        """A viewer who was shown a secret of its own passes the screen on, unless it goes on deciding itself."""
        session = self.session
        if session.eyes.seat not in session.eyes.owed:
            return
        if session.match.to_act == session.eyes.seat or session.match.outcome is not None:
            session.eyes.settle()
        elif not session.asking.must_pass_on:
            session.asking.must_pass_on = True
            session.refresh()

    def _offer(self) -> None:
        """Let the viewer decide; a move that decides nothing is made for it."""
        session = self.session
        model = session.table.shown_model
        if not model.legal:
            session.refresh()
            return
        if session.thinker.hinting:
            session.thinker.poll(session.now_ms, "off")
            if session.thinker.hint is not None:
                session.refresh()
        single = model.legal[0] if len(model.legal) == 1 else None
        if single is not None and session.desk.settings.play.auto_play_forced and session.table.plays_itself(single):
            session.desk.toast(session.table.game.move_words(model.sight, single))
            session.play((single,))

    def _think(self) -> None:
        """Let the AI to act think, and play what it found."""
        session = self.session
        seat = session.match.to_act
        if seat is None:
            return
        if not session.thinker.busy:
            session.thinker.ask(seat, session.now_ms)
            session.refresh()
        move = session.thinker.poll(session.now_ms, session.desk.settings.play.ai_pace)
        if move is not None:
            session.play((move,))

    def _end(self) -> None:
        """Leave the finished table to be looked at for a moment, then show the results."""
        session = self.session
        if self._over_since_ms is None:
            self._over_since_ms = session.now_ms
            session.refresh()
        elif session.now_ms - self._over_since_ms >= RESULTS_AFTER_MS:
            session.desk.go.results(session.match, session.eyes.seat, session.keeper.seconds_played)
