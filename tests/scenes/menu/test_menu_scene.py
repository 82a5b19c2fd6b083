import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from client.core.match import Player
from client.scenes.box import PLAYABLE, lids
from client.scenes.menu.scene import MenuScene
from client.scenes.seating import remember
from client.ui.input import PointerLeft, PointerMoved
from tests.scenes.desks import Table
from tests.scenes.going import Going
from tests.scenes.places import centre_of
from tests.scenes.saved_matches import GAME, keep, played, png
from tests.scenes.sizes import SCALES, SIZES, assert_apart, lay_out, within


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    assert table.crashes == []
    pygame.display.quit()


@pytest.fixture
def go(rig: Table) -> Going:
    going = Going()
    rig.desk.go = going
    return going


def opened(rig: Table) -> MenuScene:
    menu = MenuScene(rig.desk)
    rig.stack.push(menu)
    rig.frames()
    return menu


def press(rig: Table, menu: MenuScene, name: str) -> None:
    rig.click(*centre_of(menu, name))


def test_five_lids_stand_in_the_menu_and_those_without_rules_are_marked(rig: Table, go: Going) -> None:
    menu = opened(rig)
    assert [lid.title for lid in menu.lids] == ["Henchmania", "Hemloch", "Ham Helsing", "Mad Science Expo", "Hens"]
    playable = [lid.id for lid in menu.lids if lid.game is not None]
    assert sorted(playable) == sorted(game.id for game in PLAYABLE)
    assert [lid.id for lid in menu.lids if f"play.{lid.id}" in {w.name for w in menu.controls.widgets}] == playable


def test_play_now_seats_a_newcomer_beside_three_regular_opponents(rig: Table, go: Going) -> None:
    menu = opened(rig)
    press(rig, menu, f"play.{GAME.id}")
    assert go.names == ["begin"]
    game, players, options = go.last
    assert game is GAME
    assert [player.level for player in players] == [None, "regular", "regular", "regular"]
    assert players[0].name == "You"
    assert len({player.name for player in players}) == 4
    assert options == GAME.Options()


def test_play_now_repeats_the_seats_and_options_of_last_time(rig: Table, go: Going) -> None:
    two = [Player("Ада", None, "cat"), Player("Fennel", "master", "owl")]
    remember(rig.desk.settings, GAME, two, GAME.Options.model_validate({"campaign": True}))
    menu = opened(rig)
    press(rig, menu, f"play.{GAME.id}")
    _, players, options = go.last
    assert list(players) == two
    assert options.model_dump()["campaign"] is True


def test_the_gear_and_the_rest_of_the_tile_open_the_set_up(rig: Table, go: Going) -> None:
    menu = opened(rig)
    press(rig, menu, f"setup.{GAME.id}")
    x, y, w, _ = menu.controls[f"tile.{GAME.id}"].rect
    rig.click(x + w / 2, y + 60)
    assert go.calls == [("setup", (GAME,)), ("setup", (GAME,))]


@pytest.mark.parametrize("way", ["mouse", "digit", "enter"])
def test_a_game_that_is_not_here_yet_says_so_and_leads_nowhere(
    rig: Table, go: Going, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    announced = tuple(replace(lid, game=None) if lid.id == "hens" else lid for lid in lids())
    monkeypatch.setattr("client.scenes.menu.scene.lids", lambda: announced)
    menu = opened(rig)
    if way == "mouse":
        press(rig, menu, "tile.hens")
    elif way == "digit":
        rig.key(pygame.K_5)
    else:
        menu.controls.focus.put("tile.hens")
        rig.key(pygame.K_RETURN)
    assert go.calls == []
    assert rig.stack.overlay.busy


def test_a_digit_starts_the_game_at_that_place(rig: Table, go: Going) -> None:
    opened(rig)
    rig.key(pygame.K_1 + [lid.id for lid in MenuScene(rig.desk).lids].index(GAME.id))
    assert go.names == ["begin"]


def test_enter_begins_the_first_match_of_a_newcomer(rig: Table, go: Going) -> None:
    menu = opened(rig)
    assert menu.strip.title == "Welcome to the table!"
    rig.key(pygame.K_RETURN)
    assert go.names == ["begin"]


def test_enter_goes_on_with_the_match_that_was_left_last(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20))
    menu = opened(rig)
    assert menu.strip.title == GAME.title
    assert [chip.words.split()[0] for chip in menu.strip.chips] == ["You", "Clover", "Basil"]
    assert menu.strip.tail == "today, 14 minutes played"
    rig.key(pygame.K_RETURN)
    assert go.names == ["resume"]
    assert go.last[0].record.game == GAME.id


def test_the_tile_of_an_unfinished_match_tells_its_progress_and_goes_on(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20))
    menu = opened(rig)
    assert menu.controls[f"ready.{GAME.id}"].label.startswith("Continue - Turn ")
    press(rig, menu, f"ready.{GAME.id}")
    assert go.names == ["resume"]


