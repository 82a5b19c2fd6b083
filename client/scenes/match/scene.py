"""The scene of a match: shows step by step what happened, asks the human, lets the AI think, keeps everything saved."""

from typing import ClassVar

import pygame

from client.core.match import AnyMatch, Player
from client.core.words import N_, Phrase
from client.scenes.curtain import CurtainScene
from client.scenes.desk import Desk
from client.scenes.dialog import ask
from client.scenes.match.asking import DETAILS, Asking
from client.scenes.match.controls import Reactions, buttons_of, pieces_of, tools_of
from client.scenes.match.dragging import Dragging
from client.scenes.match.eyes import Eyes
from client.scenes.match.furniture import LogPage, paint_log, paint_prompt, paint_strip, turn_words
from client.scenes.match.keeper import Keeper, png_of
from client.scenes.match.logbook import LogBook
from client.scenes.match.overlays import LogScene, MovesScene, ZoomScene
from client.scenes.match.pieces import Piece
from client.scenes.match.rewind import decision_after, decision_before
from client.scenes.match.show import Show
from client.scenes.match.sightline import Sightline
from client.scenes.match.thinker import Thinker
from client.scenes.scene import Scene
from client.storage.slots import Slot
from client.tables import ALL_TABLES
from client.tables.table import AskSpot, Intent, Pointing, Spot
from client.ui.canvas import Canvas
from client.ui.input import FocusGained, FocusLost, Input, KeyPressed, PointerPressed, Wheel
from client.ui.keys import Action
from client.ui.metrics import Area, Rect, contains
from client.ui.poses import Sprite

RESULTS_AFTER_MS = 1200.0
"""How long the finished table stays before the results."""


