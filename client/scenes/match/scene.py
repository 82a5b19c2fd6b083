"""The scene of a match: its table with strip, prompt, log and tools, and what keys and clicks do there."""

from typing import ClassVar

from client.core.match import AnyMatch, Player
from client.core.words import N_
from client.scenes.desk import Desk
from client.scenes.match.asking import DETAILS
from client.scenes.match.bed import SoundBed
from client.scenes.match.board import Board
from client.scenes.match.chronicle import Chronicle
from client.scenes.match.controls import Reactions
from client.scenes.match.dragging import Dragging
from client.scenes.match.flow import Flow
from client.scenes.match.furniture import paint_prompt, paint_strip, turn_words
from client.scenes.match.keeper import Keeper
from client.scenes.match.overlays import MovesScene, ZoomScene
from client.scenes.match.picture import picture_of
from client.scenes.match.ring import ThinkingRing
from client.scenes.match.session import Session
from client.scenes.match.travel import Travel
from client.scenes.scene import Scene
from client.storage.slots import Slot
from client.tables import ALL_TABLES
from client.tables.table import AskSpot, Intent, Spot
from client.ui.canvas import Canvas
from client.ui.input import FocusGained, FocusLost, Input, KeyPressed, PointerPressed
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.poses import Sprite


class MatchScene(Scene):
    """A match on its table. What may be shown is decided by ``Eyes`` and made by ``Sightline`` alone."""

    name: ClassVar[str] = "match"

    def __init__(self, desk: Desk, match: AnyMatch, slot: Slot, seconds_played: int = 0) -> None:
        self.table = ALL_TABLES[match.game.id]()
        super().__init__(desk.timeline(), self.table.theme)
        self.desk = desk
        self.match = match
        self.session = Session(desk, match, self.table, self.timeline, Keeper(desk, match, slot, seconds_played))
        self.flow = Flow(self.session)
        self.travel = Travel(self.session, self.flow)
        self.dragging = Dragging(self.table)
        self.chronicle = Chronicle(self.session)
        self.board = Board(self.session, self.controls, Reactions(self._click, self._tool, self.look))
        self.bed = SoundBed(desk.sound, self.table.bed)
        self.ring = ThinkingRing(self.session)
        self._looking = False
        self.away = False
        """The window has lost the focus and hands are covered."""
        self.session.show.rest(ask=False)
        self.session.on_change = self._changed
        self.controls.on_refused = self._refused

    # ------------------------------------------------------------------ for the pause menu
    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table."""
        return self.match.players

    @property
    def seconds_played(self) -> int:
        """How long the match has been on the screen."""
        return self.session.keeper.seconds_played

    def save_as(self, title: str, *, overwrite: bool = False) -> None:
        """Keep a copy under a name.

        Raises:
            SaveError: as ``Saves.save_as``.
        """
        self.session.keeper.save_as(title, overwrite=overwrite)

    def restart_same_deal(self) -> None:
        """Begin again with the same seats, options and seed."""
        self.desk.go.begin(self.match.game, self.match.players, self.match.options, self.match.seed)

    def undo(self) -> None:
        """Take back the last decision of a human."""
        self.travel.undo()

    def pause_ai(self, *, on: bool) -> None:
        """Let the AIs wait, or go on."""
        self.session.asking.paused = on
        if on and self.match.to_act not in self.session.eyes.humans:
            self.session.thinker.cancel()
        self.session.refresh()

    # ------------------------------------------------------------------ scene
    def layout(self, area: Area) -> None:
        """Lay out the table and its controls."""
        self.table.fit(area)
        self.board.arrange()

    def enter(self) -> None:
        """Begin."""
        self.bed.table(is_open=True)
        self.flow.begin()

    def leave(self) -> None:
        """Keep the match with a picture, and stop thinking about it."""
        self.bed.table(is_open=False)
        self.session.thinker.cancel()
        self.session.keeper.keep(picture_of(self.desk, self.session))
        self.session.keeper.close()

    def covered(self) -> None:
        """Rest, in silence unless it is only looked at closely."""
        super().covered()
        self.bed.table(is_open=self._looking)

    def uncovered(self) -> None:
        """Go on after another scene."""
        super().uncovered()
        self.bed.table(is_open=True)
        self.session.refresh()

    @property
    def animating(self) -> bool:
        """Whether something moves or is carried."""
        return super().animating or self.dragging.carrying

    def sprites(self) -> list[Sprite]:
        """Return what flies by itself and what the pointer carries."""
        return [*super().sprites(), *self.dragging.sprites()]

    def place_of(self, name: str) -> Rect | None:
        """Ask the table."""
        return self.table.place_of(name)

    def update(self, now_ms: float) -> None:
        """Let time pass, and the match go on."""
        self.session.now_ms = now_ms
        super().update(now_ms)
        if not self.timeline.busy and not self.session.eyes.behind:
            for rect in self.ring.turn():
                self.dirt.add(rect)
        self.flow.go_on()

    def handle(self, value: Input) -> bool:
        """Take one input: a click ends what moves; a drag, the log and the keys come before the controls."""
        if isinstance(value, FocusLost | FocusGained):
            self.bed.window(focused=isinstance(value, FocusGained))
            self._cover_hands(away=isinstance(value, FocusLost))
        elif self.timeline.busy and isinstance(value, PointerPressed | KeyPressed):
            self.timeline.skip()
            return True
        elif self._drags(value) or (isinstance(value, KeyPressed) and self._key(value)):
            return True
        used = self.chronicle.scrolls(value) or super().handle(value)
        if self.board.pointing_changed() or used:
            self.dirt.everything()
        return used

    def paint(self, c: Canvas) -> None:
        """Draw the table and what stands around it."""
        hidden = self.timeline.hidden | self.dragging.hidden
        if self.away:
            hidden |= self.table.secret_names()
        pointing = self.board.pointing()
        self.table.paint(c, hidden, pointing, self.timeline.shown)
        model = self.table.shown_model
        deciding = self.match.game.to_act(model.sight)
        paint_strip(c, self.table, model, turn_words(model, deciding, self.table.strip().actor))
        paint_prompt(c, self.table, self.session.sight, self.session.asking.voice())
        self.chronicle.paint(c)
        self.controls.paint(c)
        self.table.paint_over(c, hidden, pointing, self.timeline.shown)

    # ------------------------------------------------------------------ what the player does
    def _click(self, spot: Spot) -> None:
        asking = self.session.asking
        match spot:
            case AskSpot(name="confirm_wish"):
                self.session.play(asking.wish)
            case AskSpot(name="drop_wish"):
                asking.forget()
                self.session.refresh()
            case AskSpot(name="seen"):
                self.flow.pass_on()
            case AskSpot(name="go_on"):
                self.pause_ai(on=False)
            case _:
                self._follow(self.table.click(spot))

    def _follow(self, intent: Intent[object]) -> None:
        """Do what a click or drop meant."""
        asking = self.session.asking
        if intent.request is not None:
            self.session.ask_mate(*intent.request)
        asking.refusal = intent.refusal
        if intent.moves and (asking.wish or not self.desk.settings.play.confirm_moves):
            self.session.play(intent.moves)
            return
        asking.wish = intent.moves
        self.desk.sound.play("click" if intent.refusal is None else "refuse")
        self._changed()

    def _drags(self, value: Input) -> bool:
        """Let the drag have the pointer; tells whether that is all that should happen."""
        outcome = self.dragging.take(value, self.controls.at)
        self.board.carried_over = self.dragging.over
        if outcome.intent is not None:
            self.controls.let_go()
            self._follow(outcome.intent)
        elif outcome.used:
            self._changed()
        return outcome.used

    def _key(self, key: KeyPressed) -> bool:
        match key.action:
            case Action.LIST_MOVES:
                self._list_moves()
            case Action.ZOOM:
                self.look(self.board.pointing().focus or self.board.pointing().hover)
            case Action.AGAIN:
                self.travel.again()
            case Action.PAUSE_AI:
                self.pause_ai(on=not self.session.asking.paused)
            case Action.BACK:
                return self._step_back()
            case _:
                return False
        return True

    def _step_back(self) -> bool:
        """Forget what is half done; False if nothing was, so that the pause menu opens."""
        asking = self.session.asking
        if not (asking.wish or asking.refusal is not None or self.table.cancel()):
            return False
        asking.forget()
        self.session.refresh()
        return True

    def _tool(self, name: str) -> None:
        {
            "undo": self.travel.undo,
            "redo": self.travel.redo,
            "bulb": self._hint,
            "log": self._show_log,
            "menu": self.desk.go.pause,
        }[name]()

    def _list_moves(self) -> None:
        if not self.table.shown_model.legal:
            self.desk.toast(N_("It is not your decision now."))
            return
        self._push(MovesScene(self.desk.stack.pop, self.table, self.session.sight, self._play_listed))

    def _play_listed(self, move: object) -> None:
        self._follow(Intent((move,)))

    def _hint(self) -> None:
        """Think about a hint, or tell more of the one there is."""
        session = self.session
        if not self.table.shown_model.legal:
            self.desk.toast(N_("Hints are for your own decisions."))
            return
        session.asking.told = min(session.asking.told + 1, len(DETAILS))
        if session.thinker.hint is None and not session.thinker.hinting:
            session.thinker.ask_hint(session.eyes.seat, session.now_ms)
        session.refresh()

    def _show_log(self) -> None:
        self.chronicle.toggle()
        self.dirt.everything()

    def look(self, spot: Spot | None) -> None:
        """Show what lies at a spot as large as the window allows."""
        if spot is not None and self.table.has_large(spot):
            self._push(ZoomScene(self.desk.stack.pop, self.table, spot))

    def _push(self, scene: Scene) -> None:
        """Open a closer look, under which the table is still heard."""
        self._looking = True
        self.desk.stack.push(scene)
        self._looking = False

    def _refused(self, words: str) -> None:
        self.desk.sound.play("refuse")
        self.desk.stack.toast(words, "close")

    def _cover_hands(self, *, away: bool) -> None:
        self.away = away and self.desk.settings.play.hide_hands_on_focus_loss
        self.dirt.everything()

    def _changed(self) -> None:
        """Make the controls of what is on the table now, and paint it."""
        self.board.arrange()
        self.dirt.everything()
