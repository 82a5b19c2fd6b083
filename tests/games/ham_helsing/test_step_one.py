"""Worked cases of step 1: playing, moving, beating Minions, helping each other."""

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.frames import Fx, MarketRevive
from client.games.ham_helsing.options import HamOptions
from tests.games.ham_helsing.drawn import allows, do, ends_turn, legal, pool, power, resolve, skills, star, table

FIVE_BLUE = "B B B B B"


def test_case_1_setup() -> None:
    state = HAM.new(2, HamOptions(characters=["ham", "ronin"]), seed=5)
    assert [len(state.board[loc]) for loc in "ABCDEFGHIJKLMNOPQ"] == [0, *[1] * 14, 0, 1]
    assert len(state.bag) == 54
    assert sum(token.startswith("fx_") for token in state.bag) == 9
    assert (state.money, [len(hand) for hand in state.hands]) == ([1, 0], [4, 4])
    assert [len(deck) for deck in state.decks] == [6, 6]
    assert (state.villain_hp, state.villain_loc, state.rounds) == (41, "P", 5)
    assert [card[1] for card in state.villain_deck] == ["1", "2", "3", "4"]
    assert {name: len(row.deck) for name, row in state.market.items()} == {"attack": 25, "special": 23}
    assert (state.shield, state.katana, state.knuckles) == ("L", 0, "den")


def test_case_2_movement_can_be_interrupted() -> None:
    state = table().hand(0, "brave_trot", "heirloom_crossbow").minions(E="Y").turn().build()
    do(state, "play brave_trot")
    assert pool(state) == {"m": 1, "M": 2}
    do(state, "move E")
    assert pool(state) == {"M": 2}
    do(state, "play heirloom_crossbow", "attack Y", "move H")
    assert (state.loc[0], state.board["E"], pool(state)) == ("H", (), {"M": 2})


def test_case_3_gain_and_the_shared_draw() -> None:
    state = table().hand(0, "heirloom_crossbow").minions(A="Y").bag(FIVE_BLUE).turn().build()
    do(state, "play heirloom_crossbow", "attack Y")
    ends_turn(state)
    assert (state.money[0], skills(state, 0), state.hp[0]) == (2, "B0 R0 P0 Y1", 8)
    assert (state.token_discard, len(state.hands[0])) == (["Y"], 5)
    assert [state.board[loc] for loc in "BCEFI"] == [("B",)] * 5
    assert HAM.to_act(state) == 1


def test_case_4_partial_damage_does_not_stay() -> None:
    state = table().hand(0, "ham_fist").minions(A="RP!").bag(FIVE_BLUE).turn().build()
    do(state, "play ham_fist")
    assert not allows(state, "attack RP!")
    do(state, "attack RP! R")
    assert state.board["A"] == ("rP!",)
    ends_turn(state)
    assert (state.board["A"], state.money[0], state.hp[0]) == (("RP!",), 1, 6)


def test_case_5a_two_colours_at_different_times() -> None:
    state = table().hand(0, "ham_fist", "brush_stroke").minions(A="RP").turn().build()
    do(state, "play ham_fist", "attack RP R", "play brush_stroke", "attack rP")
    assert (state.board["A"], state.now.defeated) == ((), (("RP", False),))


def test_case_5b_a_wild_is_one_colour() -> None:
    state = table().hand(0, "ham_fist", "brush_stroke").minions(A="RP").turn().build()
    do(state, "ability ham_fist")
    assert (pool(state)["W"], allows(state, "attack RP")) == (1, False)
    do(state, "ability brush_stroke")
    assert pool(state)["W"] == 2
    do(state, "attack RP")
    assert "W" not in pool(state)


def test_case_6_a_biting_minion_bites_in_step_2() -> None:
    state = table().hand(0, "ham_fist", "brush_stroke").minions(A="RP!").bag(FIVE_BLUE).turn().build()
    do(state, "play ham_fist", "play brush_stroke", "attack RP!")
    assert state.hp[0] == 8
    ends_turn(state)
    assert (state.money[0], skills(state, 0), state.hp[0]) == (3, "B0 R1 P1 Y0", 6)


def test_case_7_a_levelled_up_skill_attacks_once_a_turn() -> None:
    state = table().char(0, skills="Y3").minions(A="Y Y").turn().build()
    do(state, "attack Y")
    assert not allows(state, "attack Y")
    assert not allows(table().char(0, skills="Y2").minions(A="Y Y").turn().build(), "attack Y")


def test_case_9_knuckles_scares_two_of_three_and_goes_home() -> None:
    state = table().hand(0, "ham_fist+bear_whistle").minions(Q="B R RP!").turn().build()
    do(state, "play ham_fist", "knuckles Q")
    assert len(legal(state)) == 3
    do(state, "scare Q RP!", "scare Q B")
    assert (state.board["Q"], state.knuckles, state.now.defeated) == (("R",), "den", ())


