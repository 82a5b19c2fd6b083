"""The memory of section 8 once more, in plain lists and from what everybody sees or takes part in.

Slow and literal; the rules are compared with it along whole matches.
"""

from dataclasses import dataclass, field
from typing import Any

from client.games.mad_science_expo.events import CardsExchanged, Event, GameBegan, HenchmanPlayed, SeatDefeated

HENCHMEN = [0, 1, 2, 3, 4, 5]


@dataclass
class PlainPool:
    """Members, boxed cards and all cards together."""

    members: list[int]
    boxed: int
    cards: list[int]


@dataclass
class PlainMemory:
    """What one observer knows."""

    observer: int
    seats: int
    sure: list[list[int]] = field(default_factory=list)
    pools: list[PlainPool] = field(default_factory=list)

    def __post_init__(self) -> None:
        """All hands are known at first."""
        self.sure = [[] if seat == self.observer else list(HENCHMEN) for seat in range(self.seats)]

    def note(self, event: Event) -> None:
        """Learn from what happened."""
        match event:
            case GameBegan():
                self.__post_init__()
                self.pools = []
            case HenchmanPlayed(seat, value) if seat != self.observer:
                self._leaves(seat, value)
            case CardsExchanged(attacker, defender, attack, defence):
                given = [[card for card in cards if card != 6] for cards in (attack, defence)]
                self._exchanged(attacker, defender, *given)
            case SeatDefeated(seat, hand_count) if seat != self.observer:
                self._boxed(seat, hand_count - 1)
            case _:
                return
        self._tidy()

    def to_json(self) -> dict[str, Any]:
        """Return the entry of a position."""
        return {
            "sure": [sorted(cards) for cards in self.sure],
            "pools": [
                {"members": sorted(pool.members), "boxed": pool.boxed, "cards": sorted(pool.cards)}
                for pool in sorted(self.pools, key=lambda pool: min(pool.members))
            ],
        }

    def _pool(self, seat: int) -> PlainPool | None:
        return next((pool for pool in self.pools if seat in pool.members), None)

    def _leaves(self, seat: int, value: int) -> None:
        if value in self.sure[seat]:
            self.sure[seat].remove(value)
            return
        pool = self._pool(seat)
        assert pool is not None, "a card came from nowhere"
        pool.cards.remove(value)

    def _exchanged(self, attacker: int, defender: int, attack: list[int], defence: list[int]) -> None:
        if self.observer not in (attacker, defender):
            self._merge(attacker, defender)
            return
        other, received, given = (
            (defender, defence, attack) if self.observer == attacker else (attacker, attack, defence)
        )
        for value in received:
            self._leaves(other, value)
        self.sure[other] += given

    def _merge(self, one: int, two: int) -> None:
        merged = PlainPool([one, two], 0, self.sure[one] + self.sure[two])
        self.sure[one], self.sure[two] = [], []
        for seat in (one, two):
            pool = self._pool(seat)
            if pool is not None:
                self.pools.remove(pool)
                merged.members += [member for member in pool.members if member not in merged.members]
                merged.boxed += pool.boxed
                merged.cards += pool.cards
        self.pools.append(merged)

    def _boxed(self, seat: int, henchmen: int) -> None:
        pool = self._pool(seat)
        if pool is not None:
            pool.boxed += henchmen - len(self.sure[seat])
            pool.members.remove(seat)
        self.sure[seat] = []

    def _tidy(self) -> None:
        for pool in list(self.pools):
            if not pool.members or not pool.cards:
                self.pools.remove(pool)
            elif len(pool.members) == 1 and pool.boxed == 0:
                self.sure[pool.members[0]] += pool.cards
                self.pools.remove(pool)
