import pygame
import pytest

from client.core.dealcode import code_of
from client.core.match import Player
from client.games import ALL_GAMES
from client.scenes.seating import remember
from client.scenes.setup import deal_panel
from client.scenes.setup.scene import SetupScene
from client.ui.input import Wheel
from client.ui.widgets.button import Button
from client.ui.widgets.choice import Choice
from client.ui.widgets.choosing import Segmented
from client.ui.widgets.textline import TextLine
from tests.scenes.desks import Table
from tests.scenes.going import Going
from tests.scenes.places import centre_of
from tests.scenes.sizes import SCALES, SIZES, assert_fits, lay_out

GAME = ALL_GAMES[0]


@pytest.fixture
def scene(rig: Table, go: Going) -> SetupScene:
    remember(rig.desk.settings, GAME, [Player("Robin"), Player("Basil", "sharp", "owl")], GAME.Options())
    made = SetupScene(rig.desk, GAME)
    rig.stack.push(made)
    return made


def press(rig: Table, scene: SetupScene, name: str) -> None:
    rig.click(*centre_of(scene, name))


def choose(rig: Table, scene: SetupScene, name: str, index: int) -> None:
    """Click a cell of a row of choices."""
    row = scene.controls[name]
    assert isinstance(row, Segmented)
    x, y, w, h = row.rect
    rig.click(x + w * (index + 0.5) / len(row.options), y + h / 2)


def test_enter_starts_at_once_with_the_seats_of_last_time(rig: Table, go: Going, scene: SetupScene) -> None:
    rig.key(pygame.K_RETURN)
    assert go.names == ["begin"]
    game, players, options, seed = go.last
    assert (game, seed) == (GAME, None)
    assert [(player.name, player.level) for player in players] == [("Robin", None), ("Basil", "sharp")]
    assert options == GAME.Options()


def test_esc_goes_back_to_the_menu_and_remembers_nothing(rig: Table, go: Going, scene: SetupScene) -> None:
    choose(rig, scene, "seats", 3)
    rig.key(pygame.K_ESCAPE)
    assert go.names == ["menu"]
    assert len(rig.desk.settings.quick_starts[GAME.id].seats) == 2


def test_the_number_of_seats_is_chosen_and_the_start_remembers_them(rig: Table, go: Going, scene: SetupScene) -> None:
    choose(rig, scene, "seats", 4)
    assert len(scene.draft.players) == 6
    press(rig, scene, "start")
    assert len(go.last[1]) == 6
    assert len(rig.desk.settings.quick_starts[GAME.id].seats) == 6


def test_a_level_is_chosen_with_the_mouse_and_with_the_arrows(rig: Table, scene: SetupScene) -> None:
    choose(rig, scene, "seat.1.level", 4)
    assert scene.draft.players[1].level == "master"
    scene.controls.focus.put("seat.1.level")
    scene.controls.focus.visible = True
    rig.key(pygame.K_LEFT)
    assert scene.draft.players[1].level == "sharp"
    choose(rig, scene, "seat.1.level", 0)
    assert scene.draft.humans == 2


def test_a_name_in_any_script_is_typed_and_kept(rig: Table, go: Going, scene: SetupScene) -> None:
    press(rig, scene, "seat.0.name")
    rig.type("Ада ガチョウ")
    rig.key(pygame.K_RETURN)
    assert scene.draft.players[0].name == "Ада ガチョウ"
    press(rig, scene, "start")
    assert go.last[1][0].name == "Ада ガチョウ"


def test_a_name_in_work_survives_another_size_of_the_window(rig: Table, scene: SetupScene) -> None:
    press(rig, scene, "seat.0.name")
    rig.type("Wilhelmina")
    lay_out(rig, (1024, 600), 100)
    line = scene.controls["seat.0.name"]
    assert isinstance(line, TextLine)
    assert line.captures
    rig.key(pygame.K_RETURN)
    assert scene.draft.players[0].name == "Wilhelmina"


def test_dice_portrait_and_shuffle_change_the_seats(rig: Table, scene: SetupScene) -> None:
    press(rig, scene, "seat.1.dice")
    assert scene.draft.players[1].name != "Basil"
    press(rig, scene, "seat.1.portrait")
    assert scene.draft.players[1].avatar == "bear"
    press(rig, scene, "shuffle")
    assert scene.draft.players[1].name == "Robin"


