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
WEEK = tuple(f"{sky}_{home}" for sky in ("night", "day") for home in HOMES)
MARKERS = ("marker_ivory", "marker_onyx")
SIGNS = "mask dagger_moon jawbone flask gear moon sun house bottle locket festival"
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


def test_every_card_location_sky_and_piece_is_drawn() -> None:
    cards = (*MINIONS, *ITEMS, *WEEK, *(f"location_{home}" for home in HOMES))
    wanted = {f"hemloch/{name}" for name in (*cards, *MARKERS, "festival", "bg_night", "bg_day")}
    assert wanted - {name_of(picture) for picture in all_pictures()} == set()


def test_every_sign_is_drawn() -> None:
    wanted = {f"common/icons/{sign}" for sign in SIGNS.split()}
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


def test_the_markers_of_the_two_houses_differ_in_silhouette_too() -> None:
    assert stamps(MARKERS) == {}


@pytest.mark.parametrize("sky", ["night", "day"])
def test_all_nights_share_one_sky_and_all_days_another(sky: str) -> None:
    assert len({backdrop(card) for card in WEEK if card.startswith(sky)}) == 1


@pytest.mark.parametrize("home", HOMES)
def test_a_night_turns_into_another_picture_when_its_day_breaks(home: str) -> None:
    assert backdrop(f"night_{home}") != backdrop(f"day_{home}")
    assert stamps((f"night_{home}", f"day_{home}")) == {}


@pytest.mark.parametrize("home", HOMES)
def test_a_night_carries_the_sign_of_its_location_into_its_day(home: str) -> None:
    night, day = ((ART / f"hemloch/{sky}_{home}.svg").read_text("ascii").splitlines() for sky in ("night", "day"))
    assert night[-6:] == day[-6:]
