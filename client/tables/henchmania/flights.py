"""Where things start and arrive when they fly between hands, piles, sites and seats."""

from typing import TypeAlias

from client.games.henchmania.cards import BACKS, CARD_OF, SITE_OF
from client.games.henchmania.components import Card
from client.games.henchmania.moves import Move
from client.games.henchmania.state import HenchmaniaState
from client.tables import stage
from client.tables.fans import tilt_of
from client.tables.henchmania.cards import back_picture, hand_picture, small_picture
from client.tables.henchmania.places import HenchmaniaModel, Places
from client.tables.pictures import words_picture
from client.ui.canvas import Picture
from client.ui.clips import Clip, CountUp, Grow, Slide, Together
from client.ui.easing import overshoot
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.theme import TEXT

Stage: TypeAlias = stage.Stage[Places, HenchmaniaState, Move]
FLIGHT_MS = 460.0
FLYING_W = 118.0
"""Width of a card in flight where it is large."""


def at(rect: Rect, width: float, angle: float = 0.0) -> Pose:
    """Return the pose in which a picture of this width fills a rectangle."""
    x, y = centre(rect)
    return Pose(x, y, angle, min(rect[2], rect[3]) / width)


def hand_index(model: HenchmaniaModel, card: Card) -> int | None:
    """Return where a card lies in the viewer's hand, the last of equal ones."""
    hand = model.sight.hands[model.viewer]
    return len(hand) - 1 - hand[::-1].index(card) if card in hand else None


def in_hand(places: Places, index: int, width: float) -> Pose:
    """Return the pose of a card of the viewer's hand."""
    rect = places.hand[index]
    x, y = centre(rect)
    return Pose(x, y, tilt_of(index, len(places.hand)), rect[2] / width)


def hand_pose(places: Places, model: HenchmaniaModel, seat: int, card: Card) -> Pose:
    """Return where a card is in a hand: its own place for the viewer, its packet of backs for others."""
    if seat == model.viewer:
        index = hand_index(model, card)
        if index is not None and index < len(places.hand):
            return in_hand(places, index, FLYING_W)
        x, y = centre(places.zones.hand)
        return Pose(x, y, 0.0, 1.0)
    return at(packet(places, seat, SITE_OF[card]), FLYING_W)


def packet(places: Places, seat: int, site: int) -> Rect:
    """Return a single card of a packet of backs."""
    x, y, _, h = places.back(seat, site)
    return (x, y, h / 1.4, h)


def laid_rect(places: Places, model: HenchmaniaModel, seat: int, card: Card) -> tuple[Rect, str]:
    """Return where a card lies before a seat, and its name; the Trump's place if it is not in the Reserve."""
    for i, laid in enumerate(model.sight.reserves[seat]):
        if CARD_OF[laid] == card and i < len(places.reserves[seat]):
            return places.reserves[seat][i], f"reserve/{seat}/{i}"
    return places.trump(seat), f"trump/{seat}"


def face(model: HenchmaniaModel, card: Card) -> Picture:
    """Return a card in flight, open; from behind if only its back is known."""
    size = (FLYING_W, FLYING_W * 1.4)
    if card in BACKS:
        return back_picture(SITE_OF[card], size)
    return hand_picture(model.sight.cards[card], card, size, model.label)


def small(card: Card) -> Picture:
    """Return a card in flight as it lies before a seat."""
    return small_picture(card, (FLYING_W, FLYING_W * 1.4))


def back_of(site: int) -> Picture:
    """Return a back in flight."""
    return back_picture(site, (FLYING_W, FLYING_W * 1.4))


def pile_pose(places: Places, card: Card) -> Pose:
    """Return the top of the discard pile to which a card goes."""
    return at(places.sites[SITE_OF[card]].discard, FLYING_W)


def to_pile(stage_: Stage, card: Card, start: Pose, ms: float = FLIGHT_MS) -> Clip:
    """Let a card fly to its discard pile."""
    site = SITE_OF[card]
    end = pile_pose(stage_.new, card)
    covers = frozenset({f"discard/{site}"}) if top_is(stage_, card) else frozenset()
    return Slide(face(stage_.after, card), end, ms, start=start, arc=40, hides_names=covers, sound="slide")


def top_is(stage_: Stage, card: Card) -> bool:
    """Tell whether a card lies on top of its pile now, so that it must not be seen before it has arrived."""
    pile = stage_.after.sight.discards[SITE_OF[card]]
    return bool(pile) and pile[-1] == card


def counted(stage_: Stage, seat: int, change: int, score: int) -> Clip:
    """Let points pop up at a wheel, and the wheel turn."""
    x, y, r = stage_.new.wheel(seat)
    words = f"+{change}" if change > 0 else f"\u2212{abs(change)}"
    picture = words_picture(words, max(40.0, r * 1.1), TEXT["good"] if change > 0 else TEXT["bad"])
    pop = Grow(picture, Pose(x, y), 750, easing=overshoot)
    count = CountUp(f"score/{seat}", score - change, score, 130, sound="count")
    return Together((pop, count))
