"""The dial turns: the Villain loses health or wins some back."""

from client.games.ham_helsing import events as e
from client.games.ham_helsing.events import Event
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.villain.layout import VillainParts
from client.tables.pictures import words_picture
from client.ui.clips import Clip, CountUp, Grow, InOrder, Sound, Wait
from client.ui.easing import overshoot
from client.ui.poses import Pose
from client.ui.theme import TEXT

STEP_MS = 110.0
MOST_CLICKS = 8


def dial_beat(parts: VillainParts, event: Event) -> Beat | None:
    """Return how a change of the Villain's health is seen on the dial; None for other events."""
    match event:
        case e.VillainHurt(amount, left):
            return _turn(parts, (left + amount, left), f"\u2212{amount}", TEXT["good"]) if amount else Beat()
        case e.VillainHealed(amount, left):
            return _turn(parts, (left - amount, left), f"+{amount}", TEXT["bad"])
        case _:
            return None


def _turn(parts: VillainParts, health: tuple[int, int], words: str, ink: str) -> Beat:
    start, end = health
    x, y, _ = parts.dial
    count = CountUp("villain", start, end, STEP_MS)
    pop = Grow(words_picture(words, 44, ink), Pose(x, y), 900.0, easing=overshoot)
    clicks: list[Clip] = [
        InOrder((Wait(i * STEP_MS), Sound("dial_click"))) for i in range(min(abs(end - start), MOST_CLICKS))
    ]
    return Beat((count, pop, *clicks), (), max(500.0, count.duration_ms))
