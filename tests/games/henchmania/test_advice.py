"""The simple sensible player: section 13."""

from random import Random
from typing import Any

import pytest

from client.games.henchmania.cards import CARD_BY_ID
from client.games.henchmania.gains import play_gain
from client.games.henchmania.judging import closed_card_worth, duel_gain, duel_prospect, rival_weight
from client.games.henchmania.moves import Place, Play
from client.games.henchmania.placing_advice import ruling_bonus, site_worths
from client.games.henchmania.standing import standing
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.worth import hand_worth, laid_worth
from client.locale.translator import Translator
from tests.games.henchmania.drawn import (
    DECLINE,
    DONE,
    GAME,
    PASS,
    act,
    all_pass,
    asked,
    duel,
    ids,
    move,
    play,
    table,
    weapon,
)

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def advised(state: HenchmaniaState) -> dict[str, Any]:
    return GAME.move_to_json(GAME.rule_player(state, Random(1)))


@pytest.mark.parametrize(
    ("attack", "defence", "percent", "wounds"),
    [(2, 6, 97, 2.08), (3, 4, 70, 1.00), (4, 5, 70, 1.00), (5, 6, 62, 0.83), (6, 6, 36, 0.42), (6, 2, 8, 0.08)],
)
def test_the_table_of_duels_in_the_reference(attack: int, defence: int, percent: int, wounds: float) -> None:
    prospect = duel_prospect(attack, defence)
    assert round(100 * prospect.chance) == percent
    assert prospect.wounds == pytest.approx(wounds, abs=0.005)


def worth(state: HenchmaniaState, cards: str) -> float:
    return laid_worth(state, [CARD_BY_ID[card] for card in ids(cards)])


def test_performances_are_worth_their_evenings() -> None:
    first, last = table(day=1), table(day=4)
    assert (worth(first, "minstrel"), worth(first, "minstrel jester"), worth(first, "minstrel jester troubadour")) == (
        4.0,
        12.0,
        20.0,
    )
    assert worth(last, "minstrel minstrel") == pytest.approx(1.4)
    assert worth(first, "choir_boys") == pytest.approx(1.6)
    assert worth(first, "choir_boys minstrel") == pytest.approx(8.0)
    assert worth(first, "ox_church mule_castle") == pytest.approx(4 * 2 + 4 * 0.5)


def test_income_is_laid_before_anything_else() -> None:
    state = table(hands={0: "gossip jester porter"})
    assert advised(state) == {"kind": "play", "card": "jester"}


def test_a_gossip_goes_to_the_leader() -> None:
    state = table(3, hands={0: "gossip"}, scores=[5, 6, 9])
    assert advised(state) == {"kind": "play", "card": "gossip", "seat": 2}
    assert [rival_weight(state, 0, rival) for rival in (1, 2)] == [0.35, 0.6]


def test_a_hopeless_challenge_is_not_made() -> None:
    armed = table(hands={0: "glove", 1: "axe axe axe"}, scores=[5, 0])
    assert advised(armed) == {"kind": "pass"}
    bare = table(hands={0: "glove sword", 1: "jester"})
    assert advised(bare) == {"kind": "play", "card": "glove", "seat": 1}
    assert duel_gain(bare, 0, 1) > duel_gain(armed, 0, 1)


def test_a_search_weighs_the_most_promising_plays_and_the_pass() -> None:
    state = table(
        4,
        hands={0: "gossip trick traitor jester glove pillory sword"},
        reserves={1: "prayer porter", 2: "minstrel"},
        board={"castle": "123", "church": "12"},
    )
    few, moves = GAME.worth_trying(state), GAME.legal_moves(state)
    assert (len(few), few[-1]) == (6, PASS)
    assert few == [each for each in moves if each in few]
    assert {play("jester"), GAME.rule_player(state, Random(1))} <= set(few)
    assert GAME.worth_trying(GAME.new(3, seed=1)) == GAME.legal_moves(GAME.new(3, seed=1))