def test_case_10_knuckles_stays_and_guards() -> None:
    state = table().hand(0, "ham_fist+bear_whistle").minions(B="B RP!").bag("Y Y Y Y").turn().build()
    do(state, "play ham_fist", "knuckles B")
    assert (state.board["B"], state.knuckles) == ((), "B")
    ends_turn(state)
    assert [state.board[loc] for loc in "BCEFI"] == [(), *[("Y",)] * 4]


def test_case_11_knuckles_must_move_and_never_to_the_villain() -> None:
    state = table().hand(0, "ham_fist+bear_whistle").set(knuckles={"loc": "K", "asleep": False}).turn().build()
    do(state, "play ham_fist")
    assert not allows(state, "knuckles K")
    assert not allows(state, "knuckles P")
    assert len(legal(state, "knuckles")) == 15


def test_case_19a_a_mate_is_revived_for_a_card() -> None:
    state = table().hand(0, "ham_fist").char(1, hp=0).turn().build()
    uid = state.hands[0][0]
    do(state, {"kind": "revive", "who": 1, "card": uid})
    assert (state.hp[1], state.discards[0]) == (3, (uid,))


@pytest.mark.parametrize(("choice", "left", "hp"), [("revive_self", "B2 R0 P0 Y0", 3), ("stay_down", "B3 R0 P1 Y0", 0)])
def test_case_19bc_getting_up_alone_costs_skills(choice: str, left: str, hp: int) -> None:
    drawn = table("ronin", "ham").char(0, hp=0, skills="B3 P1").bag(FIVE_BLUE).turn(0)
    drawn.data["stack"][-1] = ["revive_turn", {"c": 0}]
    state = drawn.build()
    do(state, choice)
    assert (skills(state, 0), state.hp[0]) == (left, hp)
    if hp:
        assert (state.stack[-1].frame, state.now.c) == ("play", 0)
    else:
        assert (len(state.hands[0]), sum(map(len, state.board.values())), state.now.c) == (4, 5, 1)


def test_case_19d_the_market_gets_everybody_up() -> None:
    state = table().char(1, hp=0, skills="B3").turn(0).build()
    resolve(state, MarketRevive())
    assert (skills(state, 1), state.hp[1]) == ("B2 R0 P0 Y0", 3)


def test_case_22_the_swamp_sells_for_less_and_sleeves_onto_cards_in_play() -> None:
    drawn = table().char(0, loc="B", money=1).hand(0, "ham_fist")
    drawn.open("attack", "wild_swing", "twin_B", "whole_hog")
    state = drawn.open("special", "pork_barrel", "pigs_might_fly", "hog_wild").turn().build()
    do(state, "play ham_fist")
    offers = {(move["row"], move["slot"]) for move in legal(state, "power")}
    assert offers == {("attack", 0), ("special", 0), ("special", 1)}
    do(state, power(state, row="attack", slot=0))
    assert (state.money[0], pool(state)["W"], legal(state, "power")) == (0, 1, [])


def test_case_23_the_village_shifts_skills_but_never_back() -> None:
    state = table().char(0, loc="E", skills="B2 P1 Y2").turn().build()
    do(state, power(state, down="B", up="Y"), power(state, down="B", up="R"))
    for down, up in ("YB", "PB", "PY"):
        assert not allows(state, power(state, down=down, up=up))
    do(state, power(state, down="P", up="R"))
    assert skills(state, 0) == "B0 R2 P0 Y3"
    drawn = table().char(0, loc="E", skills="B2")
    drawn.data["villain"]["loc"] = "E"
    assert legal(drawn.turn().build(), "power") == []


def test_case_24_croaklahoma_snacks_and_lab() -> None:
    state = table().char(0, loc="C").hand(0, "ham_fist").top(0, "brush_stroke", "brave_trot").turn().build()
    do(state, power(state, card="ham_fist"))
    assert [state.cards[uid].id for uid in state.hands[0]] == ["brush_stroke", "brave_trot"]
    assert legal(state, "power") == []
    state = table().char(0, loc="M").hand(0, "ham_fist").turn().build()
    do(state, power(state, card="ham_fist"))
    assert pool(state)["K"] == 1
    assert allows(state, "knuckles A")
    state = table().char(0, loc="L").turn().build()
    do(state, power(state))
    assert state.shield == 0


def test_case_31_bad_input_and_the_exact_list() -> None:
    state = table().hand(0, "ham_fist").minions(A="Y", B="R").turn().build()
    do(state, "play ham_fist")
    wrong = ["attack Y", "attack R", "move P", "fight all", "play ham_fist", "heal", "knuckles Q", "buy attack 0"]
    for move in wrong:
        assert not allows(state, move)
    assert not allows(state, {"kind": "revive", "who": 1, "card": 0})
    assert len(legal(state)) == 8
    assert [move["kind"] for move in legal(state)] == ["move"] * 5 + ["trade", "katana", "end_play"]


