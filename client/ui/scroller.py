"""How far something long has been scrolled. Plain arithmetic in design pixels, for lists, logs and pages."""

from client.ui.keys import Action
from client.ui.metrics import Rect

WHEEL_STEP = 96.0
SHORTEST_THUMB = 44.0


class Scroller:
    """A view of height ``view`` onto content of height ``content``; ``offset`` is what is hidden above."""

    def __init__(self, view: float = 0.0, content: float = 0.0) -> None:
        self.view = view
        self.content = content
        self._offset = 0.0

    @property
    def offset(self) -> float:
        """What is hidden above; never so much that the end leaves the bottom."""
        return min(self._offset, self.furthest)

    @property
    def furthest(self) -> float:
        """The offset at which the end is seen."""
        return max(self.content - self.view, 0.0)

    @property
    def needed(self) -> bool:
        """Tell whether not everything fits."""
        return self.furthest > 0.5

    @property
    def at_end(self) -> bool:
        """Tell whether the end is seen."""
        return self.offset >= self.furthest - 0.5

    def resize(self, view: float, content: float) -> None:
        """Take other heights. Who saw the end still sees it."""
        followed = self.at_end and self.needed
        self.view, self.content = view, content
        self._offset = self.furthest if followed else self.offset

    def to(self, offset: float) -> bool:
        """Scroll to ``offset``; tells whether that moved anything."""
        before = self.offset
        self._offset = min(max(offset, 0.0), self.furthest)
        return self._offset != before

    def by(self, distance: float) -> bool:
        """Scroll on, or back if negative; tells whether that moved anything."""
        return self.to(self.offset + distance)

    def turn(self, notches: float) -> bool:
        """Scroll as the wheel asks."""
        return self.by(-notches * WHEEL_STEP)

    def show(self, top: float, height: float) -> bool:
        """Scroll as little as needed to see what lies at ``top`` of the content."""
        if top < self.offset:
            return self.to(top)
        if top + height > self.offset + self.view:
            return self.to(top + height - self.view)
        return False

    def key(self, key: str, action: Action | None) -> bool:
        """Scroll as a key asks, by name or action; tells whether that moved anything."""
        page = self.view * 0.9
        moves = {"page up": -page, "page down": page, "home": -self.content, "end": self.content}
        steps = {Action.UP: -WHEEL_STEP, Action.DOWN: WHEEL_STEP}
        distance = moves.get(key, steps.get(action, 0.0) if action is not None else 0.0)
        return bool(distance) and self.by(distance)

    def thumb(self, track: Rect) -> Rect:
        """Return where the thumb of a scroll bar lies in its track."""
        x, y, w, h = track
        length = min(h, max(SHORTEST_THUMB, h * self.view / max(self.content, self.view, 1.0)))
        share = self.offset / self.furthest if self.needed else 0.0
        return (x, y + (h - length) * share, w, length)

    def drag(self, track: Rect, thumb_top: float) -> bool:
        """Scroll so that the thumb's top lies at ``thumb_top``; tells whether that moved anything."""
        room = track[3] - self.thumb(track)[3]
        return room > 0 and self.to((thumb_top - track[1]) / room * self.furthest)