def test_the_strip_shows_the_picture_of_the_table(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20), png())
    opened(rig)
    picture = menu_picture(rig)
    assert rig.surface.get_at(picture)[:3] == (255, 0, 0)


def test_a_picture_that_is_none_leaves_the_lid_of_the_game(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20), b"no picture at all")
    opened(rig)
    assert rig.surface.get_at(menu_picture(rig))[:3] != (255, 0, 0)


def menu_picture(rig: Table) -> tuple[int, int]:
    menu = rig.stack.top
    assert isinstance(menu, MenuScene)
    x, y, w, h = menu._strip_plan(rig.desk.ruler).picture
    scale = rig.desk.window.scale
    return round((x + w / 2) * scale), round((y + h / 2) * scale)


def test_other_saved_matches_are_counted_and_lead_to_their_list(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20))
    rig.desk.saves.save_as("Sunday", played(12))
    rig.desk.saves.save_as("Monday", played(14))
    menu = opened(rig)
    assert menu.controls["more"].label == "2 more saved matches"
    press(rig, menu, "more")
    assert go.names == ["saves"]


def test_a_match_that_was_deleted_meanwhile_no_longer_waits(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20))
    menu = opened(rig)
    entry = rig.desk.saves.to_continue()[GAME.id]
    menu.covered()
    rig.desk.saves.delete(entry.path)
    menu.uncovered()
    assert menu.shelf.youngest is None
    assert all(not widget.name.startswith("ready.") for widget in menu.controls.widgets)


@pytest.mark.parametrize("name", ["saves", "settings", "about", "quit"])
def test_the_bottom_row_leads_everywhere(rig: Table, go: Going, name: str) -> None:
    menu = opened(rig)
    press(rig, menu, name)
    assert go.names == [name]


def test_esc_asks_before_it_ends_the_program(rig: Table, go: Going) -> None:
    opened(rig)
    rig.key(pygame.K_ESCAPE)
    asked = rig.stack.top
    assert asked is not None
    assert asked.name == "confirm"
    rig.key(pygame.K_ESCAPE)
    assert go.calls == []
    rig.key(pygame.K_ESCAPE)
    top = rig.stack.top
    assert top is not None
    rig.click(*centre_of(top, "yes"))
    assert go.names == ["quit"]


def test_the_arrows_reach_every_way(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20))
    menu = opened(rig)
    reached = set()
    for _ in range(len(menu.controls.focus.items)):
        current = menu.controls.focus.current
        assert current is not None
        reached.add(current.id)
        rig.key(pygame.K_TAB)
    wanted = {"continue", "fullscreen", "saves", "quit"}
    wanted |= {f"tile.{lid.id}" for lid in menu.lids if lid.game is None}
    assert wanted | {f"{way}.{GAME.id}" for way in ("play", "setup", "ready")} <= reached
    assert f"tile.{GAME.id}" not in reached


def test_a_tile_rises_under_the_pointer_and_leaves_no_trace_when_it_sinks(rig: Table, go: Going) -> None:
    menu = opened(rig)
    rig.frames(5)
    before = rig.pixels()
    rig.stack.handle(PointerMoved(*centre_of(menu, f"tile.{GAME.id}")))
    rig.frames(20)
    raised = rig.pixels()
    assert raised != before
    assert raised == rig.fresh_pixels()
    rig.stack.handle(PointerLeft())
    rig.frames(20)
    assert rig.pixels() == before


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_into_every_window(rig: Table, go: Going, size: tuple[int, int], scale: int) -> None:
    keep(rig.desk, played(20))
    menu = MenuScene(rig.desk)
    rig.stack.push(menu)
    lay_out(rig, size, scale, "largest" if scale == 100 else "normal")
    area = rig.desk.window.area
    on_tiles = [widget for widget in menu.controls.shown if widget.name.startswith(("play.", "setup.", "ready."))]
    others = [widget for widget in menu.controls.shown if widget not in on_tiles]
    assert all(within(widget.rect, (0, 0, area.width, area.height)) for widget in others)
    assert_apart(others)
    playable = [lid.id for lid in menu.lids if lid.game is not None]
    ways = [f"{way}.{game_id}" for game_id in playable for way in ("play", "setup")] + [f"ready.{GAME.id}"]
    assert sorted(widget.name for widget in on_tiles) == sorted(ways)
    assert_apart(on_tiles)
    for widget in on_tiles:
        assert within(widget.rect, menu.controls[f"tile.{widget.name.partition('.')[2]}"].rect)


def test_the_menu_can_be_shown_without_the_library_that_edits_text() -> None:
    code = "import sys, client.scenes.menu.scene; sys.exit('pygame_gui' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
