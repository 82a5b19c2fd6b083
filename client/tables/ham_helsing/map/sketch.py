"""What stands where on the map at one moment: enough to draw it, and to follow it through a step."""

from typing import NamedTuple

from client.games.ham_helsing.components import LOCATIONS, Loc
from client.games.ham_helsing.state import HamState, Member


class Sketch(NamedTuple):
    """All that can change on the map. Texts and tuples only: two sketches are equal if they look alike."""

    board: tuple[tuple[Loc, tuple[str, ...]], ...]
    team: tuple[Member, ...]
    loc: tuple[Loc, ...]
    up: tuple[bool, ...]
    villain: str
    villain_loc: Loc
    knuckles: str
    asleep: bool
    nests: tuple[Loc, ...]
    limits: bool
    used: tuple[str, ...] = ()
    """Powers of places that the acting hero has used this turn."""

    def tokens(self, loc: Loc) -> tuple[str, ...]:
        """Return the Minions at a place, sorted."""
        return next(tokens for at, tokens in self.board if at == loc)

    def with_tokens(self, loc: Loc, tokens: tuple[str, ...]) -> "Sketch":
        """Return the same with other Minions at a place."""
        return self._replace(board=tuple((at, tokens if at == loc else held) for at, held in self.board))

    def limit(self, loc: Loc) -> int:
        """Return how many Minions may stand at a place; 0 where any number may."""
        return LOCATIONS[loc].limit if self.limits and loc not in self.nests else 0

    def heroes_at(self, loc: Loc) -> tuple[int, ...]:
        """Return the heroes at a place, also those who are KO'd."""
        return tuple(c for c, at in enumerate(self.loc) if at == loc)


def sketch_of(sight: HamState) -> Sketch:
    """Return what stands where now."""
    return Sketch(
        tuple((loc, sight.board[loc]) for loc in LOCATIONS),
        sight.team,
        tuple(sight.loc),
        tuple(hp > 0 for hp in sight.hp),
        sight.villain,
        sight.villain_loc,
        sight.knuckles,
        sight.asleep,
        sight.nests,
        not sight.options.ignore_limits,
        () if sight.turn is None else sight.turn.powers,
    )
