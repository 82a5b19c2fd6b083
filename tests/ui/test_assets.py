import pytest

from client.ui.art import art
from client.ui.assets import Assets
from client.ui.canvas import Canvas
from client.ui.drawings import Drawings
from client.ui.icons import has_icon, icon, is_line_icon
from client.ui.resources import resource
from client.ui.theme import Style
from tests.ui.component_sheet import ICONS, paint
from tests.ui.paper import inside, paper, touched


def test_the_programs_files_are_found_by_folder_and_name() -> None:
    assert resource("art", "common/hen.svg").is_file()
    with pytest.raises(FileNotFoundError, match=r"art/common/unicorn\.svg"):
        resource("art", "common/unicorn.svg")


@pytest.mark.parametrize("width", [1, 13, 64, 191, 193, 400])
def test_a_raster_is_exactly_as_wide_as_asked(width: int) -> None:
    assert Assets().raster("common/hen", width).get_width() == width


def test_smaller_rasters_come_from_the_largest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    assets = Assets()
    drawing = assets.drawings.read("common/hen")
    whole = type(drawing).rasterise

    def counted(self: object, width: int, **how: object) -> object:
        made.append(width)
        return whole(drawing, width)

    monkeypatch.setattr(type(drawing), "rasterise", counted)
    for width in (190, 120, 64, 30):
        assets.raster("common/hen", width)
    assert made == [380]


def test_a_figure_comes_without_its_backdrop() -> None:
    assets = Assets()
    whole, figure = assets.raster("common/hen", 120), assets.raster("common/hen", 120, figure=True)
    assert whole.get_at((3, 3))[3] == 255
    assert figure.get_at((3, 3))[3] == 0


def test_an_unknown_drawing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="unicorn"):
        Drawings().read("common/unicorn")


@pytest.mark.parametrize("size", [(200, 80), (80, 200), (100, 100), (1, 1)])
def test_art_covers_its_rectangle(size: tuple[float, float]) -> None:
    c = paper()
    art(c, "common/hen", (20, 20, *size))
    assert touched(c) == c.R((20, 20, *size))


def test_rounded_and_fitted_art_stays_inside() -> None:
    c = paper()
    art(c, "common/hen", (20, 20, 200, 80), cover=False, tint="#808080")
    assert touched(c).w <= 81
    c = paper()
    art(c, "common/hen", (20, 20, 100, 100), radius=30)
    assert c.surface.get_at((21, 21))[:3] == (10, 60, 70)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_draws_something_in_its_square(name: str) -> None:
    for size in (13, 32, 60):
        c = paper()
        icon(c, name, (100, 100), size)
        assert inside(c, (100 - size / 2, 100 - size / 2, size, size), 1)
        assert touched(c).w >= size * 0.4


def test_line_icons_take_a_colour_and_others_only_when_told() -> None:
    c = paper()
    assert is_line_icon(c, "menu")
    assert not is_line_icon(c, "egg")
    assert not has_icon(c, "unicorn")
    icon(c, "menu", (100, 100), 60, "red")
    icon(c, "rooster", (200, 100), 60, "#00FF00")
    colours = {tuple(c.surface.get_at((x, y)))[:3] for x in range(70, 230) for y in range(70, 130)}
    assert (0xE2, 0x46, 0x3F) in colours
    assert (0, 255, 0) in colours
    assert (255, 0, 255) not in colours


def test_nothing_is_made_when_the_same_picture_is_painted_again() -> None:
    c = paper(960, 540, 0.5)
    paint(c)
    before = (c.assets.size, len(c.assets.cache), len(c.assets.workshop.cache))
    paint(c)
    assert (c.assets.size, len(c.assets.cache), len(c.assets.workshop.cache)) == before


def test_the_budget_holds_for_everything_together() -> None:
    c = paper(960, 540, 0.5)
    tight = Assets(2_000_000)
    canvas = Canvas.for_window(c.surface, 0.5, Style(), tight)
    paint(canvas)
    assert 0 < tight.size <= 2_000_000
