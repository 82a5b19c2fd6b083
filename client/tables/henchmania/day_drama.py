"""How the course of a day is acted out: Henchmen set, cards drawn and discarded, points counted, the end."""

from typing import assert_never

from client.core.words import N_, Phrase, SeatName
from client.games.henchmania.cards import SITE_OF
from client.games.henchmania.components import Card
from client.games.henchmania.day_events import (
    BackDrawn,
    BackKept,
    CardDrawn,
    CardKept,
    CardsRighted,
    DayBegan,
    DayScored,
    DeckRenewed,
    HandDiscarded,
    MatchEnded,
    NoCardLeft,
    PawnPlaced,
    PlayBegan,
    SiteDominated,
    TurnPassed,
)
from client.tables.henchmania.cards import pawn_picture
from client.tables.henchmania.flights import (
    FLIGHT_MS,
    FLYING_W,
    Stage,
    at,
    back_of,
    counted,
    face,
    hand_index,
    hand_pose,
    in_hand,
    packet,
    to_pile,
)
from client.tables.henchmania.look import THEME
from client.tables.pictures import art_picture, banner_picture
from client.tables.seat_words import whose
from client.tables.stage import words_at
from client.ui.clips import Clip, Grow, Slide, Sound, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import CONFETTI, Banner, Burst, Flip
from client.ui.metrics import centre
from client.ui.poses import Pose

DayEvent = (
    DayBegan
    | PawnPlaced
    | CardDrawn
    | BackDrawn
    | NoCardLeft
    | DeckRenewed
    | SiteDominated
    | PlayBegan
    | TurnPassed
    | CardKept
    | BackKept
    | HandDiscarded
    | DayScored
    | CardsRighted
    | MatchEnded
)


def day_clip(stage: Stage, event: DayEvent) -> Clip:
    """Act out one event of the day."""
    match event:
        case PawnPlaced():
            return _placed(stage, event)
        case CardDrawn(seat, card, _):
            return drawn(stage, seat, card)
        case BackDrawn(seat, site, _):
            return _back_drawn(stage, seat, site)
        case NoCardLeft() | DeckRenewed() | SiteDominated():
            return _at_site(stage, event)
        case CardKept() | BackKept():
            return _kept(stage, event)
        case HandDiscarded(seat, cards):
            return _hand_discarded(stage, seat, cards)
        case _:
            return _announced(stage, event)


def _at_site(stage: Stage, event: NoCardLeft | DeckRenewed | SiteDominated) -> Clip:
    parts = stage.new.sites[event.site]
    match event:
        case NoCardLeft():
            return words_at(stage, N_("No card left"), parts.deck, sound="fizzle")
        case DeckRenewed(site):
            start, end = at(parts.discard, FLYING_W), at(parts.deck, FLYING_W)
            return Slide(back_of(site), end, 380, start=start, arc=30, sound="deal")
        case SiteDominated():
            x, y = centre(parts.scene)
            return Grow(art_picture("common/icons/crown", 90), Pose(x, y), 520, easing=overshoot, sound="bell")
        case _:
            assert_never(event)


def _announced(stage: Stage, event: DayBegan | PlayBegan | TurnPassed | DayScored | CardsRighted | MatchEnded) -> Clip:
    match event:
        case DayBegan(day, badge, extra):
            words = Phrase(N_("One more day!")) if extra else Phrase(N_("Day {day}"), day=day)
            texts = N_("You wear the Badge of Honor and begin"), N_("{name} wears the Badge of Honor and begins")
            sub = whose(badge, stage.viewer, texts)
            return _ribbon(stage, words, sub, "drum_day")
        case PlayBegan():
            return _ribbon(stage, Phrase(N_("All Henchmen are set: play your cards!")), None, "bell")
        case TurnPassed(seat):
            return words_at(stage, N_("passes"), stage.new.panels[seat], 620, "put_down")
        case DayScored():
            if not event.points:
                return Wait(0)
            clip = counted(stage, event.seat, event.points, event.score)
            return Together((clip, Sound("coin_purse")))
        case CardsRighted():
            return Sound("card_rotate")
        case MatchEnded(winners):
            return _ended(stage, winners)
        case _:
            assert_never(event)


def _middle(stage: Stage) -> Pose:
    x, y = centre(stage.new.zones.sites)
    return Pose(x, y)


