"""The first thing that is seen: five games, and the match that waits to be continued."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import ClassVar, NamedTuple

from client.core.words import N_, NN_, Phrase
from client.scenes.box import Lid, lids
from client.scenes.desk import Desk
from client.scenes.dialog import Answer, Confirm
from client.scenes.logo import paint_logo
from client.scenes.menu.layout import MenuPlan, StripPlan, menu_plan, row_places, strip_plan
from client.scenes.menu.strip import StripWords, first_strip, paint_strip, waiting_strip
from client.scenes.menu.tiles import TileWays, tile_row
from client.scenes.menu.waiting import Shelfful, look_up, more_words
from client.scenes.routes import AnyGame
from client.scenes.scene import Scene
from client.scenes.seating import last_seating, with_names
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.input import Input, KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Area
from client.ui.surfaces import table
from client.ui.text import text
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button, Link

_MOTTO_COLOUR, _KEYS_COLOUR = "#E6D3F0", "#B9A3C9"


class _Way(NamedTuple):
    """A button of the bottom row."""

    name: str
    label: str
    icon_name: str
    then: Callable[[], None]
    action: Action | None = None


class MenuScene(Scene):
    """Tiles, strip and bottom row. Its texts and widgets are made anew by every layout."""

    name: ClassVar[str] = "menu"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.lids = lids()
        self.shelf: Shelfful = look_up(desk)
        self.plan: MenuPlan = menu_plan(desk.window.area, len(self.lids))
        self.strip: StripWords = self._strip_words()
        self.controls.default = "continue"
        self.controls.on_refused = desk.stack.toast

    def enter(self) -> None:
        """Let Enter go on with what waits, and show that it does."""
        self.controls.focus.put("continue")
        self.controls.focus.visible = True

    def uncovered(self) -> None:
        """Look through the saves again: a match may have been left or deleted."""
        self.shelf = look_up(self.desk)
        self.layout(self.desk.window.area)
        super().uncovered()

    def layout(self, area: Area) -> None:
        """Put everything where it belongs."""
        self.plan = menu_plan(area, len(self.lids))
        self.strip = self._strip_words()
        ways = TileWays(self._start, self._set_up, self.desk.go.resume, self._is_raised)
        tiles = tile_row(self.desk, self.lids, self.plan, self.shelf, ways)
        self.controls.arrange([*tiles, self._fullscreen(), *self._strip_widgets(), *self._bottom_row()])

    def handle(self, value: Input) -> bool:
        """Take the digits, which start games; all else goes to the controls."""
        if isinstance(value, KeyPressed):
            if value.key.strip("[]") in self._digits and not (value.ctrl or value.alt):
                self._start(self.lids[int(value.key.strip("[]")) - 1])
                return True
            if value.action is Action.BACK:
                self._ask_to_leave()
                return True
        return super().handle(value)

    def paint(self, c: Canvas) -> None:
        """Draw everything at rest."""
        plan = self.plan
        table(c, self.theme)
        paint_logo(c, plan.logo)
        self._paint_motto(c)
        paint_strip(c, plan.strip, self._strip_plan(c), self.strip)
        self.controls.paint(c)
        if plan.keys is not None:
            x, y, w, h = plan.keys
            words = self.desk.label(Phrase(N_("Keys: arrows and Enter, or 1-{last} for a game"), last=len(self.lids)))
            middle = (x + w / 2, y + h / 2)
            text(c, words, middle, "min", _KEYS_COLOUR, align="center", valign="middle", max_w=w)

    @property
    def _digits(self) -> tuple[str, ...]:
        return tuple(str(number + 1) for number in range(len(self.lids)))

    def _paint_motto(self, c: Canvas) -> None:
        x, y, w, h = self.plan.motto
        ready = sum(lid.game is not None for lid in self.lids)
        coming = len(self.lids) - ready
        if coming:
            words = Phrase(
                NN_("{n} game to play, {coming} to come", "{n} games to play, {coming} to come"), n=ready, coming=coming
            )
        else:
            words = Phrase(NN_("{n} game on one table", "{n} games on one table"), n=ready)
        room = self.plan.corner[0] - x - 24
        if room > 120:
            place = (x, y + h / 2 + 8)
            text(c, self.desk.label(words), place, "lead", _MOTTO_COLOUR, valign="middle", max_w=min(w + 200, room))

    @property
    def _others(self) -> int:
        """How many matches are saved beside the one that waits in the strip."""
        return self.shelf.saved - (self.shelf.youngest is not None)

    def _strip_words(self) -> StripWords:
        waiting = waiting_strip(self.desk, self.shelf)
        if waiting is not None:
            return waiting
        newcomer = not self.desk.settings.quick_starts
        return first_strip(self.desk, self._favourite(), newcomer=newcomer)

    def _favourite(self) -> Lid:
        """Return the game to offer when none waits: one that was played, else the first that can be."""
        playable = [lid for lid in self.lids if lid.game is not None]
        return next((lid for lid in playable if lid.id in self.desk.settings.quick_starts), playable[0])

    def _strip_plan(self, c: Canvas) -> StripPlan:
        label, key = self.desk.label(self._strip_label()), self.desk.key_label(Action.CONFIRM)
        width = button_w(c, label, icon_name="play", key=key, style="h3")
        return strip_plan(self.plan.strip, width, has_link=self.shelf.youngest is None or self._others > 0)

    def _strip_label(self) -> str:
        return N_("Continue") if self.shelf.youngest is not None else N_("Play")

    def _strip_widgets(self) -> list[Widget]:
        plan = self._strip_plan(self.desk.ruler)
        go_on = Button(
            "continue",
            plan.button,
            self.desk.label(self._strip_label()),
            self._continue,
            kind="primary",
            icon_name="play",
            key=self.desk.key_label(Action.CONFIRM),
            style="h3",
        )
        if plan.more is None:
            return [go_on]
        if self._others:
            return [go_on, Link("more", plan.more, self.desk.label(more_words(self._others)), self.desk.go.saves)]
        choose = N_("Choose seats and options")
        return [go_on, Link("choose", plan.more, self.desk.label(choose), partial(self._set_up, self._favourite()))]

    def _fullscreen(self) -> Button:
        on = self.desk.window.fullscreen
        return Button(
            "fullscreen",
            self.plan.corner,
            self.desk.label(N_("Window") if on else N_("Full screen")),
            lambda: self.desk.set_fullscreen(on=not self.desk.window.fullscreen),
            kind="quiet",
            key=self.desk.key_label(Action.FULLSCREEN),
        )

    def _bottom_row(self) -> list[Widget]:
        go = self.desk.go
        ways = (
            _Way("saves", N_("Saved matches"), "deck", go.saves),
            _Way("settings", N_("Settings"), "gear", go.settings),
            _Way("about", N_("About"), "info", go.about),
            _Way("quit", N_("Quit"), "close", go.quit, Action.QUIT),
        )
        widths = [button_w(self.desk.ruler, self.desk.label(way.label), icon_name=way.icon_name) for way in ways]
        places = row_places(self.plan.bottom, widths)
        return [
            Button(
                way.name,
                rect,
                self.desk.label(way.label),
                way.then,
                kind="quiet",
                icon_name=way.icon_name,
                action=way.action,
            )
            for way, rect in zip(ways, places, strict=True)
        ]

    def _is_raised(self, game_id: str) -> bool:
        ring = self.controls.focus.shown
        hovered = self.controls.hovered
        pointed = ("" if hovered is None else hovered.name, "" if ring is None else ring.id)
        return any(name.partition(".")[2] == game_id for name in pointed)

    def _continue(self) -> None:
        waiting = self.shelf.youngest
        if waiting is not None:
            self.desk.go.resume(waiting.entry)
        else:
            self._start(self._favourite())

    def _start(self, lid: Lid) -> None:
        """Begin a match as the game was played last."""
        if lid.game is None:
            self._say_not_yet(lid)
            return
        self._begin(lid.game)

    def _begin(self, game: AnyGame) -> None:
        seating = last_seating(self.desk.settings, game, SystemRandom())
        self.desk.go.begin(game, with_names(seating.players, self.desk.label), seating.options)

    def _set_up(self, lid: Lid) -> None:
        if lid.game is None:
            self._say_not_yet(lid)
        else:
            self.desk.go.setup(lid.game)

    def _say_not_yet(self, lid: Lid) -> None:
        self.desk.toast(Phrase(N_("{game} is not in this version yet."), game=lid.title), "lock")

    def _ask_to_leave(self) -> None:
        yes = Answer("yes", N_("Leave"), self.desk.go.quit, "primary")
        title, body = N_("Leave Henchbox?"), N_("Every match is kept as it stands.")
        self.desk.stack.push(Confirm(self.desk, title, body, yes))
