"""Between two humans at one screen: a curtain hides everything until the next one is there."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.drapery import stage_curtain
from client.scenes.names import portrait
from client.scenes.scene import Scene
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.keys import Action
from client.ui.metrics import Area, Point, Rect
from client.ui.rich import rich, rich_height
from client.ui.seats import avatar
from client.ui.shapes import circle
from client.ui.surfaces import panel
from client.ui.text import line_h, text
from client.ui.theme import RADIUS, TEXT, THEMES, accent
from client.ui.widgets.button import Button

_WIDTH = 820.0
_PAD = 32.0
_BUTTON_H = 84.0
_MARGIN = 24.0
_LARGEST_FACE, _SMALLEST_FACE = 116.0, 44.0
_RING = 12.0
"""How far the ring of a seat reaches beyond its portrait."""


class Places(NamedTuple):
    """Where things lie on the curtain; the portrait stands half above the plate."""

    plate: Rect
    face: Point
    face_r: float
    bid: Rect
    name: Rect
    reason: Rect
    button: Rect


def places(area: Area, bid_h: float, name_h: float, reason_h: float) -> Places:
    """Arrange the curtain for lines of these heights; the portrait takes what is left, within bounds.

    A reason for which even a small portrait leaves no room gets less height than it wants.
    """
    gap = 22.0 if area.height > 640 else 10.0
    fixed = bid_h + name_h + _BUTTON_H + 2 * gap + 2 * _PAD
    reason_h = min(reason_h, area.height - fixed - 2 * _SMALLEST_FACE - 2 * _MARGIN)
    fixed += reason_h
    face_r = min(_LARGEST_FACE, max(_SMALLEST_FACE, (area.height - fixed - 150) / 2))
    width = min(_WIDTH, area.width - 32)
    height = fixed + face_r
    top = (area.height - height - face_r) / 2 + face_r
    x = (area.width - width) / 2
    inner = width - 2 * _PAD
    bid: Rect = (x + _PAD, top + face_r + _PAD, inner, bid_h)
    name: Rect = (x + _PAD, bid[1] + bid_h, inner, name_h)
    reason: Rect = (x + _PAD, name[1] + name_h + gap, inner, reason_h)
    button: Rect = (x + _PAD, reason[1] + reason_h + gap, inner, _BUTTON_H)
    return Places((x, top, width, height), (area.width / 2, top), face_r, bid, name, reason, button)


class CurtainScene(Scene):
    """Nothing of any hand is drawn here. It closes itself before ``on_ready`` is called.

    ``reason`` says why it fell, such as that the window was left; None if the turn simply passed on.
    """

    name: ClassVar[str] = "curtain"

    def __init__(  # noqa: PLR0913, PLR0917 - who sits where, and what comes next
        self,
        desk: Desk,
        seat: int,
        name: str,
        avatar: str,
        on_ready: Callable[[], None],
        reason: Phrase | None = None,
    ) -> None:
        below = desk.stack.top
        super().__init__(desk.timeline(), THEMES["menu"] if below is None else below.theme)
        self.desk = desk
        self.seat = seat
        self.player_name = name
        self.art_name = portrait(avatar)
        self.on_ready = on_ready
        self.reason = reason
        self.places = places(Area(1920, 1080, 1.0, folded=False, too_small=False), 0, 0, 0)
        self.controls.default = "ready"

    def enter(self) -> None:
        """Let the curtain be heard."""
        self.desk.sound.play("curtain")
        self.controls.focus.put("ready")

    def layout(self, area: Area) -> None:
        """Put the plate in the middle of the stage."""
        ruler = self.desk.ruler
        inner = min(_WIDTH, area.width - 32) - 2 * _PAD
        reason_h = 0.0 if self.reason is None else rich_height(ruler, self.desk.say(self.reason), inner, "lead")
        name_style = "display" if area.height > 640 else "h1"
        self.places = places(area, line_h(ruler, "h3"), line_h(ruler, name_style), reason_h)
        self.controls.arrange([self._ready_button(ruler), self._menu_button(ruler, area)])

    def paint(self, c: Canvas) -> None:
        """Draw the curtain and the plate on it."""
        stage_curtain(c, self.theme)
        at = self.places
        panel(c, at.plate, theme=self.theme, level=4, radius=RADIUS["dialog"], alpha=250)
        circle(c, at.face, at.face_r + _RING + 5, c.seat_colour(self.seat), 4)
        avatar(c, at.face, at.face_r, self.art_name, self.seat)
        middle = at.bid[0] + at.bid[2] / 2
        bid, name = self.desk.label(N_("Pass the laptop to")), self.player_name
        text(c, bid, (middle, at.bid[1]), "h3", TEXT["on_dark_2"], align="center", max_w=at.bid[2])
        style = "display" if at.name[3] > line_h(c, "h1") + 1 else "h1"
        line = (middle, at.name[1] + at.name[3] / 2)
        text(c, name, line, style, accent(self.theme, 2), align="center", valign="middle", max_w=at.name[2])
        if self.reason is not None:
            rich(c, self.desk.say(self.reason), at.reason, "lead", TEXT["on_dark"], align="center", fit=True)
        self.controls.paint(c)

    def _ready_button(self, ruler: Canvas) -> Button:
        x, y, w, h = self.places.button
        label = self.desk.label(Phrase(N_("I am {name}: show my cards"), name=self.player_name))
        key = self.desk.key_label(Action.CONFIRM)
        width = min(w, max(360.0, button_w(ruler, label, key=key, style="h3")))
        place = (x + (w - width) / 2, y, width, h)
        return Button("ready", place, label, self._ready, kind="primary", key=key, style="h3")

    def _menu_button(self, ruler: Canvas, area: Area) -> Button:
        label, key = self.desk.label(N_("Menu")), self.desk.key_label(Action.BACK)
        width = button_w(ruler, label, icon_name="menu", key=key)
        place = (area.width - width - 16, 16, width, 56)
        pause = self.desk.go.pause
        return Button("menu", place, label, pause, kind="quiet", icon_name="menu", key=key, action=Action.BACK)

    def _ready(self) -> None:
        self.desk.stack.close(self)
        self.on_ready()
