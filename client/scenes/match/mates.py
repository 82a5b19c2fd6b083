"""The AIs of a team: what they were asked, and what they say they mean to do."""

from client.bots.advice import Sight
from client.core.match import AnyMatch
from client.core.wish import Wish
from client.tables.table import Mate


class Mates:
    """Keeps one wish a mate, beside the match and only as long as it is on the screen.

    A wish is no move: it changes nothing but what a mate thinks about, so records and replays know nothing of it.
    """

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        ais = (seat for seat, player in enumerate(match.players) if not player.is_human)
        self.seats = tuple(ais) if match.game.cooperative else ()
        """The AIs that can be mates; none where everybody plays for itself."""
        self._wishes: dict[int, Wish] = {}
        self._plan: tuple[int, Wish] | None = None

    def ask(self, seat: int, wish: Wish | None) -> None:
        """Ask something of the mate at ``seat`` in place of what it was asked before; None withdraws that."""
        self._wishes.pop(seat, None)
        if wish is not None and seat in self.seats:
            self._wishes[seat] = wish

    def wish_of(self, seat: int, sight: Sight) -> Wish | None:
        """Return what the mate at ``seat`` was asked, if it is still to be asked."""
        wish = self._wishes.get(seat)
        return wish if wish is not None and wish in self.match.game.wishes(sight, seat, wish.by) else None

    def note_plan(self, seat: int, plan: Wish | None) -> None:
        """Take in what the mate at ``seat``, who has just thought, has in mind for the rest of its turn."""
        self._plan = None if plan is None else (seat, plan)

    def minded(self, sight: Sight) -> Sight:
        """Return the sight with all wishes borne in mind, for whoever thinks about it."""
        for seat in self.seats:
            wish = self.wish_of(seat, sight)
            if wish is not None:
                sight = self.match.game.with_wish(sight, seat, wish)
        return sight

    def known_to(self, viewer: int, sight: Sight) -> tuple[Mate, ...]:
        """Return the mates of ``viewer``, whose sight this is."""
        if viewer in self.seats or not self.seats:
            return ()
        game, minded = self.match.game, self.minded(sight)
        return tuple(
            Mate(
                seat,
                game.intention(self._planning(minded, seat), seat),
                self.wish_of(seat, sight),
                game.wishes(sight, seat, viewer),
            )
            for seat in self.seats
        )

    def _planning(self, sight: Sight, seat: int) -> Sight:
        """Return the sight with the plan of ``seat`` in mind, as long as it decides; a wish is answered instead."""
        if self._plan is None or self._plan[0] != seat or self.match.to_act != seat or seat in self._wishes:
            return sight
        return self.match.game.with_wish(sight, seat, self._plan[1])
