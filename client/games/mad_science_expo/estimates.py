"""What an observer can tell about another hand, from its own memory and the open numbers alone.

Works alike on a sight and on a guess: nothing is read that the observer may not see.
"""

from typing import NamedTuple

from client.games.mad_science_expo.bag import EMPTY, Bag, cards_in, size_of, total_of
from client.games.mad_science_expo.components import MAD_SCIENTIST
from client.games.mad_science_expo.memory import pool_of
from client.games.mad_science_expo.state import ExpoState


class HandEstimate(NamedTuple):
    """Another hand as an observer can judge it, Mad Scientist included."""

    sure: Bag
    """Henchmen that are certainly there."""
    unsure: int
    """How many more henchmen there are."""
    pool: Bag
    """The cards that the unsure ones come from."""

    @property
    def size(self) -> int:
        """The number of cards."""
        return size_of(self.sure) + self.unsure + 1

    @property
    def expected(self) -> float:
        """The total to be expected."""
        known = total_of(self.sure) + MAD_SCIENTIST
        return known + self.unsure * total_of(self.pool) / size_of(self.pool) if self.unsure else known

    def most(self, cards: int) -> int:
        """The largest total that so many cards of the hand can have."""
        if not self.unsure and cards >= self.size:
            return total_of(self.sure) + MAD_SCIENTIST
        possible = list(cards_in(self.sure))
        if self.unsure:
            possible += cards_in(self.pool)[-self.unsure :]
            possible.sort()
        return MAD_SCIENTIST + sum(possible[-(cards - 1) :] if cards > 1 else ())


def hand_estimate(state: ExpoState, observer: int, seat: int) -> HandEstimate:
    """Judge the hand of ``seat``, which must be undefeated, with the memory of ``observer``."""
    memory = state.memory[observer]
    sure = memory.sure[seat]
    unsure = size_of(state.hands[seat]) - 1 - size_of(sure)
    pool = pool_of(memory, seat) if unsure else None
    return HandEstimate(sure, unsure, EMPTY if pool is None else pool.cards)