def test_case_32_a_trade_closes_by_itself() -> None:
    state = table().hand(0, "ham_fist").hand(1, "focus").char(1, money=2).turn().build()
    fist = state.hands[0][0]
    do(state, {"kind": "trade", "who": 1}, {"kind": "give", "what": "card", "value": fist})
    do(state, {"kind": "give", "what": "katana", "value": 1})
    assert not allows(state, {"kind": "give", "what": "card", "value": fist})
    do(state, {"kind": "take", "what": "money", "value": 2})
    assert (state.katana, state.hands[0], len(state.hands[1]), state.money) == (1, (), 2, [3, 0])
    assert legal(state, "trade") == []


def test_case_32_without_gifts_both_sides_must_own_something() -> None:
    assert legal(table(no_gifts=True).hand(0, "ham_fist").turn().build(), "trade") == []
    state = table(no_gifts=True).hand(0, "ham_fist").char(1, money=2).turn().build()
    do(state, {"kind": "trade", "who": 1})
    assert {move["kind"] for move in legal(state)} == {"give"}


def test_case_33_a_single_player_has_two_heroes_and_one_hand() -> None:
    state = HAM.new(1, HamOptions(characters=["ham", "lobos"]), seed=3)
    assert (len(state.hands), len(state.hands[0]), len(state.decks[0]), state.villain_hp) == (1, 5, 15, 62)
    do(state, {"kind": "choose_first", "character": 1})
    assert (state.now.c, legal(state, "ability"), HAM.to_act(state)) == (1, [], 0)
    assert {tuple(move["carry"]) for move in legal(state, "move")} == {(), (0,)}
    ends_turn(state)
    while state.turn is None or state.turn.c != 0:
        do(state, legal(state)[0])
    assert len(state.hands[0]) == 6


def test_case_35_an_untouched_card_comes_back() -> None:
    state = table().hand(0, "ham_fist", "brave_trot").turn().build()
    fist, trot = state.hands[0]
    do(state, "play ham_fist", "play brave_trot", "move B", "move D", "end_play")
    assert (state.hands[0], state.discards[0]) == ((fist,), (trot,))


def test_case_37_a_covered_icon_does_not_act() -> None:
    drawn = table().hand(0, "reluctant_swing").hand(1, "focus").bag("fx_cover")
    state = drawn.set(effect_queue=[drawn.data["bag"].pop()]).turn().build()
    resolve(state, Fx())
    do(state, {"kind": "cover", "card": state.hands[0][0], "slot": "1"})
    assert HAM.to_act(state) == 1
    do(state, {"kind": "cover", "card": state.hands[1][0], "slot": "3"})
    do(state, "play reluctant_swing")
    assert pool(state) == {"m": 1, "B": 1}


def test_case_41_a_spicy_entry_and_bears_that_shun_nests() -> None:
    drawn = table(villain_entry_damage=True, biting_entry_damage=True, knuckles_no_lost=True)
    drawn.minions(E="Y! Y!").set(nests=["E", "Q"]).hand(0, "ham_fist+bear_whistle")
    drawn.data["villain"]["loc"] = "E"
    state = drawn.turn().build()
    do(state, "play ham_fist")
    assert not allows(state, "knuckles Q")
    do(state, "move E")
    assert state.hp[0] == 5


def test_case_45_malcolm_heals_and_ronin_vanishes() -> None:
    state = table("malcolm", "ronin").char(0, hp=9).char(1, hp=3).hand(0, "bat_swoop", "night_snack").turn().build()
    do(state, "ability bat_swoop 1", "ability night_snack 0")
    assert state.hp == [10, 5]
    state = table("malcolm", "ronin").char(1, hp=6).hand(1, "focus").set(nests=["Q"]).turn(1).build()
    do(state, "ability focus", "vanish Q")
    assert (state.loc[1], state.hp[1]) == ("Q", 5)


def test_case_51_one_colour_by_choice_and_the_last_hit_from_a_distance() -> None:
    drawn = table().hand(1, "throwing_star", "sai_spin", "silent_strike").minions(A="RP!")
    state = drawn.turn(1).build()
    do(state, "play throwing_star", "play sai_spin", "play silent_strike")
    assert len(legal(state, "attack")) == 3
    do(state, "attack RP! R", star(state, "throwing_star", loc="A", minion="rP!", colour="P"))
    assert (state.now.defeated, pool(state)["P"]) == ((("RP!", True),), 1)


def test_case_52_twins_at_the_swamp_are_both_offered() -> None:
    drawn = table().char(0, loc="B", money=5).hand(0, "reluctant_swing", "reluctant_swing")
    state = drawn.open("attack", "wild_swing", "twin_B", "whole_hog").turn().build()
    do(state, "play reluctant_swing", power(state, row="attack", slot=0))
    assert len(legal(state, "sleeve")) == 2