def test_nothing_worth_doing_is_a_pass() -> None:
    state = table(hands={0: "glove", 1: "axe axe axe"}, scores=[5, 0])
    assert GAME.rule_player(state, Random(1)) == PASS


def test_small_losses_are_borne_and_large_ones_stopped() -> None:
    small = table(hands={0: "gossip jester"}, reserves={1: "penitent"})
    act(small, play("gossip", 1))
    assert GAME.rule_player(small, Random(1)) == DECLINE
    large = table(hands={0: "pillory jester"}, reserves={1: "minstrel penitent"})
    act(large, play("pillory", 1, target="minstrel"))
    assert GAME.rule_player(large, Random(1)) == move("shield", card="penitent")


def test_the_least_useful_card_is_given_lost_or_replaced() -> None:
    giving = table(hands={0: "trick dagger intrigue", 1: "glove"})
    act(giving, play("trick", 1, back="square"))
    assert advised(giving) == {"kind": "give", "card": "dagger"}
    losing = table(hands={0: "brawl jester"}, reserves={1: "minstrel minstrel porter"})
    act(losing, play("brawl"))
    assert advised(losing) == {"kind": "lose", "card": "minstrel"}
    full = "minstrel troubadour apothecary prayer prayer* holy_water choir_boys penitent"
    replacing = table(hands={0: "jester porter"}, reserves={0: full}, day=4)
    act(replacing, play("porter"))
    assert advised(replacing)["drop"] in ("prayer", "penitent", "porter")


def test_the_inquisition_burns_what_hurts_most() -> None:
    state = table(hands={0: "inquisition jester"}, reserves={1: "minstrel prayer"}, trumps={1: "bravery"})
    act(state, play("inquisition", 1))
    assert advised(state) == {"kind": "inquire", "target": "bravery"}


def test_the_best_card_is_kept_while_there_is_a_tomorrow() -> None:
    for day, expected in ((1, {"kind": "keep", "card": "glove"}), (4, {"kind": "done"})):
        state = table(day=day, hands={0: "gossip glove cudgel"}, reserves={0: "nosy_parker"})
        all_pass(state)
        assert asked(state) == ("keep", 0)
        assert advised(state) == expected


def test_a_duellist_takes_the_best_weapon_and_a_guard_ends_it() -> None:
    state = table(hands={0: "glove axe dagger sword jester", 1: "guard jester"})
    act(state, play("glove", 1))
    assert advised(state) == {"kind": "guard"}
    act(state, DECLINE)
    assert advised(state) == {"kind": "weapon", "card": "sword"}


@pytest.mark.parametrize(
    ("attacker", "defender", "answer"),
    [
        pytest.param("glove jester jester", "guard complete_armor", "decline", id="bare hands against full armour"),
        pytest.param("glove jester jester", "guard jester", "decline", id="bare hands against bare hands"),
        pytest.param("glove sword jester", "guard complete_armor", "decline", id="perhaps a blade against full armour"),
        pytest.param("glove sword jester", "guard jester", "guard", id="perhaps a blade against bare hands"),
        pytest.param("glove sword axe dagger", "guard iron_shield", "guard", id="surely a blade against a shield"),
    ],
)
def test_a_guard_is_called_only_against_harm(attacker: str, defender: str, answer: str) -> None:
    state = table(hands={0: attacker, 1: defender})
    act(state, play("glove", 1))
    assert asked(state) == ("guard", 1)
    assert advised(state) == {"kind": answer}


def test_a_gauntlet_makes_bare_hands_worth_a_guard_to_a_bare_hand() -> None:
    state = table(hands={0: "gauntlet jester", 1: "guard jester"}, gloves=("gauntlet",), variant_powers=True)
    act(state, play("gauntlet", 1))
    assert advised(state) == {"kind": "guard"}


def test_holy_water_is_not_poured_on_a_defence_that_stays_lost() -> None:
    lost = table(hands={0: "glove axe jester"}, reserves={1: "holy_water"}, dice=[3, 4, 1, 2, 3])
    act(lost, play("glove", 1), weapon("axe"))
    assert asked(lost) == ("after_defence", 1)
    assert GAME.rule_player(lost, Random(1)) == DONE
    saved = table(hands={0: "glove axe jester"}, reserves={1: "holy_water"}, dice=[3, 1, 1, 2])
    act(saved, play("glove", 1), weapon("axe"))
    assert advised(saved) == {"kind": "duel", "card": "holy_water"}


