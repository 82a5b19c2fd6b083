"""What the map tells before anything is done: where Minions will come, what beating one costs, where Hen goes next."""

import pytest

from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import PlayCard
from client.games.ham_helsing.pool import add_icons
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.map.costs import cost_of
from client.tables.ham_helsing.map.preview import preview_at
from client.tables.ham_helsing.map.sketch import sketch_of
from client.tables.ham_helsing.mates.bag import bag_of
from client.tables.ham_helsing.villain.strip import levels_of, next_place
from tests.games.ham_helsing.drawn import Table


def with_pool(icons: str, **skills: str) -> HamState:
    state = Table().char(0, **skills).turn().build()
    add_icons(state.now, icons)
    return state


def test_the_end_of_a_turn_fills_and_loses_the_places_around() -> None:
    sketch = sketch_of(Table().char(0, loc="E").minions(B="R R Y", A="B B B B R R Y", H="Y").turn().build())
    preview = preview_at(sketch, "E")
    assert preview.placed == ("A", "B", "H", "I")
    assert preview.lost == ("B",)
    assert preview.full == ("A",)


def test_mud_canyon_is_named_first_among_what_would_be_lost() -> None:
    sketch = sketch_of(Table().char(0, loc="E").minions(A="B B B B B B R R", B="Y Y Y").turn().build())
    assert preview_at(sketch, "E").lost == ("A", "B")


def test_where_knuckles_is_nothing_comes_and_lost_places_have_no_limit() -> None:
    table = Table().char(0, loc="E").minions(B="R R Y").set(knuckles={"loc": "H", "asleep": False}, nests=["B"])
    preview = preview_at(sketch_of(table.turn().build()), "E")
    assert preview.guarded == ("H",)
    assert "H" not in preview.placed
    assert preview.lost == ()


def test_without_limits_nothing_can_be_lost() -> None:
    sketch = sketch_of(Table(ignore_limits=True).char(0, loc="E").minions(B="R R Y").turn().build())
    assert preview_at(sketch, "E").lost == ()


@pytest.mark.parametrize(
    ("icons", "token", "paid"),
    [
        ("R", "R", ("R",)),
        ("W", "R!", ("W",)),
        ("BW", "BR", ("B", "W")),
        ("ZZ", "BR", ("Z", "Z")),
        ("WZ", "PY", ("W", "Z")),
        ("B", "BR", ()),
        ("", "Y", ()),
    ],
)
def test_a_minion_costs_own_points_first_then_wilds_then_the_katana(
    icons: str, token: str, paid: tuple[str, ...]
) -> None:
    assert cost_of(with_pool(icons), token) == paid


def test_a_levelled_skill_pays_before_icons_but_after_free_points() -> None:
    assert cost_of(with_pool("B", skills="B4"), "B") == ("skill",)
    assert cost_of(with_pool("b", skills="B4"), "B") == ("B",)


def test_what_was_paid_is_what_the_rules_take() -> None:
    state = Table().hand(0, "reluctant_swing").minions(A="BR").turn().build()
    HAM_HELSING.play(state, PlayCard(state.hands[0][0]), [])
    assert cost_of(state, "BR") == ("B", "R")


def test_the_bag_is_counted_by_colours_teeth_and_effects() -> None:
    count = bag_of(Table().build())
    assert count.tokens == 69
    assert count.effects == 9
    assert count.colours == {"B": 21, "R": 21, "P": 21, "Y": 21}
    assert count.biting == 24


def test_the_next_place_of_the_villain_is_that_of_its_top_card() -> None:
    sight = HAM_HELSING.sight(Table().turn().build(), 0)
    assert next_place(sight) == "O"
    assert levels_of(sight) == ((), (1, 2, 3, 4))
