"""The results on the screen."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.scenes.results import ResultsScene
from client.scenes.results.counting import PLACES, TOTAL, line_name
from client.scenes.results.sheet import sheet_of
from tests.scenes.desks import Table
from tests.scenes.played import Trips, finished, played
from tests.scenes.sizes import WINDOWS, assert_fits, lay_out


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.desk.go = Trips().routes()
    table.desk.sound.close()
    yield table
    pygame.display.quit()


def opened(rig: Table, seats: int = 4, seed: int = 3, *, campaign: bool = False) -> ResultsScene:
    scene = ResultsScene(rig.desk, finished(seats, seed, campaign=campaign), 0)
    rig.stack.push(scene)
    rig.frames()
    return scene


def click(rig: Table, scene: ResultsScene, name: str, share: float = 0.5) -> None:
    x, y, w, h = scene.controls[name].rect
    rig.click(x + w * share, y + h / 2)


def trips(rig: Table) -> list[tuple[object, ...]]:
    return Trips.behind(rig.desk.go).calls


def test_a_running_match_has_no_results(rig: Table) -> None:
    with pytest.raises(ValueError, match="outcome"):
        ResultsScene(rig.desk, played(moves=4), 0)


def test_the_lines_come_one_after_the_other_then_totals_then_places(rig: Table) -> None:
    scene = opened(rig)
    assert scene.timeline.hidden == {line_name(1), TOTAL, PLACES}
    rig.settle(2000)
    assert scene.timeline.hidden == frozenset()
    assert rig.pixels() == rig.fresh_pixels()


@pytest.mark.parametrize("how", ["click", "enter"])
def test_one_click_or_key_ends_the_counting_and_does_nothing_else(rig: Table, how: str) -> None:
    scene = opened(rig)
    if how == "click":
        click(rig, scene, "rematch")
    else:
        rig.key(pygame.K_RETURN)
    assert not scene.is_counting
    assert trips(rig) == []
    click(rig, scene, "rematch")
    assert trips(rig) == [("begin", scene.match.game, scene.match.players, scene.match.options, None)]


def test_enter_means_a_rematch_once_all_is_counted(rig: Table) -> None:
    scene = opened(rig)
    rig.settle(2000)
    rig.key(pygame.K_RETURN)
    assert trips(rig) == [("begin", scene.match.game, scene.match.players, scene.match.options, None)]


def test_the_same_deal_has_the_same_seed(rig: Table) -> None:
    scene = opened(rig)
    scene.timeline.skip()
    click(rig, scene, "same")
    assert trips(rig)[-1][-1] == scene.match.seed


def test_esc_leads_to_the_menu(rig: Table) -> None:
    scene = opened(rig)
    scene.timeline.skip()
    rig.key(pygame.K_ESCAPE)
    assert trips(rig) == [("menu",)]


def test_looking_back_takes_many_frames_and_then_shows_graph_and_moments(rig: Table) -> None:
    scene = opened(rig, 6, 5, campaign=True)
    assert not scene.history.done
    assert scene.animating
    rig.frames(30)
    assert len(scene.history.scores) == scene.match.cursor + 1
    assert scene.found
    assert any(widget.name.startswith("moment_") and widget.hint for widget in scene.controls.shown)


def test_the_other_graph_is_chosen(rig: Table) -> None:
    scene = opened(rig)
    rig.settle(2000)
    before = rig.pixels()
    click(rig, scene, "graph", 0.8)
    rig.frames()
    assert scene.shows_chance
    assert rig.pixels() != before


def test_a_match_is_saved_under_a_name_and_never_over_another_unasked(rig: Table) -> None:
    scene = opened(rig)
    scene.timeline.skip()
    for _ in range(2):
        click(rig, scene, "save")
        rig.type("Final")
        rig.key(pygame.K_RETURN)
    assert rig.stack.top is not None
    assert rig.stack.top.name == "confirm"
    rig.key(pygame.K_RETURN)
    assert rig.stack.top is scene
    assert [item.path.name for item in rig.desk.saves.named()] == ["Final.henchbox.json"]


@pytest.mark.parametrize(("seats", "seed", "campaign"), [(2, 9, True), (4, 3, False), (6, 5, False), (6, 5, True)])
def test_everything_fits_into_every_window(rig: Table, seats: int, seed: int, *, campaign: bool) -> None:
    scene = opened(rig, seats, seed, campaign=campaign)
    scene.timeline.skip()
    rig.frames(25)
    for size, scale, text_size in WINDOWS:
        lay_out(rig, size, scale, text_size)
        at = scene.sheet_places
        assert at.rows[3] >= at.row_h, (size, scale, text_size)
        assert_fits(rig, scene)


def test_in_a_small_window_one_panel_is_shown_at_a_time(rig: Table) -> None:
    lay_out(rig, (1024, 600), 200)
    scene = opened(rig)
    scene.timeline.skip()
    assert "graph" not in {widget.name for widget in scene.controls.widgets}
    click(rig, scene, "page", 0.5)
    assert "graph" in {widget.name for widget in scene.controls.widgets}
    click(rig, scene, "page", 0.9)
    rig.frames(20)
    assert any(widget.name.startswith("moment_") for widget in scene.controls.shown)


@pytest.mark.parametrize(("humans", "flies"), [((3,), True), ((0,), False)])
def test_confetti_is_for_a_human_winner(rig: Table, humans: tuple[int, ...], *, flies: bool) -> None:
    scene = ResultsScene(rig.desk, finished(4, 3, humans), humans[0])
    rig.stack.push(scene)
    rig.frames()
    while scene.is_counting:
        rig.frames()
    rig.frames(20)
    assert bool(scene.timeline.sprites()) is flies


def test_the_sheet_holds_a_column_a_seat_in_the_order_of_the_places(rig: Table) -> None:
    match = finished()
    outcome = match.outcome
    assert outcome is not None
    sheet = sheet_of(rig.desk, match, outcome)
    assert [head.seat for head in sheet.heads] == [3, 1, 2, 0]
    assert [cell.value for cell in sheet.totals] == [10, 9, 6, 6]
    assert [row.label for row in sheet.rows] == ["Team 1", "Last turn taken"]
    assert [cell.is_best for cell in sheet.rows[0].cells] == [True, False, False, False]
    assert sheet.rows[1].is_quiet