def test_an_apothecary_does_not_run_for_one_of_two_wounds() -> None:
    state = table(hands={0: "glove axe jester"}, reserves={1: "apothecary"}, dice=[3, 4, 1, 2, 3])
    act(state, play("glove", 1), weapon("axe"))
    assert asked(state) == ("heal", 1)
    assert GAME.rule_player(state, Random(1)) == DONE


def test_belladonna_is_not_wasted_on_a_poor_weapon() -> None:
    state = table(hands={0: "glove axe jester", 1: "sword jester"}, reserves={0: "belladonna_root"})
    act(state, play("glove", 1), weapon("axe"), weapon("sword"))
    assert asked(state) == ("prepare", 0)
    assert GAME.rule_player(state, Random(1)) == DONE


def test_a_mutt_is_let_loose_on_a_dangerous_attacker_only() -> None:
    danger = table(hands={0: "glove sword jester"}, reserves={1: "mutt_tavern"}, animals=True)
    act(danger, play("glove", 1), weapon("sword"))
    assert advised(danger) == {"kind": "duel", "card": "mutt_tavern"}
    armed = table(hands={0: "glove jester", 1: "complete_armor jester"}, reserves={1: "mutt_tavern"}, animals=True)
    act(armed, play("glove", 1), weapon("complete_armor"))
    assert asked(armed) == ("prepare", 1)
    assert GAME.rule_player(armed, Random(1)) == DONE


def test_a_bystander_leaves_the_dice_of_a_lost_attack_alone() -> None:
    state = table(3, hands={0: "glove axe jester"}, reserves={2: "courtesan"}, dice=[1, 1, 2])
    act(state, play("glove", 1), weapon("axe"))
    assert asked(state) == ("after_attack", 2)
    assert GAME.rule_player(state, Random(1)) == DONE


def test_a_penitent_is_spared_when_a_brawl_takes_a_worthless_card() -> None:
    state = table(hands={0: "brawl jester"}, reserves={1: "apothecary penitent"}, day=4)
    act(state, play("brawl"))
    assert asked(state) == ("shield", 1)
    assert GAME.rule_player(state, Random(1)) == DECLINE


def test_a_blade_waits_for_its_own_glove() -> None:
    state = table(hands={0: "glove axe jester", 1: "glove dagger jester"})
    act(state, play("glove", 1), weapon("axe"))
    assert advised(state) == {"kind": "weapon", "card": ""}


def test_cards_in_a_duel() -> None:
    spoiling = table(hands={0: "glove axe jester", 1: "iron_shield jester"}, reserves={0: "belladonna_root"})
    act(spoiling, play("glove", 1), weapon("axe"), weapon("iron_shield"))
    assert advised(spoiling) == {"kind": "duel", "card": "belladonna_root"}
    praying = table(hands={0: "glove axe jester"}, reserves={0: "prayer"}, dice=[1, 5, 5])
    act(praying, play("glove", 1), weapon("axe"))
    assert advised(praying) == {"kind": "duel", "card": "prayer"}
    sparing = table(hands={0: "glove axe jester"}, reserves={0: "holy_water"}, dice=[1, 5, 5])
    act(sparing, play("glove", 1), weapon("axe"))
    assert GAME.rule_player(sparing, Random(1)) == DONE
    healing = table(hands={0: "glove axe jester"}, reserves={1: "apothecary"}, dice=[1, 1, 5, 1])
    act(healing, play("glove", 1), weapon("axe"))
    assert advised(healing) == {"kind": "duel", "card": "apothecary"}


