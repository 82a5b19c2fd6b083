"""What the simple player makes of its turn, its mates and its money."""

from random import Random

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.danger import knock_out_chance, knock_out_cost
from client.games.ham_helsing.moves import Walk
from client.games.ham_helsing.state import HamState
from client.locale.translator import Translator
from tests.games.ham_helsing.drawn import Data, Table, find, table


def chosen(state: HamState) -> Data:
    return HAM.move_to_json(HAM.rule_player(state, Random(1)))


def played(state: HamState, *, until: str = "end_play") -> list[Data]:
    """Let the simple player go on until it makes a move of a kind; return its moves."""
    moves: list[Data] = []
    while not moves or moves[-1]["kind"] != until:
        move = HAM.rule_player(state, Random(1))
        moves.append(HAM.move_to_json(move))
        HAM.play(state, move)
    return moves


def at_villain(drawn: Table, loc: str) -> Table:
    drawn.data["villain"]["loc"] = loc
    return drawn


def test_in_the_last_round_cards_and_katana_come_to_whoever_can_still_use_them() -> None:
    drawn = at_villain(table().hand(0, "reluctant_swing", "brave_trot").hand(1, "focus"), "A")
    state = drawn.set(round=5, villain_deck=[], villain_discard=["v1a", "v2a", "v3a", "v4"]).turn(1).build()
    moves = played(state, until="fight")
    assert {"kind": "trade", "who": 0} in moves
    assert {"kind": "take", "what": "card", "value": find(state, "reluctant_swing")} in moves
    assert {"kind": "take", "what": "katana", "value": 1} in moves
    assert {"kind": "katana"} in moves


def test_before_the_last_round_nobody_is_robbed() -> None:
    state = at_villain(table().hand(0, "reluctant_swing").hand(1, "focus"), "A").turn(1).build()
    assert not [move for move in played(state) if move["kind"] == "take"]


def test_a_card_left_over_at_the_end_of_a_turn_is_left_to_a_mate() -> None:
    state = table("ham", "malcolm").hand(0, "reluctant_swing").turn(0).build()
    swing = find(state, "reluctant_swing")
    assert {"kind": "give", "what": "card", "value": swing} in played(state)
    assert state.hands[1] == (swing,)


def test_where_gifts_are_forbidden_none_is_offered() -> None:
    state = table("ham", "malcolm", no_gifts=True).hand(0, "reluctant_swing").hand(1, "fang_fu").turn(0).build()
    assert not [move for move in played(state) if move["kind"] == "trade"]


def test_where_gifts_are_forbidden_a_dollar_is_paid_in_the_last_round() -> None:
    drawn = at_villain(table(no_gifts=True).hand(0, "reluctant_swing").hand(1, "focus").char(1, money=2), "A")
    state = drawn.set(round=5, villain_deck=[], villain_discard=["v1a", "v2a", "v3a", "v4"]).turn(1).build()
    trade = [move for move in played(state, until="fight") if move["kind"] in ("give", "take")]
    assert [(move["kind"], move["what"]) for move in trade] == [("give", "money"), ("take", "card"), ("take", "katana")]


def test_the_katana_is_saved_for_the_end() -> None:
    hand = ("reluctant_swing", "reluctant_swing", "brush_stroke", "brush_stroke", "ham_fist")
    early = at_villain(table().hand(0, *hand), "A").turn().build()
    assert "katana" not in [move["kind"] for move in played(early, until="fight")]
    dying = at_villain(table().hand(0, "ham_fist"), "A")
    dying.data["villain"]["hp"] = 5
    assert "katana" in [move["kind"] for move in played(dying.turn().build(), until="fight")]


def test_lobos_takes_mates_along_to_the_villain() -> None:
    drawn = at_villain(table("lobos", "ham").hand(0, "claw_swipe"), "E")
    assert {"kind": "move", "to": "E", "carry": [1]} in played(drawn.turn().build(), until="move")


def test_lobos_leaves_a_weak_mate_where_it_is_safe() -> None:
    drawn = at_villain(table("lobos", "ham").hand(0, "claw_swipe").char(1, hp=1), "E")
    assert {"kind": "move", "to": "E", "carry": []} in played(drawn.turn().build(), until="move")


def test_a_mate_far_from_the_villain_is_called() -> None:
    drawn = at_villain(table("lobos", "ham").hand(0, "pack_call").char(1, loc="N"), "A")
    drawn.set(round=5, villain_deck=[], villain_discard=["v1a", "v2a", "v3a", "v4"])
    calls = [move for move in played(drawn.turn().build()) if move["kind"] == "special"]
    assert [move["who"] for move in calls] == [1]


