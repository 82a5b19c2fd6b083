"""How cards that are played, used, stolen and lost are acted out."""

from typing import assert_never

from client.core.words import N_
from client.games.henchmania.card_events import (
    AbilityUsed,
    ActionPlayed,
    BackGiven,
    BackTaken,
    CardDugUp,
    CardGiven,
    CardTaken,
    CardTurned,
    HandCardSpoilt,
    InquisitionEnded,
    PawnLured,
    PointsChanged,
    PointsStolen,
    ReserveDiscarded,
    ReserveLaid,
    ReservePoached,
    ShieldDeclined,
    ShieldUsed,
    TrumpBurnt,
    TrumpLaid,
)
from client.games.henchmania.components import Card
from client.games.henchmania.why import Why
from client.tables.henchmania.cards import pawn_picture
from client.tables.henchmania.flights import (
    FLYING_W,
    Stage,
    at,
    back_of,
    counted,
    face,
    hand_index,
    hand_pose,
    in_hand,
    laid_rect,
    packet,
    small,
    to_pile,
)
from client.tables.pictures import art_picture, words_picture
from client.tables.seat_words import whose
from client.tables.stage import words_at
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Still, Together
from client.ui.easing import overshoot
from client.ui.effects import Shake
from client.ui.metrics import centre
from client.ui.poses import Pose
from client.ui.theme import TEXT

CardEvent = (
    ReserveLaid
    | TrumpLaid
    | ActionPlayed
    | AbilityUsed
    | CardTurned
    | ShieldUsed
    | ShieldDeclined
    | PointsStolen
    | PointsChanged
    | CardTaken
    | BackTaken
    | CardGiven
    | BackGiven
    | HandCardSpoilt
    | PawnLured
    | ReserveDiscarded
    | TrumpBurnt
    | InquisitionEnded
    | ReservePoached
    | CardDugUp
)
LostEvent = ReserveDiscarded | TrumpBurnt | HandCardSpoilt | PawnLured | ReservePoached | CardDugUp
TurnEvent = ReserveLaid | TrumpLaid | ActionPlayed | AbilityUsed | CardTurned | ShieldUsed | ShieldDeclined
OF_DUELS = (Why.DUEL_WON, Why.DUEL_LOST, Why.DAMSEL, Why.GLOVE)
SHOWN = 1.55
"""How large an action is shown in the middle of the table."""


def card_clip(stage: Stage, event: CardEvent) -> Clip:
    """Act out one event about cards or points."""
    match event:
        case PointsStolen(thief, victim, points):
            return _stolen(stage, (thief, victim), points)
        case PointsChanged(seat, change, score, why):
            clip = counted(stage, seat, change, score)
            if why in OF_DUELS:
                return InOrder((_flown(stage, seat, change), clip))
            return clip if why is not Why.CARD or change > 0 else Together((clip, Sound("crowd_ooh")))
        case CardTaken() | CardGiven() | BackTaken() | BackGiven():
            return _changed_hands(stage, event)
        case InquisitionEnded():
            return Sound("put_down")
        case ReserveDiscarded() | TrumpBurnt() | HandCardSpoilt() | PawnLured() | ReservePoached() | CardDugUp():
            return _lost(stage, event)
        case _:
            return _turned_or_played(stage, event)


def _flown(stage: Stage, seat: int, change: int) -> Clip:
    """Let the points of a duel fly from the middle to the wheel."""
    x, y = centre(stage.new.zones.sites)
    ex, ey, _ = stage.new.wheel(seat)
    words = f"+{change}" if change > 0 else f"\u2212{abs(change)}"
    picture = words_picture(words, 60, TEXT["good"] if change > 0 else TEXT["bad"])
    start = Pose(x, y, 0.0, 1.3)
    return Slide(picture, Pose(ex, ey), 560, start=start, arc=60, waits=False, sound="coin" if change > 0 else "")


def _changed_hands(stage: Stage, event: CardTaken | CardGiven | BackTaken | BackGiven) -> Clip:
    match event:
        case CardTaken(thief, victim, card):
            return _handed(stage, (victim, thief), card)
        case CardGiven(giver, receiver, card):
            return _handed(stage, (giver, receiver), card)
        case BackTaken(thief, victim, site):
            return _back_handed(stage, (victim, thief), site)
        case BackGiven(giver, receiver, site):
            return _back_handed(stage, (giver, receiver), site)
        case _:
            assert_never(event)


def _turned_or_played(stage: Stage, event: TurnEvent) -> Clip:
    match event:
        case ReserveLaid(seat, card) | TrumpLaid(seat, card):
            return _laid(stage, seat, card)
        case ActionPlayed(seat, move):
            return _played(stage, seat, move.card)
        case AbilityUsed(seat, move):
            rect, _ = laid_rect(stage.new, stage.after, seat, move.card)
            return Grow(small(move.card), at(rect, FLYING_W)._replace(scale=1.2), 480, easing=overshoot, sound="flip")
        case CardTurned(seat, card):
            return turned(stage, seat, card)
        case ShieldUsed(seat):
            x, y = centre(stage.new.panels[seat])
            shield = Grow(art_picture("henchmania/parry", 150), Pose(x, y), 620, scale=2.0, sound="parry")
            return Together((shield, words_at(stage, N_("Stopped!"), stage.new.panels[seat])))
        case ShieldDeclined():
            return Sound("put_down")
        case _:
            assert_never(event)


