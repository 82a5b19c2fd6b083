"""Where the squares of a yard lie."""

import pytest

from client.games.hens.yard import EMPTY_YARD
from client.tables.hens.yard_layout import YardPlaces, own_places, whole_places
from client.ui.metrics import overlaps
from tests.games.hens.drawn import yard

GROUND = (10.0, 20.0, 556.0, 648.0)
YARDS = ["P1", "P1 P2", "P1 P2 P3/P4 .. ..", "P1 P2 P3/P4 P5 P6/W1 W2 W3", "P1 P2 P3 P4/P5 .. .. ..", "P1/P2/P3/P4"]


def lies_well(places: YardPlaces) -> None:
    """All squares are inside the ground, of one size, and none touches another."""
    x, y, w, h = GROUND
    rects = list(places.cells.values())
    assert len({(round(rect[2], 6), round(rect[3], 6)) for rect in rects}) == 1
    for i, rect in enumerate(rects):
        assert x <= rect[0]
        assert y <= rect[1]
        assert rect[0] + rect[2] <= x + w + 1e-6
        assert rect[1] + rect[3] <= y + h + 1e-6
        assert not any(overlaps(rect, other) for other in rects[i + 1 :])


@pytest.mark.parametrize("picture", YARDS)
def test_the_own_yard_shows_all_cards_and_every_open_square(picture: str) -> None:
    drawn = yard(picture)
    places = own_places(drawn, GROUND)
    lies_well(places)
    assert {*drawn.hens, *(spot.cell for spot in drawn.spots)} <= places.cells.keys()


def test_an_empty_yard_shows_its_first_square_in_the_middle() -> None:
    places = own_places(EMPTY_YARD, GROUND)
    lies_well(places)
    x, y, w, h = places.rect(EMPTY_YARD.spots[0].cell)
    assert (x + w / 2, y + h / 2) == pytest.approx((10 + 278, 20 + 324))


@pytest.mark.parametrize("picture", YARDS)
def test_the_yard_of_another_has_twelve_squares(picture: str) -> None:
    drawn = yard(picture)
    places = whole_places(drawn, GROUND)
    lies_well(places)
    assert len(places.cells) == 12
    assert drawn.hens.keys() <= places.cells.keys()


def test_a_yard_that_has_grown_high_stands_upright() -> None:
    assert whole_places(yard("P1/P2/P3"), GROUND).box.width == 4
    assert whole_places(yard("P1/P2/P3/P4"), GROUND).box.width == 3


def test_a_square_beyond_those_shown_lies_where_it_would_be() -> None:
    drawn = yard("P1 P2 P3 P4/P5 .. .. ..")
    places = own_places(drawn, GROUND)
    inside, beyond = drawn.cell(0, 0), drawn.cell(0, 3)
    assert places.rect(beyond)[0] == pytest.approx(places.rect(inside)[0])
    assert places.rect(beyond)[1] > places.rect(drawn.cell(0, 2))[1]
