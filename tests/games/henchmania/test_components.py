"""The components of the box against the numbers of the reference, and what a wrong file is told."""

from collections import Counter

import pytest

from client.core.content import ContentError
from client.games.henchmania import components
from client.games.henchmania.cards import IDS, SITE_OF, box_of
from client.games.henchmania.components import FAMILIES, PLAIN, SITES, SPOTS, WITH_POWERS, Kind, Play
from client.games.henchmania.options import HenchmaniaOptions

HENCHMEN = (
    "porter_alt",
    "gossip_alt",
    "traitor_alt",
    "drunkard_alt",
    "helm",
    "mace",
    "round_shield",
    "coat_of_mail_alt",
)
GLOVES = ("falconer_glove", "gauntlet", "silk_glove", "velvet_glove", "hunting_glove")


def test_the_box_holds_130_cards_26_a_site() -> None:
    box = box_of(HenchmaniaOptions())
    assert box.total() == 130
    assert Counter(SITE_OF[card] for card in box.elements()) == dict.fromkeys(range(5), 26)
    assert len(box) == 41
    assert Counter(SITE_OF[card] for card in box) == {0: 8, 1: 8, 2: 8, 3: 8, 4: 9}


def test_the_animals_are_27() -> None:
    box = box_of(HenchmaniaOptions(animals=True))
    assert box.total() == 157
    per_site = Counter(SITE_OF[card] for card in box.elements())
    assert [per_site[site] for site in components.ALL_SITES] == [site.cards + site.animals for site in SITES]


def test_variants_replace_one_card_each() -> None:
    box = box_of(HenchmaniaOptions.model_validate({"gloves": GLOVES, "henchmen": HENCHMEN}))
    named = {IDS[card]: count for card, count in box.items()}
    assert box.total() == 130
    assert named["glove"] == 7
    assert named["coat_of_mail"] == 3
    assert (named["porter"], named["gossip"], named["traitor"], named["drunkard"]) == (2, 7, 2, 3)
    assert (named["cudgel"], named["iron_shield"]) == (3, 3)
    assert all(named[variant] == 1 for variant in (*GLOVES, *HENCHMEN))


def test_trumps_are_one_a_site_and_weapons_lie_in_the_armory() -> None:
    assert [card.site for card in PLAIN if card.kind is Kind.TRUMP] == [0, 1, 2, 3, 4]
    assert {card.site for card in PLAIN if card.play is Play.WEAPON} == {4}


def test_rooms_and_coats_of_arms() -> None:
    assert SPOTS == {2: 4, 3: 5, 4: 7, 5: 8}
    assert len(FAMILIES) == 5
    assert (components.START_POINTS, components.PAWNS, components.RESERVE_LIMIT) == (5, 8, 8)


@pytest.mark.parametrize(
    ("score", "shown"),
    [(0, (0, False)), (1, (1, False)), (30, (30, False)), (31, (1, True)), (41, (11, True)), (60, (30, True))],
)
def test_the_score_meter_starts_again_after_thirty(score: int, shown: tuple[int, bool]) -> None:
    """Case 4 ends with 31 points: the meter shows 1 and the mark."""
    assert components.meter_of(score) == shown


def test_a_variant_without_powers_is_the_card_it_replaces() -> None:
    by_id = {card.id: card for card in PLAIN}
    for plain, powered in zip(PLAIN, WITH_POWERS, strict=True):
        if plain.replaces:
            base = by_id[plain.replaces]
            assert plain.text == base.text
            assert plain._replace(id=base.id, name=base.name, copies=base.copies, replaces="") == base
            assert powered.power != base.power
            assert (powered.site, powered.family) == (base.site, base.family)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"id": "x", "effect": "dance"}, "cards/x: effect: there is no effect 'dance'"),
        ({"id": "x", "effect": "steal_points"}, "cards/x: params: must be whole numbers called steal"),
        ({"id": "x", "effect": "steal_points", "params": {"steal": "1"}}, "cards/x: params"),
        ({"id": "x", "effect": "take_card", "params": {"take": 1}}, "cards/x: params"),
    ],
)
def test_a_wrong_effect_is_named(entry: dict[str, object], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        components._verb("cards", entry)


def test_a_wrong_card_is_named() -> None:
    whole = {"id": "x", "name": "X", "text": "?", "type": "charm", "effect": "take_card"}
    with pytest.raises(ContentError, match=r"cards/x: type, play or targets"):
        components._printed("cards", whole, components.ALL_SITES[0])
    with pytest.raises(ContentError, match=r"cards/x: name: is missing"):
        components._printed("cards", {"id": "x"}, components.ALL_SITES[0])
    with pytest.raises(ContentError, match=r"cards/x: site: there is no site moon"):
        components._site("cards", {"id": "x"}, "moon")


def test_a_wrong_variant_is_named() -> None:
    base = {card.id: card for card in PLAIN[:41]}
    variant = {"id": "x", "name": "X", "text": "?", "replaces": "glove", "power": {"shine": 1}}
    with pytest.raises(ContentError, match=r"variants/x: power"):
        components._variant(variant, base)
    with pytest.raises(ContentError, match=r"variants/x: replaces: there is no card moon"):
        components._variant({**variant, "replaces": "moon"}, base)
    with pytest.raises(ContentError, match=r"constants: moon: must be a whole number"):
        components._constant("moon")
