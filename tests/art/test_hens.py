"""The pictures of Hens: is the flock complete, one breed one family, and no card a stamp of another?"""

import itertools

import pytest

from tests.art.gallery import ART, FIGURE_MARK, all_pictures, name_of
from tests.art.rendering import likeness, silhouette

pytestmark = pytest.mark.usefixtures("screen")

BREEDS = ("padovana", "wyandotte", "barnevelder", "sebright", "sultan", "faverolles", "cemani", "modern_game")
NUMBERS = range(1, 7)
GOALS = (
    "spotless_yard", "four_corners", "happy_trios", "purists", "collectors",
    "champions", "spring_chicks", "old_guard", "straight_fences", "second_flock",
)  # fmt: skip
THINGS = (
    "bg_barnyard", "coop_back", "rooster", "egg", "medal", "nest", "feather", "basket",
    "ground", "ground_flowers", "fence_across", "fence_post",
)  # fmt: skip
SEATS = range(4)


def hen(breed: str, number: int) -> str:
    return f"hens/{breed}_{number}"


def backdrop(name: str) -> str:
    return (ART / f"{name}.svg").read_text("ascii").split(FIGURE_MARK)[0]


def test_the_flock_and_its_yard_are_complete() -> None:
    wanted = {hen(breed, number) for breed in BREEDS for number in NUMBERS}
    wanted |= {f"hens/goal_{goal}" for goal in GOALS} | {f"hens/rooster_{seat}" for seat in SEATS}
    wanted |= {f"hens/{thing}" for thing in THINGS}
    assert wanted - {name_of(picture) for picture in all_pictures()} == set()


@pytest.mark.parametrize("breed", BREEDS)
def test_the_hens_of_a_breed_share_one_backdrop(breed: str) -> None:
    assert len({backdrop(hen(breed, number)) for number in NUMBERS}) == 1


def test_no_two_breeds_share_a_backdrop() -> None:
    assert len({backdrop(hen(breed, 1)) for breed in BREEDS}) == len(BREEDS)


@pytest.mark.parametrize("breed", BREEDS)
def test_each_number_of_a_breed_has_a_pose_of_its_own(breed: str) -> None:
    shapes = {number: silhouette(hen(breed, number)) for number in NUMBERS}
    alike = {pair: likeness(shapes[pair[0]], shapes[pair[1]]) for pair in itertools.combinations(NUMBERS, 2)}
    assert {pair for pair, share in alike.items() if share >= 0.86} == set()


def test_hens_of_two_breeds_differ_in_silhouette_not_only_in_colour() -> None:
    shapes = {(breed, number): silhouette(hen(breed, number)) for breed in BREEDS for number in NUMBERS}
    pairs = (pair for pair in itertools.combinations(shapes, 2) if pair[0][0] != pair[1][0])
    assert [pair for pair in pairs if likeness(shapes[pair[0]], shapes[pair[1]]) >= 0.8] == []