def _ribbon(stage: Stage, words: Phrase, sub: Phrase | None, sound: str, ms: float = 1250.0) -> Clip:
    picture = banner_picture(THEME, stage.say(words), "" if sub is None else stage.say(sub))
    return Banner(picture, _middle(stage), ms, sound=sound)


def _ended(stage: Stage, winners: tuple[int, ...]) -> Clip:
    mine = stage.viewer in winners
    if len(winners) > 1:
        words = Phrase(N_("The title is shared"))
    else:
        words = (
            Phrase(N_("You are the Bailiff!"))
            if mine
            else Phrase(N_("{name} is the Bailiff!"), name=SeatName(winners[0]))
        )
    ribbon = _ribbon(stage, words, None, "trumpet_bailiff", 2200)
    if not mine:
        return ribbon
    x, y = centre(stage.new.zones.sites)
    crowns = tuple(art_picture(f"common/icons/{name}", size) for name, size in (("crown", 34), ("star", 26)))
    return Together((ribbon, Burst(crowns, x, y + 60, 7, CONFETTI, 1900)))


def _placed(stage: Stage, event: PawnPlaced) -> Clip:
    """Let a Henchman jump from its pool to its place in the row."""
    nth = len(stage.before.sight.board[event.site])
    places = stage.new.sites[event.site].places
    rect = places[min(nth, len(places) - 1)]
    hides = frozenset({f"stand/{event.site}/{nth}"})
    if event.seat == stage.viewer and stage.old.pool:
        start = at(next(iter(stage.old.pool.values())), rect[2])
    else:
        start = at(stage.old.panels[event.seat], rect[2])._replace(scale=1.2)
        if event.seat in stage.old.parts:
            start = at(stage.old.parts[event.seat].pool, rect[2])._replace(scale=1.2)
    picture = pawn_picture(event.owner, rect[2:], event.counts_for)
    jump = Slide(picture, at(rect, rect[2]), FLIGHT_MS, start=start, arc=80, hides_names=hides, sound="slide")
    return Together((jump, Sound("put_down")), FLIGHT_MS)


def drawn(stage: Stage, seat: int, card: Card) -> Clip:
    """Let the viewer's new card come from its deck and turn over in the hand."""
    site = SITE_OF[card]
    index = hand_index(stage.after, card)
    if seat != stage.viewer or index is None or index >= len(stage.new.hand):
        return _back_drawn(stage, seat, site)
    start = at(stage.new.sites[site].deck, FLYING_W)
    end = in_hand(stage.new, index, FLYING_W)
    hides = frozenset({f"hand/{index}"})
    return Flip(face(stage.after, card), end, 560, back=back_of(site), start=start, hides_names=hides, sound="deal")


def _back_drawn(stage: Stage, seat: int, site: int) -> Clip:
    start = at(stage.new.sites[site].deck, FLYING_W)
    if seat not in stage.new.parts:
        x, y = centre(stage.new.zones.hand)
        return Slide(back_of(site), Pose(x, y, 0.0, 0.6), FLIGHT_MS, start=start, arc=20, sound="deal")
    end = at(packet(stage.new, seat, site), FLYING_W)
    return Slide(back_of(site), end, FLIGHT_MS, start=start, arc=20, sound="deal")


def _kept(stage: Stage, event: CardKept | BackKept) -> Clip:
    """Let a card move aside for tomorrow."""
    if isinstance(event, CardKept) and event.seat == stage.viewer:
        start = hand_pose(stage.old, stage.before, event.seat, event.card)
        x, y = centre(stage.old.zones.own)
        return Slide(face(stage.after, event.card), Pose(x, y, 0.0, 0.5), FLIGHT_MS, start=start, sound="pick_up")
    site = event.site if isinstance(event, BackKept) else SITE_OF[event.card]
    x, y = centre(stage.old.panels[event.seat])
    if event.seat not in stage.old.parts:
        return Sound("pick_up")
    start = at(packet(stage.old, event.seat, site), FLYING_W)
    return Slide(back_of(site), Pose(x, y, 0.0, 0.4), FLIGHT_MS, start=start, sound="pick_up")


def _hand_discarded(stage: Stage, seat: int, cards: tuple[Card, ...]) -> Clip:
    flights = [to_pile(stage, card, hand_pose(stage.old, stage.before, seat, card), 360) for card in cards]
    return Together(tuple(flights), 60)
