"""Moves, questions, events and reasons in words."""

import pytest

from client.core.words import Phrase
from client.games.hens import HENS
from client.games.hens.components import SOLO_RANKS
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    CoopPlaced,
    CoopWatched,
    DeckRefilled,
    DrawWatched,
    Event,
    HenPlaced,
    MatchEnded,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
    RoosterChoiceWatched,
    RoosterChosen,
    RoostersCalled,
    RoosterSkipped,
    RoostersRevealed,
    RoundBegan,
    TurnBegan,
)
from client.games.hens.moves import Move, Rooster
from client.games.hens.state import HensState, SeatScore
from client.locale.translator import Translator
from tests.games.hens.drawn import DECK, NEIGHBOUR, At, card, coop, discard, draw, hen, table

NAMES = ["Ann", "Ben", "Cleo"]
FIRST, SECOND, WATCHER, NOBODY = 0, 1, 2, None


def say(phrase: Phrase | None) -> str | None:
    return None if phrase is None else Translator("en").say(phrase, NAMES)


def sheet(total: int) -> SeatScore:
    return SeatScore(0, 0, 0, 0, 0, 0, 0, total, 0, 0)


SHEETS = (sheet(12), sheet(20), sheet(20))
P4 = card("P4")


@pytest.mark.parametrize(
    ("event", "viewer", "words", "doer"),
    [
        (RoundBegan(2), FIRST, "Round 2", None),
        (TurnBegan(0, 2), FIRST, None, None),
        (DeckRefilled((2, 4, 0)), FIRST, "The deck was empty: 6 discarded cards are in it now, shuffled.", None),
        (DeckRefilled((1, 0)), FIRST, "The deck was empty: 1 discarded card is in it now.", None),
        (CardDrawn(0, P4), FIRST, "You drew [Padovana 4].", 0),
        (CardDrawn(0, P4), SECOND, "Ann drew a card.", 0),
        (CardDrawn(0, P4), NOBODY, "Ann drew [Padovana 4].", 0),
        (DrawWatched(0), SECOND, "Ann drew a card.", 0),
        (PileCardTaken(0, 1, P4), FIRST, "You took [Padovana 4] from the pile of Ben.", 0),
        (PileCardTaken(0, 1, P4), SECOND, "Ann took [Padovana 4] from your pile.", 0),
        (PileCardTaken(0, 1, P4), WATCHER, "Ann took [Padovana 4] from the pile of Ben.", 0),
        (NeighbourCardTaken(0, P4), FIRST, "You took [Padovana 4] from the neighbour.", 0),
        (NeighbourCardTaken(0, P4), NOBODY, "Ann took [Padovana 4] from the neighbour.", 0),
        (HenPlaced(0, P4, 1, 0, 1, 0), FIRST, "You placed [Padovana 4].", 0),
        (HenPlaced(0, P4, 1, 0, 1, 0), SECOND, "Ann placed [Padovana 4].", 0),
        (HenPlaced(0, P4, 1, 0, 3, 1), FIRST, "You placed [Padovana 4]: a group of 3 hens now.", 0),
        (HenPlaced(0, P4, 1, 0, 3, 1), SECOND, "Ann placed [Padovana 4]: a group of 3 hens now.", 0),
        (CoopPlaced(0, P4, 1, 0), FIRST, "You placed [Padovana 4] as a coop.", 0),
        (CoopPlaced(0, P4, 1, 0), SECOND, "Ann placed a coop.", 0),
        (CoopPlaced(0, P4, 1, 0), NOBODY, "Ann placed [Padovana 4] as a coop.", 0),
        (CoopWatched(0, 1, 0), SECOND, "Ann placed a coop.", 0),
        (CardDiscarded(0, P4), FIRST, "You discarded [Padovana 4].", 0),
        (CardDiscarded(0, P4), SECOND, "Ann discarded [Padovana 4].", 0),
        (NeighbourCardTurned(P4), FIRST, "The neighbour discarded [Padovana 4].", None),
        (RoostersCalled((0, 1)), FIRST, "Time for the roosters", None),
        (RoosterSkipped(0), FIRST, "You have coops alone: your rooster stays out.", 0),
        (RoosterSkipped(0), SECOND, "Ann has coops alone: the rooster stays out.", 0),
        (RoosterChosen(0, 1, 0), FIRST, "You have chosen a hen.", 0),
        (RoosterChosen(0, 1, 0), SECOND, "Ann has chosen a hen.", 0),
        (RoosterChosen(0, 1, 0), NOBODY, "Ann has chosen a hen.", 0),
        (RoosterChoiceWatched(0), SECOND, "Ann has chosen a hen.", 0),
        (RoostersRevealed((None, None)), FIRST, "*All roosters are out.*", None),
        (MatchEnded(SHEETS, (1,), None), SECOND, "*You win the match* with 20 points.", None),
        (MatchEnded(SHEETS, (1,), None), FIRST, "*Ben wins the match* with 20 points.", None),
        (MatchEnded(SHEETS, (1, 2), None), FIRST, "Ben and Cleo *share the win* with 20 points.", None),
        (
            MatchEnded((sheet(19),), (0,), SOLO_RANKS[3]),
            FIRST,
            "The match is over with 19 points: *Breeder*.",
            None,
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str | int | None) else None,
)
def test_an_event_is_told_to_each_viewer(event: Event, viewer: int | None, words: str | None, doer: int | None) -> None:
    assert say(HENS.event_words(event, viewer)) == words
    assert HENS.doer(event) == doer


def drawing() -> HensState:
    return table(At("P1"), At("W1", pile="P4"), round=2)


def placing() -> HensState:
    return table(At("P1 ##", hand="P4 C6"), At(), phase="place", round=3)


def roosting() -> HensState:
    return table(At("P1 ## S5 / P2 P3 U4", top_left=(-1, -1)), At(), phase="rooster", round=6)


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        (drawing(), DECK, "Draw from the deck"),
        (drawing(), draw(1), "Take [Padovana 4] from the pile of Ben"),
        (table(At("P1"), round=2, neighbour=["padovana-4"]), NEIGHBOUR, "Take [Padovana 4] from the neighbour's pile"),
        (placing(), hen("P4", 0, 1), "Place [Padovana 4] in row 2, column 1"),
        (placing(), hen("P4", 0, -1), "Place [Padovana 4] in row 1, column 1"),
        (placing(), coop("C6", 2, 0), "Place [Cemani 6] as a coop in row 1, column 3"),
        (table(At(hand="P4"), At(), phase="discard"), discard("P4"), "Discard [Padovana 4]"),
        (roosting(), Rooster(1, 0), "Put your rooster on [Sultan 4], row 2, column 3"),
    ],
)
def test_a_move_says_what_it_does(state: HensState, move: Move, words: str) -> None:
    assert say(HENS.move_words(HENS.sight(state, 0), move)) == words


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (table(At(), At()), "Draw a card."),
        (table(At(), At(), drawn=1), "Draw your second card."),
        (drawing(), "Draw a card, from the deck or a pile."),
        (table(At("P1"), At("W1"), drawn=1, round=2), "Draw your second card, from the deck or a pile."),
        (table(At("P1"), round=2, solo_neighbour=False), "Draw a card."),
        (placing(), "Place a card in your yard: a hen that gets along with its neighbours, or a coop."),
        (table(At(), At(), phase="discard"), "Discard a card."),
        (roosting(), "Put your rooster on a hen, best in a group that will not be your largest."),
        (table(At(), At(), phase="over", round=12), "The match is over."),
    ],
)
def test_a_question_is_asked(state: HensState, words: str) -> None:
    assert say(HENS.prompt(state)) == words


