"""Yards against a plain reading of the rules: open squares, groups and where hens are welcome."""

from hypothesis import given, settings
from hypothesis import strategies as st

from client.games.hens.components import BREED_OF, CARDS, Card, gets_along
from client.games.hens.grid import CELLS, CENTRE, NEAR, NEAR_SET, SIDE, Box, Point, room, stretched
from client.games.hens.yard import COOP_IN_PLAN, EMPTY_YARD, PLAN_BITS, Yard, with_coop, with_hen
from tests.games.hens.drawn import card, yard

STEPS = st.lists(st.tuples(st.integers(0, 47), st.integers(0, 20), st.booleans()), max_size=12)


def built(steps: list[tuple[int, int, bool]]) -> Yard:
    """Place cards on open squares, whether they get along or not."""
    made = EMPTY_YARD
    for number, choice, is_hen in steps:
        cell = made.spots[choice % len(made.spots)].cell
        made = (with_hen if is_hen else with_coop)(made, cell, Card(number))
    return made


def plain_open_squares(covered: set[Point]) -> set[Point]:
    """Return the squares that section 4.2 leaves open."""
    if not covered:
        return {Point(0, 0)}
    beside = {Point(x + dx, y + dy) for x, y in covered for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))} - covered
    return {point for point in beside if plain_fits(covered | {point})}


def plain_fits(points: set[Point]) -> bool:
    w = max(x for x, _ in points) - min(x for x, _ in points) + 1
    h = max(y for _, y in points) - min(y for _, y in points) + 1
    return max(w, h) <= 4 and min(w, h) <= 3


def plain_groups(hens: dict[Point, Card]) -> set[frozenset[Point]]:
    """Return the groups of section 5.2 by flooding."""
    groups = set()
    for start in hens:
        group, ends = {start}, [start]
        while ends:
            x, y = ends.pop()
            near = {Point(x, y + 1), Point(x, y - 1), Point(x + 1, y), Point(x - 1, y)} - group
            fresh = [point for point in near if point in hens and BREED_OF[hens[point]] == BREED_OF[hens[start]]]
            group.update(fresh)
            ends += fresh
        groups.add(frozenset(group))
    return groups


@settings(max_examples=150, deadline=None)
@given(steps=STEPS)
def test_open_squares_are_those_of_the_rules(steps: list[tuple[int, int, bool]]) -> None:
    made = built(steps)
    covered = {Point(square.x, square.y) for square in made.squares()}
    assert {made.point(spot.cell) for spot in made.spots} == plain_open_squares(covered)
    assert [spot.cell for spot in made.spots] == sorted(spot.cell for spot in made.spots)
    assert made.size == len(steps) == len(covered)
    assert bool(made.spots) == (len(steps) < 12), "there is always room until the yard is full"


@settings(max_examples=150, deadline=None)
@given(steps=STEPS)
def test_a_hen_is_welcome_where_all_its_neighbours_put_up_with_it(steps: list[tuple[int, int, bool]]) -> None:
    made = built(steps)
    hens = {Point(square.x, square.y): square.card for square in made.squares() if square.face == "hen"}
    for cell, welcome in made.spots:
        x, y = made.point(cell)
        near = [Point(x, y + 1), Point(x, y - 1), Point(x + 1, y), Point(x - 1, y)]
        for number, mine in enumerate(CARDS):
            expected = all(gets_along(CARDS[hens[point]], mine) for point in near if point in hens)
            assert bool(welcome >> number & 1) == expected


@settings(max_examples=150, deadline=None)
@given(steps=STEPS)
def test_groups_are_those_of_the_rules(steps: list[tuple[int, int, bool]]) -> None:
    made = built(steps)
    hens = {Point(square.x, square.y): square.card for square in made.squares() if square.face == "hen"}
    found = {frozenset(made.point(cell) for cell in CELLS if group.cells >> cell & 1): group for group in made.groups}
    assert set(found) == plain_groups(hens)
    for points, group in found.items():
        assert group.size == len(points)
        assert group.eggs == sum(CARDS[hens[point]].eggs for point in points)
    assert [(group.size, group.eggs) for group in made.groups] == sorted(
        ((group.size, group.eggs) for group in made.groups), reverse=True
    )
    assert made.medals == sum(CARDS[hen].medals for hen in hens.values())


@settings(max_examples=100, deadline=None)
@given(steps=STEPS)
def test_a_plan_says_what_lies_where_but_not_what_is_under_coops(steps: list[tuple[int, int, bool]]) -> None:
    made = built(steps)
    read = {cell: made.plan >> PLAN_BITS * cell & (1 << PLAN_BITS) - 1 for cell in CELLS}
    hens = {cell: hen + 1 for cell, hen in made.hens.items()}
    assert {cell: found for cell, found in read.items() if found} == hens | dict.fromkeys(made.coops, COOP_IN_PLAN)
    assert made.covered == sum(1 << cell for cell in (*made.hens, *made.coops))


def test_yards_never_change() -> None:
    one = yard("P1 P2")
    before = list(one.squares())
    with_hen(one, one.spots[0].cell, card("P3"))
    with_coop(one, one.spots[0].cell, card("P3"))
    assert list(one.squares()) == before


def test_cells_outside_the_window_are_out_of_reach() -> None:
    assert EMPTY_YARD.cell_in_reach(4, 0) is None
    assert EMPTY_YARD.cell_in_reach(0, -4) is None
    assert EMPTY_YARD.cell_in_reach(-3, 3) == 6 * SIDE
    assert EMPTY_YARD.cell(0, 0) == CENTRE
    assert [EMPTY_YARD.cell(*EMPTY_YARD.point(cell)) for cell in CELLS] == list(CELLS)


def test_nothing_stands_on_no_cell() -> None:
    drawn = yard("P1 ##")
    assert drawn.group_at(None) is None
    assert drawn.group_at(drawn.cell(1, 0)) is None
    assert drawn.group_at(drawn.cell(0, 0)) is drawn.groups[0]


def test_neighbours_share_a_side() -> None:
    assert NEAR[CENTRE] == (CENTRE - SIDE, CENTRE - 1, CENTRE + 1, CENTRE + SIDE)
    assert NEAR[0] == (1, SIDE)
    assert NEAR[SIDE - 1] == (SIDE - 2, 2 * SIDE - 1)
    for cell in CELLS:
        assert NEAR_SET[cell] == sum(1 << near for near in NEAR[cell])


def test_a_box_is_four_by_three_at_most_either_way() -> None:
    sizes = {(w, h): Box(0, 0, w - 1, h - 1).is_allowed for w in range(1, 6) for h in range(1, 6)}
    assert {size for size, allowed in sizes.items() if allowed} == {
        (w, h) for w, h in sizes if (w <= 4 and h <= 3) or (w <= 3 and h <= 4)
    }


def test_room_shrinks_to_the_box_when_it_is_full() -> None:
    assert room(Box(0, 0, 3, 2)).bit_count() == 12
    assert room(Box(3, 3, 3, 3)).bit_count() == 7 * 7 - 4, "four by four is too large"
    assert stretched(Box(3, 3, 3, 3), CELLS[0]) == Box(0, 0, 3, 3)
