"""Which control the keyboard is on: a walk in reading order, and to the neighbour an arrow points at."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from client.core.words import Phrase
from client.ui.keys import Action
from client.ui.metrics import Rect, centre, overlaps


class Role(StrEnum):
    """What kind of thing has the focus, for spoken text and for tests."""

    BUTTON = "button"
    TOGGLE = "toggle"
    CHOICE = "choice"
    SLIDER = "slider"
    FIELD = "field"
    LIST = "list"
    LINK = "link"
    CARD = "card"
    SPOT = "spot"


@dataclass(frozen=True, slots=True)
class Focusable:
    """Something that can be reached: ``id`` is stable, ``label`` and ``state`` are to be read aloud."""

    id: str
    rect: Rect
    label: str = ""
    role: Role = Role.BUTTON
    state: Phrase | None = None
    within: Rect | None = None
    """The place it is scrolled in, if it is."""

    @property
    def in_sight(self) -> bool:
        """Whether any of it can be seen without scrolling."""
        return self.within is None or overlaps(self.rect, self.within)


def reading_order(items: Iterable[Focusable]) -> list[Focusable]:
    """Sort from the top down and, within what stands side by side, from left to right.

    What stands beside the highest thing is what has its middle within that thing's height. Things that are scrolled in
    one place follow each other, wherever they have been scrolled to, as if they were one thing of that place's size.
    """
    scrolled: dict[Rect, list[Focusable]] = {}
    blocks: list[Focusable] = []
    for item in items:
        if item.within is None:
            blocks.append(item)
            continue
        if item.within not in scrolled:
            blocks.append(Focusable("", item.within, within=item.within))
        scrolled.setdefault(item.within, []).append(item)
    ordered: list[Focusable] = []
    for block in _by_place(blocks):
        ordered += [block] if block.within is None else _by_place(scrolled[block.within])
    return ordered


def _by_place(items: Iterable[Focusable]) -> list[Focusable]:
    left = sorted(items, key=lambda item: (item.rect[1], item.rect[0]))
    ordered: list[Focusable] = []
    while left:
        bottom = left[0].rect[1] + left[0].rect[3]
        row = [item for item in left if item is left[0] or centre(item.rect)[1] < bottom]
        left = [item for item in left if item not in row]
        ordered += sorted(row, key=lambda item: item.rect[0])
    return ordered


class Focus:
    """Keeps the place of the keyboard among the things that can be reached now.

    ``items`` stand in the order in which Tab walks. The ring is ``visible`` only after the keyboard was used.
    """

    def __init__(self) -> None:
        self.items: tuple[Focusable, ...] = ()
        self.visible = False
        self._id: str | None = None

    @property
    def current(self) -> Focusable | None:
        """What has the focus."""
        return next((item for item in self.items if item.id == self._id), None)

    @property
    def shown(self) -> Focusable | None:
        """What has the focus, if its ring is to be seen."""
        return self.current if self.visible else None

    def offer(self, items: Sequence[Focusable]) -> None:
        """Take the things that can be reached now. The focus stays where it was, or goes to what is nearest."""
        old = self.current
        self.items = tuple(items)
        if old is not None and self.current is None:
            nearest = min(self.items, key=lambda item: _distance(item.rect, old.rect), default=None)
            self._id = None if nearest is None else nearest.id

    def put(self, item_id: str | None) -> bool:
        """Put the focus on ``item_id``; tells whether it can be reached."""
        if item_id is not None and all(item.id != item_id for item in self.items):
            return False
        self._id = item_id
        return True

    def step(self, by: int) -> Focusable | None:
        """Walk ``by`` places along the order, round at the ends; from nowhere to the first or the last."""
        if not self.items:
            return None
        ids = [item.id for item in self.items]
        outside = -1 if by > 0 else 0
        place = ids.index(self._id) if self._id in ids else outside
        self._id = ids[(place + by) % len(ids)]
        return self.current

    def point(self, arrow: Action) -> Focusable | None:
        """Go to the nearest thing that lies where the arrow points; stay if there is none."""
        here = self.current
        if here is None:
            return self.step(1)
        near = [item for item in self.items if item.in_sight or item.within == here.within]
        found = [(away, item) for item in near if (away := _reach(here.rect, item.rect, arrow)) is not None]
        if found:
            self._id = min(found, key=lambda pair: pair[0])[1].id
        return self.current

    def take(self, action: Action) -> bool:
        """Move the focus as a key asks; tells whether it was a key for that."""
        match action:
            case Action.NEXT:
                self.step(1)
            case Action.PREVIOUS:
                self.step(-1)
            case Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN:
                self.point(action)
            case _:
                return False
        self.visible = True
        return True


def _distance(one: Rect, other: Rect) -> float:
    (x1, y1), (x2, y2) = centre(one), centre(other)
    return abs(x1 - x2) + abs(y1 - y2)


def _reach(here: Rect, there: Rect, arrow: Action) -> float | None:
    """Return how far ``there`` is in the arrow's direction; what lies aside counts three times. None if not there."""
    (x1, y1), (x2, y2) = centre(here), centre(there)
    dx, dy = x2 - x1, y2 - y1
    along, aside, size = {
        Action.LEFT: (-dx, dy, here[2]),
        Action.RIGHT: (dx, dy, here[2]),
        Action.UP: (-dy, dx, here[3]),
        Action.DOWN: (dy, dx, here[3]),
    }[arrow]
    if along <= min(size / 4, 12.0):
        return None
    across = here[3] if arrow in (Action.LEFT, Action.RIGHT) else here[2]
    beside = max(abs(aside) - across / 2, 0.0)
    return along + 3 * beside + abs(aside) / 4
