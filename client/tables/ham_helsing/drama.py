"""What a step looks like: its events one after the other, on a map that follows them.

A long step is divided: its first part plays on the picture as it was, the rest on the picture as it is now.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.drama import fight_clip
from client.tables.ham_helsing.map.acting import Scene
from client.tables.ham_helsing.map.beats import map_beat
from client.tables.ham_helsing.map.changes import changes_of
from client.tables.ham_helsing.map.film import Beat, Ground, Hastened, film_of
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.ham_helsing.places import Places
from client.tables.stage import Stage
from client.ui.clips import Clip, InOrder

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
    acted = list(_acted(stage, events))
    cut = _cut(acted)
    film = _film(stage, acted[:cut], stage.old) if cut else None
    clips = [clip for clip in (fight_clip(stage, events), film) if clip is not None]
    return InOrder(tuple(clips)) if clips else None


def after(stage: HamStage, events: Sequence[Event]) -> Clip | None:
    """Act out the rest of the step, on the picture as it is now."""
    acted = list(_acted(stage, events))
    return _film(stage, acted[_cut(acted) :], stage.new)


def _acted(stage: HamStage, events: Sequence[Event]) -> Iterator[_Acted]:
    sketch = stage.old.sketch
    ground = Ground(stage.new.map, stage.new.sketch, stage.after.label)
    for event in events:
        yield _Acted(sketch, _beat(stage, Scene(ground, sketch), event))
        changes = changes_of(event)
        if changes is not None:
            sketch = changes.arriving(changes.leaving(sketch))


def _beat(stage: HamStage, scene: Scene, event: Event) -> Beat:
    """Return how an event is acted out."""
    beat = map_beat(scene, event, stage.viewer)
    return Beat() if beat is None else beat


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
