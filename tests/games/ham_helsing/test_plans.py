"""Which plans a search rehearses."""

from random import Random

from client.core.wish import Plan, Wish
from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.moves import MarketDone, UseKatana, UseKnuckles
from client.games.ham_helsing.plans import HEED
from tests.games.ham_helsing.drawn import do, table


def test_the_own_way_comes_first_and_is_favoured_where_something_was_asked() -> None:
    state = table().hand(0, "reluctant_swing").minions(A="R", B="B").turn().build()
    assert HAM.plans(state)[0] == Plan()
    assert HAM.plans(HAM.with_wish(state, 0, Wish("guard", 1, "B")))[0] == Plan(favour=HEED)


def test_hunting_grounds_in_reach_and_places_to_end_are_plans() -> None:
    state = table().hand(0, "reluctant_swing").minions(A="R", B="B", N="R").turn().build()
    wishes = [plan.wish for plan in HAM.plans(state)]
    assert Wish("hunt", 0, "A") in wishes
    assert Wish("hunt", 0, "B") in wishes
    assert Wish("hunt", 0, "N") not in wishes, "out of reach"
    assert len([wish for wish in wishes if wish is not None and wish.kind == "guard"]) == 3


def test_with_the_villain_in_reach_he_or_the_minions_may_come_first() -> None:
    drawn = table().hand(0, "reluctant_swing").minions(A="R")
    drawn.data["villain"]["loc"] = "A"
    plans = HAM.plans(drawn.turn().build())
    assert {"villain", "minions"} <= {plan.wish.kind for plan in plans if plan.wish is not None}
    assert Plan(move=UseKatana()) in plans


def test_where_knuckles_is_sent_is_thought_about() -> None:
    state = table().hand(0, "ham_fist+bear_whistle").minions(B="B R", C="R", K="Y Y").turn().build()
    do(state, "play ham_fist")
    sent = [plan.move for plan in HAM.plans(state) if plan.move is not None]
    assert {UseKnuckles("B"), UseKnuckles("C"), UseKnuckles("K")} > {HAM.rule_player(state, Random(1))}
    assert len({UseKnuckles("B"), UseKnuckles("C"), UseKnuckles("K")} & set(sent)) == 2, "the others"
    assert len(sent) == 4


def test_every_purchase_and_none_is_thought_about_but_no_small_matter() -> None:
    market = table().char(0, money=3).hand(0, "ham_fist").ask(["market", {"c": 0}]).build()
    moves = [plan.move for plan in HAM.plans(market) if plan.move is not None]
    assert moves == HAM.legal_moves(market)
    assert MarketDone() in moves
    small = table().char(0, skills="B1 R1").ask(["lose_skill", {"c": 0, "among": None}]).build()
    assert HAM.plans(small) == [Plan()]
