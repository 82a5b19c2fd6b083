"""The course of a match: set-up, rounds and turns."""

from typing import Literal, NamedTuple, TypeAlias


class ChooseCharacter(NamedTuple):
    """Place ``i`` in the team needs a hero."""

    i: int
    frame: Literal["choose_character"] = "choose_character"


class SetupDone(NamedTuple):
    """Shuffle the decks and draw the opening hands."""

    frame: Literal["setup_done"] = "setup_done"


class RoundStart(NamedTuple):
    """A round begins."""

    frame: Literal["round_start"] = "round_start"


class ChooseFirst(NamedTuple):
    """A single player says which hero goes first."""

    frame: Literal["choose_first"] = "choose_first"


class TurnFrame(NamedTuple):
    """The turn of ``c`` waits."""

    c: int
    frame: Literal["turn"] = "turn"


class ReviveTurn(NamedTuple):
    """A hero who is down begins the turn."""

    c: int
    frame: Literal["revive_turn"] = "revive_turn"


class RoundEnd(NamedTuple):
    """All heroes have had their turn."""

    frame: Literal["round_end"] = "round_end"


class NextRound(NamedTuple):
    """The round is over."""

    frame: Literal["next_round"] = "next_round"


RoundAutomatic: TypeAlias = SetupDone | RoundStart | TurnFrame | RoundEnd | NextRound
RoundQuestion: TypeAlias = ChooseCharacter | ChooseFirst | ReviveTurn
