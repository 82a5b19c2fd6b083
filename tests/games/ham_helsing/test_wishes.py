"""What mates are asked, how they heed it, and what they say they mean to do."""

from random import Random

from client.core.wish import Wish
from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.state import HamState
from client.locale.translator import Translator
from tests.games.ham_helsing.drawn import do, table

SAY = Translator().say


def said(state: HamState, seat: int, wish: Wish | None = None) -> str:
    sight = HAM.sight(state, 0)
    words = HAM.intention(sight if wish is None else HAM.with_wish(sight, seat, wish), seat)
    assert words is not None
    return SAY(words)


def step_one(state: HamState, wish: Wish) -> tuple[HamState, list[str]]:
    """Play step 1 of the turn under way as its hero, who was asked something; return the kinds of moves made, too."""
    c = state.now.c
    playing = HAM.with_wish(state, state.team[c].seat, wish)
    kinds: list[str] = []
    while "end_play" not in kinds:
        move = HAM.rule_player(playing, Random(1))
        kinds.append(move.kind)
        HAM.play(playing, move)
    return playing, kinds


def end_of_turn(state: HamState, wish: Wish) -> HamState:
    """Return the position when the turn is over."""
    return step_one(state, wish)[0]


def kinds_of(state: HamState, wish: Wish) -> list[str]:
    """Return the kinds of moves made in step 1."""
    return step_one(state, wish)[1]


def test_a_mate_can_be_asked_to_come_to_fight_and_to_guard_what_is_not_lost() -> None:
    state = table().set(nests=["D"]).turn().build()
    offers = HAM.wishes(HAM.sight(state, 0), 1, 0)
    assert SAY(offers[Wish("help", 0)]) == "Help me here: Mud Canyon"
    assert SAY(offers[Wish("villain", 0)]) == "Go for Hen"
    assert SAY(offers[Wish("guard", 0, "K")]) == "Guard Graveyard of Bad Ideas"
    assert Wish("guard", 0, "D") not in offers
    assert len(offers) == 2 + 16


def test_who_is_down_asks_to_be_got_up() -> None:
    state = table().char(0, hp=0, loc="K").turn(1).build()
    assert SAY(HAM.wishes(state, 1, 0)[Wish("help", 0)]) == "Get me up: Graveyard of Bad Ideas"


def test_where_nothing_is_ever_lost_nothing_is_guarded() -> None:
    state = table(ignore_limits=True).turn().build()
    assert [wish.kind for wish in HAM.wishes(state, 1, 0)] == ["help", "villain"]


def test_whoever_guards_a_place_ends_the_turn_there() -> None:
    state = table().hand(1, "focus", "silent_strike").minions(I="B").turn(1).build()
    for loc in "BCEFI":
        assert end_of_turn(state, Wish("guard", 0, loc)).loc[1] == loc


def test_whoever_is_asked_for_help_comes_nearer_even_if_it_is_far() -> None:
    state = table("ham", "malcolm").char(0, loc="N").turn(1).build()
    assert end_of_turn(state, Wish("help", 0)).loc[1] in {"J", "Q"}


def test_whoever_helps_leaves_a_card_and_the_shield_to_who_asked() -> None:
    drawn = table("malcolm", "ham", "ronin").hand(0, "fang_fu").set(shield=0)
    state = end_of_turn(drawn.turn().build(), Wish("help", 2))
    assert (state.shield, len(state.hands[2])) == (2, 1)


def test_malcolm_heals_who_asked_for_help_a_little_earlier() -> None:
    drawn = table("malcolm", "ham").hand(0, "coffin_change", "night_snack").char(1, hp=5)
    assert end_of_turn(drawn.turn().build(), Wish("guard", 1, "A")).hp[1] == 5
    assert end_of_turn(drawn.turn().build(), Wish("help", 1)).hp[1] == 7


def test_whoever_is_asked_to_fight_spends_no_point_on_minions() -> None:
    state = table().char(1, loc="P").hand(1, "silent_strike").minions(P="R RP!").turn(1).build()
    assert "attack" in kinds_of(state, Wish("guard", 0, "P"))
    fought = kinds_of(state, Wish("villain", 0))
    assert "fight" in fought
    assert "attack" not in fought


def test_a_wish_costs_no_life() -> None:
    state = table().char(1, hp=1).minions(B="RP! BP! R!").turn(1).build()
    assert end_of_turn(state, Wish("guard", 0, "B")).loc[1] != "B"
    assert said(state, 1, Wish("guard", 0, "B")).startswith("I would rather not")


def test_a_hero_tells_of_the_turn_it_would_play() -> None:
    state = table().char(1, loc="P").hand(1, "silent_strike").turn(0).build()
    assert said(state, 1) == "I stay at Murky Woods and attack the Villain with a force of 2."
    assert said(state, 1, Wish("villain", 0)).startswith("As you wish. I stay at Murky Woods")


def test_a_hero_says_what_cannot_be_done() -> None:
    state = table("ham", "malcolm").turn(1).build()
    assert said(state, 1, Wish("guard", 0, "N")).startswith("I cannot get as far as Web Site this turn, but I come")
    beside = table("ham", "malcolm").char(1, loc="P").turn(1).build()
    assert said(beside, 1, Wish("villain", 0)).startswith("I am with the Villain, but have nothing to hit with.")


def test_nobody_speaks_before_the_team_stands_or_when_all_is_over() -> None:
    assert HAM.intention(HAM.new(3), 1) is None
    assert HAM.wishes(HAM.new(3), 1, 0) == {}
    over = table().char(0, hp=1, loc="P").char(1, hp=0).hand(0, "ham_fist").turn().set(dice_queue=["dmg_3", "dmg_2"])
    state = over.build()
    do(state, "play ham_fist", "fight all")
    assert state.result == "loss"
    assert HAM.intention(state, 1) is None
    assert HAM.wishes(state, 1, 0) == {}


def test_a_newer_wish_takes_the_place_of_an_older_one() -> None:
    state = HAM.with_wish(table().turn(1).build(), 1, Wish("villain", 0))
    assert HAM.with_wish(state, 1, Wish("guard", 0, "E")).wishes == ((1, Wish("guard", 0, "E")),)
