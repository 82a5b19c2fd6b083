"""Positions as JSON, and those that no match can hold: section 9 and case 46."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from client.core.refusal import InvalidPosition
from client.games.hemloch import HEMLOCH
from tests.games.hemloch.drawn import do, drawn, table

Data = dict[str, Any]


def turn() -> Data:
    return drawn("""
        hand 0: lady footpad
        hand 1: knife
        discard 0: warden
        items 0: mask quicksilver-
        boneyard: shambler | digger
        courtyard spaces: 0.1.....
    """)


def effect() -> Data:
    """Wait for the Potion of a Peddler at the Courtyard, whose ability is still to come."""
    state = table("hand 0: peddler\n market spaces: 0....", festival="boneyard")
    do(state, "play peddler courtyard")
    return HEMLOCH.to_json(state)


def trade() -> Data:
    state = table("hand 0: flatterer shambler digger")
    do(state, "play flatterer market")
    return HEMLOCH.to_json(state)


def sending() -> Data:
    state = table("hand 0: flatterer\n boneyard: | shambler lady")
    do(state, "play flatterer boneyard", "target boneyard lady")
    return HEMLOCH.to_json(state)


def moving() -> Data:
    state = table("hand 0: distiller\n deck 0: -\n market spaces: 0...0", festival="boneyard")
    do(state, "play distiller courtyard", "lift market 4")
    return HEMLOCH.to_json(state)


def devouring() -> Data:
    state = table("hand 0: shambler\n market: flatterer | footpad")
    do(state, "play shambler market")
    return HEMLOCH.to_json(state)


def checks() -> Data:
    """Wait for the first of two Markers of a tie at the Boneyard, at the end of a Day."""
    state = table("hand 0: lady\n hand 1: lady\n boneyard: shambler | shambler", days=["courtyard"], seat=1)
    do(state, "end_turn")
    return HEMLOCH.to_json(state)


def week_end() -> Data:
    """Wait for a discard at the Stillhouse."""
    state = table("hand 0: lady\n hand 1: lady\n stillhouse: lady warden |", week_deck=[], seat=1)
    do(state, "end_turn", "place stillhouse 0")
    return HEMLOCH.to_json(state)


def week_end_check() -> Data:
    state = table("hand 0: lady\n hand 1: lady\n stillhouse: lady warden |", week_deck=[], seat=1)
    do(state, "end_turn")
    return HEMLOCH.to_json(state)


def retiring() -> Data:
    state = table("hand 0: lady\n hand 1: lady", week_deck=[], seat=1)
    do(state, "end_turn")
    return HEMLOCH.to_json(state)


def draft() -> Data:
    state = HEMLOCH.new(2, HEMLOCH.Options.model_validate({"draft": True}), seed=2)
    do(state, "take_group 7")
    return HEMLOCH.to_json(state)


def over() -> Data:
    state = table("hand 0: lady\n hand 1: lady\n deck 0: -\n items 1: mask", seat=1)
    do(state, "end_turn")
    return HEMLOCH.to_json(state)


EVERY_SHAPE = [turn, effect, trade, sending, moving, devouring, checks, week_end, week_end_check, retiring, draft, over]


@pytest.mark.parametrize("position", EVERY_SHAPE, ids=lambda each: each.__name__)
def test_a_position_comes_back_as_it_was(position: Callable[[], Data]) -> None:
    data = json.loads(json.dumps(position()))
    state = HEMLOCH.from_json(data)
    assert json.loads(json.dumps(HEMLOCH.to_json(state))) == data
    assert HEMLOCH.legal_moves(state) or data["phase"] == "over"


def test_the_stack_is_told_as_in_the_reference() -> None:
    base = [{"step": "dayend"}, {"step": "turn", "seat": 1}, {"step": "act", "seat": 0}]
    assert turn()["stack"] == base
    assert effect()["stack"] == [
        *base,
        {"step": "locability", "seat": 0, "location": "courtyard"},
        {"step": "gain", "seat": 0, "type": "potion"},
    ]
    assert moving()["stack"][-1] == {
        "step": "place",
        "seat": 0,
        "locations": ["night_market", "boneyard", "stillhouse", "courtyard"],
        "except": {"location": "night_market", "space": 4},
    }


def test_lists_in_the_order_of_the_file_may_come_in_any_order_and_strange_fields_are_ignored() -> None:
    data = turn()
    expected = HEMLOCH.to_json(HEMLOCH.from_json(data))
    data["hands"][0].reverse()
    data["week_set"].reverse()
    data["items"][0].reverse()
    data["remark"] = "a fine evening"
    data["result"] = None
    assert HEMLOCH.to_json(HEMLOCH.from_json(data)) == expected


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"days": ["courtyard"]}, id="a Day in Week 1"),
        pytest.param({"actions_left": 7}, id="seven Actions"),
        pytest.param({"rng": {"seed": -4, "counter": 0}}, id="a negative seed"),
    ],
)
def test_strange_positions_are_accepted(fields: Data) -> None:
    assert HEMLOCH.legal_moves(table("hand 0: lady", **fields))


def test_an_end_condition_may_hold_already() -> None:
    assert HEMLOCH.legal_moves(table("hand 0: lady\n deck 0: -"))


def changed(position: Callable[[], Data], path: str, value: Any) -> Data:
    """Return a position with one value replaced; ``...`` takes the field away."""
    data = copy.deepcopy(position())
    *way, last = path.split(".")
    part: Any = data
    for name in way:
        part = part[int(name)] if isinstance(part, list) else part[name]
    key: Any = int(last) if isinstance(part, list) else last
    if value is ...:
        del part[key]
    else:
        part[key] = value
    return data


def refused(data: Any) -> str:
    with pytest.raises(InvalidPosition) as caught:
        HEMLOCH.from_json(data)
    assert caught.value.why
    return caught.value.field


@pytest.mark.parametrize("name", sorted(turn()))
def test_a_missing_field_is_refused(name: str) -> None:
    assert refused(changed(turn, name, ...)) == name


@pytest.mark.parametrize("name", sorted(set(turn()) - {"result"}))
def test_an_ill_typed_field_is_refused(name: str) -> None:
    assert refused(changed(turn, name, "x")).split(".")[0] == name


@pytest.mark.parametrize(
    ("position", "path", "value", "field"),
    [
        pytest.param(turn, "game", "hens", "game", id="another game"),
        pytest.param(turn, "version", 2, "version", id="another version"),
        pytest.param(turn, "players", 3, "players", id="another number of players"),
        pytest.param(turn, "decks.0", ["unfair_lady"], "decks", id="case 46: too few Minions"),
        pytest.param(turn, "hands.1", ["faceless_knife"] * 2, "decks", id="case 46: 61 Minions"),
        pytest.param(turn, "hands.0.0", "velvet_flatterer", "decks", id="case 46: nine Flatterers"),
        pytest.param(turn, "markers.0", 15, "markers.0", id="case 46: 16 Markers"),
        pytest.param(turn, "festival", "boneyard", "festival", id="case 46: not where the card says"),
        pytest.param(turn, "hands.0.0", "fair_lady", "hands.0.0", id="case 46: unknown card"),
        pytest.param(turn, "week_set.0", "day_boneyard", "week_set", id="case 46: two cards of one Location"),
        pytest.param(turn, "known.0", ["grave_digger"], "known.0", id="case 46: known, but not in the hand"),
        pytest.param(turn, "actions_left", 0, "actions_left", id="case 46: act without Actions"),
        pytest.param(turn, "stack.2.step", "dance", "stack.2.step", id="case 46: unknown step"),
        pytest.param(turn, "stack.0", ..., "stack.0", id="case 46: no dayend below act"),
        pytest.param(turn, "options.draft", ..., "options.draft", id="an option is missing"),
        pytest.param(turn, "options.draft", "no", "options.draft", id="an option of a wrong type"),
        pytest.param(turn, "options.first_player", "2", "options.first_player", id="no such Start Player"),
        pytest.param(turn, "options.draft", True, "groups", id="a draft without groups"),
        pytest.param(turn, "start_player", 2, "start_player", id="no such seat"),
        pytest.param(turn, "start_player", True, "start_player", id="a truth value for a seat"),
        pytest.param(turn, "week", -1, "week", id="a negative Week"),
        pytest.param(turn, "rng.counter", -1, "rng.counter", id="a negative counter"),
        pytest.param(turn, "supply.festival_mask", 3, "supply.festival_mask", id="four Masks"),
        pytest.param(turn, "supply.festival_mask", ..., "supply.festival_mask", id="an item is missing"),
        pytest.param(turn, "items.0.0.item", "hat", "items.0.0.item", id="unknown item"),
        pytest.param(turn, "items.0.0.face_up", 1, "items.0.0.face_up", id="a number for a face"),
        pytest.param(turn, "spaces.boneyard", [None] * 6, "spaces.boneyard", id="too few spaces"),
        pytest.param(turn, "spaces.boneyard.0", 2, "spaces.boneyard.0", id="a Marker of nobody"),
        pytest.param(turn, "spaces.boneyard", ..., "spaces.boneyard", id="no spaces"),
        pytest.param(turn, "board.boneyard", ..., "board.boneyard", id="no board"),
        pytest.param(turn, "board.boneyard.0", ..., "board.boneyard", id="one side"),
        pytest.param(turn, "played_at", ["harbour"], "played_at.0", id="unknown Location"),
        pytest.param(turn, "week_card", None, "week_deck", id="no card before the deck is full"),
        pytest.param(turn, "week_card", "night_boneyard", "week_deck", id="the card turned lies in the deck"),
        pytest.param(turn, "week_deck.0", "day_boneyard", "week_deck", id="a card that is not of this Week"),
        pytest.param(turn, "day", 2, "day", id="a wrong day"),
        pytest.param(turn, "turn_seat", 1, "turn_seat", id="the turn of another"),
        pytest.param(turn, "turn_seat", None, "turn_seat", id="a turn of nobody"),
        pytest.param(turn, "phase", "draft", "phase", id="no draft"),
        pytest.param(turn, "phase", "over", "phase", id="not over"),
        pytest.param(turn, "end_reasons", ["deck"], "end_reasons", id="a reason before the end"),
        pytest.param(turn, "stack", [], "turn_seat", id="a turn without steps"),
        pytest.param(turn, "stack.1.seat", 0, "stack.1", id="the turn of the Start Player waits"),
        pytest.param(turn, "stack.2.seat", 1, "stack.2.seat", id="the second seat acts first"),
        pytest.param(turn, "stack.1", ..., "stack.1.seat", id="the first seat acts second"),
        pytest.param(turn, "stack.2", ..., "stack.2", id="no act"),
        pytest.param(turn, "stack.2.seat", 2, "stack.2.seat", id="no such seat in a step"),
        pytest.param(turn, "stack.2.card", "unfair_lady", "stack.2", id="a parameter too many"),
        pytest.param(effect, "stack.4.type", "hat", "stack.4.type", id="a hat to gain"),
        pytest.param(effect, "stack.4.seat", 1, "stack.4.seat", id="the other seat gains"),
        pytest.param(effect, "stack.3.seat", 1, "stack.3", id="the Location of the other seat"),
        pytest.param(effect, "stack.4", ..., "stack.3", id="a step that runs by itself on top"),
        pytest.param(effect, "stack.3", {"step": "gain", "seat": 0, "type": "potion"}, "stack.3", id="two gains"),
        pytest.param(effect, "stack.4", {"step": "retire", "seat": 0}, "stack.4", id="no ability retires"),
        pytest.param(effect, "stack.4", {"step": "refresh", "seat": 0}, "stack.4", id="no choice"),
        pytest.param(trade, "stack.4.seat", 1, "stack.3", id="a trade with the hand of the other"),
        pytest.param(sending, "stack.3.card", "faceless_knife", "stack.3.card", id="nobody to send"),
        pytest.param(sending, "stack.3.location", "stillhouse", "stack.3.card", id="nobody to send there"),
        pytest.param(devouring, "stack.3.card", "pale_matron", "stack.3.card", id="the eater is not there"),
        pytest.param(moving, "stack.3.locations", [], "stack.3.locations", id="no Location"),
        pytest.param(
            moving, "stack.3.locations", ["boneyard", "night_market"], "stack.3.locations", id="not in row order"
        ),
        pytest.param(moving, "stack.3.except.space", 5, "stack.3.except.space", id="no such space"),
        pytest.param(moving, "stack.3.except", [1, 4], "stack.3.except", id="no space"),
        pytest.param(checks, "week_card", "night_courtyard", "week_card", id="a card of another Week"),
        pytest.param(checks, "turn_seat", 0, "turn_seat", id="a turn in a check"),
        pytest.param(checks, "actions_left", 1, "actions_left", id="Actions in a check"),
        pytest.param(checks, "stack.4.locations", ["night_market"], "stack.3", id="two checks at once"),
        pytest.param(checks, "stack.2", ..., "stack.2", id="a check is missing"),
        pytest.param(checks, "stack.4.seat", 1, "stack.3", id="the same seat twice"),
        pytest.param(checks, "festival", None, "festival", id="a Day without Festival"),
        pytest.param(week_end, "festival", "courtyard", "festival", id="a Festival at Week's End"),
        pytest.param(week_end, "stack.1.seat", 1, "stack.1", id="the wrong seat retires"),
        pytest.param(week_end, "stack.2", ..., "stack.2", id="no draw at Week's End"),
        pytest.param(week_end, "stack.3", ..., "stack.3", id="a discard is missing"),
        pytest.param(retiring, "stack.1.seat", 1, "stack.1", id="the other seat retires"),
        pytest.param(draft, "stack.5", ..., "stack", id="a pick is missing"),
        pytest.param(draft, "stack.5.step", "act", "stack.5", id="a turn in the draft"),
        pytest.param(draft, "groups.0", ["unfair_lady"], "groups.0", id="a group of one"),
        pytest.param(draft, "week_card", "night_courtyard", "day", id="a Night in the draft"),
        pytest.param(over, "result", None, "result", id="no result"),
        pytest.param(over, "result.scores", [3, 2], "result", id="a wrong result"),
        pytest.param(over, "end_reasons", [], "end_reasons", id="no reason"),
        pytest.param(over, "end_reasons", ["boredom"], "end_reasons.0", id="an unknown reason"),
        pytest.param(over, "actions_left", 1, "actions_left", id="Actions after the end"),
    ],
)
def test_what_no_match_can_hold_is_refused(position: Callable[[], Data], path: str, value: Any, field: str) -> None:
    assert refused(changed(position, path, value)) == field


def test_a_night_that_ends_with_a_check_is_refused() -> None:
    data = checks()
    data["week_card"], data["week_set"][3] = "night_courtyard", "night_courtyard"
    assert refused(data) == "stack"


def test_a_check_without_a_marker_to_place_is_refused() -> None:
    data = checks()
    data["stack"] = data["stack"][:3]
    assert refused(data) == "stack.3"


@pytest.mark.parametrize("data", [None, [], "x", 3, {}], ids=repr)
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    assert refused(data)
