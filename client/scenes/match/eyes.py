"""Through whose eyes the table is seen, and how far each pair of eyes has followed the match."""

from client.core.match import AnyMatch


class Eyes:
    """Keeps the viewer and, for each human, how many steps of the match have been shown to it.

    A lone human always looks. Two or more hand the screen over: nobody sees the table of another. Where only AIs play,
    one looks over the shoulder of the first seat.
    """

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.humans = tuple(seat for seat, player in enumerate(match.players) if player.is_human)
        self.shown: dict[int, int] = dict.fromkeys(self.humans or (0,), match.cursor)
        to_act = match.to_act
        self.seat = to_act if to_act in self.humans else (self.humans or (0,))[0]
        self.owed: list[int] = []
        """Humans who must be shown something of their own before the match goes on, in this order."""

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.humans) > 1

    @property
    def behind(self) -> bool:
        """Whether the viewer has not been shown all that happened."""
        return self.shown[self.seat] < self.match.cursor

    def next_viewer(self) -> int | None:
        """Return the human whom the screen must be handed to before anything else; None if the viewer stays."""
        if not self.shared:
            return None
        if self.owed:
            return self.owed[0] if self.owed[0] != self.seat else None
        to_act = self.match.to_act
        return to_act if to_act in self.humans and to_act != self.seat else None

    def hand_over(self, seat: int) -> None:
        """Let ``seat`` look from now on."""
        self.seat = seat

    def look_on(self, seat: int) -> None:
        """Let ``seat`` look from now on, who has seen all that was shown to the one before."""
        self.shown[seat] = max(self.shown[seat], self.shown[self.seat])
        self.seat = seat

    def owe(self, seats: tuple[int, ...]) -> None:
        """Note that these seats are shown something secret; the viewer sees it anyway."""
        self.owed += [seat for seat in seats if seat in self.humans and seat != self.seat and seat not in self.owed]

    def settle(self) -> None:
        """Note that the viewer has seen what it was owed."""
        self.owed = [seat for seat in self.owed if seat != self.seat]

    def follow(self) -> None:
        """Follow the match through time: after undo and redo everything that stands counts as shown."""
        self.owed.clear()
        for seat in self.shown:
            self.shown[seat] = self.match.cursor