def test_a_mate_who_is_near_is_not_called() -> None:
    drawn = at_villain(table("lobos", "ham").hand(0, "pack_call").char(1, loc="B"), "A")
    assert not [move for move in played(drawn.turn().build()) if move["kind"] == "special"]


def test_points_of_one_colour_are_made_wild_before_a_fight() -> None:
    drawn = at_villain(table().hand(0, "reluctant_swing+hog_wild", "ham_fist"), "A")
    moves = played(drawn.turn().build(), until="declare")
    assert [move["colour"] for move in moves if move["kind"] == "special"] == ["R"]


def test_ronin_vanishes_to_a_villain_out_of_reach() -> None:
    drawn = at_villain(table("ronin", "ham").hand(0, "silent_strike", "silent_strike", "sai_spin", "smoke_bomb"), "K")
    state = drawn.char(0, loc="G").set(round=4, villain_discard=["v1a", "v2a", "v3a"], villain_deck=["v4"])
    moves = played(state.turn().build(), until="vanish")
    assert moves[-1] == {"kind": "vanish", "to": "K"}


def test_spare_movement_becomes_attacks_where_a_card_allows_it() -> None:
    state = at_villain(table().hand(0, "brave_trot+battering_ham"), "A").turn().build()
    moves = played(state)
    assert [move["kind"] for move in moves if move["kind"] in ("convert", "fight")] == ["convert"] * 3 + ["fight"]


def market(money: int, *hand: str, **fields: object) -> Table:
    drawn = table().hand(0, *hand).char(0, money=money).set(**fields)
    return drawn.ask(["market", {"c": 0}])


def test_in_the_last_market_only_what_hits_the_villain_counts() -> None:
    late = {"round": 4, "villain_deck": ["v4"], "villain_discard": ["v1a", "v2a", "v3a"]}
    early = market(3, "ham_fist").open("attack", "bear_whistle", "wild_swing", None).open("special", None, None, None)
    assert chosen(early.build()) == {"kind": "buy", "row": "attack", "slot": 0}
    last = market(3, "ham_fist", **late).open("attack", "bear_whistle", "wild_swing", None)
    assert chosen(last.open("special", None, None, None).build()) == {"kind": "buy", "row": "attack", "slot": 1}


def test_dull_upgrades_are_exchanged_by_whoever_has_money_for_better_ones() -> None:
    def dull(money: int) -> Table:
        return market(money, "ham_fist").open("attack", None, None, None).open("special", "pork_barrel", None, None)

    assert chosen(dull(5).build()) == {"kind": "buy", "row": "special", "slot": 0}
    snack = market(5, "ham_fist").open("attack", "truffle_snack", None, None).open("special", None, None, None)
    assert chosen(snack.build()) == {"kind": "flush"}
    assert chosen(snack.char(0, money=2).build()) == {"kind": "buy", "row": "attack", "slot": 0}


def test_a_poor_card_makes_room_for_a_better_one() -> None:
    state = table().hand(0, "brave_trot", "reluctant_swing").set(round=4, villain_deck=["v4"]).turn()
    state.data["villain_discard"] = ["v1a", "v2a", "v3a"]
    state.data["stack"][-1] = ["discards", {"c": 0, "last": -1}]
    built = state.build()
    assert chosen(built) == {"kind": "discard", "card": find(built, "brave_trot")}


def test_the_dice_of_a_fight_knock_out_by_exact_odds() -> None:
    state = table().char(0, hp=3).turn().build()
    assert knock_out_chance(state, 0) == 6 / 36, "3 Damage on the second die"
    state.hp[0] = 2
    assert knock_out_chance(state, 0) == 11 / 36, "a Damage face on either die"
    state.shield = 0
    assert knock_out_chance(state, 0) == 6 / 36, "the Shield keeps a point off"


def test_the_last_hero_standing_fears_to_fall() -> None:
    both, alone = table().char(0, hp=2).turn().build(), table().char(0, hp=2).char(1, hp=0).turn().build()
    assert knock_out_cost(alone, 0) > 5 * knock_out_cost(both, 0) > 0


def test_the_reason_to_go_somewhere_counts_the_cards_still_in_hand() -> None:
    state = table().hand(0, "reluctant_swing").minions(B="R B").turn().build()
    assert Translator().say(HAM.reason(state, Walk("B"))) == "2 Minions can be beaten there."
