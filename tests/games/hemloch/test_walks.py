"""Any way through a match keeps the pieces together, and hand-counted numbers of ways from small positions."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import ITEMS, MARKERS, MINIONS
from client.games.hemloch.events import Event, MinionControlled, MinionRaised, PlacementLost
from client.games.hemloch.moves import MOVE_KINDS
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.state import HemlochState
from tests.games.hemloch.drawn import table
from tests.games.walks import decisions

CHOICES = st.lists(st.integers(0, 59), min_size=40, max_size=200)


def check_pieces(state: HemlochState) -> None:
    """60 cards, 30 Markers and 18 items are there after every move."""
    data = HEMLOCH.to_json(state)
    groups = [group for group in data["groups"] if group is not None]
    piles = [
        *data["hands"],
        *data["decks"],
        *data["discards"],
        *groups,
        *(s for b in data["board"].values() for s in b),
    ]
    cards = Counter(card for pile in piles for card in pile)
    assert cards == {minion.id: 2 * minion.copies for minion in MINIONS}
    placed = Counter(owner for owners in data["spaces"].values() for owner in owners)
    assert [data["markers"][seat] + placed[seat] for seat in range(2)] == [MARKERS, MARKERS]
    owned = Counter(each["item"] for items in data["items"] for each in items)
    assert all(data["supply"][item.id] + owned[item.id] == item.copies for item in ITEMS)


@settings(max_examples=40, deadline=None)
@given(draft=st.booleans(), choices=CHOICES, seed=st.integers(0, 10**9))
def test_every_state_on_the_way_is_a_position_that_may_be_loaded(*, draft: bool, choices: list[int], seed: int) -> None:
    """Loading counts the pools of both seats anew and lists the choices anew."""
    state = HEMLOCH.new(2, HemlochOptions(draft=draft), seed)
    for choice in choices:
        moves = HEMLOCH.legal_moves(state)
        if not moves:
            break
        HEMLOCH.play(state, moves[choice % len(moves)])
        check_pieces(state)
        assert HEMLOCH.from_json(HEMLOCH.to_json(state)) == state


def ways(state: HemlochState, decisions_deep: int) -> int:
    """Count the sequences of so many moves; one that ends the match earlier counts as one."""
    moves = HEMLOCH.legal_moves(state)
    if decisions_deep == 0 or not moves:
        return 1
    total = 0
    for move in moves:
        after = HEMLOCH.copy(state)
        HEMLOCH.play(after, move)
        total += ways(after, decisions_deep - 1)
    return total


@pytest.mark.parametrize(
    ("picture", "counts"),
    [
        # Only the end of the turn; then the other seat has three plays of its Lady and the end of its turn.
        pytest.param("deck 0: -\n hand 1: lady\n deck 1: -", (1, 4), id="nothing in hand"),
        # draw, three plays, end. After draw (a Warden): draw, 2 kinds x 3, end = 8. A Lady played: 5, 7 or 7 spaces.
        # After end the other seat, with an empty hand, has drawn a Warden: draw, 3 plays, end = 5.
        pytest.param("hand 0: lady", (5, 8 + 5 + 7 + 7 + 5), id="a lady"),
        # At the Boneyard the Knife gains one of 3 Potions, elsewhere it does nothing and the turn goes on with an
        # empty hand: draw or end. End: 5 as above. Draw: 8 as above.
        pytest.param("hand 0: knife", (5, 8 + 2 + 3 + 2 + 5), id="a knife that finds nobody"),
    ],
)
def test_numbers_of_ways_counted_by_hand(picture: str, counts: tuple[int, ...]) -> None:
    state = table(picture)
    assert tuple(ways(state, depth) for depth in range(1, len(counts) + 1)) == counts


def test_every_kind_of_move_and_rare_events_are_met_on_steered_walks() -> None:
    kinds: set[str] = set()
    met: set[type[Event]] = set()
    for decision in decisions(HEMLOCH, 2):
        kinds.update(move.kind for move in decision.moves)
        met.update(type(event) for event in decision.events)
    assert set(MOVE_KINDS) - kinds <= {"decline"}, "an empty supply of a type is rarer still"
    assert met >= {MinionControlled, MinionRaised, PlacementLost}
