"""Cards that a simple player holds until an icon of them is needed; what is not needed can be left to a mate."""

from collections.abc import Sequence

from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.icon_worth import worth_of
from client.games.ham_helsing.moves import Move, PlayCard
from client.games.ham_helsing.pool import Purse, purse_of
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.verbs import Ability

SPARE_CARD = 1.45
"""A card worth no more is spare."""
_PATIENT = frozenset("BRPYWMX")
"""Icons that can wait; all others are of use in any plan."""


def can_wait(card: Sleeved) -> bool:
    """Tell whether nothing is gained by playing a card before an icon of it is needed."""
    return card.star is None and not card.acts_at_once and _PATIENT.issuperset(card.pool)


def is_spare(state: HamState, turn: Turn, uid: int) -> bool:
    """Tell whether Ham would rather discard a hand card for a wild attack than play it."""
    card = state.cards[uid]
    return state.team[turn.c].hero.ability is Ability.WILD and can_wait(card) and worth_of(card) <= SPARE_CARD


def _held(state: HamState, turn: Turn, *, spares: bool = False) -> str:
    """Return the icons of all held cards, with or without those that Ham would discard."""
    uids = (uid for uid in state.hand(turn.c) if can_wait(state.cards[uid]))
    return "".join(state.cards[uid].pool for uid in uids if spares or not is_spare(state, turn, uid))


def held_paths(state: HamState, turn: Turn) -> int:
    """Count the paths that held cards are good for."""
    return _held(state, turn, spares=True).count("M")


def with_held(state: HamState, turn: Turn) -> Purse:
    """Return what could be paid if every held card were played."""
    purse, icons = purse_of(state, turn), _held(state, turn)
    own = purse.own
    return Purse(
        (own[0] + icons.count("B"), own[1] + icons.count("R"), own[2] + icons.count("P"), own[3] + icons.count("Y")),
        purse.wild + icons.count("W"),
        purse.steel,
    )


def held_with(state: HamState, moves: Sequence[Move], icons: str) -> Move | None:
    """Return the play of the held card with most of these icons, of equals the one that is worth least."""
    best, most = None, (0, 0.0)
    for move in moves:
        if isinstance(move, PlayCard) and can_wait(state.cards[move.card]):
            card = state.cards[move.card]
            value = (sum(card.pool.count(icon) for icon in icons), -worth_of(card))
            if value[0] and (best is None or value > most):
                best, most = move, value
    return best
