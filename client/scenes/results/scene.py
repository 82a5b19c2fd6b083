"""The results of a finished match."""

from functools import partial
from typing import ClassVar

from client.core.dealcode import code_of
from client.core.match import AnyMatch
from client.core.outcome import Outcome
from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.results.confetti import confetti
from client.scenes.results.counting import PLACES, TOTAL, count
from client.scenes.results.foot import CHIP_H, Deed, Foot, code_spot, foot_of
from client.scenes.results.graph import paint_graph, series_of
from client.scenes.results.history import History
from client.scenes.results.layout import Page, Places, places
from client.scenes.results.moments import Moment, moments
from client.scenes.results.paint_moments import MomentsPainter
from client.scenes.results.paint_sheet import SheetPainter
from client.scenes.results.sheet import SheetPlaces, counted_lines, sheet_of, sheet_places
from client.scenes.results.verdict import names_of, ranking, verdict
from client.scenes.saving import ask_and_save
from client.scenes.scene import Scene
from client.tables import ALL_TABLES
from client.ui.buttons import chip
from client.ui.canvas import Canvas
from client.ui.clipboard import copy_text
from client.ui.clips import Wait
from client.ui.colour import INK
from client.ui.input import Input, KeyPressed, PointerPressed, Wheel
from client.ui.keys import Action
from client.ui.metrics import Area, Rect, cut_top
from client.ui.notes import banner
from client.ui.surfaces import dim, panel, scenery
from client.ui.text import text, text_w
from client.ui.theme import TEXT, THEMES
from client.ui.widgets.base import Widget
from client.ui.widgets.choosing import Segmented
from client.ui.widgets.pane import Pane

SLICE = 12
"""So many decisions are looked back at in one frame."""
_GRAPH_HEAD = 70.0