def test_a_courtesan_helps_herself_and_stops_leaders() -> None:
    own = table(hands={0: "glove axe jester"}, reserves={0: "courtesan"}, dice=[1, 5, 5])
    act(own, play("glove", 1), weapon("axe"))
    assert GAME.rule_player(own, Random(1)) == duel("courtesan", die="bad")
    other = table(hands={0: "glove axe jester"}, reserves={1: "courtesan"}, dice=[1, 5, 5])
    act(other, play("glove", 1), weapon("axe"))
    assert GAME.rule_player(other, Random(1)) == duel("courtesan", die="good")
    third = table(3, hands={0: "glove axe jester"}, reserves={2: "courtesan"}, dice=[1, 1, 5])
    act(third, play("glove", 1), weapon("axe"))
    assert GAME.rule_player(third, Random(1)) == duel("courtesan", die="good")


def test_castle_first_and_the_armory_only_for_gloves() -> None:
    fresh = GAME.new(2, seed=1)
    worths = site_worths(fresh, 0)
    assert max(worths) == worths[1]
    with_glove = table(hands={0: "glove glove"})
    without = table(hands={0: "jester"})
    assert site_worths(with_glove, 0)[4] > site_worths(without, 0)[4]
    done = table(hands={0: ""}, reserves={0: "minstrel troubadour jester"})
    assert site_worths(done, 0)[1] < worths[1]


def test_taking_and_levelling_a_site_count() -> None:
    state = table(
        phase="place",
        decision={"step": "place", "seat": 0},
        pools={0: "00", 1: "1"},
        board={"castle": "1", "church": "01"},
    )
    places = [each for each in GAME.legal_moves(state) if isinstance(each, Place)]
    assert [ruling_bonus(state, each) for each in places] == [0.5, 0.25, 0.5, 0.5, 0.5]


def test_known_cards_of_others_are_judged_by_their_faces() -> None:
    state = table(hands={0: "drunkard", 1: "intrigue jester"}, seen={(0, 1): "intrigue"})
    castle = play("drunkard", 1, back="castle")
    assert isinstance(castle, Play)
    assert castle.back is not None
    known = closed_card_worth(state, 0, 1, castle.back)
    unknown = closed_card_worth(table(hands={1: "intrigue jester"}), 0, 1, castle.back)
    assert known == pytest.approx((3.5 + 1.6) / 2)
    assert unknown == pytest.approx(1.6)
    assert play_gain(state, 0, castle) == pytest.approx(2 * known)


def test_every_card_can_be_valued() -> None:
    state = table()
    assert all(hand_worth(state, card) >= 0 for card in CARD_BY_ID.values())


def test_the_standing_favours_points_and_cards_that_bring_them() -> None:
    even = table()
    assert standing(even) == pytest.approx([0.5, 0.5])
    ahead = standing(table(scores=[12, 5]))
    assert ahead[0] > 0.55
    promising = standing(table(reserves={0: "minstrel troubadour jester"}))
    assert promising[0] > 0.6
    late = standing(table(day=4, scores=[12, 5]))
    assert late[0] > ahead[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sensible_player_beats_chance(seats: int) -> None:
    wins = 0.0
    for seed in range(12):
        state = GAME.new(seats, seed=seed)
        rng = Random(seed)
        while (seat := GAME.to_act(state)) is not None:
            sensible = seat == seed % seats
            chosen = GAME.rule_player(state, rng) if sensible else rng.choice(GAME.legal_moves(state))
            GAME.apply(state, chosen, None)
        wins += seed % seats in state.winners
    assert wins >= 10


def test_reasons_speak_of_the_position() -> None:
    say = Translator("en").say
    state = table(3, hands={0: "gossip glove sword jester"}, scores=[5, 9, 5])
    reasons = {str(GAME.move_to_json(each)): say(GAME.reason(state, each), NAMES) for each in GAME.legal_moves(state)}
    assert reasons[str({"kind": "play", "card": "gossip", "seat": 1})].startswith("[Gossip] costs Ben about 1 point")
    assert "97 times in a hundred" in reasons[str({"kind": "play", "card": "glove", "seat": 1})]
    assert "every evening" in reasons[str({"kind": "play", "card": "jester"})]
    assert "tonight you score 0 points" in reasons[str({"kind": "pass"})]
