"""All saved matches: to play on, to look at how they ended, or to delete."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar, NamedTuple

from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.dialog import Answer, Confirm
from client.scenes.heading import back_button, paint_heading
from client.scenes.saved.card import Card, card_of
from client.scenes.saved.layout import SavedPlan, saved_plan
from client.scenes.saved.paint import ROW_H, paint_detail, paint_row
from client.scenes.scene import Scene
from client.storage.save_error import SaveError
from client.storage.saves import Saves
from client.storage.shelf import Entry, Item
from client.ui.art import art
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.input import Input, KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.rich import rich
from client.ui.surfaces import panel, table
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.choosing import Segmented
from client.ui.widgets.lists import ScrollList


class _Shelf(NamedTuple):
    """A kind of saved matches: its name, what to say where there are none, and where they come from."""

    title: str
    empty: str
    items: Callable[[Saves], list[Item]]
    named: bool = False


_SHELVES = (
    _Shelf(N_("Unfinished"), N_("No match is waiting. Every match you leave is kept here by itself."), Saves.running),
    _Shelf(
        N_("Named"),
        N_("Nothing here yet. Save a match under a name from the pause menu, and it stays until you delete it."),
        Saves.named,
        named=True,
    ),
    _Shelf(N_("Finished"), N_("No match has been played to its end yet."), Saves.finished),
)


class Matches(ScrollList):
    """A list in which a click only chooses; Enter acts."""

    def click(self, x: float, y: float) -> None:
        """Go to the line that was hit."""
        row = self.row_at(x, y)
        if row is not None:
            self.move_to(row)


class SavesScene(Scene):
    """A list on the left, the chosen match on the right."""

    name: ClassVar[str] = "saves"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.plan: SavedPlan = saved_plan(desk.window.area)
        self.shelf = next((at for at, shelf in enumerate(_SHELVES) if shelf.items(desk.saves)), 0)
        self.items: list[Item] = []
        self.index = 0
        self._cards: dict[Path, Card] = {}
        self._list = Matches("matches", self.plan.rows, row_h=ROW_H)
        self.controls.on_refused = desk.stack.toast
        self._read()

    def enter(self) -> None:
        """Begin on the list, or on the way back where it is empty."""
        self.controls.focus.put("matches" if self.items else "back")
        self.controls.focus.visible = True

    def uncovered(self) -> None:
        """Read the folders again: a match may be gone."""
        self._show(self.shelf, self.index)
        super().uncovered()

    def layout(self, area: Area) -> None:
        """Put everything where it belongs."""
        self.plan = saved_plan(area)
        self._cards.clear()
        self._lay_list()
        self.controls.arrange([self._back(), self._tabs(), *self._list_widgets(), *self._buttons()])

    def handle(self, value: Input) -> bool:
        """Let the delete key delete; the controls take the rest."""
        if isinstance(value, KeyPressed) and value.key == "delete" and self.items:
            self._ask_to_delete()
            return True
        return super().handle(value)

    def paint(self, c: Canvas) -> None:
        """Draw everything at rest."""
        plan = self.plan
        table(c, self.theme)
        paint_heading(c, self.theme, self.controls["back"].rect, self.desk.label(N_("Saved matches")))
        panel(c, plan.sheet if self.items else plan.empty, "paper", theme=self.theme, level=3, radius=24)
        if self.items:
            panel(c, plan.detail, theme=self.theme, level=3, radius=24)
            paint_detail(c, plan.words, self._card(self.index))
        else:
            self._paint_empty(c)
        self.controls.paint(c)

    def _read(self) -> None:
        self.items = _SHELVES[self.shelf].items(self.desk.saves)
        self._cards.clear()

    def _show(self, shelf: int, index: int = 0) -> None:
        """Show a shelf, with the keyboard on line ``index`` or the last there is."""
        self.shelf = shelf
        self._read()
        self.index = min(index, max(len(self.items) - 1, 0))
        self.layout(self.desk.window.area)
        self.dirt.everything()

    def _card(self, index: int) -> Card:
        """Return the words of a line; made when it is first seen."""
        item = self.items[index]
        if item.path not in self._cards:
            self._cards[item.path] = card_of(self.desk, item, named=_SHELVES[self.shelf].named)
        return self._cards[item.path]

    def _lay_list(self) -> None:
        matches = self._list
        matches.rect, matches.label = self.plan.rows, self.desk.label(N_("Matches"))
        matches.items = [self.desk.label(Phrase("{file}", file=item.path.name)) for item in self.items]
        matches.paint_row = lambda c, rect, index: paint_row(c, rect, self._card(index))
        matches.on_choose, matches.on_move = (lambda _index: self._open()), self._moved
        matches.index = self.index if self.items else -1
        if self.items:
            matches.move_to(self.index)

    def _moved(self, index: int) -> None:
        self.index = index
        self.controls.arrange([self._back(), self._tabs(), *self._list_widgets(), *self._buttons()])
        self.dirt.add(self.plan.detail)

    def _list_widgets(self) -> list[Widget]:
        return [self._list] if self.items else []

    def _tabs(self) -> Segmented:
        labels = [self.desk.label(shelf.title) for shelf in _SHELVES]
        return Segmented("shelf", self.plan.tabs, self.desk.label(N_("Which matches")), labels, self.shelf, self._show)

    def _back(self) -> Button:
        return back_button(self.desk, self.desk.label(N_("Back")), partial(self.desk.stack.close, self))

    def _buttons(self) -> list[Widget]:
        if not self.items:
            return []
        x, y, w, h = self.plan.buttons
        card = self._card(self.index)
        label = self.desk.label
        delete = label(N_("Delete"))
        delete_w = button_w(self.desk.ruler, delete, icon_name="close")
        go_on = Button(
            "open",
            (x, y, w - delete_w - 16, h),
            label(self._open_words(card)),
            self._open,
            kind="primary",
            icon_name="trophy" if card.is_over else "play",
            key=self.desk.key_label(Action.CONFIRM),
            style="h3",
            why_disabled=card.why_closed,
        )
        gone = Button(
            "delete",
            (x + w - delete_w, y, delete_w, h),
            delete,
            self._ask_to_delete,
            kind="quiet",
            icon_name="close",
        )
        return [go_on, gone]

    def _open_words(self, card: Card) -> str:
        if card.is_over:
            return N_("See the result")
        return N_("Open the backup") if isinstance(card.item, Entry) and card.item.is_backup else N_("Play on")

    def _open(self) -> None:
        """Play the chosen match on; show the result of one that is over."""
        card = self._card(self.index)
        if card.why_closed or not isinstance(card.item, Entry):
            self.desk.stack.toast(card.why_closed)
        elif card.is_over:
            self._show_result(card.item)
        else:
            self.desk.go.resume(card.item)

    def _show_result(self, entry: Entry) -> None:
        saves = self.desk.saves
        try:
            loaded = saves.load_backup(entry.path) if entry.is_backup else saves.load(entry.path)
        except SaveError as error:
            self.desk.toast(error.phrase, "close")
            return
        humans = [seat for seat, player in enumerate(loaded.match.players) if player.is_human]
        self.desk.go.results(loaded.match, humans[0] if humans else 0, loaded.record.seconds_played)

    def _ask_to_delete(self) -> None:
        card = self._card(self.index)
        body = Phrase(N_("*{title}*, {when}. It cannot be brought back."), title=card.title, when=card.when)
        yes = Answer("yes", N_("Delete"), partial(self._delete, card.item), "danger")
        self.desk.stack.push(Confirm(self.desk, N_("Delete this match?"), body, yes))

    def _delete(self, item: Item) -> None:
        try:
            self.desk.saves.delete(item.path)
        except SaveError as error:
            self.desk.toast(error.phrase, "close")
        self._show(self.shelf, self.index)

    def _paint_empty(self, c: Canvas) -> None:
        """Say what would stand here, below somebody who waits."""
        x, y, w, h = self.plan.empty
        size = min(w * 0.4, h * 0.46)
        top = y + 86 + (h - 86 - size) * 0.3
        art(c, "common/jester", (x + (w - size) / 2, top, size, size), figure=True)
        place: Rect = (x + w * 0.15, top + size + 20, w * 0.7, y + h - top - size - 30)
        rich(c, self.desk.say(_SHELVES[self.shelf].empty), place, "lead", INK, align="center", fit=True)
