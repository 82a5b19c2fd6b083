from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.scenes.saves_list import SavesScene
from client.storage.slots import RUNNING
from client.ui.widgets.choosing import Segmented
from tests.scenes.desks import Table
from tests.scenes.going import Going
from tests.scenes.places import centre_of
from tests.scenes.saved_matches import keep, played, png
from tests.scenes.sizes import SCALES, SIZES, assert_fits, lay_out


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


def opened(rig: Table) -> SavesScene:
    scene = SavesScene(rig.desk)
    rig.stack.push(scene)
    rig.frames()
    return scene


def press(rig: Table, scene: SavesScene, name: str) -> None:
    rig.click(*centre_of(scene, name))


def shelf(rig: Table, scene: SavesScene, index: int) -> None:
    """Click the tab of a shelf."""
    tabs = scene.controls["shelf"]
    assert isinstance(tabs, Segmented)
    x, y, w, h = tabs.rect
    rig.click(x + w * (index + 0.5) / 3, y + h / 2)


def names(scene: SavesScene) -> set[str]:
    return {widget.name for widget in scene.controls.shown}


def test_enter_plays_on_from_the_youngest_match(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20), png())
    opened(rig)
    rig.key(pygame.K_RETURN)
    assert go.names == ["resume"]
    assert go.last[0].record.moves


def test_a_click_only_chooses_and_the_button_plays_on(rig: Table, go: Going) -> None:
    rig.desk.saves.save_as("Sunday", played(10))
    rig.desk.saves.save_as("Monday", played(12))
    scene = opened(rig)
    x, y, w, _ = scene.plan.rows
    rig.click(x + w / 2, y + 92 * 1.5)
    assert go.calls == []
    chosen = scene.items[1]
    press(rig, scene, "open")
    assert go.last == (chosen,)


def test_it_opens_on_the_first_shelf_that_holds_anything(rig: Table, go: Going) -> None:
    rig.desk.saves.save_as("Sunday", played(10))
    scene = opened(rig)
    assert scene.shelf == 1
    assert scene._card(0).title == "Sunday"


def test_the_end_of_a_finished_match_is_shown(rig: Table, go: Going) -> None:
    keep(rig.desk, played(None))
    scene = opened(rig)
    assert scene.shelf == 2
    assert scene.controls["open"].label == "See the result"
    rig.key(pygame.K_RETURN)
    assert go.names == ["results"]
    match, viewer, _seconds = go.last
    assert match.outcome is not None
    assert viewer == 0


def test_deleting_asks_first_and_then_forgets_the_match(rig: Table, go: Going) -> None:
    keep(rig.desk, played(20), png())
    scene = opened(rig)
    path = scene.items[0].path
    rig.key(pygame.K_DELETE)
    rig.key(pygame.K_ESCAPE)
    assert path.exists()
    press(rig, scene, "delete")
    asked = rig.stack.top
    assert asked is not None
    rig.click(*centre_of(asked, "yes"))
    assert list(path.parent.glob("*.json*")) == []
    assert scene.items == []
    assert {"open", "delete", "matches"}.isdisjoint(names(scene))


def test_a_broken_file_says_why_and_can_be_deleted(rig: Table, go: Going) -> None:
    folder = rig.desk.saves.folder / RUNNING
    folder.mkdir(parents=True)
    (folder / "old.henchbox.json").write_text('{"format": 1, "game": "hens"}', encoding="utf-8")
    scene = opened(rig)
    assert "damaged" in scene.controls["open"].why_disabled
    rig.key(pygame.K_RETURN)
    assert go.calls == []
    assert rig.stack.overlay.busy
    rig.key(pygame.K_DELETE)
    asked = rig.stack.top
    assert asked is not None
    rig.click(*centre_of(asked, "yes"))
    assert not (folder / "old.henchbox.json").exists()


def test_the_sound_backup_of_a_damaged_file_is_offered(rig: Table, go: Going) -> None:
    path = rig.desk.saves.save_as("Sunday", played(10))
    rig.desk.saves.save_as("Sunday", played(12), overwrite=True)
    path.write_bytes(b"damaged")
    scene = opened(rig)
    assert scene.controls["open"].label == "Open the backup"
    assert "backup" in scene._card(0).remark_rich
    rig.key(pygame.K_RETURN)
    assert go.names == ["resume"]
    assert go.last[0].is_backup


def test_a_match_of_a_game_that_is_not_here_stays_closed(rig: Table, go: Going) -> None:
    path = rig.desk.saves.save_as("Sunday", played(10))
    record = rig.desk.saves.load(path).record.model_copy(update={"game": "checkers"})
    path.write_text(record.sealed().model_dump_json(), encoding="utf-8")
    scene = opened(rig)
    assert scene.controls["open"].why_disabled
    rig.key(pygame.K_RETURN)
    assert go.calls == []


def test_an_empty_shelf_says_what_would_stand_there_and_esc_leaves(rig: Table, go: Going) -> None:
    scene = opened(rig)
    assert names(scene) == {"back", "shelf"}
    shelf(rig, scene, 1)
    assert scene.shelf == 1
    rig.key(pygame.K_ESCAPE)
    assert scene not in rig.stack.scenes


def test_the_keyboard_walks_through_the_list_and_the_picture_follows(rig: Table, go: Going) -> None:
    for count in (4, 8, 12):
        rig.desk.saves.save_as(f"Match {count}", played(count))
    scene = opened(rig)
    rig.key(pygame.K_DOWN)
    rig.key(pygame.K_DOWN)
    assert scene.index == 2
    assert rig.pixels() == rig.fresh_pixels()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_into_every_window(rig: Table, go: Going, size: tuple[int, int], scale: int) -> None:
    rig.desk.saves.save_as("Ein sehr langer Name, der in keine Zeile passt, und noch mehr davon", played(10))
    scene = SavesScene(rig.desk)
    rig.stack.push(scene)
    for text_size in ("normal", "largest"):
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, scene)
        assert scene.plan.words[3] > 200
