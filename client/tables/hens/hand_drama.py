"""How cards come into hands and leave them, and how a hand closes up."""

from collections.abc import Iterator

from client.games.hens.components import BREEDS, CARDS, Card
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    DeckRefilled,
    DrawWatched,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
)
from client.tables.hens.cards import back_picture, hen_picture, tile_picture
from client.tables.hens.layout import LEAST_CARD
from client.tables.hens.stage import Stage, at, at_name, from_hand, in_hand
from client.tables.stage import pose
from client.ui.canvas import Picture
from client.ui.clips import Clip, Slide, Sound, Together, Wait
from client.ui.effects import Flip
from client.ui.metrics import Rect
from client.ui.poses import Pose

FLIGHT_MS = 460.0
SETTLE_MS = 240.0


def face(stage: Stage, card: Card, rect: Rect) -> Picture:
    """Return a card as the viewer holds it."""
    return hen_picture(card, rect[2:], stage.say(BREEDS[CARDS[card].breed].name))


def settled(stage: Stage, gone: Card | None = None, come: Card | None = None) -> Iterator[Clip]:
    """Yield the cards of the viewer's hand that move over, when one is gone or one has come."""
    before = list(enumerate(stage.before.sight.hands[stage.viewer]))
    after = list(enumerate(stage.after.sight.hands[stage.viewer]))
    _leave_out(before, gone)
    _leave_out(after, come)
    if len(before) != len(after) or len(before) > len(stage.old.hand):
        return
    old_count, new_count = len(stage.old.hand), len(stage.new.hand)
    for (i, card), (j, _) in zip(before, after, strict=True):
        old, new = stage.old.hand[i], stage.new.hand[j]
        if old != new:
            start = in_hand(old, i, old_count, new[2])
            end = in_hand(new, j, new_count, new[2])
            hides = frozenset({f"hand/{j}"})
            yield Slide(face(stage, card, new), end, SETTLE_MS, start=start, hides_names=hides)


def _leave_out(hand: list[tuple[int, Card]], card: Card | None) -> None:
    """Leave out the last copy of a card."""
    found = [pair for pair in hand if pair[1] == card]
    if found:
        hand.remove(found[-1])


def drawn(stage: Stage, event: CardDrawn) -> Clip:
    """Turn a card of the deck over on its way into the viewer's hand."""
    index = _last(stage, event.card)
    if index is None:
        return Sound("slide")
    rect = stage.new.hand[index]
    end = in_hand(rect, index, len(stage.new.hand), rect[2])
    flip = Flip(
        face(stage, event.card, rect),
        end,
        FLIGHT_MS,
        back=back_picture(rect[2:]),
        start=at(stage.old.middle.deck, rect[2]),
        hides_names=frozenset({f"hand/{index}"}),
        sound="slide",
    )
    return Together((*settled(stage, come=event.card), flip))


def _last(stage: Stage, card: Card) -> int | None:
    """Return the place of the last copy of a card in the viewer's hand."""
    hand = stage.after.sight.hands[stage.viewer]
    found = [i for i, held in enumerate(hand) if held == card]
    return found[-1] if found and found[-1] < len(stage.new.hand) else None


def watched(stage: Stage, event: DrawWatched) -> Clip:
    """Bring a card of the deck to another seat, face down."""
    rect = stage.old.middle.deck
    end = at_name(stage.new, event.seat, rect[2])
    return Slide(back_picture(rect[2:]), end, FLIGHT_MS, start=pose(rect), arc=30, waits=False, sound="slide")


def taken(stage: Stage, event: PileCardTaken | NeighbourCardTaken) -> Clip:
    """Bring the top card of an open stack into a hand."""
    start_rect = _stack(stage, event)
    if event.seat == stage.viewer:
        return _into_own_hand(stage, event.card, start_rect)
    x, y, w, h = stage.new.parts[event.seat].holds
    size = 52.0
    end = Pose(x + size / 2, y + h - size / 2, 0.0, 1.0) if w >= size else at_name(stage.new, event.seat, size)
    start = at(start_rect, size)
    return Slide(tile_picture(event.card, (size, size)), end, FLIGHT_MS, start=start, arc=40, sound="pick_up")


def _stack(stage: Stage, event: PileCardTaken | NeighbourCardTaken) -> Rect:
    if isinstance(event, PileCardTaken):
        return stage.old.pile(event.owner)
    solo = stage.old.solo
    return stage.old.middle.deck if solo is None or solo.pile is None else solo.pile


def _into_own_hand(stage: Stage, card: Card, start_rect: Rect) -> Clip:
    index = _last(stage, card)
    if index is None:
        return Sound("pick_up")
    rect = stage.new.hand[index]
    flight = Slide(
        face(stage, card, rect),
        in_hand(rect, index, len(stage.new.hand), rect[2]),
        FLIGHT_MS,
        start=at(start_rect, rect[2]),
        arc=40,
        hides_names=frozenset({f"hand/{index}"}),
        sound="pick_up",
    )
    return Together((*settled(stage, come=card), flight))


def discarded(stage: Stage, event: CardDiscarded) -> Clip:
    """Bring a card from a hand to its owner's pile."""
    rect = stage.new.pile(event.seat)
    picture = tile_picture(event.card, rect[2:]) if rect[2] < LEAST_CARD else hen_picture(event.card, rect[2:])
    start = from_hand(stage, event.seat, event.card, rect[2])
    hides = frozenset({f"pile/{event.seat}"})
    flight = Slide(picture, pose(rect), FLIGHT_MS, start=start, arc=40, hides_names=hides, sound="put_down")
    if event.seat != stage.viewer:
        return flight
    return Together((*settled(stage, gone=event.card), flight))


def turned(stage: Stage, event: NeighbourCardTurned) -> Clip:
    """Turn the neighbour's card up."""
    solo = stage.new.solo
    if solo is None or solo.pile is None:
        return Sound("flip")
    rect = solo.pile
    return Flip(
        hen_picture(event.card, rect[2:]),
        pose(rect),
        FLIGHT_MS,
        back=back_picture(rect[2:]),
        start=at(stage.old.middle.deck, rect[2]),
        hides_names=frozenset({"neighbour"}),
        sound="flip",
    )


def refilled(stage: Stage, event: DeckRefilled) -> Clip:
    """Let the lower cards of all piles slide under into the deck; their tops stay."""
    deck = stage.new.middle.deck
    clips: list[Clip] = [Sound("deal")]
    for seat, count in enumerate(event.from_piles):
        if count and seat < len(stage.after.sight.hands):
            start = at(stage.new.pile(seat), deck[2])
            clips += [
                Slide(back_picture(deck[2:]), pose(deck), 420.0, start=start, arc=-40, waits=False)
                for _ in range(min(3, count))
            ]
    return Together(tuple(clips), 90) if len(clips) > 1 else Wait(0)
