"""What a step looks like: every event acted out on the picture as it is now, one after the other."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from client.core.words import N_
from client.games.hemloch.events import (
    ActionsGained,
    ActionsLeft,
    CardDiscarded,
    CardRecovered,
    CardsDrawn,
    CardsDrawnUnseen,
    DayBegan,
    DecisionEvent,
    DecksShuffled,
    Event,
    GroupTaken,
    InfluenceChecked,
    ItemGained,
    ItemRefreshed,
    ItemStolen,
    ItemUsed,
    LocationActivated,
    MarkerLifted,
    MarkerPlaced,
    MarkerReplaced,
    MatchEnded,
    MinionControlled,
    MinionCulled,
    MinionDevoured,
    MinionKilled,
    MinionLured,
    MinionMoved,
    MinionPlayed,
    MinionRaised,
    NightRetired,
    NothingDone,
    OnlyChoice,
    PlacementLost,
    RefreshDeclined,
    TurnBegan,
    WeekBegan,
    WeekEnded,
)
from client.games.hemloch.scoring import points
from client.tables.hemloch.calendar_drama import calendar_clip, retired
from client.tables.hemloch.draft_drama import taken
from client.tables.hemloch.flights import ONLY_CHOICE, Stage, tell
from client.tables.hemloch.item_drama import item_clip
from client.tables.hemloch.marker_drama import marker_clip
from client.tables.hemloch.minion_drama import card_clip, culled, minion_clip
from client.tables.hemloch.pace import within
from client.tables.hemloch.turn_drama import turn_clip
from client.ui.clips import Clip, CountUp, InOrder, Together, Wait

LONGEST_MS = 7600.0
"""A step that holds more than this is shown faster."""
STAGGER_MS = 150.0
"""Events of one kind that may overlap begin so much after each other."""
AT_ONCE = (MinionCulled, GroupTaken, CardDiscarded)


def after(stage: Stage, events: Sequence[Event]) -> Clip | None:
    """Act out a step; points are counted at its end."""
    scenes: list[Clip] = []
    for kind, run in groupby(events, key=type):
        clips = tuple(clip for event in run if (clip := _clip(stage, event)).duration_ms or clip.cues())
        scenes += [Together(clips, STAGGER_MS)] if kind in AT_ONCE and len(clips) > 1 else clips
    scenes += _counted(stage)
    return within(InOrder(tuple(scenes)), LONGEST_MS) if scenes else None


def _counted(stage: Stage) -> list[Clip]:
    """Let both scores run to what they are now."""
    counts: list[Clip] = []
    for seat in range(2):
        before, now = points(stage.before.sight, seat), points(stage.after.sight, seat)
        if before != now and stage.new.draft is None:
            counts.append(CountUp(f"score/{seat}", before, now, 120, "count"))
    return [Together(tuple(counts))] if counts else []


def _clip(stage: Stage, event: Event) -> Clip:
    match event:
        case (
            DecksShuffled()
            | WeekBegan()
            | DayBegan()
            | TurnBegan()
            | InfluenceChecked()
            | PlacementLost()
            | WeekEnded()
            | MatchEnded()
        ):
            return calendar_clip(stage, event)
        case GroupTaken() | ActionsLeft() | MinionCulled() | NightRetired() | OnlyChoice() | NothingDone():
            return _decided(stage, event)
        case CardsDrawn() | CardsDrawnUnseen() | MinionPlayed() | LocationActivated() | ItemUsed() | ActionsGained():
            return turn_clip(stage, event)
        case ItemGained() | ItemRefreshed() | RefreshDeclined() | ItemStolen():
            return item_clip(stage, event)
        case MarkerPlaced() | MarkerLifted() | MarkerReplaced():
            return marker_clip(stage, event)
        case MinionLured() | MinionMoved() | MinionKilled() | MinionDevoured() | MinionControlled():
            return minion_clip(stage, event)
        case CardDiscarded() | CardRecovered() | MinionRaised():
            return card_clip(stage, event)
        case _:
            assert_never(event)


def _decided(stage: Stage, event: DecisionEvent) -> Clip:
    match event:
        case GroupTaken():
            return taken(stage, event)
        case MinionCulled():
            return culled(stage, event)
        case NightRetired():
            return retired(stage, event)
        case ActionsLeft(seat, actions):
            return tell(stage, seat, N_("ends the turn"), 420) if actions else Wait(0)
        case OnlyChoice(seat):
            return tell(stage, seat, ONLY_CHOICE, 340)
        case NothingDone(seat):
            return tell(stage, seat, N_("nothing to do"), 460, "fizzle")
        case _:
            assert_never(event)