def _lost(stage: Stage, event: LostEvent) -> Clip:
    match event:
        case ReserveDiscarded(seat, card):
            return _torn(stage, seat, card, "stamp")
        case TrumpBurnt(seat, card):
            return _torn(stage, seat, card, "smoke")
        case HandCardSpoilt(_, victim, card):
            return to_pile(stage, card, hand_pose(stage.old, stage.before, victim, card))
        case PawnLured():
            return _lured(stage, event)
        case ReservePoached(thief, victim, card):
            start, _ = laid_rect(stage.old, stage.before, victim, card)
            end, name = laid_rect(stage.new, stage.after, thief, card)
            hides = frozenset({name})
            flight = Slide(small(card), at(end, FLYING_W), 620, start=at(start, FLYING_W), arc=70, hides_names=hides)
            return Together((flight, Sound("swap")))
        case CardDugUp(seat, card, site):
            start = at(stage.old.sites[site].discard, FLYING_W)
            return _into_hand(stage, seat, card, start)
        case _:
            assert_never(event)


def _laid(stage: Stage, seat: int, card: Card) -> Clip:
    end, name = laid_rect(stage.new, stage.after, seat, card)
    start = hand_pose(stage.old, stage.before, seat, card)
    hides = frozenset({name})
    slide = Slide(small(card), at(end, FLYING_W), 520, start=start, arc=50, hides_names=hides, sound="slide")
    return InOrder((slide, Sound("put_down")))


def _played(stage: Stage, seat: int, card: Card) -> Clip:
    """Show an action in the middle, then let it go to its pile."""
    x, y = centre(stage.new.zones.sites)
    middle = Pose(x, y, 0.0, SHOWN)
    start = hand_pose(stage.old, stage.before, seat, card)
    picture = face(stage.after, card)
    name = words_picture(stage.say(whose(seat, stage.viewer, (N_("You play"), N_("{name} plays")))), 26)
    above = Pose(x, y - FLYING_W * 0.7 * SHOWN - 26)
    come = Slide(picture, middle, 420, start=start, arc=40, sound="flip")
    read = Together((Still(picture, middle, 620), Grow(name, above, 620, easing=overshoot)))
    return InOrder((come, read, to_pile(stage, card, middle, 340)))


def turned(stage: Stage, seat: int, card: Card) -> Clip:
    """Turn a card before a seat on its side."""
    end, name = laid_rect(stage.new, stage.after, seat, card)
    before, _ = laid_rect(stage.old, stage.before, seat, card)
    start = at(before, FLYING_W)
    goal = at(end, FLYING_W, -90)
    return Slide(small(card), goal, 420, start=start, hides_names=frozenset({name}), sound="card_rotate")


def _stolen(stage: Stage, seats: tuple[int, int], points: int) -> Clip:
    thief, victim = seats
    scores = stage.after.sight.scores
    x, y, _ = stage.new.wheel(victim)
    ex, ey, _ = stage.new.wheel(thief)
    coin = words_picture(f"{points}", 44, "#FFE27A")
    flight = Slide(coin, Pose(ex, ey), 620, start=Pose(x, y), arc=90, sound="coin")
    return InOrder(
        (counted(stage, victim, -points, scores[victim]), flight, counted(stage, thief, points, scores[thief])),
        overlap_ms=350,
    )


def _handed(stage: Stage, seats: tuple[int, int], card: Card) -> Clip:
    giver, receiver = seats
    start = hand_pose(stage.old, stage.before, giver, card)
    return _into_hand(stage, receiver, card, start)


def _into_hand(stage: Stage, seat: int, card: Card, start: Pose) -> Clip:
    index = hand_index(stage.after, card) if seat == stage.viewer else None
    if index is not None and index < len(stage.new.hand):
        end, hides = in_hand(stage.new, index, FLYING_W), frozenset({f"hand/{index}"})
    else:
        end, hides = hand_pose(stage.new, stage.after, seat, card), frozenset()
    return Slide(face(stage.after, card), end, 640, start=start, arc=80, hides_names=hides, sound="swap")


def _back_handed(stage: Stage, seats: tuple[int, int], site: int) -> Clip:
    giver, receiver = seats
    if giver not in stage.old.parts or receiver not in stage.new.parts:
        return Sound("swap")
    start, end = at(packet(stage.old, giver, site), FLYING_W), at(packet(stage.new, receiver, site), FLYING_W)
    return Slide(back_of(site), end, 620, start=start, arc=60, sound="swap")


def _torn(stage: Stage, seat: int, card: Card, sound: str) -> Clip:
    """Let a card before a seat tremble and fall on its pile."""
    rect, _ = laid_rect(stage.old, stage.before, seat, card)
    start = at(rect, FLYING_W)
    return InOrder((Together((Shake(small(card), start, 320), Sound(sound))), to_pile(stage, card, start)))


def _lured(stage: Stage, event: PawnLured) -> Clip:
    places = stage.old.sites[event.site].places
    rect = places[min(event.place, len(places) - 1)]
    goal = stage.new.parts[event.thief].pool if event.thief in stage.new.parts else stage.new.own.pool
    end = at(goal, rect[2])._replace(scale=1.0)
    picture = pawn_picture(event.pawn.owner, rect[2:], event.pawn.counts_for)
    return Slide(picture, end, 700, start=at(rect, rect[2]), arc=90, sound="slide")
