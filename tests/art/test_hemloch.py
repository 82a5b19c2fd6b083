"""The pictures of Hemloch: is everything drawn, does the backdrop tell the faction, is none a stamp of another?"""

import itertools

import pytest

from tests.art.gallery import ART, FIGURE_MARK, all_pictures, name_of
from tests.art.rendering import likeness, silhouette

pytestmark = pytest.mark.usefixtures("screen")

SETS = {
    "courtesans": "velvet_flatterer unfair_lady mistress_of_masques",
    "darkened": "shadow_footpad alley_cutpurse faceless_knife",
    "ghouls": "hungry_shambler grave_digger pale_matron",
    "alchemists": "tincture_peddler mad_distiller gilded_magister",
    "geared": "brass_warden",
    "potions": "quicksilver_draught wanderlust_philtre whispering_cordial",
    "trinkets": "marionette_strings lovers_locket festival_mask",
}
HOMES = {"night_market": "darkened", "boneyard": "ghouls", "stillhouse": "alchemists", "courtyard": "courtesans"}
MINIONS = tuple(
    minion
    for faction in ("courtesans", "darkened", "ghouls", "alchemists", "geared")
    for minion in SETS[faction].split()
)
ITEMS = (*SETS["potions"].split(), *SETS["trinkets"].split())
TOO_ALIKE = 0.85


def backdrop(name: str) -> str:
    """What lies behind the figure, however the file is laid out."""
    return "".join((ART / f"hemloch/{name}.svg").read_text("ascii").split(FIGURE_MARK)[0].split())


def ground(name: str) -> str:
    """The lowest shape of the backdrop: the plain colour."""
    return next(part for part in backdrop(name).split("<") if part.startswith("rect"))


def stamps(names: tuple[str, ...]) -> dict[tuple[str, str], float]:
    """The pairs that hardly differ in silhouette, and how much they share."""
    shapes = {name: silhouette(f"hemloch/{name}") for name in names}
    alike = {pair: likeness(shapes[pair[0]], shapes[pair[1]]) for pair in itertools.combinations(shapes, 2)}
    return {pair: share for pair, share in alike.items() if share >= TOO_ALIKE}


def test_every_minion_item_and_location_is_drawn() -> None:
    wanted = {f"hemloch/{name}" for name in (*MINIONS, *ITEMS, *(f"location_{home}" for home in HOMES))}
    assert wanted - {name_of(picture) for picture in all_pictures()} == set()


@pytest.mark.parametrize("kin", SETS)
def test_the_cards_of_a_set_share_its_backdrop(kin: str) -> None:
    assert len({backdrop(card) for card in SETS[kin].split()}) == 1


def test_no_two_sets_share_a_backdrop() -> None:
    assert len({backdrop(cards.split()[0]) for cards in SETS.values()}) == len(SETS)


@pytest.mark.parametrize(("location", "faction"), HOMES.items())
def test_a_location_stands_on_the_ground_of_the_faction_at_home_there(location: str, faction: str) -> None:
    assert ground(f"location_{location}") == ground(SETS[faction].split()[0])


@pytest.mark.parametrize("cards", [pytest.param(MINIONS, id="minions"), pytest.param(ITEMS, id="items")])
def test_two_cards_differ_in_silhouette_not_only_in_colour(cards: tuple[str, ...]) -> None:
    assert stamps(cards) == {}
