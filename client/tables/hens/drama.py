"""What a step looks like: every event has its clip, played on the picture as it is now."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from client.core.words import N_, Phrase
from client.games.hens.components import ROUNDS
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    CoopPlaced,
    CoopWatched,
    DeckRefilled,
    DrawWatched,
    Event,
    HenPlaced,
    MatchEnded,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
    RoosterChoiceWatched,
    RoosterChosen,
    RoostersCalled,
    RoosterSkipped,
    RoostersRevealed,
    RoundBegan,
    TurnBegan,
)
from client.tables.hens import end_drama, hand_drama, rooster_drama, yard_drama
from client.tables.hens.look import THEME
from client.tables.hens.stage import Stage
from client.tables.pictures import banner_picture
from client.ui.clips import Clip, InOrder, Sound
from client.ui.effects import Banner
from client.ui.metrics import centre
from client.ui.poses import Pose

CardEvent: TypeAlias = (
    CardDrawn | DrawWatched | PileCardTaken | NeighbourCardTaken | CardDiscarded | DeckRefilled | NeighbourCardTurned
)
YardEvent: TypeAlias = HenPlaced | CoopPlaced | CoopWatched
RoosterEvent: TypeAlias = RoostersCalled | RoosterSkipped | RoosterChosen | RoosterChoiceWatched | RoostersRevealed


def after(stage: Stage, events: Sequence[Event]) -> Clip | None:
    """Act out what happened in one step."""
    clips = [clip for event in events for clip in _clips(stage, event)]
    return InOrder(tuple(clips), overlap_ms=60) if clips else None


def _clips(stage: Stage, event: Event) -> Iterator[Clip]:
    match event:
        case HenPlaced() | CoopPlaced() | CoopWatched():
            yield _built(stage, event)
        case RoostersCalled() | RoosterSkipped() | RoosterChosen() | RoosterChoiceWatched() | RoostersRevealed():
            yield from _roosters(stage, event)
        case RoundBegan(round_no):
            if round_no == ROUNDS:
                words = banner_picture(THEME, stage.say(Phrase(N_("The last round"))))
                yield Banner(words, Pose(*centre(stage.new.zones.middle)), 1200, sound="bell")
        case TurnBegan(seat):
            if seat == stage.viewer and len(stage.after.players) > 1:
                yield Sound("bell")
        case MatchEnded():
            yield end_drama.ended(stage, event)
        case _:
            yield _moved(stage, event)


def _moved(stage: Stage, event: CardEvent) -> Clip:
    match event:
        case CardDrawn():
            return hand_drama.drawn(stage, event)
        case DrawWatched():
            return hand_drama.watched(stage, event)
        case PileCardTaken() | NeighbourCardTaken():
            return hand_drama.taken(stage, event)
        case CardDiscarded():
            return hand_drama.discarded(stage, event)
        case NeighbourCardTurned():
            return hand_drama.turned(stage, event)
        case DeckRefilled():
            return hand_drama.refilled(stage, event)
        case _:
            assert_never(event)


def _built(stage: Stage, event: YardEvent) -> Clip:
    match event:
        case HenPlaced():
            return yard_drama.hen_placed(stage, event)
        case CoopPlaced() | CoopWatched():
            return yard_drama.coop_placed(stage, event)
        case _:
            assert_never(event)


def _roosters(stage: Stage, event: RoosterEvent) -> Iterator[Clip]:
    match event:
        case RoostersCalled():
            yield rooster_drama.called(stage, event)
        case RoosterChosen():
            yield rooster_drama.chosen(stage, event)
        case RoosterChoiceWatched():
            yield rooster_drama.choice_watched(stage, event)
        case RoostersRevealed():
            yield rooster_drama.revealed(stage, event)
        case RoosterSkipped():
            return
        case _:
            assert_never(event)
