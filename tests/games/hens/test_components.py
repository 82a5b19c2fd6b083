"""What lies in the box: section 2."""

import pytest

from client.core.content import load_components
from client.games.hens import HENS
from client.games.hens import components as box
from client.games.hens.card_words import card_link
from client.locale.translator import Translator

DATA = load_components("client.games.hens")

MATRIX = {
    "padovana": "2x2 1x2 1x2 1x2 2x2 2x2",
    "wyandotte": "2x2 2x2 1x2 1x2 1x2 2x2",
    "barnevelder": "2x2 2m 1x2 1x2 1m 3x2",
    "sebright": "2m 2x2 1x2 1x2 2x2 3m",
    "sultan": "3 2m 2x2 1x2 2mm 3",
    "faverolles": "3 2x2 1mm 2 2x2 2m",
    "cemani": "3 2m 2mm 2m 3m 3",
    "modern_game": "3m 3 2m 2mm 2m 3",
}
"""Eggs, an m for each medal and x2 for two copies, by number."""
SUMS = {
    "padovana": (12, 18, 0),
    "wyandotte": (12, 18, 0),
    "barnevelder": (10, 17, 2),
    "sebright": (10, 17, 2),
    "sultan": (8, 16, 3),
    "faverolles": (8, 16, 3),
    "cemani": (6, 15, 5),
    "modern_game": (6, 15, 5),
}
"""Cards, eggs and medals of each breed."""


def hens_of(breed: str) -> list[box.HenPrint]:
    return [hen for hen in box.CARDS if box.BREEDS[hen.breed].id == breed]


@pytest.mark.parametrize("hen", box.CARDS, ids=lambda hen: hen.id)
def test_every_hen_is_printed_as_the_matrix_has_it(hen: box.HenPrint) -> None:
    breed = box.BREEDS[hen.breed]
    entry = MATRIX[breed.id].split()[hen.number - 1]
    copies = "x2" if hen.copies == 2 else ""
    assert entry == f"{hen.eggs}{'m' * hen.medals}{copies}"
    assert hen.id == f"{breed.id}-{hen.number}"
    assert Translator("en").say(card_link(box.CARD_BY_ID[hen.id])) == f"[{breed.name} {hen.number}]"


def test_case_1_the_sums_are_those_of_the_box() -> None:
    assert len(box.CARDS) == 48
    assert sum(hen.copies for hen in box.CARDS) == 72
    assert sum(hen.copies * hen.eggs for hen in box.CARDS) == 132
    assert sum(hen.copies * hen.medals for hen in box.CARDS) == 20
    assert sum(hen.copies == 2 for hen in box.CARDS) == 24
    for breed, sums in SUMS.items():
        hens = hens_of(breed)
        assert [hen.number for hen in hens] == list(box.NUMBERS)
        found = tuple(sum(hen.copies * each(hen) for hen in hens) for each in (lambda _: 1, eggs_of, medals_of))
        assert found == sums


def eggs_of(hen: box.HenPrint) -> int:
    return hen.eggs


def medals_of(hen: box.HenPrint) -> int:
    return hen.medals


def test_breeds_have_names_letters_and_colours_of_their_own() -> None:
    assert [breed.id for breed in box.BREEDS] == list(SUMS)
    for part in ("name", "code", "rgb"):
        assert len({getattr(breed, part) for breed in box.BREEDS}) == 8


def test_there_are_ten_goal_cards_of_which_six_are_basic() -> None:
    assert len(box.GOAL_CARDS) == 10
    assert [card.is_basic for card in box.GOAL_CARDS] == [True] * 6 + [False] * 4
    assert len({goal.id for card in box.GOAL_CARDS for goal in card.goals}) == 20
    assert len({goal.text for card in box.GOAL_CARDS for goal in card.goals}) == 20


def test_every_number_of_players_has_a_deck_of_the_size_printed() -> None:
    assert set(box.REMOVE_ONE_OF) == set(HENS.seats)
    for row in DATA["deck_by_players"]:
        removed = tuple(pair.fixed_removed for pair in box.REMOVE_ONE_OF[row["players"]])
        assert len(box.cards_in_play(removed)) == row["cards_in_play"]


def test_the_ladder_rises_and_is_won_from_some_rank_on() -> None:
    leasts = [rank.least for rank in box.SOLO_RANKS]
    assert leasts == sorted(set(leasts))
    assert [rank.won for rank in box.SOLO_RANKS] == [False, False, False, True, True, True]


def test_the_options_name_every_goal_card() -> None:
    labels = HENS.Options.model_json_schema()["properties"]["goal_card"]["labels"]
    assert labels == {
        "random": "Draw one",
        "none": "No goals",
        **{card.id: card.name for card in box.GOAL_CARDS},
    }


def test_a_card_that_may_not_be_looked_at_is_no_index() -> None:
    with pytest.raises(IndexError):
        box.CARDS[box.FACE_DOWN]


def test_the_aid_says_something() -> None:
    assert len(box.AID) == 5
    assert all(box.AID)
    assert box.COOP_NAME
    assert box.COOP_TEXT
