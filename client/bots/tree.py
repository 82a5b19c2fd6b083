"""The memory of a search: what one seat has learnt about its moves, keyed by what that seat has seen happen."""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import NamedTuple


class Width(NamedTuple):
    """How many moves of one node are looked at: ``first``, and more with the square root of its visits.

    Games with hundreds of moves a decision would otherwise try each once and learn nothing about any.
    """

    first: int = 1_000_000
    growth: float = 0.0

    def allowed(self, visits: int) -> int:
        """Return the number of moves that may be tried at a node with so many visits."""
        return self.first + int(self.growth * sqrt(visits))


class Branch:
    """A move at a node: tried ``visits`` times, on offer ``offered`` times, worth ``total / visits`` to its seat."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        """Mean share of the win; 0 before the first visit."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A moment as one seat knows it. ``branches`` are used where that seat decides."""

    __slots__ = ("branches", "later", "visits")

    def __init__(self) -> None:
        self.branches: dict[Hashable, Branch] = {}
        self.later: dict[Hashable, Node] = {}
        self.visits = 0

    def after(self, seen: Hashable) -> "Node":
        """Return the node that follows when its seat has seen ``seen`` happen."""
        node = self.later.get(seen)
        if node is None:
            node = self.later[seen] = Node()
        return node

    def open_moves(self, legal: Sequence[Hashable], width: Width) -> list[Hashable]:
        """List the legal moves that were never tried, or none if the node may not grow wider yet."""
        untried = [move for move in legal if move not in self.branches]
        if not untried or len(legal) - len(untried) < width.allowed(self.visits):
            return untried
        return []

    def promising(self, legal: Sequence[Hashable], explore: float) -> Hashable:
        """Return the tried move with the best upper confidence bound; the earlier one of equals.

        A move that was not always legal is compared by how often it was on offer, not by the visits of the node.
        """
        best, best_bound = legal[0], -1.0
        for move in legal:
            branch = self.branches.get(move)
            if branch is None:
                continue
            branch.offered += 1
            bound = branch.total / branch.visits + explore * sqrt(log(branch.offered) / branch.visits)
            if bound > best_bound:
                best, best_bound = move, bound
        return best

    def believed(self, legal: Sequence[Hashable], liked: Hashable, trust: float, explore: float) -> Hashable:
        """Return the move with the best sum of experience and claim, the earlier one of equals; a new one is added.

        Of the claims, ``trust`` goes to the liked move; all moves share the rest. A claim fades with every try.
        A move never tried is taken to be as good as the node has been so far.
        """
        mean = sum(branch.total for branch in self.branches.values()) / self.visits if self.visits else 0.0
        claim = explore * sqrt(self.visits + 1)
        share = (1.0 - trust) / len(legal)
        best, most = legal[0], -1.0
        for move in legal:
            branch = self.branches.get(move)
            tried, value = (0, mean) if branch is None or not branch.visits else (branch.visits, branch.value)
            bound = value + claim * (share + trust * (move == liked)) / (1 + tried)
            if bound > most:
                best, most = move, bound
        if best not in self.branches:
            self.try_out(best)
        return best

    def try_out(self, move: Hashable) -> None:
        """Add ``move`` to the tried ones."""
        branch = self.branches[move] = Branch()
        branch.offered = 1

    def learn(self, move: Hashable, value: float) -> None:
        """Take in that ``move`` led to ``value``."""
        self.visits += 1
        branch = self.branches[move]
        branch.visits += 1
        branch.total += value
