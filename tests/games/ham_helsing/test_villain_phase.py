"""Worked cases of tokens, limits and the Villain Phase; every effect token and every power of a Villain."""

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.components import EFFECTS, VILLAINS
from client.games.ham_helsing.frames import Acts, Fx, Limits, Nests, VillainFrame, VMove
from client.games.ham_helsing.options import HamOptions
from client.games.ham_helsing.state import HamState
from tests.games.ham_helsing.drawn import Table, allows, do, ends_turn, legal, resolve, skills, table


def villain_phase(drawn: Table) -> HamState:
    """Run the Villain Phase from the flip to the first question."""
    state = drawn.turn(1).build()
    state.turn = None
    state.stack.clear()
    resolve(state, VillainFrame())
    return state


def with_effect(drawn: Table, *effects: str) -> HamState:
    """Let effect tokens resolve in the turn of the first character."""
    for effect in effects:
        drawn.data["bag"].remove(effect)
    state = drawn.set(effect_queue=list(effects)).turn().build()
    resolve(state, Fx())
    return state


def test_case_8_tokens_in_letter_order_then_effects() -> None:
    drawn = table().char(1, loc="E", money=3).bag("B fx_money R! P")
    state = drawn.turn(1).build()
    state.stack[0:1] = [*state.stack[0:1]]
    ends_turn(state)
    assert [state.board[loc] for loc in "ABHI"] == [("B",), (), ("R!",), ("P",)]
    assert (state.money, state.token_discard) == ([0, 2], ["fx_money"])


@pytest.mark.parametrize(("nests", "hp", "after"), [([], 7, ["E"]), (["J"], 6, ["J", "E"])])
def test_case_12_losing_a_location(nests: list[str], hp: int, after: list[str]) -> None:
    drawn = table().char(0, loc="E").minions(E="B B R").bag("Y Y P Y Y").set(nests=nests)
    state = drawn.turn(1).build()
    ends_turn(state)
    assert (list(state.nests), state.loc[0], state.hp[0], len(state.board["E"])) == (after, "J", hp, 4)


@pytest.mark.parametrize(("ignored", "result"), [(False, "loss"), (True, None)])
def test_case_13_mud_canyon_overrun(ignored: bool, result: str | None) -> None:  # noqa: FBT001
    drawn = table(ignore_limits=ignored).char(0, loc="B").minions(A="B B B B B B R R").bag("Y Y Y Y")
    state = drawn.turn().build()
    ends_turn(state)
    assert (state.result, len(state.board["A"])) == (result, 9)
    assert state.reason == ("mud_canyon_overrun" if result else None)


def test_case_14_bites_of_step_6_and_the_shield() -> None:
    state = table().minions(A="B! RP! Y").bag("B B B B B").set(shield=0).turn().build()
    ends_turn(state)
    assert (state.hp, state.shield) == ([6, 6], "L")


def test_case_28_a_whole_villain_phase() -> None:
    drawn = table().char(0, loc="O").char(1, loc="L").minions(P="B R", K="BY", O="B", A="B")
    state = villain_phase(drawn.set(nests=["D"]).bag("Y P P"))
    assert (state.villain_loc, state.hp[0], state.board["K"]) == ("O", 7, ())
    assert [move["to"] for move in legal(state)] == ["L", "O"]
    do(state, {"kind": "route", "loc": "P", "minion": "B", "to": "L"})
    assert (state.board["A"], state.board["D"], len(state.board["O"])) == (("B",), ("Y",), 4)
    assert (state.nests, state.hp[0], state.loc[0], state.round) == (("D", "O"), 6, "J", 2)


def test_case_34_hibernation() -> None:
    drawn = table(powers_uncovered=1).set(knuckles={"loc": "K", "asleep": False}).minions(Q="B")
    state = drawn.hand(0, "ham_fist+bear_whistle").turn().build()
    resolve(state, Acts(1))
    assert state.asleep
    do(state, "play ham_fist")
    assert [move["to"] for move in legal(state, "knuckles")] == ["wake"]
    do(state, "knuckles wake")
    assert (state.knuckles, state.asleep, state.board["Q"]) == ("K", False, ("B",))
    home = table(powers_uncovered=1).turn().build()
    resolve(home, Acts(1))
    assert (home.knuckles, home.asleep) == ("den", False)


