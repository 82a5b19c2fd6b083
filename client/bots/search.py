"""Search with hidden cards: many guesses at what is hidden, one tree of experience a seat.

Every simulation fills in the sight by a fresh guess and walks down the trees of all seats at once. Each seat chooses in
its own tree, and a tree tells moments apart only by what its seat has seen happen. So a face-down card leads the others
to the same node whichever card it was: in the tree nobody answers what he could not see. (The family is known as
multiple-observer information set Monte Carlo tree search.)

The first tries of all moves at the root meet the same guess and the same dice, so do the second ones, and so on: what
tells two moves apart is then the moves, not the luck they met.
"""

from collections.abc import Hashable
from random import Random
from typing import Any, NamedTuple

from client.bots.advice import AnyGame, Candidate, Sight, State
from client.bots.playout import play_out
from client.bots.tree import Node, Width
from client.core.foresight import Foresight


class Thinking(NamedTuple):
    """How a search goes about it."""

    foresight: Foresight | None = None
    """None: as the game has it."""
    width: Width = Width()


USUAL = Thinking()
"""As each game has it, all moves looked at."""


class Search:
    """One search of one decision. Call ``simulate`` as often as there is time, then read what was learnt."""

    def __init__(self, game: AnyGame, sight: Sight, seat: int, thinking: Thinking) -> None:
        self.game = game
        self.seat = seat
        self.simulations = 0
        self._sight = sight
        self._thinking = thinking
        self._foresight = thinking.foresight or game.foresight
        self._legal = game.worth_trying(sight)
        self._chapter = game.chapter(sight)
        self._worlds = ""
        self._seats = len(game.scores(sight))
        self._roots = [Node() for _ in range(self._seats)]
        self._shares: dict[Hashable, list[float]] = {}

    def simulate(self, rng: Random) -> None:
        """Guess what is hidden, play on from there and remember how it went."""
        self._worlds = self._worlds or str(rng.random())
        first = self._choice(self._roots[self.seat], self._sight, self._legal, rng)
        world = Random(f"{self._worlds}/{self._roots[self.seat].branches[first].visits}")  # noqa: S311
        state = self.game.guess(self._sight, self.seat, world)
        walked = self._walk(state, first, world)
        values = play_out(self.game, state, world, self._foresight, self._chapter)
        for node, move, seat in walked:
            node.learn(move, values[seat])
        sums = self._shares.setdefault(first, [0.0] * self._seats)
        for seat, value in enumerate(values):
            sums[seat] += value
        self.simulations += 1

    def candidates(self) -> list[Candidate]:
        """List the moves tried, the most tried first, of equals the more valuable, then the one tried earlier."""
        tried = [Candidate(move, each.value, each.visits) for move, each in self._roots[self.seat].branches.items()]
        return sorted(tried, key=lambda each: (-each.visits, -each.value))

    def best(self) -> Hashable:
        """Return the move tried most. There must have been a simulation."""
        return self.candidates()[0].move

    def shares_after(self, move: Hashable) -> tuple[float, ...]:
        """Return each seat's mean share of the win over the simulations that began with ``move``."""
        visits = self._roots[self.seat].branches[move].visits
        return tuple(total / visits for total in self._shares[move])

    def _walk(self, state: State, first: Hashable, rng: Random) -> list[tuple[Node, Hashable, int]]:
        """Go down the trees with ``first``, changing ``state``, until a move is new or the match is over.

        Returns what was chosen on the way: the node, the move and the seat that moved.
        """
        nodes, legal, move = self._roots, self._legal, first
        seat: int | None = self.seat
        walked: list[tuple[Node, Hashable, int]] = []
        while seat is not None:
            node = nodes[seat]
            fresh = len(legal) > 1 and node.branches[move].visits == 0
            walked.append((node, move, seat))
            events: list[Any] = []
            self.game.apply(state, move, events)
            if fresh:
                break
            own = seat
            nodes = [
                self._follow(each, viewer, move if viewer == own else None, events) for viewer, each in enumerate(nodes)
            ]
            seat = self.game.to_act(state)
            if seat is not None:
                legal = self.game.worth_trying(state)
                move = self._choice(nodes[seat], state, legal, rng)
        return walked

    def _choice(self, node: Node, state: State, legal: list[Any], rng: Random) -> Hashable:
        """Choose among the legal moves by experience, curiosity and, as far as it is trusted, the rule player."""
        trust, explore = self._foresight.trust, self._foresight.explore
        if trust and len(legal) > 1:
            return node.believed(legal, self.game.rule_player(state, rng), trust, explore)
        untried = node.open_moves(legal, self._thinking.width)
        if not untried:
            return node.promising(legal, explore)
        move = untried[0]
        if len(untried) > 1:
            liked = self.game.rule_player(state, rng)
            move = liked if liked in untried else rng.choice(untried)
        node.try_out(move)
        return move

    def _follow(self, node: Node, viewer: int, own_move: Hashable, events: list[Any]) -> Node:
        seen = (self.game.seen(event, viewer) for event in events)
        return node.after((own_move, *(event for event in seen if event is not None)))
