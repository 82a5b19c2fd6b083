"""The strip at the top of a full screen: the way back, and what this is."""

from collections.abc import Callable

from client.scenes.desk import Desk
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.colour import col
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.shapes import fill_rect
from client.ui.text import text
from client.ui.theme import TEXT, Theme, accent
from client.ui.widgets.button import Button

_LOW_WINDOW = 700.0


def heading_h(area: Area) -> float:
    """Return the height of the strip."""
    return 72.0 if area.height >= _LOW_WINDOW else 58.0


def heading_button(desk: Desk, name: str, label: str, then: Callable[[], None], icon_name: str) -> Button:
    """Return a button of the strip at its left end."""
    width = button_w(desk.ruler, label, icon_name=icon_name)
    height = heading_h(desk.window.area) - 22
    return Button(name, (20, 10, width, height), label, then, kind="quiet", icon_name=icon_name)


def back_button(desk: Desk, label: str, then: Callable[[], None]) -> Button:
    """Return the way back, which the key for it works too."""
    button = heading_button(desk, "back", label, then, "left")
    x, y, _, h = button.rect
    button.key, button.action = desk.key_label(Action.BACK), Action.BACK
    button.rect = (x, y, button_w(desk.ruler, label, icon_name="left", key=button.key), h)
    return button


def paint_heading(c: Canvas, theme: Theme, back: Rect, title: str, more: str = "") -> None:
    """Draw the strip with a title, and perhaps something more about it, to the right of the way back."""
    seen, h = c.look(theme), back[3] + 22
    fill_rect(c, (0, 0, c.w, h), col(seen.panel, 255 if c.style.high_contrast else 246))
    fill_rect(c, (0, h - 4, c.w, 4), seen.line)
    left, middle = back[0] + back[2] + 28, h / 2 - 2
    drawn = text(c, title, (left, middle), "h2", accent(theme, 2), valign="middle", max_w=c.w * 0.42, max_h=h)
    place = (left + drawn[2] + 18, middle + 1)
    if more:
        room = max(c.w - place[0] - 260, 0)
        text(c, more, place, "lead", TEXT["on_dark"], valign="middle", max_w=room, max_h=h)
