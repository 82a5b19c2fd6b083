"""What is refused and why: the words a player reads and the section that forbids it."""

import pytest

from client.core.refusal import IllegalMoveError
from client.games.hens import HENS
from client.games.hens.components import Card
from client.games.hens.moves import Discard, Draw, Move, Place, Rooster
from client.games.hens.refusals import why_not_there
from client.games.hens.state import HensState
from client.locale.translator import Translator
from tests.games.hens.drawn import DECK, NEIGHBOUR, At, card, coop, discard, draw, hen, table, yard

NAMES = ["Ann", "Ben"]
GARBAGE = Card(-7)


def first_round() -> HensState:
    return table(At("P1", pile="P2"), At(), seat=1)


def drawing() -> HensState:
    return table(At("P1", pile="P2"), At("W1"), round=2)


def placing() -> HensState:
    return table(At("W1 W2 W3 W4 / .. ## .. ..", hand="P4 P2 C6"), At(), phase="place", round=6)


def empty() -> HensState:
    return table(At(hand="P4"), At(), phase="place")


def discarding() -> HensState:
    return table(At("P1", hand="P4 P2 C6"), At(), phase="discard")


def roosting() -> HensState:
    six = "P1 ## S5 / P2 P3 U4"
    return table(At(six), At(six.replace("P", "W")), phase="rooster", round=6, rooster_queue=[1])


def over() -> HensState:
    return table(At(), At(), phase="over", round=12)


def solo() -> HensState:
    return table(At("P1"), round=2, neighbour=[])


CASES: list[tuple[HensState, Move, str, str]] = [
    (drawing(), hen("P4", 0, 0), "4.1", "First draw two cards."),
    (placing(), DECK, "4.2", "Now place a card in your yard, as a hen or as a coop."),
    (discarding(), DECK, "4.3", "Now discard a card from your hand."),
    (roosting(), DECK, "4.4", "First put your rooster on one of your hens."),
    (over(), DECK, "6", "The match is over."),
    (over(), Rooster(0, 0), "6", "The match is over."),
    (drawing(), draw(0), "4.1", "You cannot draw from your own discard pile."),
    (drawing(), draw(1), "4.1", "The discard pile of Ben is empty."),
    (drawing(), draw(2), "4.1", "Nobody sits there."),
    (drawing(), draw(-1), "4.1", "Nobody sits there."),
    (drawing(), Draw("pile"), "4.1", "Nobody sits there."),
    (drawing(), Draw("deck", 1), "4.1", "The deck belongs to nobody."),
    (drawing(), NEIGHBOUR, "4.1", "There is no neighbour in this match."),
    (solo(), NEIGHBOUR, "4.1", "The neighbour's pile is empty."),
    (solo(), Draw("neighbour", 0), "4.1", "There is no neighbour in this match."),
    (first_round(), draw(0), "4.1", "In the first round cards are drawn from the deck alone."),
    (placing(), hen("S3", 1, 2), "4.2", "You have no [Sebright 3] in your hand."),
    (placing(), Place(GARBAGE, 1, 2, "hen"), "4.2", "There is no such card."),
    (placing(), hen("P4", 0, 0), "4.2", "A card lies there already."),
    (placing(), coop("P4", 1, 1), "4.2", "A card lies there already."),
    (placing(), coop("P4", 0, 2), "4.2", "Place the card beside one of your own, side by side."),
    (placing(), coop("P4", 99, 0), "4.2", "Place the card beside one of your own, side by side."),
    (placing(), coop("P4", 4, 0), "4.2", "Your yard may grow to 4 by 3 cards and no further."),
    (
        placing(),
        hen("C6", 2, 1),
        "4.2",
        "[Cemani 6] would quarrel with [Wyandotte 3]: of another breed, and not one higher or lower.",
    ),
    (empty(), hen("P4", 1, 0), "4.2", "The first card of your yard goes to the middle."),
    (discarding(), discard("S3"), "4.3", "You have no [Sebright 3] in your hand."),
    (discarding(), Discard(GARBAGE), "4.3", "There is no such card."),
    (roosting(), Rooster(1, 0), "4.4", "The rooster needs a hen; a coop will not do."),
    (roosting(), Rooster(5, 5), "4.4", "Put the rooster on one of your own hens."),
    (roosting(), Rooster(0, 2), "4.4", "Put the rooster on one of your own hens."),
]


@pytest.mark.parametrize(
    ("state", "move", "rule", "words"), CASES, ids=[f"{number}, {case[3][:40]}" for number, case in enumerate(CASES)]
)
def test_a_refusal_says_why(state: HensState, move: Move, rule: str, words: str) -> None:
    refusal = HENS.why_not(state, move)
    assert refusal is not None
    assert (Translator("en").say(refusal, NAMES), refusal.rule) == (words, rule)
    before = HENS.to_json(state)
    with pytest.raises(IllegalMoveError):
        HENS.play(state, move, [])
    assert HENS.to_json(state) == before


@pytest.mark.parametrize(
    ("state", "move"),
    [
        pytest.param(drawing(), hen("P4", 0, 0), id="case 41, place in phase draw"),
        pytest.param(placing(), hen("S3", 1, 2), id="case 41, a card not in hand"),
        pytest.param(placing(), coop("P4", 0, 0), id="case 41, a square already covered"),
        pytest.param(placing(), coop("P4", 2, 2), id="case 41, a diagonal only"),
        pytest.param(roosting(), Rooster(3, 0), id="case 41, a rooster on an empty square"),
        pytest.param(roosting(), Rooster(1, 0), id="case 41, a rooster on a coop"),
        pytest.param(over(), DECK, id="case 41, after the end"),
        pytest.param(drawing(), draw(0), id="case 41, the own pile"),
        pytest.param(first_round(), draw(0), id="case 41, a pile in round 1"),
    ],
)
def test_bad_input_changes_nothing(state: HensState, move: Move) -> None:
    before = HENS.to_json(state)
    with pytest.raises(IllegalMoveError):
        HENS.play(state, move)
    assert HENS.to_json(state) == before


def test_case_41_the_neighbour_is_closed_in_round_1() -> None:
    """Only a loaded position has a card on it then."""
    state = table(At(), neighbour=["padovana-1"])
    refusal = HENS.why_not(state, NEIGHBOUR)
    assert refusal is not None
    assert refusal.text == "In the first round cards are drawn from the deck alone."
    assert HENS.legal_moves(state) == [DECK]


@pytest.mark.parametrize("face", [pytest.param("rooster", id="case 41, another face"), None, 3, "HEN"])
def test_a_card_has_two_faces(face: object) -> None:
    with pytest.raises(ValueError, match="no move of Hens"):
        HENS.move_from_json({"kind": "place", "card": "padovana-4", "x": 0, "y": 0, "face": face})


def test_a_hen_that_gets_along_everywhere_has_nothing_against_a_square() -> None:
    drawn = yard("S3 ## / .. W5")
    assert why_not_there(drawn, card("S4"), drawn.cell(0, 1)) is None
    refusal = why_not_there(drawn, card("S2"), drawn.cell(0, 1))
    assert refusal is not None
    assert refusal.rule == "4.2"
