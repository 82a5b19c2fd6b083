"""Options that are lists, filled in by mouse and by keys: with Henchmania's, and Ham Helsing's for what it lacks."""

import pygame
import pytest

from client.core.match import Player
from client.core.refusal import InvalidOptions
from client.core.words import Phrase
from client.games import game_by_id
from client.games.henchmania import game
from client.games.henchmania.components import GLOVE_VARIANTS, HENCHMAN_VARIANTS
from client.games.henchmania.options import HenchmaniaOptions, check_options
from client.scenes.seating import remember
from client.scenes.setup.chooser import Chooser
from client.scenes.setup.draft import Draft
from client.scenes.setup.options_panel import options_fields
from client.scenes.setup.parts import Making
from client.scenes.setup.scene import SetupScene
from client.ui.widgets.choice import Choice
from client.ui.widgets.choosing import Segmented, Slider
from client.ui.widgets.sorting import SORT_STEP
from tests.scenes.desks import Table
from tests.scenes.going import Going
from tests.scenes.places import centre_of
from tests.scenes.sizes import SCALES, SIZES, assert_fits, lay_out

GAME = game_by_id("henchmania")
HAM = game_by_id("ham_helsing")
SITES = ["tavern", "castle", "square", "church", "armory"]


@pytest.fixture
def scene(rig: Table, go: Going) -> SetupScene:
    players = [Player("Robin"), Player("Basil", "sharp", "owl"), Player("Sorrel", "sharp", "bear")]
    remember(rig.desk.settings, GAME, players, GAME.Options())
    made = SetupScene(rig.desk, GAME)
    rig.stack.push(made)
    return made


def press(rig: Table, scene: SetupScene, name: str) -> None:
    scene.pane.reveal(name)
    rig.click(*centre_of(scene, name))


def choose(rig: Table, scene: SetupScene, name: str, index: int) -> None:
    scene.pane.reveal(name)
    row = scene.controls[name]
    assert isinstance(row, Segmented)
    x, y, w, h = row.rect
    rig.click(x + w * (index + 0.5) / len(row.options), y + h / 2)


def test_pills_choose_some_and_a_match_begins_with_them_in_the_order_of_the_box(
    rig: Table, go: Going, scene: SetupScene
) -> None:
    press(rig, scene, "option.gloves.velvet_glove")
    press(rig, scene, "option.gloves.gauntlet")
    assert scene.draft.values["gloves"] == ("gauntlet", "velvet_glove")
    press(rig, scene, "option.gloves.velvet_glove")
    press(rig, scene, "start")
    assert go.last[2].gloves == ("gauntlet",)


def test_all_and_none_are_one_click(rig: Table, scene: SetupScene) -> None:
    assert "option.gloves.none" not in {widget.name for widget in scene.controls.widgets}
    press(rig, scene, "option.gloves.all")
    assert scene.draft.values["gloves"] == GLOVE_VARIANTS
    assert "option.gloves.all" not in {widget.name for widget in scene.controls.widgets}
    press(rig, scene, "option.gloves.none")
    assert scene.draft.is_standard


def test_pills_are_reached_and_switched_with_keys(rig: Table, scene: SetupScene) -> None:
    scene.controls.focus.put("option.gloves.falconer_glove")
    scene.controls.focus.visible = True
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_RETURN)
    assert scene.draft.values["gloves"] == ("gauntlet",)


def test_the_preset_is_recognised_when_all_its_cards_were_chosen_by_hand(rig: Table, scene: SetupScene) -> None:
    everybody = len(GAME.presets) - 1
    for glove in reversed(GLOVE_VARIANTS):
        press(rig, scene, f"option.gloves.{glove}")
    press(rig, scene, "option.henchmen.all")
    press(rig, scene, "option.animals")
    preset = scene.controls["preset"]
    assert isinstance(preset, Choice)
    assert preset.chosen == "None of these"
    press(rig, scene, "option.variant_powers")
    assert scene.draft.preset == everybody
    preset = scene.controls["preset"]
    assert isinstance(preset, Choice)
    assert preset.index == everybody


