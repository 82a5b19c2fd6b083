"""The pictures of Ham Helsing: is all of it drawn, does a backdrop tell friend from foe, is none a stamp of another?"""

import itertools

import pytest

from tests.art.gallery import ART, FIGURE_MARK, all_pictures, name_of
from tests.art.rendering import likeness, silhouette
from tests.art.svg_lint import STAND_IN

pytestmark = pytest.mark.usefixtures("screen")

HEROES = ("ham", "malcolm", "lobos", "ronin")
VILLAINS = ("hen", "chad", "robo_knight", "silk")
RATS = ("rat", "rat_porter", "rat_lookout")
PEOPLE = (*HEROES, *VILLAINS, *RATS)
PLACES = tuple(f"place_{letter}" for letter in "abcdefghijklmnopq")
MINIONS = tuple(f"minion_{colour}{bite}" for colour in "brpy" for bite in ("", "_bite"))
STARTING_CARDS = {
    "ham": "heirloom_crossbow reluctant_swing brush_stroke ham_fist pig_latin brave_trot hamspiration",
    "malcolm": "bat_swoop cape_swirl fang_fu night_snack group_hug coffin_change feelings_circle",
    "lobos": "zoomies claw_swipe chomp howl fetch dig_it_up pack_call",
    "ronin": "silent_strike treetop_leap smoke_bomb sai_spin focus throwing_star",
}
UPGRADES = (
    "wild_swing whole_hog hoof_it truffle_snack second_wind bear_whistle practice lucky_trotter piggy_bank "
    "quick_thinking blue_streak red_handed purple_haze lemon_aid battering_ham ham_slamwich invisible_oink "
    "bar_bear_ian un_bear_able hog_wild pigs_might_fly bring_home_the_bacon hogs_and_kisses swine_and_dine "
    "squeal_of_approval boar_ing_lecture pork_barrel trough_love snout_of_reach pig_magnet pen_pals "
    "bear_necessities grin_and_bear_it"
)
COLOUR_UPGRADES = (
    *(f"{kind}_{colour}" for kind in ("twin", "dash") for colour in "brpy"),
    *(f"combo_{pair}" for pair in ("br", "bp", "by", "rp", "ry", "py")),
)
EFFECTS = ("fx_money", "fx_skill", "fx_cover", "fx_crowd", "fx_breed", *(f"fx_move_{colour}" for colour in "brpy"))
DIE_FACES = (*(f"die_block_{colour}" for colour in "brpy"), "die_dmg_2", "die_dmg_3", "die_power")
THINGS = ("knuckles", "knuckles_asleep", "katana", "shield", "nest", "den", "bag", "ko", "first_player")
INK = "#2A1B2D"
COLOUR_ICONS = tuple(f"{kind}_{colour}" for kind in ("attack", "colour") for colour in "brpy")
OTHER_ICONS = "base_move boom damage draw fight heal health knuckles money move power reroll skill special web wild"
ICONS = tuple(f"common/icons/ham_{icon}" for icon in (*COLOUR_ICONS, *OTHER_ICONS.split()))


def drawn(name: str) -> str:
    return f"ham_helsing/{name}"


def backdrop(name: str) -> str:
    """What lies behind the figure, however the file is laid out."""
    svg = (ART / f"{drawn(name)}.svg").read_text("ascii")
    return "".join(svg.split(FIGURE_MARK)[0].split())


def alike(names: tuple[str, ...], too_alike: float) -> dict[tuple[str, str], float]:
    """The pairs that share too much of their outline."""
    shapes = {name: silhouette(drawn(name)) for name in names}
    shares = {pair: likeness(shapes[pair[0]], shapes[pair[1]]) for pair in itertools.combinations(names, 2)}
    return {pair: share for pair, share in shares.items() if share >= too_alike}


def test_all_that_lies_on_the_table_is_drawn() -> None:
    wanted = {
        drawn(name)
        for name in (*PEOPLE, *PLACES, *MINIONS, *UPGRADES.split(), *COLOUR_UPGRADES, *EFFECTS, *DIE_FACES, *THINGS)
    }
    assert wanted | set(ICONS) <= {name_of(picture) for picture in all_pictures()}


@pytest.mark.parametrize("icon", ICONS)
def test_a_sign_is_seen_on_paper_and_at_night(icon: str) -> None:
    svg = (ART / f"{icon}.svg").read_text("ascii")
    assert INK in svg or STAND_IN in svg, "needs an outline, or the colour of the text beside it"


@pytest.mark.parametrize("name", [*UPGRADES.split(), *COLOUR_UPGRADES, *MINIONS, *EFFECTS])
def test_what_lies_on_film_or_on_a_token_leaves_its_corners_clear(name: str) -> None:
    covered = silhouette(drawn(name))
    assert [corner for corner in ((1, 1), (94, 1), (1, 94), (94, 94)) if covered.get_at(corner)] == []


@pytest.mark.parametrize("hero", HEROES)
def test_the_starting_cards_of_a_hero_are_drawn_before_the_backdrop_of_the_hero(hero: str) -> None:
    assert {backdrop(card) for card in STARTING_CARDS[hero].split()} == {backdrop(hero)}


@pytest.mark.parametrize(
    ("family", "too_alike"),
    [
        pytest.param(HEROES, 0.85, id="heroes"),
        pytest.param(VILLAINS, 0.85, id="villains"),
        pytest.param(tuple(UPGRADES.split()), 0.85, id="upgrades"),
        pytest.param(tuple(f"twin_{colour}" for colour in "brpy"), 0.92, id="heads of staffs"),
        pytest.param(RATS, 0.85, id="rats"),
        *(pytest.param(tuple(cards.split()), 0.85, id=f"cards of {hero}") for hero, cards in STARTING_CARDS.items()),
        pytest.param(("knuckles", "knuckles_asleep"), 0.85, id="Knuckles"),
        pytest.param(tuple(f"minion_{colour}" for colour in "brpy"), 0.85, id="minions"),
    ],
)
def test_two_of_a_set_differ_in_silhouette_not_only_in_colour(family: tuple[str, ...], too_alike: float) -> None:
    assert alike(family, too_alike) == {}


def test_heroes_stand_before_blue_villains_before_red_the_market_before_teal() -> None:
    assert all("#3D7DD8" in backdrop(hero) for hero in HEROES)
    assert all("#E2463F" in backdrop(villain) for villain in VILLAINS)
    assert all("#2FA6A0" in backdrop(rat) for rat in RATS)