def test_case_42_silk_acts() -> None:
    drawn = table(villain="silk", powers_uncovered=2).char(1, loc="K").minions(P="B BR", Q="B R P").bag("Y Y P")
    state = drawn.turn().build()
    resolve(state, Acts(0))
    assert (state.board["A"], state.board["K"], state.villain_hp) == (("Y",), ("Y",), 56)
    assert len(state.board["Q"]) == 4


def test_case_43_hen_pulls() -> None:
    state = table(powers_uncovered=2).minions(L="B", O="R R R", A="Y").turn().build()
    resolve(state, Acts(2))
    assert [(move["loc"], move["minion"]) for move in legal(state)] == [("L", "B"), ("O", "R")]
    do(state, *[{"kind": "pull", "loc": "O", "minion": "R"}] * 2)
    assert (state.board["P"], state.board["O"]) == (("R", "R"), ("R",))


def test_case_44_robo_knight_and_chad_act() -> None:
    drawn = table(villain="robo_knight", powers_uncovered=2).char(0, loc="I").char(1, loc="N")
    drawn.data["villain"]["hp"] = 36
    state = drawn.turn().build()
    resolve(state, Acts(0))
    assert (state.hp, state.villain_hp) == ([6, 4], 37)
    state = table(villain="chad", powers_uncovered=1).bag("B fx_money").turn().build()
    resolve(state, Acts(1))
    assert (state.board["A"], state.money[0]) == (("B",), 0)


def test_case_46_the_shield_leaves_the_game() -> None:
    state = table().minions(L="B B R R").turn().build()
    resolve(state, Limits())
    assert (state.nests, state.shield) == (("L",), "box")
    state = table().minions(A="B!").set(shield=0, nests=["L"]).bag("Y Y Y Y Y").turn().build()
    ends_turn(state)
    assert (state.shield, state.hp[0]) == ("box", 8)


def test_case_47_the_villain_meets_the_bear() -> None:
    drawn = table().char(0, loc="O").set(knuckles={"loc": "O", "asleep": True}, shield=0)
    state = villain_phase(drawn)
    assert (state.knuckles, state.asleep, state.hp[0], state.shield) == ("den", False, 8, "L")


def test_case_49_who_moves_and_who_stays() -> None:
    drawn = table().set(knuckles={"loc": "B", "asleep": False}).minions(D="P", E="P")
    drawn.data["villain"]["loc"] = "E"
    state = drawn.turn().build()
    resolve(state, VMove("P"))
    assert (state.board["D"], state.board["A"], state.board["E"]) == (("P",), ("P",), ())
    state = drawn.char(1, loc="B").build()
    resolve(state, VMove("P"))
    assert state.board["D"] == ("P",)


def test_case_50_the_bag_is_refilled_from_the_discard() -> None:
    drawn = table().char(0, loc="D").bag("R fx_money")
    everything = drawn.data["bag"][:-2]
    drawn.data["board"]["N"] = sorted(token for token in everything if not token.startswith("fx_"))
    others = [token for token in everything if token.startswith("fx_")]
    drawn.set(bag=[], token_discard=["R", "fx_money"], effect_queue=[])
    drawn.data["options"]["effect_tokens"] = 1
    assert "fx_money" not in others
    state = drawn.set(nests=["N"]).turn().build()
    ends_turn(state)
    placed = [len(state.board[loc]) for loc in "BGH"]
    assert (sum(placed), state.token_discard, state.money[0]) == (1, ["fx_money"], 0)
    assert placed[2] == 0


