"""What a step looks like: duels on their stage, then all else on the picture as it is now."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

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
from client.games.henchmania.duel_events import (
    Challenged,
    DiceFewer,
    DiceRolled,
    DieChanged,
    DuelCardUsed,
    DuelDecided,
    GuardCalled,
    GuardWithheld,
    HitsCounted,
    ParriesCounted,
    TieDuelBegan,
    TieFightBegan,
    TieFightEnded,
    ValueEased,
    WeaponLaidDown,
    WeaponSpoilt,
    WeaponTaken,
    WoundHealed,
)
from client.games.henchmania.events import Event
from client.tables.henchmania.card_drama import card_clip
from client.tables.henchmania.day_drama import day_clip
from client.tables.henchmania.duel_drama import DuelEvent, duel_clip
from client.tables.henchmania.flights import Stage, to_pile
from client.ui.clips import Clip, InOrder, Together
from client.ui.metrics import centre
from client.ui.poses import Pose

LONGEST_MS = 7400.0
"""A step that holds more than this shows its last part only."""
STAGGER_MS = 150.0
"""Events of one kind that follow each other begin so much after each other."""


def before(stage: Stage, events: Sequence[Event]) -> Clip | None:
    """Act out what was fought, on a stage that is laid over the picture as it was."""
    fought: list[DuelEvent] = []
    for event in events:
        match event:
            case (
                Challenged()
                | GuardCalled()
                | GuardWithheld()
                | WeaponTaken()
                | DuelCardUsed()
                | WeaponSpoilt()
                | ValueEased()
                | DiceFewer()
                | DiceRolled()
                | DieChanged()
                | HitsCounted()
                | ParriesCounted()
                | WoundHealed()
                | DuelDecided()
                | WeaponLaidDown()
                | TieDuelBegan()
                | TieFightBegan()
                | TieFightEnded()
            ):
                fought.append(event)
            case _:
                pass
    return duel_clip(stage, fought) if fought else None


def after(stage: Stage, events: Sequence[Event]) -> Clip | None:
    """Act out what went to a new place, events of one kind together."""
    scenes: list[Clip] = []
    for _, run in groupby(events, key=type):
        clips = [clip for event in run if (clip := _clip(stage, event)) is not None]
        if clips:
            scenes.append(Together(tuple(clips), STAGGER_MS) if len(clips) > 1 else clips[0])
    kept: list[Clip] = []
    left = LONGEST_MS
    for scene in reversed(scenes):
        if scene.duration_ms > left:
            break
        left -= scene.duration_ms
        kept.insert(0, scene)
    return InOrder(tuple(kept)) if kept else None


def _clip(stage: Stage, event: Event) -> Clip | None:
    match event:
        case (
            DayBegan()
            | PawnPlaced()
            | CardDrawn()
            | BackDrawn()
            | NoCardLeft()
            | DeckRenewed()
            | SiteDominated()
            | PlayBegan()
            | TurnPassed()
            | CardKept()
            | BackKept()
            | HandDiscarded()
            | DayScored()
            | CardsRighted()
            | MatchEnded()
        ):
            return day_clip(stage, event)
        case (
            ReserveLaid()
            | TrumpLaid()
            | ActionPlayed()
            | AbilityUsed()
            | CardTurned()
            | ShieldUsed()
            | ShieldDeclined()
            | PointsStolen()
            | PointsChanged()
            | CardTaken()
            | BackTaken()
            | CardGiven()
            | BackGiven()
            | HandCardSpoilt()
            | PawnLured()
            | ReserveDiscarded()
            | TrumpBurnt()
            | InquisitionEnded()
            | ReservePoached()
            | CardDugUp()
        ):
            return None if stage.new.fights and not _is_seen_in_a_duel(stage, event) else card_clip(stage, event)
        case _:
            return _laid_down(stage, event)


def _is_seen_in_a_duel(stage: Stage, event: Event) -> bool:
    """Tell whether an event shows while the stage covers the sites: only what the viewer has before itself does."""
    return isinstance(event, CardTurned) and event.seat == stage.viewer


def _laid_down(stage: Stage, event: DuelEvent) -> Clip | None:
    """Let weapons go to their pile after a duel; all else has been acted out on the stage."""
    match event:
        case WeaponLaidDown(_, card, returned):
            if returned or stage.new.fights:
                return None
            x, y = centre(stage.new.zones.sites)
            return to_pile(stage, card, Pose(x, y, 0.0, 1.0))
        case (
            Challenged()
            | GuardCalled()
            | GuardWithheld()
            | WeaponTaken()
            | DuelCardUsed()
            | WeaponSpoilt()
            | ValueEased()
            | DiceFewer()
            | DiceRolled()
            | DieChanged()
            | HitsCounted()
            | ParriesCounted()
            | WoundHealed()
            | DuelDecided()
            | TieDuelBegan()
            | TieFightBegan()
            | TieFightEnded()
        ):
            return None
        case _:
            assert_never(event)
