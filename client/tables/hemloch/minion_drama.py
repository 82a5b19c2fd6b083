"""How Minions are pushed away, killed, eaten, brought over, raised and given up; and cards that leave a hand."""

from typing import assert_never

from client.core.words import N_
from client.games.hemloch.components import Card, Location
from client.games.hemloch.events import (
    CardDiscarded,
    CardEvent,
    CardRecovered,
    MinionControlled,
    MinionCulled,
    MinionDevoured,
    MinionEvent,
    MinionKilled,
    MinionLured,
    MinionMoved,
    MinionRaised,
)
from client.tables.hemloch.flights import (
    FLIGHT_MS,
    Stage,
    back,
    backs_pose,
    face,
    hand_index,
    hand_pose,
    in_hand,
    minion_name,
    minion_pose,
    pile_pose,
    to_pile,
    to_side,
)
from client.tables.pictures import art_picture, words_picture
from client.ui.clips import Clip, Grow, InOrder, Slide, Still, Together
from client.ui.easing import overshoot
from client.ui.effects import Flip, Shake
from client.ui.poses import Pose

HIT_MS = 460.0


def minion_clip(stage: Stage, event: MinionEvent) -> Clip:
    """Act out what happens to a Minion on a board."""
    match event:
        case MinionLured(seat, card, location):
            where = (location, 1 - seat, card)
            hides = minion_name(*where) if where in stage.new.minions else frozenset()
            return Shake(face(card, 1 - seat), _now_at(stage, where), 420, hides_names=hides, sound="pick_up")
        case MinionMoved(seat, card, origin, destination):
            start = _was_at(stage, (origin, 1 - seat, card))
            return to_side(stage, (destination, 1 - seat, card), start, "slide")
        case MinionKilled(seat, card, location):
            return _struck(stage, (location, 1 - seat, card), "common/icons/dagger_moon", "sword_clash")
        case MinionDevoured(_, side, card, location):
            return _struck(stage, (location, side, card), "common/icons/jawbone", "bite")
        case MinionControlled(seat, card, location):
            return _controlled(stage, seat, card, location)
        case _:
            assert_never(event)


def _was_at(stage: Stage, where: tuple[Location, int, Card]) -> Pose:
    return minion_pose(stage.old, where, stage.viewer)


def _now_at(stage: Stage, where: tuple[Location, int, Card]) -> Pose:
    return minion_pose(stage.new, where, stage.viewer)


def _struck(stage: Stage, where: tuple[Location, int, Card], sign: str, sound: str) -> Clip:
    """Let a Minion be hit and go to the discard pile of its side."""
    _, seat, card = where
    pose = _was_at(stage, where)
    hit = Grow(art_picture(sign, 110), pose._replace(scale=0.8), HIT_MS, scale=2.0, sound=sound)
    trembles = Shake(face(card, seat), pose, HIT_MS, waits=True)
    return InOrder((Together((trembles, hit)), to_pile(stage, seat, card, pose)))


def _controlled(stage: Stage, seat: int, card: Card, location: Location) -> Clip:
    """Let a Minion walk across to the other side of its Location."""
    start = _was_at(stage, (location, 1 - seat, card))
    swap = to_side(stage, (location, seat, card), start, "swap")
    words = words_picture(stage.say(N_("changes sides")), 30)
    return Together((swap, Grow(words, start._replace(scale=1.0), 620, easing=overshoot)))


def culled(stage: Stage, event: MinionCulled) -> Clip:
    """Let a Minion leave at Week's End."""
    return to_pile(stage, event.seat, event.card, _was_at(stage, (event.location, event.seat, event.card)))


def card_clip(stage: Stage, event: CardEvent) -> Clip:
    """Act out what happens to a card of a hand or discard pile."""
    match event:
        case CardDiscarded(seat, card):
            return _discarded(stage, seat, card)
        case CardRecovered(seat, card):
            return _recovered(stage, seat, card)
        case MinionRaised(seat, card, location):
            return to_side(stage, (location, seat, card), pile_pose(stage.old, seat))
        case _:
            assert_never(event)


def _discarded(stage: Stage, seat: int, card: Card) -> Clip:
    start = hand_pose(stage.old, stage.before, seat, card)
    if seat == stage.viewer:
        return to_pile(stage, seat, card, start)
    hides = frozenset({f"discard/{seat}"})
    end = pile_pose(stage.new, seat)
    turn = Flip(face(card, seat), end, 560, back=back(), start=start, hides_names=hides, sound="flip")
    return InOrder((turn, Still(face(card, seat), end._replace(scale=end.scale * 1.5), 380)))


def _recovered(stage: Stage, seat: int, card: Card) -> Clip:
    """Let a card go back from the pile to the hand, seen by all."""
    start = pile_pose(stage.old, seat)
    index = hand_index(stage.after, card) if seat == stage.viewer else None
    end, hides = backs_pose(stage.new, seat, stage.viewer), frozenset[str]()
    if index is not None and index < len(stage.new.hand):
        end, hides = in_hand(stage.new, index), frozenset({f"hand/{index}"})
    return Slide(face(card, seat), end, FLIGHT_MS + 160, start=start, arc=60, hides_names=hides, sound="deal")