class TestEffects:
    """One test an effect token."""

    def test_money(self) -> None:
        assert with_effect(table().char(1, money=3), "fx_money").money == [0, 2]

    def test_skill(self) -> None:
        state = with_effect(table().char(0, skills="B1 Y2").char(1, skills="R1"), "fx_skill")
        assert [move["colour"] for move in legal(state)] == ["B", "Y"]
        do(state, "lose_skill Y")
        assert (skills(state, 0), skills(state, 1)) == ("B1 R0 P0 Y1", "B0 R0 P0 Y0")

    def test_cover(self) -> None:
        state = with_effect(table().hand(0, "reluctant_swing", "hamspiration"), "fx_cover")
        assert [move["slot"] for move in legal(state)] == ["1", "2", "S"]
        do(state, {"kind": "cover", "card": state.hands[0][1], "slot": "S"})
        do(state, "play hamspiration")
        assert legal(state, "special") == []

    def test_crowd(self) -> None:
        state = with_effect(table().char(1, loc="B").minions(A="B R", B="Y"), "fx_crowd")
        assert state.hp == [7, 6]

    def test_case_29_breed(self) -> None:
        state = with_effect(table().minions(K="B B", Q="R R R", N="P").bag("Y"), "fx_breed")
        assert [len(state.board[loc]) for loc in "KQN"] == [3, 3, 1]
        assert state.token_discard == ["fx_breed"]

    @pytest.mark.parametrize("colour", "BRPY")
    def test_move(self, colour: str) -> None:
        state = with_effect(table().minions(B=colour, D=colour), f"fx_move_{colour}")
        assert (state.board["A"], state.board["D"]) == ((colour,), (colour,))

    def test_every_effect_token_has_a_test(self) -> None:
        tested = {"fx_" + name.split("test_")[1].replace("case_29_", "") for name in dir(self) if "test_" in name}
        assert {str(effect).rstrip("BRPY").rstrip("_") for effect in EFFECTS} <= tested


ALONE = {"round": 4, "villain_deck": ["v4"]}


class TestPowers:
    """One test a power of a Villain."""

    def acted(self, drawn: Table, power: int) -> HamState:
        state = drawn.set(**ALONE).turn().build()
        resolve(state, Acts(power))
        return state

    def test_hen_skull(self) -> None:
        assert self.acted(table().bag("B R"), 0).board["P"] == ("B", "R")

    def test_hen_up1(self) -> None:
        drawn = table(powers_uncovered=1).set(knuckles={"loc": "K", "asleep": False})
        assert self.acted(drawn, 1).asleep

    def test_hen_up2(self) -> None:
        state = self.acted(table(powers_uncovered=2).minions(L="B"), 2)
        assert (state.board["L"], state.board["P"]) == ((), ("B",))

    def test_chad_skull(self) -> None:
        assert self.acted(table(villain="chad").char(1, loc="B").minions(A="B"), 0).hp == [7, 6]

    def test_chad_up1(self) -> None:
        assert self.acted(table(villain="chad", powers_uncovered=1).bag("B R"), 1).board["A"] == ("B", "R")

    def test_chad_up2(self) -> None:
        drawn = table(villain="chad", powers_uncovered=2).char(0, loc="O").char(1, loc="H")
        assert self.acted(drawn, 2).hp == [7, 6]

    def test_robo_skull(self) -> None:
        assert self.acted(table(villain="robo_knight").char(1, loc="I"), 0).hp == [8, 4]

    def test_robo_up1(self) -> None:
        drawn = table(villain="robo_knight", powers_uncovered=1).char(0, skills="B2 R2 Y1").char(1, skills="B1")
        state = self.acted(drawn, 1)
        assert [move["colour"] for move in legal(state)] == ["B", "R", "Y"]
        do(state, "lose_skill R")
        assert (skills(state, 0), skills(state, 1)) == ("B2 R1 P0 Y1", "B0 R0 P0 Y0")

    def test_robo_up2(self) -> None:
        drawn = table(villain="robo_knight", powers_uncovered=2)
        drawn.data["villain"]["hp"] = 30
        assert self.acted(drawn, 2).villain_hp == 32

    def test_silk_skull(self) -> None:
        state = self.acted(table(villain="silk").bag("B R"), 0)
        assert state.board["A"] == ("B",)

    def test_silk_up1(self) -> None:
        assert self.acted(table(villain="silk", powers_uncovered=1).minions(P="BR B! Y"), 1).villain_hp == 57

    def test_silk_up2(self) -> None:
        state = self.acted(table(villain="silk", powers_uncovered=2).minions(K="B B B", Q="R R").bag("Y"), 2)
        assert [len(state.board[loc]) for loc in "KQ"] == [4, 2]

    def test_every_power_has_a_test(self) -> None:
        names = {str(power.id) for villain in VILLAINS.values() for power in villain.powers}
        assert {f"test_{name}" for name in names} <= set(dir(self))