def test_progress_counts_rounds() -> None:
    assert say(HENS.progress(drawing())) == "Round 2 of 12"
    assert say(HENS.progress(roosting())) == "Roosters after round 6 of 12"


REASONS: list[tuple[HensState, Move, str]] = [
    (
        drawing(),
        DECK,
        "The deck may bring anything, and nobody learns what you have drawn.",
    ),
    (drawing(), draw(1), "[Padovana 4] makes a group of 2 Padovana hens with 3 eggs."),
    (
        table(At("P1"), At("W1", pile="C5"), round=2),
        draw(1),
        "[Cemani 5] fits nowhere yet, but the others will not have it.",
    ),
    (placing(), hen("P4", 0, 1), "[Padovana 4] makes a group of 2 Padovana hens with 3 eggs."),
    (
        table(At("P1", hand="U2"), At(), phase="place", round=2),
        hen("U2", 1, 0),
        "[Sultan 2] brings 1 medal, whatever its group becomes.",
    ),
    (
        table(At("P4", hand="U5"), At(), phase="place", round=2),
        hen("U5", 1, 0),
        "[Sultan 5] brings 2 medals at once.",
    ),
    (
        table(At("P1", hand="W2"), At(), phase="place", round=2),
        hen("W2", 1, 0),
        "[Wyandotte 2] gets along with its neighbours there and costs nothing.",
    ),
    (
        table(At("P1", hand="S4 S5 U6 U3 C4 F5"), At(), phase="place", round=2),
        coop("S4", 1, 0),
        "No hen of yours gets along with its neighbours: a coop costs a point and fits everywhere.",
    ),
    (
        placing(),
        coop("C6", 2, 0),
        "For a point the coop leaves all neighbours free, and your better cards stay in your hand.",
    ),
    (
        table(At("P1", hand="C5"), At(), phase="discard"),
        discard("C5"),
        "[Cemani 5] is welcome nowhere in your yard.",
    ),
    (
        table(At("P1", hand="W2"), At(), phase="discard"),
        discard("W2"),
        "[Wyandotte 2] is of a breed that your yard does not gather.",
    ),
    (
        table(At("P1 P2 / ## ## / P3 ##", hand="P4"), At(), phase="discard", round=6),
        discard("P4"),
        "You can spare [Padovana 4]: the other cards of your hand do more.",
    ),
    (
        table(
            At("P1 P2 ## W4 / P3 ## W5 W6 / ## ## ## ..", hand="S6 P2"),
            At(),
            phase="discard",
            round=11,
        ),
        discard("P2"),
        "[Padovana 2] is welcome nowhere in your yard.",
    ),
    (
        roosting(),
        Rooster(1, 0),
        "This group is smaller than your largest, so its eggs would count beside those of the largest.",
    ),
    (roosting(), Rooster(-1, -1), "It pays only if another group becomes larger than this one."),
    (
        table(At("P1 P2 ## / W1 W2 ##"), At(), phase="rooster", round=6),
        Rooster(0, 0),
        "Here the rooster picks the group to be counted, unless another one outgrows it.",
    ),
]


@pytest.mark.parametrize(
    ("state", "move", "words"), REASONS, ids=[f"{number}, {case[2][:30]}" for number, case in enumerate(REASONS)]
)
def test_a_reason_speaks_for_a_move(state: HensState, move: Move, words: str) -> None:
    assert move in HENS.legal_moves(state)
    assert say(HENS.reason(HENS.sight(state, 0), move)) == words