def test_many_values_are_chosen_on_a_sheet_that_tells_about_each(rig: Table, scene: SetupScene) -> None:
    press(rig, scene, "option.henchmen")
    sheet = rig.stack.top
    assert isinstance(sheet, Chooser)
    rig.click(*centre_of(sheet, "choose.mace"))
    rig.click(*centre_of(sheet, "choose.porter_alt"))
    assert scene.draft.values["henchmen"] == ("porter_alt", "mace")
    rig.key(pygame.K_ESCAPE)
    assert rig.stack.top is scene


def test_the_sheet_is_worked_by_keys_alone(rig: Table, scene: SetupScene) -> None:
    scene.controls.focus.put("option.henchmen")
    scene.controls.focus.visible = True
    rig.key(pygame.K_RETURN)
    sheet = rig.stack.top
    assert isinstance(sheet, Chooser)
    for _ in HENCHMAN_VARIANTS:
        rig.key(pygame.K_TAB)
        rig.key(pygame.K_RETURN)
    assert scene.draft.values["henchmen"] == HENCHMAN_VARIANTS
    sheet.controls.focus.put("none")
    rig.key(pygame.K_RETURN)
    assert scene.draft.values["henchmen"] == ()
    sheet.controls.focus.put("all")
    rig.key(pygame.K_RETURN)
    assert scene.draft.values["henchmen"] == HENCHMAN_VARIANTS
    sheet.controls.focus.put("done")
    rig.key(pygame.K_RETURN)
    assert rig.stack.top is scene


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_fits_into_every_window(rig: Table, scene: SetupScene, size: tuple[int, int]) -> None:
    press(rig, scene, "option.henchmen")
    sheet = rig.stack.top
    assert isinstance(sheet, Chooser)
    for scale in SCALES:
        for text_size in ("normal", "largest"):
            lay_out(rig, size, scale, text_size)
            assert_fits(rig, sheet)


def test_an_order_is_changed_by_arrows_keys_and_drag(rig: Table, scene: SetupScene) -> None:
    scene.pane.reveal("option.site_order.armory")
    x, y, w, h = scene.controls["option.site_order.tavern"].rect
    rig.click(x + w - 20, y + h / 2)
    assert scene.draft.values["site_order"] == ("castle", "tavern", "square", "church", "armory")
    scene.controls.focus.put("option.site_order.tavern")
    scene.controls.focus.visible = True
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_RIGHT)
    assert scene.draft.values["site_order"] == ("castle", "square", "church", "tavern", "armory")
    drag(rig, centre_of(scene, "option.site_order.castle"), 4 * SORT_STEP)
    assert scene.draft.values["site_order"] == ("square", "church", "tavern", "armory", "castle")


def drag(rig: Table, start: tuple[float, float], down: float) -> None:
    scale = rig.desk.window.scale
    x, y = start
    for kind, at in (
        (pygame.MOUSEMOTION, y),
        (pygame.MOUSEBUTTONDOWN, y),
        (pygame.MOUSEMOTION, y + down / 2),
        (pygame.MOUSEMOTION, y + down),
        (pygame.MOUSEBUTTONUP, y + down),
    ):
        pos = (round(x * scale), round(at * scale))
        facts = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, pos=pos, **facts))
        rig.frames()


def test_coats_of_arms_are_chosen_seat_by_seat_and_one_that_is_taken_is_exchanged(
    rig: Table, go: Going, scene: SetupScene
) -> None:
    choose(rig, scene, "option.families", 1)
    assert scene.draft.values["families"] == ("crimson", "azure", "emerald")
    scene.controls.focus.put("option.families.0")
    scene.controls.focus.visible = True
    rig.key(pygame.K_RIGHT)
    assert scene.draft.values["families"] == ("azure", "crimson", "emerald")
    seats = scene.controls["option.families.2"]
    assert seats.label == "Sorrel"
    choose(rig, scene, "seats", 3)
    assert scene.draft.values["families"] == ("azure", "crimson", "emerald", "gold", "plum")
    choose(rig, scene, "seats", 0)
    assert scene.draft.values["families"] == ("azure", "crimson")
    press(rig, scene, "start")
    assert go.last[2].families == ("azure", "crimson")


