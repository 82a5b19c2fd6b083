"""Every star text has a test of its own, named after its verb."""

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.components import CARDS, START_CARDS, UPGRADES, CardPrint
from client.games.ham_helsing.frames import Acts
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.verbs import Star
from tests.games.ham_helsing.drawn import Table, allows, do, ends_turn, legal, pool, resolve, skills, star, table


def playing(drawn: Table, card: str, c: int = 0) -> HamState:
    """Let a hero play a card, "design+upgrade", in the own turn."""
    state = drawn.hand(c, card).turn(c).build()
    do(state, f"play {card.split('+', maxsplit=1)[0]}")
    return state


def test_sp_draw_two() -> None:
    """Case 48, in part."""
    state = playing(table(), "ham_fist+swine_and_dine")
    do(state, star(state, "ham_fist", who=1))
    assert [len(hand) for hand in state.hands] == [1, 1]
    alone = playing(table().char(1, hp=0), "hamspiration")
    do(alone, star(alone, "hamspiration"))
    assert [len(hand) for hand in alone.hands] == [1, 0]


def test_sp_draw_two_for_a_single_player_draws_two_cards() -> None:
    state = playing(table("ham", "lobos", seats=1), "hamspiration")
    do(state, star(state, "hamspiration", who=1))
    assert len(state.hands[0]) == 2


def test_sp_heal_here() -> None:
    state = playing(table("malcolm", "ham", "ronin").char(0, hp=9).char(1, hp=8).char(2, hp=3), "feelings_circle")
    do(state, star(state, "feelings_circle"))
    assert state.hp == [10, 8, 4]


def test_sp_call() -> None:
    """Case 48, in part."""
    state = playing(table("lobos", "ham").char(1, loc="Q"), "pack_call")
    do(state, star(state, "pack_call", who=1))
    assert state.loc == ["A", "A"]
    assert legal(playing(table("lobos", "ham"), "pack_call"), "special") == []


def test_sp_star() -> None:
    """Case 38, part b."""
    state = playing(table().minions(I="Y!", K="B"), "throwing_star", c=1)
    assert [(move["loc"], move["colour"]) for move in legal(state, "special")] == [("I", "Y")]
    do(state, star(state, "throwing_star", loc="I", minion="Y!", colour="Y"))
    assert state.now.defeated == (("Y!", True),)


def test_sp_star_kills_at_one_hit_where_two_colours_are_easy() -> None:
    state = playing(table(easy_two_colour=True).minions(I="RY!"), "throwing_star", c=1)
    do(state, star(state, "throwing_star", loc="I", minion="RY!", colour="Y"))
    assert state.now.defeated == (("RY!", True),)


def test_sp_slam() -> None:
    """Case 38, part a."""
    state = playing(table().minions(B="RP!").bag("B B B B B"), "ham_fist+ham_slamwich")
    do(state, star(state, "ham_fist", loc="B", minion="RP!"))
    ends_turn(state)
    assert (state.hp[0], state.money[0]) == (8, 3)


def test_sp_barbear() -> None:
    """Case 39, part a."""
    state = playing(table().minions(Q="B B R Y"), "ham_fist+bar_bear_ian")
    do(state, star(state, "ham_fist", to="Q"))
    assert (state.board["Q"], state.knuckles, state.now.defeated) == ((), "Q", ())


def test_sp_barbear_only_wakes_a_sleeping_bear() -> None:
    state = playing(table().set(knuckles={"loc": "K", "asleep": True}).minions(Q="B"), "ham_fist+bar_bear_ian")
    do(state, star(state, "ham_fist", to="wake"))
    assert (state.board["Q"], state.knuckles, state.asleep) == (("B",), "K", False)


def test_sp_unbear() -> None:
    """Case 39, part b."""
    state = playing(table().minions(P="B B R"), "ham_fist+un_bear_able")
    do(state, star(state, "ham_fist"))
    assert (state.villain_hp, state.board["P"], state.knuckles) == (39, (), "P")


def test_sp_unbear_wins_only_after_the_bear_has_done_everything() -> None:
    drawn = table().minions(P="B")
    drawn.data["villain"]["hp"] = 2
    state = playing(drawn, "ham_fist+un_bear_able")
    do(state, star(state, "ham_fist"))
    assert (state.result, state.board["P"], state.knuckles) == ("win", (), "P")


