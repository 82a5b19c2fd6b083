"""The printed cards: section 2."""

import pytest

from client.core.content import load_components
from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo import components
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.card_words import card_link
from client.locale.translator import Translator

DATA = load_components("client.games.mad_science_expo")


@pytest.mark.parametrize("card", components.CARDS, ids=lambda card: card.id)
def test_every_printed_card_is_there_six_times_and_has_a_name_and_a_text(card: components.CardPrint) -> None:
    assert components.CARDS[card.value] is card
    assert card.copies == 6
    assert card.name
    assert card.text
    assert Translator("en").say(card_link(card.value)) == f"[{card.name} {card.value}]"


def test_the_counts_are_those_of_the_box() -> None:
    constants = DATA["constants"]
    henchmen = [card for card in components.CARDS if card.value in components.HENCHMEN]
    assert sum(card.copies for card in henchmen) == constants["henchmen_total"]
    assert components.CARDS[components.MAD_SCIENTIST].copies == constants["mad_scientists_total"]
    assert len(components.EXHIBITS) == constants["exhibits_total"] == max(EXPO.seats)
    assert len(cards_in(components.FULL_HAND)) == constants["hand_size"]


def test_every_number_of_players_has_a_campaign_target() -> None:
    assert set(components.CAMPAIGN_TARGET) == set(EXPO.seats)


def test_names_differ_and_the_aid_says_something() -> None:
    names = [card.name for card in components.CARDS] + [exhibit.name for exhibit in components.EXHIBITS]
    assert len(set(names)) == len(names)
    assert len(components.AID) == 5
