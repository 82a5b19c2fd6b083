"""A player that searches, with a character: how far it looks, how readable it is, how often it blunders."""

from dataclasses import dataclass
from random import Random

from client.bots.advice import ALONE, OWN_TIME, Advice, AnyGame, Budget, Candidate, Sight, Watch, advice_without_search
from client.bots.at_once import GreedyBot
from client.bots.meter import Meter
from client.bots.mixing import draw, is_hidden_choice
from client.bots.rehearsal import Rehearsal
from client.bots.search import USUAL, Search, Thinking

STEP_SHARE = 0.25
"""Part of its own time that a character takes for a hidden choice: one mostly comes in steps, card after card."""

PLAN_SHARE = 0.4
"""Part of its own time that it takes to rehearse plans: a turn asks for eight or so such decisions."""


@dataclass(frozen=True, slots=True)
class Character:
    """What makes one searching player differ from another."""

    thinking: Thinking = USUAL
    share: float = 1.0
    """Part of the budget it uses."""
    seconds: float = 1.0
    """Its own budget when it is told none."""
    most: int | None = None
    """Simulations after which it has thought enough, so that a fast machine makes no master of a newcomer."""
    blunder: float = 0.0
    """Share of its decisions that fall at random."""
    wavering: float = 0.0
    """Temperature of choices that everybody sees; 0 is steady."""
    bluffing: float = 0.0
    """Temperature of choices that somebody cannot see."""
    least: float = 0.25
    """Moves with less than this part of the best move's visits are never drawn."""

    def part_of(self, budget: Budget, step: float = 1.0) -> Budget:
        """Return the part of a budget that this character uses, or of its own time, ``step``, if there is no budget."""
        own = budget.part(self.share)
        if budget == OWN_TIME:
            own = Budget(seconds=self.seconds * step)
        counts = [count for count in (own.simulations, self.most) if count is not None]
        return Budget(min(counts, default=None), own.seconds)


class Thinker:
    """Searches within its budget, then decides by what was tried most, or draws where it pays to be unreadable."""

    def __init__(self, game: AnyGame, character: Character) -> None:
        self.game = game
        self.character = character

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        """Decide from a sight; at once if there is but one legal move.

        Stopped before the first simulation, it plays as the rule player does.
        """
        if len(self.game.legal_moves(sight)) == 1:
            return GreedyBot(self.game).choose(sight, seat, rng)
        search = self._search(sight, seat, rng)
        rehearses = isinstance(search, Rehearsal)
        if isinstance(search, Rehearsal) and search.decided is not None:
            return advice_without_search(self.game, sight, seat, search.decided, rng)
        hidden = not rehearses and is_hidden_choice(self.game, sight, seat, rng)
        step = PLAN_SHARE if rehearses else STEP_SHARE if hidden else 1.0
        meter = Meter(self.character.part_of(budget, step), watch)
        while meter.goes_on():
            search.simulate(rng)
            meter.count(search.best)
            if isinstance(search, Rehearsal) and search.clear:
                break
        if not search.simulations:
            return GreedyBot(self.game).choose(sight, seat, rng)
        chosen = self._decide(search, rng, self.character.bluffing if hidden else self.character.wavering)
        return self._advice(sight, search, chosen)

    def _search(self, sight: Sight, seat: int, rng: Random) -> Search | Rehearsal:
        """Rehearse plans where the game names some, else search move by move."""
        plans = self.game.plans(sight)
        if plans:
            return Rehearsal(self.game, sight, seat, plans, rng)
        return Search(self.game, sight, seat, self.character.thinking)

    def _decide(self, search: Search | Rehearsal, rng: Random, temperature: float) -> Candidate:
        tried = search.candidates()
        if self.character.blunder and rng.random() < self.character.blunder:
            return rng.choice(tried)
        return draw(tried, temperature, self.character.least, rng)

    def _advice(self, sight: Sight, search: Search | Rehearsal, chosen: Candidate) -> Advice:
        others = (each for each in search.candidates() if each.move != chosen.move)
        return Advice(
            move=chosen.move,
            candidates=(chosen, *others),
            chances=search.shares_after(chosen.move),
            reason=self.game.reason(sight, chosen.move),
            simulations=search.simulations,
            plan=search.plan_with(chosen.move) if isinstance(search, Rehearsal) else None,
        )
