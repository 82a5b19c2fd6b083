"""Week's End: cases 36 to 38, and the cards of a Week."""

from client.games.hemloch import HEMLOCH
from client.games.hemloch.state import HemlochState
from tests.games.hemloch.drawn import at_rest_in_turn, do, hand, offered, pile, side, table, top

FOUR = ["night_night_market", "night_boneyard", "night_stillhouse", "night_courtyard"]


def last_night(picture: str = "", **fields: object) -> HemlochState:
    """Set up the last Night of a Week with the second seat to move."""
    return table("hand 0: lady\n hand 1: lady\n" + picture, week_deck=[], seat=1, **fields)


def end_of_case_36() -> HemlochState:
    return last_night("market: lady |\n boneyard: flatterer footpad footpad shambler warden |")


def test_case_36_check_and_discards() -> None:
    state = end_of_case_36()
    do(state, "end_turn")
    assert HEMLOCH.to_json(state)["festival"] is None
    assert top(state) == {"step": "place", "seat": 0, "locations": ["night_market"], "except": None}
    do(state, "place market 0", "place boneyard 0")
    assert side(state, "market", 0) == ["lady"], "half of one is none"
    assert top(state) == {"step": "cull", "seat": 0, "location": "boneyard", "n": 2, "min_index": 0}
    assert offered(state) == ["cull flatterer", "cull footpad", "cull shambler"]
    do(state, "cull footpad")
    assert offered(state) == ["cull footpad", "cull shambler", "cull warden"]
    do(state, "cull footpad")
    assert side(state, "boneyard", 0) == ["flatterer", "shambler", "warden"]
    assert pile(state, 0) == ["footpad", "footpad"]


def test_case_37_hands_grow_to_two() -> None:
    state = end_of_case_36()
    do(state, "end_turn", "place market 0", "place boneyard 0", "cull footpad", "cull footpad")
    assert (len(hand(state, 0)), len(hand(state, 1))) == (2, 2)
    three = table("hand 0: lady footpad footpad\n hand 1: -", week_deck=[], seat=1)
    do(three, "end_turn")
    assert (hand(three, 0), len(hand(three, 1))) == (["lady", "footpad", "footpad"], 2)


def test_case_38_a_night_becomes_a_day_and_the_other_seat_begins() -> None:
    state = end_of_case_36()
    do(state, "end_turn", "place market 0", "place boneyard 0", "cull footpad", "cull footpad")
    assert (HEMLOCH.to_act(state), offered(state)) == (
        0,
        ["retire market", "retire boneyard", "retire stillhouse", "retire courtyard"],
    )
    do(state, "retire boneyard")
    data = HEMLOCH.to_json(state)
    assert data["week_set"] == ["night_night_market", "night_stillhouse", "night_courtyard", "day_boneyard"]
    assert (data["week"], data["start_player"], len(data["week_deck"]), data["day"]) == (2, 1, 3, 1)
    assert sorted([*data["week_deck"], data["week_card"]]) == sorted(data["week_set"])
    assert at_rest_in_turn(state, 1, 2)


def test_discards_go_location_by_location_the_start_player_first_at_each() -> None:
    sides = "market: flatterer lady | footpad cutpurse\n courtyard: shambler digger | shambler warden"
    state = table(f"hand 0: lady\n hand 1: lady\n{sides}", week_deck=[], seat=0, start=1, festival="boneyard")
    do(state, "end_turn")
    while top(state)["step"] == "place":
        do(state, offered(state)[0])
    asked = []
    while top(state)["step"] == "cull":
        asked.append((top(state)["location"], HEMLOCH.to_act(state)))
        do(state, offered(state)[0])
    assert asked == [("courtyard", 1), ("courtyard", 0), ("night_market", 1), ("night_market", 0)]


def test_half_of_an_odd_number_is_rounded_down() -> None:
    state = last_night("stillhouse: flatterer lady shambler | footpad cutpurse")
    do(state, "end_turn", "place stillhouse 0")
    assert top(state)["n"] == 1
    do(state, "cull lady", "cull cutpurse")
    assert (side(state, "stillhouse", 0), side(state, "stillhouse", 1)) == (["flatterer", "shambler"], ["footpad"])


def test_equal_minions_leave_no_choice() -> None:
    state = last_night("stillhouse: shambler shambler shambler shambler |")
    do(state, "end_turn", "place stillhouse 0")
    assert (side(state, "stillhouse", 0), pile(state, 0)) == (["shambler"] * 2, ["shambler"] * 2)
    assert top(state) == {"step": "retire", "seat": 0}


def test_the_cards_of_a_week_are_shuffled_every_week() -> None:
    orders = set()
    for seed in range(30):
        state = last_night(rng={"seed": seed, "counter": 5})
        do(state, "end_turn", "retire market")
        data = HEMLOCH.to_json(state)
        assert sorted([*data["week_deck"], data["week_card"]]) == sorted(["day_night_market", *FOUR[1:]])
        orders.add((data["week_card"], *data["week_deck"]))
    assert len(orders) > 10