def test_options_are_switched_chosen_from_a_list_and_set_back(rig: Table, go: Going, scene: SetupScene) -> None:
    press(rig, scene, "option.campaign")
    assert scene.draft.values["campaign"] is True
    ties = scene.controls["option.tie_rule"]
    assert isinstance(ties, Choice)
    press(rig, scene, "option.tie_rule")
    rig.key(pygame.K_DOWN)
    rig.key(pygame.K_RETURN)
    assert scene.draft.values["tie_rule"] == "undefeated_first"
    press(rig, scene, "standard")
    assert scene.draft.is_standard
    assert "standard" not in {widget.name for widget in scene.controls.shown}


def test_a_preset_sets_its_options(rig: Table, scene: SetupScene) -> None:
    choose(rig, scene, "preset", 1)
    assert scene.draft.values["campaign"] is True
    choose(rig, scene, "preset", 2)
    assert (scene.draft.values["campaign"], scene.draft.values["tie_rule"]) == (False, "undefeated_first")


def test_a_first_player_who_has_left_stops_the_start_until_it_is_changed(
    rig: Table, go: Going, scene: SetupScene
) -> None:
    choose(rig, scene, "seats", 1)
    choose(rig, scene, "option.first_player", 3)
    assert scene.draft.values["first_player"] == "2"
    choose(rig, scene, "seats", 0)
    rig.key(pygame.K_RETURN)
    assert go.calls == []
    assert rig.stack.overlay.busy
    assert "seat" in scene.controls["start"].why_disabled
    choose(rig, scene, "option.first_player", 0)
    press(rig, scene, "start")
    assert go.names == ["begin"]


def test_values_that_the_seats_forbid_are_not_offered(rig: Table, scene: SetupScene) -> None:
    first = scene.controls["option.first_player"]
    assert isinstance(first, Segmented)
    assert list(first.options) == ["Draw lots", "Seat 1", "Seat 2"]


def test_a_deal_code_is_typed_and_taken_along(rig: Table, go: Going, scene: SetupScene) -> None:
    press(rig, scene, "code")
    rig.type(code_of(GAME.code, 777).lower())
    rig.key(pygame.K_RETURN)
    press(rig, scene, "start")
    assert go.last[3] == 777


def test_a_bad_deal_code_says_so_and_an_empty_one_is_dealt_by_lot(rig: Table, go: Going, scene: SetupScene) -> None:
    press(rig, scene, "code")
    rig.type("HEN-1")
    rig.key(pygame.K_RETURN)
    assert "HEN-1" in scene.controls["start"].why_disabled
    rig.key(pygame.K_RETURN)
    assert go.calls == []
    press(rig, scene, "code.dice")
    assert scene.draft.seed is not None
    assert not scene.controls["start"].why_disabled


def test_a_deal_code_is_pasted(rig: Table, go: Going, scene: SetupScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_panel, "pasted_text", lambda: f"  {code_of(GAME.code, 5)}\n")
    press(rig, scene, "code.paste")
    assert scene.draft.seed == 5


def test_the_keyboard_alone_walks_through_all_and_scrolls_to_what_it_reaches(rig: Table, scene: SetupScene) -> None:
    lay_out(rig, (1280, 720), 150)
    count = len(scene.controls.focus.items)
    reached = set()
    for _ in range(count):
        rig.key(pygame.K_TAB)
        current = scene.controls.focus.current
        assert current is not None
        reached.add(current.id)
        widget = scene.controls[current.id]
        if widget.clip is not None:
            assert widget.rect[1] >= widget.clip[1]
            assert widget.rect[1] + widget.rect[3] <= widget.clip[1] + widget.clip[3]
    assert len(reached) == count


def test_a_page_that_does_not_fit_scrolls_under_the_wheel(rig: Table, scene: SetupScene) -> None:
    lay_out(rig, (1280, 720), 150)
    before = scene.controls["option.memory_aid"].rect
    x, y, w, h = scene.pane.rect
    rig.stack.handle(Wheel(x + w / 2, y + h / 2, -3.0))
    assert scene.controls["option.memory_aid"].rect[1] < before[1]
    rig.frames()
    assert rig.pixels() == rig.fresh_pixels()


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_into_every_window(
    rig: Table, scene: SetupScene, size: tuple[int, int], seats: int, text_size: str
) -> None:
    scene.draft.seat_players(seats)
    for scale in SCALES:
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, scene)
        start = scene.controls["start"].rect
        others = [widget for widget in scene.controls.shown if isinstance(widget, Button) and widget.name != "start"]
        assert all(start[2] * start[3] > other.rect[2] * other.rect[3] for other in others)
