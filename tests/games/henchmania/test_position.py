"""Positions as JSON, and those that no match can hold: section 9."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from client.core.refusal import InvalidPosition
from client.games.henchmania.moves import Pass
from tests.games.henchmania.drawn import DONE, GAME, act, all_pass, asked, move, play, position, table, weapon

Data = dict[str, Any]


def turn() -> Data:
    return position(
        3,
        hands={0: "gossip jester", 1: "guard axe"},
        reserves={0: "prayer prayer*", 1: "penitent"},
        trumps={2: "bravery"},
        board={"castle": "012"},
        pools={1: "1"},
        seen={(2, 1): "guard"},
    )


def placing() -> Data:
    return position(3, phase="place", decision={"step": "place", "seat": 0}, pools={0: "0", 1: "1"})


def shield() -> Data:
    state = table(3, hands={0: "pillory jester"}, reserves={1: "penitent minstrel"})
    act(state, play("pillory", 1, target="minstrel"))
    return GAME.to_json(state)


def brawl() -> Data:
    state = table(4, hands={0: "brawl jester"}, reserves={1: "penitent minstrel", 2: "prayer porter"})
    act(state, play("brawl"))
    return GAME.to_json(state)


FULL = "minstrel troubadour apothecary prayer prayer* holy_water choir_boys penitent"


def replace() -> Data:
    state = table(hands={0: "porter jester"}, reserves={0: FULL})
    act(state, play("porter"))
    return GAME.to_json(state)


def inquire() -> Data:
    state = table(hands={0: "inquisition jester"}, reserves={1: "minstrel prayer"})
    act(state, play("inquisition", 1))
    return GAME.to_json(state)


def guard() -> Data:
    state = table(hands={0: "glove axe jester", 1: "guard jester"})
    act(state, play("glove", 1))
    return GAME.to_json(state)


def armed() -> Data:
    state = table(hands={0: "glove axe jester", 1: "sword jester"})
    act(state, play("glove", 1), weapon("axe"))
    return GAME.to_json(state)


def prepare() -> Data:
    state = table(hands={0: "glove axe jester", 1: "sword jester"}, reserves={0: "belladonna_root"})
    act(state, play("glove", 1), weapon("axe"), weapon("sword"))
    return GAME.to_json(state)


def rolled() -> Data:
    state = table(3, hands={0: "glove axe jester"}, reserves={2: "courtesan"}, dice=[3, 1, 2])
    act(state, play("glove", 1), weapon("axe"))
    return GAME.to_json(state)


def parried() -> Data:
    data = rolled()
    state = GAME.from_json(data)
    state.dice_queue = (4,)
    act(state, DONE)
    return GAME.to_json(state)


def heal() -> Data:
    state = table(hands={0: "glove sword jester"}, reserves={1: "apothecary"}, dice=[2, 1, 1, 3])
    act(state, play("glove", 1), weapon("sword"))
    return GAME.to_json(state)


def keep() -> Data:
    state = table(3, animals=True, hands={0: "gossip glove sword"}, reserves={0: "nosy_parker mule_tavern"})
    all_pass(state)
    act(state, move("keep", card="glove"))
    return GAME.to_json(state)


def tie() -> Data:
    state = table(day=4, scores=[20, 20], reserves={1: "prayer"}, dice=[1, 1, 1, 1, 1, 6])
    all_pass(state)
    return GAME.to_json(state)


def over() -> Data:
    state = table(day=4, scores=[20, 21])
    all_pass(state)
    return GAME.to_json(state)


POSITIONS = (
    turn, placing, shield, brawl, replace, inquire, guard, armed, prepare, rolled, parried, heal, keep, tie, over,
)  # fmt: skip


@pytest.mark.parametrize("build", POSITIONS, ids=lambda build: build.__name__)
def test_a_position_goes_to_json_and_back(build: Callable[[], Data]) -> None:
    data = json.loads(json.dumps(build()))
    state = GAME.from_json(data)
    assert GAME.to_json(state) == data
    assert (GAME.legal_moves(state) == []) == (build is over)


def test_names_that_the_reference_does_not_know_are_ignored() -> None:
    data = turn()
    data["weather"] = "rain"
    data["decision"]["mood"] = "good"
    assert GAME.to_json(GAME.from_json(data)) == turn()


def test_lists_that_are_kept_sorted_are_sorted_on_reading() -> None:
    data = turn()
    data["hands"][1].reverse()
    data["reserves"][0].reverse()
    assert GAME.to_json(GAME.from_json(data)) == turn()
    pools = placing()
    pools["pools"][1] = [{"owner": 0, "counts_for": 0}, {"owner": 1, "counts_for": 1}]
    pools["pools"][0] = [{"owner": 0, "counts_for": 0}]
    assert GAME.from_json(pools).pools[1][0].owner == 1


def test_a_decision_with_a_single_move_is_accepted_and_waits() -> None:
    state = table(hands={0: "guard"})
    assert (asked(state), GAME.legal_moves(state)) == (("turn", 0), [Pass()])


def test_a_site_may_hold_more_henchmen_than_it_has_room_for() -> None:
    assert len(table(board={"castle": "000111"}).board[1]) == 6


WRONG: list[tuple[Callable[[], Data], str, Any, str]] = [
    (turn, "game", "hens", "game"),
    (turn, "version", 2, "version"),
    (turn, "players", 6, "players"),
    (turn, "players", 2, "scores"),
    (turn, "scores", [5, 5], "scores"),
    (turn, "scores", [5, 5, -1], "scores.2"),
    (turn, "scores", [5, 5, "5"], "scores.2"),
    (turn, "badge", 3, "badge"),
    (turn, "badge", True, "badge"),
    (turn, "day", 0, "day"),
    (turn, "extra_days", 4, "extra_days"),
    (turn, "phase", "lunch", "phase"),
    (turn, "last_seat", -2, "last_seat"),
    (turn, "last_seat", 3, "last_seat"),
    (turn, "families", ["crimson", "azure", "pink"], "families.2"),
    (turn, "families", ["crimson", "azure", "azure"], "families"),
    (turn, "rng.counter", -1, "rng.counter"),
    (turn, "options.days", 7, "options.days"),
    (turn, "options.first_player", "4", "options.first_player"),
    (turn, "options.families", ["crimson"], "options.families"),
    (turn, "options.gloves", ["gauntlet", "gauntlet"], "options.gloves"),
    (turn, "options.gloves", ["gauntlet"], "decks"),
    (turn, "options.weather", True, "options.weather"),
    (turn, "hands.0", ["gossip"], "decks"),
    (turn, "hands.0", ["gossip", "unicorn"], "hands.0.1"),
    (turn, "hands.0", ["gossip", "?castle"], "hands.0.1"),
    (turn, "reserves.0.0.card", "holy_water", "decks"),
    (turn, "reserves.0", [{"card": "prayer", "turned": False}] * 3, "reserves.0"),
    (turn, "reserves.0", [{"card": "glove", "turned": False}], "reserves.0"),
    (turn, "reserves.0.0", {"card": "prayer"}, "reserves.0.0.turned"),
    (turn, "trumps.2.card", "prayer", "trumps.2"),
    (turn, "board.castle.0.owner", 4, "board"),
    (turn, "board.castle", [{"owner": 1, "counts_for": 1, "placed_by": 1}] * 8, "pools"),
    (turn, "decks.castle", ["gossip"], "decks.castle"),
    (turn, "discards.castle", ["gossip"], "discards.castle"),
    (turn, "passed", [False], "passed"),
    (turn, "passed.0", True, "decision.seat"),
    (turn, "seen.0", [[], []], "seen.0"),
    (turn, "seen.0.0", ["jester"], "seen.0"),
    (turn, "seen.0.1", ["sword"], "seen.0.1"),
    (turn, "dice_queue", [7], "dice_queue.0"),
    (turn, "winners", [0], "winners"),
    (turn, "decision", None, "decision"),
    (turn, "decision.step", "sleep", "decision.step"),
    (turn, "decision.step", "place", "decision.step"),
    (turn, "decision.step", "guard", "duel"),
    (turn, "decision.step", "give", "decision.victim"),
    (turn, "decision.step", "inquire", "decision.victim"),
    (turn, "decision.step", "replace", "decision.card"),
    (turn, "decision.step", "shield", "decision.source"),
    (turn, "decision.seat", 3, "decision.seat"),
    (turn, "queue", [{"q": "end"}], "queue.0"),
    (turn, "queue", [{"q": "dance"}], "queue.0.q"),
    (turn, "queue", [{"q": "keep"}], "queue.0.seat"),
    (turn, "queue", [{"q": "keep", "seat": 1}], "queue.0"),
    (turn, "queue", [{"q": "window", "seat": 1, "step": "after_attack"}], "queue.0"),
    (turn, "tie", {"pair": [0, 1], "round": 1, "fight": 1, "wounds": [0, 0]}, "tie"),
    (placing, "decision.seat", 2, "decision.seat"),
    (shield, "decision.card", "glove", "decision.card"),
    (shield, "decision.card", "unicorn", "decision.card"),
    (shield, "decision.source", 1, "decision.seat"),
    (shield, "decision.move", {"kind": "pass"}, "decision.move"),
    (shield, "decision.move", {"kind": "nap"}, "decision.move"),
    (shield, "decision.move", None, "decision.move"),
    (shield, "decision.move.seat", 2, "decision.move"),
    (shield, "decision.move.target", "courtesan", "decision.move"),
    (shield, "decision.move.card", "bear_tamer", "decision.card"),
    (brawl, "queue.0.source", 2, "queue.0.seat"),
    (brawl, "queue.0.card", "bigots", "queue.0.card"),
    (brawl, "queue.0.source", None, "queue.0.source"),
    (replace, "decision.card", "old_lady", "decks"),
    (inquire, "decision.left", 3, "decision.left"),
    (inquire, "decision.victim", 0, "decision.victim"),
    (inquire, "decision.left", None, "decision.left"),
    (guard, "duel", None, "duel"),
    (guard, "duel.stage", "heal", "duel.stage"),
    (guard, "duel.glove", "jester", "duel.glove"),
    (guard, "duel.defender", 0, "duel.defender"),
    (guard, "duel.tie", True, "duel.tie"),
    (guard, "duel.attack_dice", [1, 2, 3], "duel.attack_dice"),
    (guard, "duel.attack_weapon", "jester", "duel.attack_weapon"),
    (guard, "decision.seat", 0, "duel.stage"),
    (armed, "decision.role", "att", "duel.stage"),
    (armed, "decision.role", None, "decision.role"),
    (prepare, "decision.seat", 1, "duel.stage"),
    (rolled, "duel.attack_dice", [3, 1], "duel.attack_dice"),
    (rolled, "duel.attack_dice", [3, 1, 0], "duel.attack_dice.2"),
    (rolled, "duel.hits", 1, "duel.hits"),
    (rolled, "queue", [{"q": "window", "seat": 1, "step": "after_defence"}], "queue.0"),
    (rolled, "queue", [{"q": "window", "seat": 1}], "queue.0.step"),
    (parried, "duel.defence_dice", [4, 4], "duel.defence_dice"),
    (parried, "duel.attack_dice", [1, 1, 1], "duel.hits"),
    (parried, "duel.wounds", 1, "duel.wounds"),
    (heal, "duel.wounds", 0, "duel.wounds"),
    (heal, "duel.wounds", 2, "duel.wounds"),
    (keep, "queue", [], "queue"),
    (keep, "decision.min_card", "axe", "decision.min_card"),
    (keep, "decision.left", 0, "decision.left"),
    (tie, "tie", None, "tie"),
    (tie, "tie.pair", [1, 1], "tie.pair"),
    (tie, "tie.round", 21, "tie.round"),
    (tie, "tie.fight", 1, "duel.attacker"),
    (tie, "phase", "play", "tie"),
    (tie, "duel.glove", "glove", "duel.attack_weapon"),
    (over, "winners", [], "winners"),
    (over, "winners", [1, 1], "winners"),
    (over, "queue", [{"q": "end"}], "queue"),
]


def put(data: Data, path: str, value: Any) -> None:
    """Change the field at a path such as ``hands.0``."""
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value


@pytest.mark.parametrize(
    ("build", "path", "value", "field"),
    [pytest.param(*row, id=f"{row[0].__name__} {row[1]}={row[2]!r:.40}") for row in WRONG],
)
def test_what_no_match_can_hold_is_refused_with_the_field(
    build: Callable[[], Data], path: str, value: Any, field: str
) -> None:
    data = copy.deepcopy(build())
    put(data, path, value)
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == field, caught.value


@pytest.mark.parametrize("name", list(turn()))
def test_every_field_is_needed(name: str) -> None:
    data = turn()
    del data[name]
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == name


@pytest.mark.parametrize("name", list(turn()["options"]))
def test_every_option_is_needed(name: str) -> None:
    data = turn()
    del data["options"][name]
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == f"options.{name}"


@pytest.mark.parametrize("data", [None, [], "x", 7, {"game": "henchmania"}], ids=str)
def test_what_is_no_position_at_all(data: Any) -> None:
    with pytest.raises(InvalidPosition):
        GAME.from_json(data)


def test_a_question_that_leaves_nothing_to_decide_is_refused() -> None:
    data = position(hands={0: ""}, decision={"step": "give", "seat": 0, "victim": 1})
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == "decision"


def test_a_guard_that_is_asked_for_must_be_there() -> None:
    data = guard()
    data["hands"][1], data["discards"]["castle"] = ["jester"], ["guard"]
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == "decision.step"


def test_a_reserve_of_nine_is_too_full() -> None:
    data = position(hands={0: "jester"}, reserves={0: FULL})
    data["reserves"][0].append({"card": "porter", "turned": False})
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == "reserves.0"


def test_a_card_makes_way_only_in_a_full_reserve() -> None:
    data = replace()
    data["discards"]["church"].append(data["reserves"][0].pop(3)["card"])
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == "decision.step"


def test_nobody_but_the_two_is_asked_in_a_tie_duel() -> None:
    state = table(3, day=4, scores=[20, 20, 1], reserves={0: "prayer", 2: "courtesan"}, dice=[1, 1, 1])
    all_pass(state)
    data = GAME.to_json(state)
    data["decision"]["seat"] = 2
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == "duel.stage"
