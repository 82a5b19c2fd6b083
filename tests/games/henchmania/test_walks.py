"""Random matches: nothing gets lost, and every effect of every card is reached and counted."""

from collections import Counter
from random import Random

import pytest

from client.games.henchmania import rules
from client.games.henchmania.cards import CARD_OF, FAMILY, IDS, LIMIT, box_of
from client.games.henchmania.components import GLOVE_VARIANTS, HENCHMAN_VARIANTS, PAWNS, RESERVE_LIMIT
from client.games.henchmania.events import Event
from client.games.henchmania.moves import Move, Pass
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.questions import AskReplace
from client.games.henchmania.state import HenchmaniaState, Phase
from tests.games.conftest import UNREACHED
from tests.games.henchmania.drawn import GAME
from tests.games.henchmania.effects import effects_of
from tests.games.walks import LONG

MATCHES = 400 if LONG else 40
EVERYTHING = HenchmaniaOptions.model_validate(
    {"animals": True, "gloves": GLOVE_VARIANTS, "henchmen": HENCHMAN_VARIANTS, "variant_powers": True}
)


def check_cards(state: HenchmaniaState) -> None:
    """Every card of the box lies in exactly one place, and no Reserve holds too much."""
    found = Counter(card for pile in (*state.decks, *state.discards, *state.hands, *state.kept) for card in pile)
    for reserve in state.reserves:
        found.update(CARD_OF[laid] for laid in reserve)
        families = Counter(FAMILY[CARD_OF[laid]] for laid in reserve)
        assert len(reserve) <= RESERVE_LIMIT
        assert all(families[FAMILY[CARD_OF[laid]]] <= LIMIT[CARD_OF[laid]] for laid in reserve)
        assert list(reserve) == sorted(reserve)
    found.update(CARD_OF[trump] for trump in state.trumps if trump is not None)
    if state.duel is not None:
        found.update(card for card in (state.duel.attack_weapon, state.duel.defence_weapon) if card is not None)
    if isinstance(state.decision, AskReplace):
        found[state.decision.card] += 1
    assert found == box_of(state.options)


def check_knowledge(state: HenchmaniaState) -> None:
    """What is known of a hand is in it, and hands are in order."""
    seats = len(state.scores)
    for entry, known in enumerate(state.seen):
        assert not Counter(known) - Counter(state.hands[entry % seats])
    assert all(list(cards) == sorted(cards) for cards in state.hands)


def check_pawns(state: HenchmaniaState) -> None:
    """Eight Henchmen of each colour are somewhere while they are set and cards are played."""
    if state.phase in (Phase.PLACE, Phase.PLAY):
        owners = Counter(pawn.owner for pool in (*state.pools, *state.stolen) for pawn in pool)
        owners.update(pawn.owner for row in state.board for pawn in row)
        assert owners == dict.fromkeys(state.seats, PAWNS)


@pytest.mark.parametrize("options", [HenchmaniaOptions(), EVERYTHING], ids=["plain", "everything"])
def test_nothing_gets_lost(options: HenchmaniaOptions) -> None:
    for seed in range(MATCHES // 8):
        rng = Random(seed)
        state = GAME.new(2 + seed % 4, options, seed)
        while state.decision is not None:
            check_cards(state)
            check_knowledge(state)
            check_pawns(state)
            assert len(rules.legal_moves(state)) > 1, "a single move is made by itself"
            rules.apply(state, steered(state, rng), None)
        check_cards(state)
        assert min(state.scores) >= 0
        assert state.winners


def steered(state: HenchmaniaState, rng: Random) -> Move:
    """Return a move by chance that does not pass while anything else can be done, or that of the sensible player."""
    if rng.random() < 0.3:
        return GAME.rule_player(state, rng)
    moves = rules.legal_moves(state)
    return rng.choice([move for move in moves if not isinstance(move, Pass)] or moves)


def test_every_card_effect_is_reached_and_counted(request: pytest.FixtureRequest) -> None:
    found: Counter[str] = Counter()
    for seed in range(MATCHES):
        rng = Random(1000 + seed)
        state = GAME.new(2 + seed % 4, EVERYTHING if seed % 4 else HenchmaniaOptions(), seed)
        events: list[Event] = []
        while state.decision is not None:
            rules.apply(state, steered(state, rng), events)
        found.update(name for event in events for name in effects_of(event))
    counts = ", ".join(f"{name} {count}" for name, count in sorted(found.items()))
    request.node.user_properties += [(UNREACHED, f"henchmania, effects reached by {MATCHES} matches: {counts}")]
    missing = [card for card in box_of(EVERYTHING) if not found[IDS[card]]]
    assert [IDS[card] for card in missing] == []
    assert min(found[name] for name in ("ox scored", "old_lady: bravery", "weapon in att", "weapon in def")) > 0
