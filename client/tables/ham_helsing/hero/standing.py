"""What the pool and the cards in play come to: counts by kind, and which icons of a card are used up."""

from collections import Counter
from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS
from client.games.ham_helsing.pool import has_skill_attack, purse_of
from client.games.ham_helsing.state import HamState, Turn

EXTRAS = "ZHSKX"
"""Kinds that have a tile only while there are any."""
AT_ONCE = "CD"


class Count(NamedTuple):
    """How many of a kind lie in the pool; of a colour with its skill attack and its free points."""

    n: int
    skill: bool = False
    """One of them comes from the skill."""
    doubled: bool = False
    """Each counts twice this turn."""


def pool_counts(sight: HamState) -> dict[str, Count]:
    """Return the pool of whoever has the turn, by kind; nothing between turns."""
    turn = sight.turn
    if turn is None:
        return {kind: Count(0) for kind in ("m", "M", "W", *COLOURS)}
    purse = purse_of(sight, turn)
    found = {kind: Count(turn.icons.count(kind)) for kind in "mMW"}
    for own, colour in zip(purse.own, COLOURS, strict=True):
        found[colour] = Count(own, has_skill_attack(sight, turn, colour), colour in turn.doubled)
    return found | {kind: Count(turn.icons.count(kind)) for kind in EXTRAS if kind in turn.icons}


def extras_of(sight: HamState) -> tuple[str, ...]:
    """Return the kinds that need a tile beside the usual ones."""
    turn = sight.turn
    return () if turn is None else tuple(kind for kind in EXTRAS if kind in turn.icons)


def played_by(sight: HamState) -> tuple[int, ...]:
    """Return the cards in play of whoever has the turn."""
    return () if sight.turn is None else sight.turn.played


def spent_slots(sight: HamState, turn: Turn, uid: int) -> frozenset[str]:
    """Return the slots of a card in play whose icons are used up.

    An icon that became a wild attack still counts as unspent.
    """
    card = sight.cards[uid]
    left = Counter(icon for icon, source in zip(turn.icons, turn.sources, strict=True) if source == uid)
    turned = left["W"] - sum(icon == "W" for _, icon in card.icons)
    spent: set[str] = set()
    for slot, icon in card.icons:
        if icon in AT_ONCE:
            spent.add(slot)
        elif left[icon]:
            left[icon] -= 1
        elif turned > 0:
            turned -= 1
        else:
            spent.add(slot)
    if card.star is not None and not card.passive and not left["T"]:
        spent.add("S")
    return frozenset(spent)
