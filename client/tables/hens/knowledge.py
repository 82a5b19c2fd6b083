"""What the viewer has seen of the flock, and so how many of each hen may still come."""

from collections import Counter

from client.games.hens.components import FACE_DOWN, Card, cards_in_play
from client.games.hens.state import HensState


def unseen(sight: HensState, viewer: int) -> Counter[Card]:
    """Return how many copies of each hen of this match lie where the viewer cannot look, those of its kind included.

    Cards that another seat took openly are known to be in its hand, as far as it has not built a coop since.
    """
    seen: Counter[Card] = Counter(sight.hands[viewer])
    for seat in sight.seats:
        seen.update(sight.yards[seat].hens.values())
        seen.update(card for card in sight.yards[seat].coops.values() if card != FACE_DOWN)
        seen.update(sight.discards[seat])
        if seat != viewer:
            seen.update(sight.taken[seat])
    seen.update(sight.neighbour or ())
    left = Counter(cards_in_play(sight.removed))
    left.subtract(seen)
    return Counter({card: max(0, count) for card, count in left.items()})
