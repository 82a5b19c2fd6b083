"""The map follows the events of a step: it begins as the old picture was and ends as the new one is."""

from typing import Any

import pytest

from client.games import game_by_id
from client.tables import ALL_TABLES
from client.tables.ham_helsing.map.changes import changes_of
from client.tables.ham_helsing.map.film import Film, Hastened
from client.tables.ham_helsing.map.sketch import Sketch, sketch_of
from client.ui.clips import Clip
from client.ui.metrics import area_for
from tests.tables.positions import model_of, played, states_of

GAME = game_by_id("ham_helsing")
VILLAINS = ("hen", "chad", "robo_knight", "silk")


def followed(sketch: Sketch, events: Any) -> Sketch:
    for event in events:
        changes = changes_of(event)
        if changes is not None:
            sketch = changes.arriving(changes.leaving(sketch))
    return sketch


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("seats", [1, 4])
def test_events_lead_the_map_from_one_position_to_the_next(seats: int, villain: str) -> None:
    match = played(GAME, seats, 3, GAME.Options.model_validate({"villain": villain}))
    states = list(states_of(match))
    for number, step in enumerate(match.steps):
        before, after = (sketch_of(state) for state in states[number : number + 2])
        assert followed(before, step.events)._replace(used=()) == after._replace(used=())


def film_in(clip: Clip | None) -> Film | None:
    inner = clip.clip if isinstance(clip, Hastened) else clip
    return inner if isinstance(inner, Film) else None


def test_a_film_ends_as_the_resting_picture_is() -> None:
    match = played(GAME, 2, 5)
    states = list(states_of(match))
    table = ALL_TABLES["ham_helsing"]()
    table.fit(area_for(1280, 720))
    seen = 0
    for number, step in enumerate(match.steps):
        table.show(model_of(GAME, states[number], 0, legal=()))
        after = model_of(GAME, states[number + 1], 0, legal=())
        first = film_in(table.act_before(step.events, after))
        before = table.shown_model
        table.show(after)
        last = film_in(table.act_after(step.events, before))
        if last is not None:
            seen += 1
            assert last.scenes[-1][1]._replace(used=()) == sketch_of(states[number + 1])._replace(used=())
        if first is not None:
            assert first.scenes[0][1] == sketch_of(states[number])
    assert seen > 40


def test_what_a_film_stands_for_is_hidden_until_it_is_over() -> None:
    match = played(GAME, 2, 5)
    states = list(states_of(match))
    table = ALL_TABLES["ham_helsing"]()
    table.fit(area_for(1280, 720))
    number = next(i for i, step in enumerate(match.steps) if type(step.move).__name__ == "Walk")
    before = model_of(GAME, states[number], 0, legal=())
    table.show(before)
    table.show(model_of(GAME, states[number + 1], 0, legal=()))
    clip = table.act_after(match.steps[number].events, before)
    assert clip is not None
    goal = match.steps[number].move.to
    assert f"place/{goal}" in clip.hides(1.0)
    assert list(clip.sprites(1.0))
