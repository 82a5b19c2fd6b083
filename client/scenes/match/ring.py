"""The ring around an AI that thinks: repainted alone, and only when it has moved by a step."""

from client.scenes.match.session import Session
from client.ui.metrics import Rect


class ThinkingRing:
    """Follows how much time the AI that thinks has left."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._shown: tuple[int, float] | None = None

    def turn(self) -> list[Rect]:
        """Let the table know of the ring as it is now; return the panels on which it looks different."""
        ring = self._session.ring()
        if ring == self._shown:
            return []
        seats = {each[0] for each in (ring, self._shown) if each is not None}
        self._shown = ring
        self._session.show.turn_ring(ring)
        return [self._session.table.seat_rect(seat) for seat in seats]
