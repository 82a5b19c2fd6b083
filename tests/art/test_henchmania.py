"""The pictures of Henchmania: is every card drawn, does its backdrop tell the deck, is none a stamp of another?"""

import itertools

import pytest

from tests.art.gallery import ART, FIGURE_MARK, all_pictures, name_of
from tests.art.rendering import likeness, silhouette

pytestmark = pytest.mark.usefixtures("screen")

CARDS = {
    "tavern": "gossip trick belladonna_root drunkard traitor brawl boss_lady influence",
    "castle": "minstrel troubadour jester bear_tamer guard intrigue courtesan eloquence",
    "square": "glove porter public_bawler nosy_parker apothecary pillory old_lady bravery",
    "church": "prayer holy_water choir_boys gravedigger penitent inquisition bigots providence",
    "armory": "dagger cudgel axe sword coat_of_mail iron_shield complete_armor damsel confidence",
}
VARIANTS = {
    "tavern": "gossip_alt traitor_alt drunkard_alt",
    "castle": "",
    "square": "falconer_glove gauntlet silk_glove velvet_glove hunting_glove porter_alt",
    "church": "",
    "armory": "helm mace round_shield coat_of_mail_alt",
}
ANIMALS = {
    "mule": "tavern castle square church armory",
    "vermin": "tavern castle square church armory",
    "tomcat": "tavern castle square church armory",
    "mutt": "tavern castle square armory",
    "pigeon": "tavern castle square church",
    "ox": "tavern square church armory",
}
SITES = tuple(CARDS)
FAMILIES = ("crimson", "azure", "emerald", "gold", "plum")
THINGS = ("badge", "full", "clash", "parry", "hit")


def cards_of(site: str) -> list[str]:
    animals = [f"{animal}_{site}" for animal, sites in ANIMALS.items() if site in sites.split()]
    return [f"henchmania/{card}" for card in [*CARDS[site].split(), *VARIANTS[site].split(), *animals]]


def backdrop(name: str) -> str:
    """What lies behind the figure, however the file is laid out."""
    before_figure = (ART / f"{name}.svg").read_text("ascii").split(FIGURE_MARK)[0]
    return "".join(before_figure.split())


def test_every_card_and_every_site_is_drawn() -> None:
    wanted = {card for site in SITES for card in cards_of(site)} | {f"henchmania/site_{site}" for site in SITES}
    assert wanted - {name_of(picture) for picture in all_pictures()} == set()


def test_every_family_has_its_arms_and_its_henchman_and_every_thing_is_drawn() -> None:
    wanted = {f"henchmania/{kind}_{family}" for kind in ("arms", "pawn") for family in FAMILIES}
    wanted |= {f"henchmania/{thing}" for thing in THINGS}
    assert wanted - {name_of(picture) for picture in all_pictures()} == set()


@pytest.mark.parametrize(("kind", "too_alike"), [("arms", 0.92), ("pawn", 0.88)])
def test_two_families_differ_in_silhouette_not_only_in_colour(kind: str, too_alike: float) -> None:
    shapes = {family: silhouette(f"henchmania/{kind}_{family}") for family in FAMILIES}
    alike = {pair: likeness(shapes[pair[0]], shapes[pair[1]]) for pair in itertools.combinations(shapes, 2)}
    assert {pair: share for pair, share in alike.items() if share >= too_alike} == {}


@pytest.mark.parametrize("site", SITES)
def test_the_cards_of_a_site_share_its_backdrop(site: str) -> None:
    assert {backdrop(card) for card in cards_of(site)} == {backdrop(f"henchmania/site_{site}")}


def test_no_two_sites_share_a_backdrop() -> None:
    assert len({backdrop(f"henchmania/site_{site}") for site in SITES}) == len(SITES)


@pytest.mark.parametrize("site", SITES)
def test_two_cards_of_a_site_differ_in_silhouette_not_only_in_colour(site: str) -> None:
    shapes = {card: silhouette(card) for card in cards_of(site)}
    alike = {pair: likeness(shapes[pair[0]], shapes[pair[1]]) for pair in itertools.combinations(shapes, 2)}
    assert {pair: share for pair, share in alike.items() if share >= 0.85} == {}


@pytest.mark.parametrize("animal", ANIMALS)
def test_an_animal_is_another_one_on_every_site(animal: str) -> None:
    shapes = {site: silhouette(f"henchmania/{animal}_{site}") for site in ANIMALS[animal].split()}
    alike = {pair: likeness(shapes[pair[0]], shapes[pair[1]]) for pair in itertools.combinations(shapes, 2)}
    assert {pair: share for pair, share in alike.items() if share >= 0.85} == {}