def test_sp_unbear_wakes_or_is_kept_out_of_a_nest() -> None:
    state = playing(table().set(knuckles={"loc": "K", "asleep": True}), "ham_fist+un_bear_able")
    do(state, star(state, "ham_fist"))
    assert (state.villain_hp, state.knuckles, state.asleep) == (41, "K", False)
    shut = playing(table(knuckles_no_lost=True).set(nests=["P"]), "ham_fist+un_bear_able")
    assert legal(shut, "special") == []


def test_sp_hogwild() -> None:
    state = playing(table().hand(0, "ham_fist"), "reluctant_swing+hog_wild")
    do(state, "play ham_fist", star(state, "reluctant_swing", colour="R"))
    assert pool(state) == {"m": 1, "W": 3, "B": 1}


def test_sp_fly() -> None:
    state = playing(table().set(nests=["Q"]), "ham_fist+pigs_might_fly")
    assert len(legal(state, "special")) == 16
    do(state, star(state, "ham_fist", to="Q"))
    assert (state.loc[0], state.hp[0]) == ("Q", 7)


def test_sp_heal_two() -> None:
    state = playing(table().char(0, hp=7).char(1, hp=2, loc="Q"), "ham_fist+hogs_and_kisses")
    do(state, star(state, "ham_fist", who=1))
    assert state.hp == [8, 4]


def test_sp_skill_two() -> None:
    """Case 48, in part."""
    state = playing(table(), "ham_fist+squeal_of_approval")
    do(state, star(state, "ham_fist", who=1))
    assert HAM.to_act(state) == 0
    do(state, "skill_up R")
    assert HAM.to_act(state) == 1
    do(state, "skill_up B")
    assert (skills(state, 0), skills(state, 1)) == ("B0 R1 P0 Y0", "B1 R0 P0 Y0")


def test_sp_lecture() -> None:
    """Case 48, in part."""
    state = playing(table().minions(A="B BR! Y"), "ham_fist+boar_ing_lecture")
    do(state, star(state, "ham_fist", colour="B"))
    assert (state.board["A"], state.now.defeated) == (("Y",), ())


def test_sp_barrel() -> None:
    """Case 48, in part."""
    state = playing(table().hand(0, "brave_trot"), "ham_fist+pork_barrel")
    do(state, star(state, "ham_fist", discard=state.hands[0][0]))
    assert (state.money[0], state.hands[0], len(state.discards[0])) == (3, (), 1)


def test_sp_trough() -> None:
    """Case 48, in part."""
    assert legal(playing(table(), "ham_fist+trough_love"), "special") == []
    drawn = table(villain="robo_knight")
    drawn.data["villain"]["loc"] = "A"
    state = playing(drawn, "ham_fist+trough_love")
    do(state, star(state, "ham_fist"))
    assert (state.villain_hp, state.now.rewards) == (35, "")


def test_sp_magnet() -> None:
    """Case 48, in part."""
    state = playing(table().minions(E="B R"), "ham_fist+pig_magnet")
    do(state, star(state, "ham_fist", loc="E"))
    assert (state.board["A"], state.board["E"]) == (("B", "R"), ())
    guarded = table().minions(E="B R").set(knuckles={"loc": "A", "asleep": False})
    assert legal(playing(guarded, "ham_fist+pig_magnet"), "special") == []


def test_sp_pals() -> None:
    """Case 48, in part."""
    state = playing(table().discarded(0, "brave_trot"), "ham_fist+pen_pals")
    (uid,) = state.discards[0]
    do(state, star(state, "ham_fist", take=uid))
    assert (state.hands[0], state.discards[0]) == ((uid,), ())


def test_sp_bearpay() -> None:
    """Case 48, in part."""
    state = playing(table().minions(Q="B R"), "ham_fist+bear_necessities")
    do(state, star(state, "ham_fist", to="Q"))
    assert (state.money[0], state.now.defeated) == (3, ())


def test_sp_beargain() -> None:
    state = playing(table().minions(Q="B! R!").bag("Y Y Y Y Y"), "ham_fist+grin_and_bear_it")
    do(state, star(state, "ham_fist", to="Q"))
    assert state.now.defeated == (("B!", True), ("R!", True))
    ends_turn(state)
    assert (state.money[0], skills(state, 0), state.hp[0]) == (3, "B1 R1 P0 Y0", 8)


