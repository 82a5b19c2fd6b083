"""What a step looks like: its events one after the other, on a map that follows them.

A long step is divided: its first part plays on the picture as it was, the rest on the picture as it is now.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from client.games.ham_helsing import events as e
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.acted.pieces import pieces_beat
from client.tables.ham_helsing.acted.telling import Telling
from client.tables.ham_helsing.fight.drama import fight_clip
from client.tables.ham_helsing.map.acting import Scene
from client.tables.ham_helsing.map.beats import map_beat
from client.tables.ham_helsing.map.changes import changes_of
from client.tables.ham_helsing.map.film import Beat, Ground, Hastened, film_of
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.ham_helsing.market.drama import market_beat
from client.tables.ham_helsing.market.showing import market_question
from client.tables.ham_helsing.places import Places
from client.tables.ham_helsing.villain.drama import dial_beat
from client.tables.stage import Stage
from client.ui.clips import Clip

HamStage: TypeAlias = Stage[Places, HamState, Move]
LONGEST_MS = 7600.0
"""No clip is longer: what does not fit runs faster."""
FASTEST = 2.2


class _Acted(NamedTuple):
    """An event with its beat and the map as the event finds it."""

    sketch: Sketch
    beat: Beat


def before(stage: HamStage, events: Sequence[Event]) -> Clip | None:
    """Act out, on the picture as it was, the first part of a long step."""
    fight = fight_clip(stage, events)
    if fight is not None:
        return fight
    acted = list(_acted(stage, events))
    cut = _on_old(stage, events, acted)
    return _film(stage, acted[:cut], stage.old) if cut else None


def after(stage: HamStage, events: Sequence[Event]) -> Clip | None:
    """Act out the rest of the step, on the picture as it is now."""
    acted = list(_acted(stage, events))
    opening = _opening(stage, events)
    played = _on_old(stage, events, acted) if fight_clip(stage, events) is None else opening or 0
    return _film(stage, acted[played:], stage.new)


def _acted(stage: HamStage, events: Sequence[Event]) -> Iterator[_Acted]:
    sketch = stage.old.sketch
    ground = Ground(stage.new.map, stage.new.sketch, stage.after.label)
    for nth, event in enumerate(events):
        yield _Acted(sketch, _beat(Telling(stage, events[:nth]), Scene(ground, sketch), event))
        changes = changes_of(event)
        if changes is not None:
            sketch = changes.arriving(changes.leaving(sketch))


def _beat(told: Telling, scene: Scene, event: Event) -> Beat:
    """Return how an event is acted out, wherever it happens."""
    stage = told.stage
    found = (
        map_beat(scene, event, stage.viewer)
        or pieces_beat(told, event)
        or dial_beat(stage.new.villain, event)
        or market_beat(stage, event)
    )
    return Beat() if found is None else found


def _opening(stage: HamStage, events: Sequence[Event]) -> int | None:
    """Return before which event the Market covers the map; None if it does not."""
    if market_question(stage.after.sight) is None or market_question(stage.before.sight) is not None:
        return None
    opening = (nth for nth, event in enumerate(events) if isinstance(event, e.MarketOpened | e.UpgradeBought))
    return next(opening, len(events))


def _on_old(stage: HamStage, events: Sequence[Event], acted: Sequence[_Acted]) -> int:
    """Return how many events play on the old picture: those before the Market opens, or half a long step."""
    opening = _opening(stage, events)
    return _cut(acted) if opening is None else opening


def _cut(acted: Sequence[_Acted]) -> int:
    """Return how many events play on the old picture: none unless the step is long."""
    total = sum(each.beat.next_ms for each in acted)
    if total <= LONGEST_MS:
        return 0
    gone = 0.0
    for number, each in enumerate(acted):
        gone += each.beat.next_ms
        if gone > min(total / 2, FASTEST * LONGEST_MS):
            return max(1, number)
    return 0


def _film(stage: HamStage, acted: Sequence[_Acted], places: Places) -> Clip | None:
    if not acted:
        return None
    ground = Ground(places.map, places.sketch, stage.after.label)
    film = film_of(ground, acted[0].sketch, [each.beat for each in acted])
    if film is None:
        return None
    return Hastened(film, film.duration_ms / LONGEST_MS) if film.duration_ms > LONGEST_MS else film
