"""Positions as JSON, and those that no match can hold: section 9."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from client.core.refusal import InvalidPosition
from client.games.hens import HENS
from client.games.hens.moves import Rooster
from client.games.hens.state import Phase
from tests.games.hens.drawn import At, open_squares, play_all, position, squares, table

Data = dict[str, Any]


def drawing() -> Data:
    return position(At("P1 P2", pile="S1"), At("W1 W2", hand="C3", taken="C3"), At("## ##"), round=3)


def placing() -> Data:
    return position(
        At("P1 P2"),
        At("W1 #U5", hand="U1 U2", taken="U1 U5", coops_since=1),
        phase="place",
        round=3,
        seat=1,
        first_seat=1,
    )


def discarding() -> Data:
    return position(At("P1 P2"), At("W1"), phase="discard", round=2)


def roosting() -> Data:
    """Seat 1 has no hen and is skipped; seat 0 has chosen, seat 2 chooses, seat 3 waits."""
    six = "P1 ## P2 / P3 P4 P5"
    seats = (At(six, rooster=(0, 0)), At(), At(six.replace("P", "W")), At(six.replace("P", "B")))
    return position(*seats, phase="rooster", round=6, seat=2, rooster_queue=[3])


def late() -> Data:
    return position(At("P1 ## P2 / P3 P4 P5 / P6", rooster=(1, 1)), At(), round=8)


def over() -> Data:
    return position(At(), At("W1 W2 W3 W4 / ## ## ## ## / ## ## ## ##", rooster=(0, 0)), phase="over", round=12)


def solo() -> Data:
    return position(At("P1"), round=2, neighbour=["sultan-1"])


@pytest.mark.parametrize("drawn", [drawing, placing, discarding, roosting, late, over, solo])
def test_a_position_comes_back_as_it_was(drawn: Callable[[], Data]) -> None:
    state = HENS.from_json(drawn())
    data = json.loads(json.dumps(HENS.to_json(state)))
    assert HENS.from_json(data) == state
    assert {**data, "result": None} == {**drawn(), "result": None}


def test_the_order_of_hands_and_yards_does_not_matter() -> None:
    data = drawing()
    shuffled = copy.deepcopy(data)
    shuffled["seats"][0]["hand"].reverse()
    shuffled["seats"][0]["yard"].reverse()
    assert HENS.from_json(shuffled) == HENS.from_json(data)
    assert HENS.to_json(HENS.from_json(shuffled)) == data


def test_the_result_is_counted_again() -> None:
    data = over()
    state = HENS.from_json({**data, "result": {"scores": "nonsense"}})
    assert state.result is not None
    assert HENS.to_json(state)["result"] == {
        "scores": [
            {**dict.fromkeys(SCORE_FIELDS, 0), "coops": 12, "total": -12},
            {**dict.fromkeys(SCORE_FIELDS, 0), "largest": 6, "coops": 8, "total": -2, "size1": 4},
        ],
        "winners": [1],
        "ranking": [[1], [0]],
        "solo_rank": None,
        "solo_won": None,
    }


SCORE_FIELDS = (
    "largest",
    "rooster",
    "medals",
    "medal_points",
    "coops",
    "goal_a",
    "goal_b",
    "total",
    "size1",
    "size2",
)


def test_a_match_alone_names_its_rank_in_the_result() -> None:
    result = HENS.to_json(table(At(), phase="over", round=12, neighbour=[]))["result"]
    assert (result["solo_rank"], result["solo_won"], result["winners"]) == ("Scrambled Eggs", False, [])


def test_what_loading_does_not_check() -> None:
    """Quarrelling neighbours, a yard off the middle, and options that another goal card or first seat would fit."""
    state = table(
        At("P1 W1 / S1 M1", top_left=(30, -20)),
        At("W1 W2 W3 W4"),
        round=5,
        goal_card="purists",
        first_player="1",
        first_seat=0,
        seat=0,
    )
    assert state.yards[0].size == 4
    data = HENS.to_json(state)
    assert HENS.from_json({**data, "goal_card": "old_guard"}).goal_card != state.goal_card
    assert data["seats"][0]["yard"][0] == {"x": 30, "y": -20, "face": "hen", "card": "padovana-1"}
    assert HENS.from_json(data) == state


def test_a_yard_anywhere_is_built_on_and_scored() -> None:
    state = table(At("P1 P2", top_left=(100, 50), hand="P3"), At("W1 W2"), phase="place", round=3)
    moves = HENS.legal_moves(state)
    assert open_squares(moves) == [(100, 49), (101, 49), (99, 50), (102, 50), (100, 51), (101, 51)]
    play_all(state, next(move for move in moves if move.kind == "place" and move.x == 102))
    assert HENS.from_json(HENS.to_json(state)) == state


def test_a_rooster_may_be_missing_in_later_rounds() -> None:
    data = late()
    data["seats"][0]["rooster"] = None
    assert HENS.from_json(data).roosters == [None, None]


def test_rooster_choices_are_kept() -> None:
    state = HENS.from_json(roosting())
    assert (state.phase, state.seat, state.rooster_queue) == (Phase.ROOSTER, 2, (3,))
    play_all(state, Rooster(0, 0), Rooster(0, 0))
    assert (state.round_no, state.seat) == (7, 0)


def put(value: Any, *path: str | int) -> Callable[[Data], None]:
    """Return a change that puts a value at a path."""

    def change(data: Data) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


def swap_hand_and_deck(seat: int, card: str) -> Callable[[Data], None]:
    """Put a card of the hand into the deck without anything in exchange."""

    def change(data: Data) -> None:
        data["seats"][seat]["hand"].remove(card)
        data["deck"].append(card)

    return change


def lay(seat: int, picture: str) -> Callable[[Data], None]:
    """Lay the cards of a yard otherwise: the drawing says where, not what."""

    def change(data: Data) -> None:
        yard = data["seats"][seat]["yard"]
        for square, place in zip(yard, squares(picture), strict=True):
            square.update({"x": place["x"], "y": place["y"]})

    return change


def replace_card(field: str, card: str) -> Callable[[Data], None]:
    """Put another card where the last one of a list lies."""

    def change(data: Data) -> None:
        data[field][-1] = card

    return change


WRONG: list[tuple[Callable[[], Data], Callable[[Data], None], str]] = [
    (drawing, put("chess", "game"), "game"),
    (drawing, put(2, "version"), "version"),
    (drawing, put(5, "players"), "players"),
    (drawing, put("3", "players"), "players"),
    (drawing, drop("deck"), "deck"),
    (drawing, put(1, "more"), "more"),
    (drawing, put(None, "rng"), "rng"),
    (drawing, put({"seed": 1}, "rng"), "rng.counter"),
    (drawing, put({"seed": 1, "counter": -1}, "rng"), "rng.counter"),
    (drawing, put({"goal_card": "random"}, "options"), "options.breed_removal"),
    (drawing, put("yes", "options", "solo_neighbour"), "options.solo_neighbour"),
    (drawing, put("3", "options", "first_player"), "options.first_player"),
    (drawing, put("no_such_card", "goal_card"), "goal_card"),
    (drawing, put(["leghorn"], "removed_breeds"), "removed_breeds.0"),
    (drawing, put(["padovana"], "removed_breeds"), "removed_breeds"),
    (drawing, put(["cemani", "padovana"], "removed_breeds"), "removed_breeds"),
    (roosting, put(["padovana"], "removed_breeds"), "removed_breeds"),
    (drawing, put(["padovana", "cemani"], "removed_breeds"), "seats"),
    (drawing, put(0, "round"), "round"),
    (drawing, put(13, "round"), "round"),
    (drawing, put(3, "first_seat"), "first_seat"),
    (drawing, put(3, "seat"), "seat"),
    (drawing, put(-1, "seat"), "seat"),
    (drawing, put("attack", "phase"), "phase"),
    (drawing, put(2, "drawn"), "drawn"),
    (placing, put(1, "drawn"), "drawn"),
    (discarding, put(0, "drawn"), "drawn"),
    (roosting, put(1, "drawn"), "drawn"),
    (over, put(1, "drawn"), "drawn"),
    (roosting, put(7, "round"), "round"),
    (over, put(11, "round"), "round"),
    (over, put(1, "seat"), "seat"),
    (drawing, lambda data: data["seats"][0]["discard"].extend(data.pop("deck")) or data.update(deck=[]), "deck"),
    (drawing, put([], "neighbour"), "neighbour"),
    (solo, put(None, "neighbour"), "neighbour"),
    (solo, lambda data: data["options"].update(solo_neighbour=False), "neighbour"),
    (drawing, put([], "seats"), "seats"),
    (drawing, drop("seats", 2), "seats"),
    (drawing, put(["padovana-9"], "seats", 0, "hand"), "seats.0.hand.0"),
    (drawing, swap_hand_and_deck(1, "cemani-3"), "seats.1.hand"),
    (drawing, put(1, "drawn"), "seats.0.hand"),
    (drawing, replace_card("deck", "cemani-3"), "seats"),
    (drawing, put(["sultan-1"], "seats", 2, "discard"), "seats"),
    (solo, put(["sultan-1", "sultan-1"], "neighbour"), "seats"),
    (drawing, put(2, "seats", 0, "yard", 0, "face"), "seats.0.yard.0.face"),
    (drawing, put(None, "seats", 0, "yard", 0, "card"), "seats.0.yard.0.card"),
    (drawing, put(0.5, "seats", 0, "yard", 0, "x"), "seats.0.yard.0.x"),
    (drawing, put(2, "round"), "seats.0.yard"),
    (placing, lambda data: data.update(seat=0), "seats.0.hand"),
    (drawing, lay(0, "P1 .. P2"), "seats.0.yard"),
    (drawing, lay(0, "P1 .. / .. P2"), "seats.0.yard"),
    (drawing, put(0, "seats", 0, "yard", 1, "x"), "seats.0.yard"),
    (roosting, lay(0, "P1 P1 P1 P1 P1 / P1"), "seats.0.yard"),
    (late, lay(0, "P1 P1 P1 P1 / P1 / P1 / P1"), "seats.0.yard"),
    (drawing, put([1], "rooster_queue"), "rooster_queue"),
    (roosting, put([], "rooster_queue"), "rooster_queue"),
    (roosting, put([3, 3], "rooster_queue"), "rooster_queue"),
    (roosting, put([1, 3], "rooster_queue"), "rooster_queue"),
    (roosting, put([4], "rooster_queue"), "rooster_queue.0"),
    (roosting, lambda data: data.update(seat=1, rooster_queue=[2, 3]), "rooster_queue"),
    (roosting, put({"x": 0, "y": 0}, "seats", 2, "rooster"), "seats.2.rooster"),
    (roosting, put({"x": 0, "y": 0}, "seats", 3, "rooster"), "seats.3.rooster"),
    (roosting, put(None, "seats", 0, "rooster"), "seats.0.rooster"),
    (roosting, put({"x": 1, "y": 0}, "seats", 0, "rooster"), "seats.0.rooster"),
    (roosting, put({"x": 9, "y": 0}, "seats", 0, "rooster"), "seats.0.rooster"),
    (roosting, put({"x": 0, "y": 0}, "seats", 1, "rooster"), "seats.1.rooster"),
    (late, put({"x": 1, "y": 0}, "seats", 0, "rooster"), "seats.0.rooster"),
    (drawing, put({"x": 0, "y": 0}, "seats", 0, "rooster"), "seats.0.rooster"),
    (drawing, put(["cemani-4"], "seats", 1, "taken"), "seats.1.taken"),
    (drawing, put(["cemani-3", "cemani-3"], "seats", 1, "taken"), "seats.1.taken"),
    (drawing, put(1, "seats", 1, "coops_since"), "seats.1.coops_since"),
    (drawing, put(1, "seats", 2, "coops_since"), "seats.2.coops_since"),
    (drawing, put(-1, "seats", 1, "coops_since"), "seats.1.coops_since"),
    (placing, put(2, "seats", 1, "coops_since"), "seats.1.coops_since"),
    (placing, put(0, "seats", 1, "coops_since"), "seats.1.taken"),
    (placing, put(["sultan-1", "sultan-6"], "seats", 1, "taken"), "seats.1.taken"),
    (drawing, put("none", "result"), "result"),
]


@pytest.mark.parametrize(
    ("drawn", "change", "field"),
    WRONG,
    ids=[f"{number}, {drawn.__name__}, {field}" for number, (drawn, _, field) in enumerate(WRONG)],
)
def test_a_position_that_no_match_can_hold_is_refused(
    drawn: Callable[[], Data], change: Callable[[Data], None], field: str
) -> None:
    data = drawn()
    change(data)
    with pytest.raises(InvalidPosition) as caught:
        HENS.from_json(data)
    assert caught.value.field == field
    assert caught.value.why


@pytest.mark.parametrize("data", [None, [], 3, "hens", {}], ids=repr)
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(InvalidPosition):
        HENS.from_json(data)