@pytest.mark.parametrize(
    ("upgrade", "card", "colour"),
    [
        ("blue_streak", "reluctant_swing", "B"),
        ("red_handed", "ham_fist", "R"),
        ("purple_haze", "brush_stroke", "P"),
        ("lemon_aid", "heirloom_crossbow", "Y"),
    ],
)
def test_sp_double(upgrade: str, card: str, colour: str) -> None:
    state = playing(table().minions(A=f"{colour} {colour} {colour}"), f"{card}+{upgrade}")
    do(state, f"attack {colour}", f"attack {colour}")
    assert not allows(state, f"attack {colour}")


def test_sp_convert() -> None:
    """Case 25."""
    state = playing(table().minions(A="B R P Y"), "brave_trot+battering_ham")
    assert pool(state) == {"m": 1, "M": 3}
    do(state, "convert", "attack B", "convert", "convert")
    assert pool(state) == {"m": 1, "W": 2}
    assert not allows(state, "convert")


def test_sp_oink() -> None:
    """Case 27."""
    state = playing(table().minions(A="RP!").bag("B B B B B"), "reluctant_swing+invisible_oink")
    ends_turn(state)
    assert state.hp[0] == 7


def test_sp_bounty() -> None:
    """Case 48, in part."""
    state = playing(table().minions(A="R!").bag("B B B B B"), "ham_fist+bring_home_the_bacon")
    do(state, "attack R!")
    ends_turn(state)
    assert (state.money[0], state.hp[0]) == (4, 7)


def test_sp_nobite() -> None:
    """Case 48, in part."""
    state = playing(table().minions(A="R!").bag("B B B B B"), "ham_fist+snout_of_reach")
    do(state, "attack R!")
    ends_turn(state)
    assert (state.hp[0], state.money[0]) == (8, 2)


def test_every_star_has_a_test() -> None:
    assert {f"test_{verb}" for verb in Star} <= set(globals())
    assert {card.star for card in CARDS.values() if card.star} == set(Star)


def test_icons_that_heal_and_teach() -> None:
    state = playing(table().char(0, hp=6), "ham_fist+truffle_snack")
    do(state, "heal", "heal")
    assert (state.hp[0], allows(state, "heal")) == (8, False)
    state = playing(table(), "ham_fist+practice")
    do(state, "skill B")
    assert skills(state, 0) == "B1 R0 P0 Y0"


def test_money_and_draws_act_at_once() -> None:
    state = playing(table(), "pig_latin")
    assert (state.money[0], len(state.hands[0]), pool(state)) == (2, 1, {"m": 1})


@pytest.mark.parametrize("card", START_CARDS, ids=lambda card: card.id)
def test_every_starting_card_gives_its_icons(card: CardPrint) -> None:
    state = playing(table(card.owner, "ham" if card.owner != "ham" else "ronin"), card.id)
    printed = [icon for _, icon in card.icons]
    expected = sorted(icon for icon in printed if icon not in "CD") + (["T"] if card.star else [])
    assert sorted(state.now.icons.replace("m", "")) == sorted(expected)
    assert len(state.hands[0]) == printed.count("D")


@pytest.mark.parametrize("card", UPGRADES["attack"], ids=lambda card: card.id)
def test_every_attack_upgrade_gives_its_icons(card: CardPrint) -> None:
    state = playing(table(), f"brush_stroke+{card.id}")
    printed = [icon for _, icon in card.icons]
    gained = sorted(state.now.icons.replace("m", "").replace("P", "", 1))
    assert gained == sorted(icon for icon in printed if icon not in "CD")
    assert len(state.hands[0]) == printed.count("D")


def test_a_bear_kept_asleep_by_hen_guards_all_the_same() -> None:
    drawn = table(powers_uncovered=1).set(knuckles={"loc": "B", "asleep": False}).bag("Y Y Y Y")
    state = drawn.turn().build()
    resolve(state, Acts(1))
    state.stack = [frame for frame in state.stack if frame.frame != "acts"]
    ends_turn(state)
    assert (state.asleep, state.board["B"]) == (True, ())