def test_naming_none_again_leaves_it_to_the_game(rig: Table, scene: SetupScene) -> None:
    choose(rig, scene, "option.families", 1)
    choose(rig, scene, "option.families", 0)
    assert scene.draft.is_standard
    assert "option.families.0" not in {widget.name for widget in scene.controls.widgets}


def test_a_list_that_does_not_fit_the_seats_says_why_below_it(rig: Table, scene: SetupScene) -> None:
    scene.draft.set_option("families", ["plum"])
    lay_out(rig, (1920, 1080), 100)
    reason = scene.draft.refusal_of("families", ["plum"])
    assert reason is not None
    below = [drawing for drawing in options_fields(scene.making, (0, 0, 460, 0)).drawings if drawing.rect[2] == 24]
    assert len(below) == 1
    assert "coat of arms" in scene.controls["start"].why_disabled


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_with_every_list_filled(
    rig: Table, scene: SetupScene, size: tuple[int, int], text_size: str
) -> None:
    scene.draft.seat_players(5)
    scene.draft.set_option("families", ["plum", "gold", "azure", "crimson", "emerald"])
    scene.draft.set_option("gloves", GLOVE_VARIANTS)
    scene.draft.set_option("henchmen", HENCHMAN_VARIANTS)
    for scale in SCALES:
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, scene)


@pytest.fixture
def ham(rig: Table) -> Making:
    players = [Player("Robin"), Player("Basil", "sharp", "owl")]
    draft = Draft(HAM, players, HAM.Options().model_dump())
    return Making(rig.desk, draft, rig.desk.ruler, (0, 0, 1920, 1080), lambda: None)


def widget_of(making: Making, name: str) -> object:
    made = options_fields(making, (0, 0, 460, 0))
    return next(widget for widget in made.widgets if widget.name == name)


def test_a_small_number_for_each_place_is_chosen_from_cells(ham: Making) -> None:
    cells = widget_of(ham, "option.extra_villain_cards.1")
    assert isinstance(cells, Segmented)
    assert (cells.label, list(cells.options)) == ("Level 2", ["0", "1", "2", "3", "4"])
    cells.choose(3)
    assert ham.draft.values["extra_villain_cards"] == [0, 3, 0]
    assert ham.draft.options.extra_villain_cards == [0, 3, 0]  # type: ignore[attr-defined]
    assert ham.draft.why_not() is None


def test_a_number_is_a_slider_where_there_are_many_and_cells_where_there_are_few(ham: Making) -> None:
    slider = widget_of(ham, "option.villain_health_mod")
    assert isinstance(slider, Slider)
    slider.put(-8)
    assert ham.draft.values["villain_health_mod"] == -8
    cells = widget_of(ham, "option.powers_uncovered")
    assert isinstance(cells, Segmented)
    cells.choose(2)
    assert ham.draft.values["powers_uncovered"] == 2


def test_places_that_are_no_seats_are_numbered(ham: Making) -> None:
    ham.draft.seat_players(1)
    named = widget_of(ham, "option.characters")
    assert isinstance(named, Segmented | Choice)
    named.on_change(1)
    assert ham.draft.values["characters"] == ["ham", "malcolm"]
    assert ham.draft.why_not() is None
    second = widget_of(ham, "option.characters.1")
    assert isinstance(second, Choice | Segmented)
    assert second.label == "2"


def test_the_presets_of_every_list_are_recognised(ham: Making) -> None:
    for number in range(len(HAM.presets)):
        ham.draft.take_preset(number)
        assert ham.draft.preset == number
        assert ham.draft.why_not() is None


def test_a_value_that_the_game_refuses_beside_others_is_off_and_says_why(
    rig: Table, scene: SetupScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_at_most(options: HenchmaniaOptions, seats: int) -> None:
        check_options(options, seats)
        if len(options.gloves) > 1:
            raise InvalidOptions("gloves", Phrase("One at most."))

    monkeypatch.setattr(game, "check_options", one_at_most)
    press(rig, scene, "option.gloves.gauntlet")
    assert scene.controls["option.gloves.velvet_glove"].why_disabled == "One at most."
    assert scene.controls["option.gloves.gauntlet"].why_disabled == ""
    press(rig, scene, "option.gloves.velvet_glove")
    assert scene.draft.values["gloves"] == ("gauntlet",)