class ResultsScene(Scene):
    """Counts the score, then shows the way there. A click or Enter ends the counting."""

    name: ClassVar[str] = "results"

    def __init__(self, desk: Desk, match: AnyMatch, viewer: int, seconds_played: int = 0) -> None:
        """Show the results of ``match`` to whoever sits at ``viewer``; ``seconds_played`` is kept with a save.

        Raises:
            ValueError: the match is not over.
        """
        super().__init__(desk.timeline(), THEMES[match.game.id])
        outcome = match.outcome
        if outcome is None:
            raise ValueError("a match without an outcome has no results")
        self.desk = desk
        self.match = match
        self.viewer = viewer
        self.seconds_played = seconds_played
        self.outcome: Outcome = outcome
        self.verdict = verdict(match, outcome)
        self.history = History(match)
        self.found: list[Moment] | None = None
        self.shows_chance = False
        self.page = Page.SCORES
        self.places: Places = places(Area(1920, 1080, 1.0, folded=False, too_small=False))
        self.sheet = sheet_of(desk, match, outcome)
        self.sheet_places: SheetPlaces = sheet_places(self.places.sheet, desk.ruler, self.sheet)
        self.pane = Pane("lines", self.sheet_places.rows, on_scroll=self._sheet_changed)
        self._foot = Foot((), None)
        self._area = desk.window.area
        self.controls.default = "rematch"
        self.controls.on_refused = desk.stack.toast

    @property
    def animating(self) -> bool:
        """Tell whether something moves or is still being worked out."""
        return super().animating or not self.history.done

    @property
    def is_counting(self) -> bool:
        """Whether a part of the sheet waits for its turn."""
        return bool(self.timeline.hidden)

    def enter(self) -> None:
        """Begin to count; for a winner at this screen confetti flies."""
        self.controls.focus.put("rematch")
        joy = confetti(self._area) if self.verdict.is_joyful else Wait(0.0)
        count(self.timeline, counted_lines(self.outcome), self.outcome.scores, joy)

    def layout(self, area: Area) -> None:
        """Arrange the panels and the foot."""
        self._area = area
        self.places = places(area)
        ruler = self.desk.ruler
        self._foot = foot_of(self.desk, ruler, self.places.foot, self._deeds(), self._chip_labels())
        extra = () if self._foot.chips else self._chip_words()
        self.sheet = sheet_of(self.desk, self.match, self.outcome, extra)
        self.sheet_places = sheet_places(self.places.sheet, ruler, self.sheet)
        self.pane.rect, self.pane.visible = self.sheet_places.rows, self._shows(Page.SCORES)
        self.pane.hold((), len(self.sheet.rows) * self.sheet_places.row_h)
        code = [code_spot(self.desk, self._foot.chips[0], self._code, self._copy)] if self._foot.chips else []
        told = self._moments.spots(self.places.moments) if self._shows(Page.MOMENTS) else []
        self.controls.arrange([self.pane, *self._choosers(), *told, *self._foot.widgets, *code])

    def paint(self, c: Canvas) -> None:
        """Draw the scenery, the banner, the panels and the foot."""
        scenery(c, self.theme, ALL_TABLES[self.match.game.id].scenery)
        dim(c, 70)
        names = names_of(self.match)
        sub = self.verdict.sub
        below = "" if sub is None or self.places.pages is not None else self.desk.label(sub, names)
        title = self.desk.label(self.verdict.title, names)
        banner(c, self.places.banner, title, below, theme=self.theme, w=self.places.banner_w)
        if self._shows(Page.SCORES):
            SheetPainter(self.desk, self.sheet, self.sheet_places, self.pane, self.timeline, self.theme).paint(c)
        if self._shows(Page.GRAPH):
            self._paint_graph(c, self.places.graph)
        if self._shows(Page.MOMENTS):
            self._moments.paint(c, self.places.moments)
        self._paint_chips(c)
        self.controls.paint(c)

    def handle(self, value: Input) -> bool:
        """Take one input; the first click or key only ends the counting."""
        ends = isinstance(value, PointerPressed) or (isinstance(value, KeyPressed) and value.action is Action.CONFIRM)
        if self.is_counting and ends:
            self.timeline.skip()
            return True
        used = super().handle(value)
        if not used and isinstance(value, KeyPressed):
            return self.pane.take_page(value)
        return used or isinstance(value, Wheel)

    def update(self, now_ms: float) -> None:
        """Let time pass and look back a little further."""
        super().update(now_ms)
        if self.found is None and self.history.work(SLICE):
            humans = [seat for seat, player in enumerate(self.match.players) if player.is_human]
            spoken_to = self.viewer if humans == [self.viewer] else None
            self.found = moments(self.history, ranking(self.outcome)[0], spoken_to)
            self.layout(self._area)
            self.dirt.add(self.places.graph)
            self.dirt.add(self.places.moments)

    def place_of(self, name: str) -> Rect | None:
        """Return where a line, a number or the totals are drawn."""
        kind, _, rest = name.partition("/")
        if kind == PLACES:
            return self.places.sheet
        if kind == TOTAL:
            return self.sheet_places.total
        index = int(rest.partition("/")[0])
        return self.pane.shift(self.sheet_places.row(index))

    @property
    def _moments(self) -> MomentsPainter:
        return MomentsPainter(self.desk, names_of(self.match), self.found, self.theme)

    def _shows(self, page: Page) -> bool:
        return self.places.pages is None or page is self.page

    @property
    def _code(self) -> str:
        return code_of(self.match.game.code, self.match.seed)

    def _chip_words(self) -> tuple[Phrase, Phrase]:
        taken = Phrase(N_("with take-backs")) if self.match.taken_back else Phrase(N_("no take-backs"))
        return Phrase(N_("Deal {code}"), code=self._code), taken

    def _chip_labels(self) -> tuple[str, str]:
        code, taken = self._chip_words()
        return self.desk.label(code), self.desk.label(taken)

    def _choosers(self) -> list[Widget]:
        """Return the row that chooses the panel, and the one that chooses the graph."""
        say = self.desk.label
        rows: list[Widget] = []
        if self.places.pages is not None:
            labels = [say(N_("Scores")), say(N_("The match")), say(N_("Moments"))]
            chosen = list(Page).index(self.page)
            rows.append(Segmented("page", self.places.pages, say(N_("Panel")), labels, chosen, self._turn_to))
        if self._shows(Page.GRAPH):
            x, y, w, _ = self.places.graph
            labels = [say(N_("Points")), say(N_("Chance to win"))]
            needed = max(text_w(self.desk.ruler, label, "small_b") for label in labels) * 2 + 70
            wide = min(needed, w * 0.66)
            place = (x + w - 24 - wide, y + 14, wide, 44.0)
            rows.append(Segmented("graph", place, say(N_("Graph")), labels, int(self.shows_chance), self._show_graph))
        return rows

    def _deeds(self) -> tuple[Deed, ...]:
        say = self.desk.key_label
        set_up = N_("This match began from a position that was set up.") if self.match.start is not None else ""
        return (
            Deed("rematch", N_("Rematch"), "replay", partial(self._begin, None), "primary", say(Action.CONFIRM)),
            Deed("same", N_("Same deal again"), "dice", partial(self._begin, self.match.seed), why_not=set_up),
            Deed("save", N_("Save as..."), "flag", self._save),
            Deed("menu", N_("Menu"), "menu", self.desk.go.menu, "quiet", say(Action.BACK)),
        )

    def _paint_graph(self, c: Canvas, rect: Rect) -> None:
        panel(c, rect, "paper", theme=self.theme, level=3, radius=24)
        x, y, w, _ = rect
        chooser = self.controls["graph"].rect
        text(c, self.desk.label(N_("The match")), (x + 28, y + 18), "h3", INK, max_w=chooser[0] - x - 40)
        _, (left, top, width, height) = cut_top(rect, _GRAPH_HEAD)
        if not self.history.done:
            words = self.desk.label(N_("Looking back at the match..."))
            middle = (x + w / 2, top + height / 2)
            text(c, words, middle, "body", TEXT["on_paper_2"], align="center", valign="middle", max_w=w - 40)
            return
        rows = self.history.standing if self.shows_chance else self.history.scores
        series = series_of(rows, percent=self.shows_chance)
        caption = self.desk.label(N_("decisions"))
        room = (left + 20, top, width - 36, height - 18)
        paint_graph(c, room, series, ranking(self.outcome)[0], caption)

    def _paint_chips(self, c: Canvas) -> None:
        if self._foot.chips is None:
            return
        signs = ("link", "undo" if self.match.taken_back else "shield")
        for place, label, sign in zip(self._foot.chips, self._chip_labels(), signs, strict=True):
            x, y, _, h = place
            chip(c, (x, y + h / 2), label, sign, "line", theme=self.theme, h=CHIP_H, style="small_b")

    def _turn_to(self, index: int) -> None:
        self.page = list(Page)[index]
        self.timeline.skip()
        self.layout(self._area)
        self.dirt.everything()

    def _show_graph(self, index: int) -> None:
        self.shows_chance = bool(index)
        self.dirt.add(self.places.graph)

    def _sheet_changed(self) -> None:
        self.dirt.add(self.places.sheet)

    def _begin(self, seed: int | None) -> None:
        self.desk.go.begin(self.match.game, self.match.players, self.match.options, seed)

    def _copy(self) -> None:
        done = copy_text(self._code)
        self.desk.toast(N_("The code is on the clipboard.") if done else N_("The clipboard did not take it."))

    def _save(self) -> None:
        title = Phrase("{game} {code}", game=Phrase(self.match.game.title), code=self._code)
        ask_and_save(self.desk, self.desk.label(title), self._save_as)

    def _save_as(self, title: str, *, overwrite: bool) -> Phrase | None:
        self.desk.saves.save_as(title, self.match, self.seconds_played, overwrite=overwrite)
        return None