class MatchScene(Scene):
    """A match on its table. What it may show is decided by ``Eyes`` and made by ``Sightline`` alone."""

    name: ClassVar[str] = "match"

    def __init__(self, desk: Desk, match: AnyMatch, slot: Slot, seconds_played: int = 0) -> None:
        self.table = ALL_TABLES[match.game.id]()
        super().__init__(desk.timeline(), self.table.theme)
        self.desk = desk
        self.match = match
        self.eyes = Eyes(match)
        self.sight = Sightline(desk, match, self.eyes)
        self.show = Show(self.sight, self.table, self.timeline)
        self.thinker = Thinker(desk.worker, match)
        self.asking = Asking(self.sight, self.table, self.thinker)
        self.keeper = Keeper(desk, match, slot, seconds_played)
        self.dragging = Dragging(self.table)
        self.log = LogBook(match)
        self.page = LogPage((), since_own=False, scroll=0.0)
        self.away = False
        """The window has lost the focus and hands are covered."""
        self.over_since_ms: float | None = None
        self.now_ms = 0.0
        self._ring: tuple[int, float] | None = None
        self.show.rest(ask=False)
        self.controls.on_refused = self._refused

    # ------------------------------------------------------------------ for the pause menu
    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table."""
        return self.match.players

    @property
    def seconds_played(self) -> int:
        """How long the match has been on the screen."""
        return self.keeper.seconds_played

    def save_as(self, title: str, *, overwrite: bool = False) -> None:
        """Keep a copy under a name.

        Raises:
            SaveError: as ``Saves.save_as``.
        """
        self.keeper.save_as(title, overwrite=overwrite)

    def restart_same_deal(self) -> None:
        """Begin again with the same seats, options and seed."""
        self.desk.go.begin(self.match.game, self.match.players, self.match.options, self.match.seed)

    # ------------------------------------------------------------------ scene
    def layout(self, area: Area) -> None:
        """Lay out the table and its controls."""
        self.table.fit(area)
        self._arrange()

    def enter(self) -> None:
        """Keep the match from its first moment; where the screen is shared, cover it first."""
        self.keeper.keep()
        if self.eyes.shared:
            self._hand_over(self.eyes.seat)

    def leave(self) -> None:
        """Keep the match with a picture, and stop thinking about it."""
        self.thinker.cancel()
        self.keeper.keep(self._picture())
        self.keeper.close()

    def uncovered(self) -> None:
        """Go on after another scene."""
        super().uncovered()
        self._refresh()

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
        """Let time pass, show what is new, ask, think."""
        self.now_ms = now_ms
        super().update(now_ms)
        self._note_ring()
        while not self.timeline.busy and self.eyes.behind:
            self.show.go_on()
            self._arrange()
        if not self.timeline.busy:
            self._go_on()

    def handle(self, value: Input) -> bool:
        """Take one input: a click ends what moves; a drag, the log and the keys come before the controls."""
        if isinstance(value, FocusLost | FocusGained):
            self._cover_hands(away=isinstance(value, FocusLost))
        elif self.timeline.busy and isinstance(value, PointerPressed | KeyPressed):
            self.timeline.skip()
            return True
        elif self._drags(value) or self._scrolls(value) or (isinstance(value, KeyPressed) and self._key(value)):
            return True
        used = super().handle(value)
        self._arrange_if_moved()
        return used

    def paint(self, c: Canvas) -> None:
        """Draw the table and what stands around it."""
        hidden = self.timeline.hidden | self.dragging.hidden
        if self.away:
            hidden |= self.table.secret_names()
        self.table.paint(c, hidden, self._pointing(), self.timeline.shown)
        model = self.table.shown_model
        paint_strip(c, self.table, model, turn_words(model, self.match.game.to_act(model.sight)))
        paint_prompt(c, self.table, self.sight, self.asking.voice())
        place = self.table.frame().log
        if place is not None:
            paint_log(c, place, self.table, self.sight, self._log_page())
        self.controls.paint(c)

    # ------------------------------------------------------------------ what happens next
    def _go_on(self) -> None:
        """Do the next thing, when all that happened has been shown to the viewer."""
        self._settle_owed()
        if self.asking.must_pass_on:
            return
        viewer = self.eyes.next_viewer()
        if viewer is not None:
            self._hand_over(viewer)
        elif self.match.outcome is not None:
            self._end()
        elif self.match.to_act == self.eyes.seat and self.eyes.humans:
            self._offer()
        elif not self.asking.paused:
            self._think()

    def _settle_owed(self) -> None:
        """A viewer who was shown a secret of its own passes the screen on, unless it goes on deciding itself."""
        if self.eyes.seat not in self.eyes.owed:
            return
        if self.match.to_act == self.eyes.seat or self.match.outcome is not None:
            self.eyes.settle()
        elif not self.asking.must_pass_on:
            self.asking.must_pass_on = True
            self._refresh()

    def _hand_over(self, seat: int) -> None:
        """Cover the screen until ``seat`` sits before it."""
        player = self.match.players[seat]

        def ready() -> None:
            self.eyes.hand_over(seat)
            self.log.forget()
            self._refresh()

        self.eyes.hand_over(seat)
        self.show.rest(ask=False)
        self.desk.stack.push(CurtainScene(self.desk, seat, player.name, player.avatar, ready))

    def _offer(self) -> None:
        """Let the viewer decide; a move that decides nothing is made for it."""
        model = self.table.shown_model
        if not model.legal:
            self._refresh()
            return
        single = model.legal[0] if len(model.legal) == 1 else None
        if single is not None and self.desk.settings.play.auto_play_forced and self.table.plays_itself(single):
            self.desk.toast(self.sight.say(self.table.game.move_words(model.sight, single)))
            self._play((single,))
        if self.thinker.hinting and self.thinker.poll(self.now_ms, "off") is None and self.thinker.hint is not None:
            self._refresh()

    def _think(self) -> None:
        """Let the AI to act think, and play what it found."""
        seat = self.match.to_act
        if seat is None:
            return
        if not self.thinker.busy:
            self.thinker.ask(seat, self.now_ms)
            self._refresh()
        move = self.thinker.poll(self.now_ms, self.desk.settings.play.ai_pace)
        if move is not None:
            self._play((move,))

    def _end(self) -> None:
        """Leave the finished table to be looked at for a moment, then show the results."""
        if self.over_since_ms is None:
            self.over_since_ms = self.now_ms
            self._refresh()
        elif self.now_ms - self.over_since_ms >= RESULTS_AFTER_MS:
            self.desk.go.results(self.match, self.eyes.seat)

    def _play(self, moves: tuple[object, ...]) -> None:
        """Play moves one after the other; each is kept on disk before the next."""
        self.thinker.cancel()
        self.asking.forget()
        for move in moves:
            self.match.play(move)
            self.keeper.keep()
        self.dirt.everything()

    # ------------------------------------------------------------------ what the player does
    def _click(self, spot: Spot) -> None:
        match spot:
            case AskSpot(name="confirm_wish"):
                self._play(self.asking.wish)
            case AskSpot(name="drop_wish"):
                self.asking.forget()
                self._refresh()
            case AskSpot(name="seen"):
                self.asking.must_pass_on = False
                self.eyes.settle()
            case AskSpot(name="go_on"):
                self._pause_ai()
            case _:
                self._follow(self.table.click(spot))

    def _follow(self, intent: Intent[object]) -> None:
        """Do what a click or drop meant."""
        self.asking.refusal = intent.refusal
        if intent.refusal is not None:
            self.desk.sound.play("refuse")
        elif intent.moves and self.desk.settings.play.confirm_moves and not self.asking.wish:
            self.asking.wish = intent.moves
        elif intent.moves:
            self._play(intent.moves)
            return
        else:
            self.desk.sound.play("click")
        self._arrange()
        self.dirt.everything()

    def _drags(self, value: Input) -> bool:
        """Let the drag have the pointer; tells whether that is all that should happen."""
        outcome = self.dragging.take(value, self.controls.at)
        if outcome.intent is not None:
            self.controls.let_go()
            self._follow(outcome.intent)
        elif outcome.used:
            self.dirt.everything()
        return outcome.used

    def _scrolls(self, value: Input) -> bool:
        place = self.table.frame().log
        if not isinstance(value, Wheel) or place is None or not contains(place, (value.x, value.y)):
            return False
        self.page = self.page._replace(scroll=max(0.0, self.page.scroll + value.dy * 60))
        self.dirt.add(place)
        return True

    def _key(self, key: KeyPressed) -> bool:
        match key.action:
            case Action.LIST_MOVES if self.table.shown_model.legal:
                self._push(
                    MovesScene(self.desk.stack.pop, self.table, self.sight, lambda move: self._follow(Intent((move,))))
                )
            case Action.ZOOM:
                self.look(self._pointing().focus or self._pointing().hover)
            case Action.AGAIN:
                self.show.again(self.log.last_own(self.eyes.seat, self.eyes.shown[self.eyes.seat]))
            case Action.PAUSE_AI:
                self._pause_ai()
            case Action.BACK if self.asking.wish or self.asking.refusal is not None or self.table.cancel():
                self.asking.forget()
                self._refresh()
            case _:
                return False
        return True

    def _tool(self, name: str) -> None:
        match name:
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "bulb":
                self._hint()
            case "log":
                self._toggle_log()
            case _:
                self.desk.go.pause()

    def undo(self) -> None:
        """Go back to the last decision of a human; people who share the screen must agree."""
        target = decision_before(self.match, self.table, self.eyes.humans)
        if target is None:
            self.desk.toast(N_("There is nothing to take back."))
        elif self.eyes.shared:
            question = Phrase(N_("Does everybody agree to take this back?"))
            ask(self.desk, question, lambda: self._travel(target))
        else:
            self._travel(target)

    def redo(self) -> None:
        """Go forward again along what was taken back."""
        target = decision_after(self.match, self.table, self.eyes.humans)
        if target is not None:
            self._travel(target)

    def _travel(self, target: int) -> None:
        marked = self.match.taken_back
        if target < self.match.cursor:
            self.match.undo(target)
        else:
            self.match.redo(target)
        self.thinker.cancel()
        self.asking.forget()
        self.asking.must_pass_on = False
        self.over_since_ms = None
        self.eyes.follow()
        self.log.forget()
        self.table.cancel()
        self.keeper.keep()
        self.desk.sound.play("undo")
        if self.match.taken_back and not marked:
            self.desk.toast(N_("From now on this match counts as played with take-backs."))
        self._refresh()

    def _hint(self) -> None:
        """Think about a hint, or tell more of the one there is."""
        if not self.table.shown_model.legal:
            self.desk.toast(N_("Hints are for your own decisions."))
            return
        self.asking.told = min(self.asking.told + 1, len(DETAILS))
        if self.thinker.hint is None and not self.thinker.hinting:
            self.thinker.ask_hint(self.eyes.seat, self.now_ms)
        self._refresh()

    def _pause_ai(self) -> None:
        self.asking.paused = not self.asking.paused
        if self.asking.paused and self.match.to_act not in self.eyes.humans:
            self.thinker.cancel()
        self._refresh()

    def _toggle_log(self) -> None:
        if self.table.frame().log is None:
            self._push(LogScene(self.desk.stack.pop, self.table, self.sight, self._log_page()))
            return
        self.page = self.page._replace(since_own=not self.page.since_own, scroll=0.0)
        self.dirt.everything()

    def look(self, spot: Spot | None) -> None:
        if spot is not None and self.table.has_large(spot):
            self._push(ZoomScene(self.desk.stack.pop, self.table, spot))

    def _push(self, scene: Scene) -> None:
        self.desk.stack.push(scene)

    def _refused(self, words: str) -> None:
        self.desk.sound.play("refuse")
        self.desk.toast(words, "close")

    def _cover_hands(self, *, away: bool) -> None:
        self.away = away and self.desk.settings.play.hide_hands_on_focus_loss
        self.dirt.everything()

    # ------------------------------------------------------------------ picture
    def _refresh(self) -> None:
        """Bring the table up to date with the match, when nothing moves."""
        ring = self._ring if self.thinker.busy else None
        self.show.rest(ring, ask=not self.asking.must_pass_on and not self.eyes.next_viewer())
        self._arrange()
        self.dirt.everything()

    def _arrange(self) -> None:
        """Make the controls of what is on the table now."""
        area = self.desk.window.area
        c = Canvas.for_window(self.desk.window.surface, area.scale, self.desk.stack.style, self.desk.stack.assets)
        react = Reactions(self._click, self._tool, self.look)
        asked = (self.asking.voice().ask, react)
        tools = tools_of(c, self.sight, react, self._tools_off())
        pieces = pieces_of(self.table, self.sight, react)
        self.controls.arrange([*pieces, *buttons_of(c, self.table, self.sight, asked), *tools])
        self.controls.default = next((f"ask:{b.name}" for b in asked[0].buttons if b.primary), "")

    def _arrange_if_moved(self) -> None:
        """Things under the pointer light up, so hovering changes the picture."""
        pointing = self._pointing()
        if pointing != self._pointed:
            self.dirt.everything()
            self._pointed = pointing

    _pointed = Pointing()

    def _pointing(self) -> Pointing:
        hovered, focused = self.controls.hovered, self.controls.focus.shown
        hover = hovered.spot if isinstance(hovered, Piece) else None
        ring = None if focused is None else self.controls[focused.id]
        move = self.asking.hinted_move()
        return Pointing(
            hover=hover,
            focus=ring.spot if isinstance(ring, Piece) else None,
            hinted=None if move is None else self.table.spot_of(move),
        )

    def _tools_off(self) -> dict[str, Phrase]:
        off = {}
        if self.match.cursor == 0:
            off["undo"] = Phrase(N_("There is nothing to take back."))
        if self.match.cursor == len(self.match.steps):
            off["redo"] = Phrase(N_("Nothing was taken back."))
        return off

    def _log_page(self) -> LogPage:
        seat = self.eyes.seat
        shown = self.show.arrived
        entries = self.log.lines(seat, shown)
        if self.page.since_own:
            since = self.log.last_own(seat, shown)
            entries = [entry for entry in entries if entry.step >= since]
        return self.page._replace(entries=entries)

    def _note_ring(self) -> None:
        """Repaint the ring of the AI that thinks when it has moved by a step."""
        share = self.thinker.share()
        seat = self.match.to_act
        ring = None if share is None or seat is None else (seat, share)
        if ring != self._ring and not self.timeline.busy and not self.eyes.behind:
            changed = self._ring[0] if ring is None and self._ring is not None else seat
            self._ring = ring
            if changed is not None:
                self.show.rest(ring, ask=not self.asking.must_pass_on)
                self.dirt.add(self.table.seat_rect(changed))

    def _picture(self) -> bytes:
        """Paint a small picture of the table for the list of matches; where the screen is shared, without secrets."""
        surface = self.desk.window.surface

        def draw(target: pygame.Surface) -> None:
            c = Canvas(target, self.desk.window.area.scale, self.desk.stack.style, self.desk.stack.assets)
            hidden = self.table.secret_names() if self.eyes.shared else frozenset()
            self.table.paint(c, hidden, Pointing(), self.timeline.shown)

        return png_of(surface.get_size(), draw)
