"""Why something is not allowed: a sentence for the player, an error for the program."""

from client.core.words import Phrase, Plural, Value


class Refusal(Phrase):
    """Why a move is not legal now, in a player's words.

    ``rule`` is the section of the game's rules reference that forbids it, such as ``"4.2"``.
    """

    __slots__ = ("rule",)

    def __init__(self, text: str | Plural, rule: str, **values: Value) -> None:
        super().__init__(text, **values)
        self.rule = rule

    def __repr__(self) -> str:
        """Show text, rule and values."""
        return f"{super().__repr__()[:-1]}, rule={self.rule!r})"


class IllegalMoveError(ValueError):
    """A move was played that ``why_not`` refuses; the state is untouched. A bug of the caller, not of the player."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


class InvalidOptions(ValueError):
    """Options that do not fit the seats or each other. ``option`` names the one that must change."""

    def __init__(self, option: str, reason: Phrase) -> None:
        super().__init__(f"{option}: {reason!r}")
        self.option = option
        self.reason = reason


class InvalidPosition(ValueError):
    """A position that no match of this game can hold. ``field`` says where, as a path such as ``seats.2.hand``."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why