@pytest.mark.parametrize(("nests", "asleep"), [(["D"], False), (["D", "E"], True)])
def test_an_upgrade_wakes_with_the_second_nest(nests: list[str], asleep: bool) -> None:  # noqa: FBT001
    state = table().set(nests=nests, knuckles={"loc": "K", "asleep": False}).turn().build()
    resolve(state, Acts(1))
    assert state.asleep == asleep


def test_a_tame_villain_does_nothing() -> None:
    state = table(no_villain_board=True, powers_uncovered=2).turn().build()
    resolve(state, Acts(0))
    assert not any(state.board.values())


def test_nests_fill_in_letter_order_and_knuckles_keeps_tokens_out() -> None:
    drawn = table().set(nests=["Q", "D"], knuckles={"loc": "D", "asleep": False}).bag("B")
    state = drawn.turn().build()
    resolve(state, Nests())
    assert (state.board["D"], state.board["Q"]) == ((), ("B",))


def test_case_40_options() -> None:
    longer = HAM.new(2, HamOptions(extra_villain_cards=[1, 0, 2], characters=["ham", "ronin"]))
    assert ([card[1] for card in longer.villain_deck], longer.rounds) == (list("1123334"), 8)
    weak = HAM.new(2, HamOptions(villain_health_mod=-20))
    assert weak.villain_hp == 21
    with pytest.raises(ValueError, match="villain_health_mod"):
        HamOptions(villain_health_mod=-100)
    few = HAM.new(2, HamOptions(effect_tokens=2, start_money_1=True, characters=["ham", "ronin"]))
    tokens = [*few.bag, *(token for tokens in few.board.values() for token in tokens)]
    assert (sorted(t for t in tokens if t.startswith("fx")), len(tokens)) == (["fx_money", "fx_skill"], 62)
    assert few.money == [1, 1]


def test_case_21_an_upgrade_set_aside_is_tried_again() -> None:
    drawn = table().char(1, loc="K").hand(0, "heirloom_crossbow", "heirloom_crossbow", "pig_latin")
    drawn.top(0, "hamspiration").upgrade("dash_P")
    drawn.data["piles"][0]["aside"] = ["dash_P"]
    state = drawn.turn().build()
    ends_turn(state)
    (card,) = (state.cards[uid] for uid in state.hands[0] if state.cards[uid].id == "hamspiration")
    assert (card.ups, state.asides[0]) == (("dash_P",), ())


def test_case_20_sleeving_in_the_market() -> None:
    drawn = table().char(0, money=5).hand(0, "heirloom_crossbow", "pig_latin")
    drawn.open("attack", "dash_P", "wild_swing", "whole_hog")
    state = drawn.ask(["market", {"c": 0}]).build()
    do(state, "buy attack 0")
    assert (state.asides[0], state.money[0], state.stack[-1].frame) == (("dash_P",), 3, "market")
    do(state, "buy attack 1", "sleeve pig_latin")
    assert (state.money[0], state.stack[-1].frame) == (1, "market")


def test_case_36_a_flush() -> None:
    drawn = table().char(0, money=1)
    state = drawn.ask(["market", {"c": 0}]).build()
    before, special = state.market["attack"], state.market["special"]
    do(state, "flush")
    assert not allows(state, "flush_done")
    do(state, "flush_pick attack 1")
    assert not allows(state, "flush_pick attack 0")
    do(state, "flush_pick attack 2", "flush_done")
    after = state.market["attack"]
    assert after.slots == (before.slots[0], before.deck[-1], before.deck[-2])
    assert (after.discard, state.market["special"], state.money[0]) == (before.slots[1:], special, 0)
