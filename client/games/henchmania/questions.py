"""The questions a seat can be asked, and the work that waits behind one. Both lie in the state as plain values.

The ``step`` of a question is its name in a saved position, the ``q`` of a piece of work likewise.
"""

from typing import Literal, NamedTuple, TypeAlias

from client.games.henchmania.components import Card
from client.games.henchmania.moves import Play


class AskPlace(NamedTuple):
    """Where does the next Henchman go?"""

    seat: int
    step: Literal["place"] = "place"


class AskTurn(NamedTuple):
    """Which card is played or used, or does the seat pass?"""

    seat: int
    step: Literal["turn"] = "turn"


class AskReplace(NamedTuple):
    """Which card leaves the full Reserve for ``card``, which lies here meanwhile?"""

    seat: int
    card: Card
    step: Literal["replace"] = "replace"


class AskShield(NamedTuple):
    """Does the seat stop the hostile card ``card`` of ``source``, played with ``move``?"""

    seat: int
    source: int
    card: Card
    move: Play
    step: Literal["shield"] = "shield"


class AskGive(NamedTuple):
    """Which card goes back to the victim of a Trick?"""

    seat: int
    victim: int
    step: Literal["give"] = "give"


class AskInquire(NamedTuple):
    """Which card before the victim burns? ``left`` picks remain, this one included."""

    seat: int
    victim: int
    left: int
    step: Literal["inquire"] = "inquire"


class AskLose(NamedTuple):
    """Which Reserve card is lost in the brawl?"""

    seat: int
    step: Literal["lose"] = "lose"


class AskGuard(NamedTuple):
    """Does the challenged seat call its Guard?"""

    seat: int
    step: Literal["guard"] = "guard"


class AskWeapon(NamedTuple):
    """Which weapon does a duellist take up?"""

    seat: int
    role: Literal["att", "def"]
    step: Literal["weapon"] = "weapon"


class AskPrepare(NamedTuple):
    """Does a duellist use a card before the dice?"""

    seat: int
    step: Literal["prepare"] = "prepare"


class AskAfterAttack(NamedTuple):
    """Does the seat touch the dice of the attack?"""

    seat: int
    step: Literal["after_attack"] = "after_attack"


class AskAfterDefence(NamedTuple):
    """Does the seat touch the dice of the defence?"""

    seat: int
    step: Literal["after_defence"] = "after_defence"


class AskHeal(NamedTuple):
    """Does the defender call the Apothecary?"""

    seat: int
    step: Literal["heal"] = "heal"


class AskKeep(NamedTuple):
    """Which card is kept for tomorrow? ``left`` picks remain; none may come before ``min_card``, the one just kept."""

    seat: int
    left: int
    min_card: Card | None
    step: Literal["keep"] = "keep"


ASK_PLACE: tuple[AskPlace, ...] = tuple(AskPlace(seat) for seat in range(5))
ASK_TURN: tuple[AskTurn, ...] = tuple(AskTurn(seat) for seat in range(5))
"""The two questions that are asked most, by seat."""

Question: TypeAlias = (
    AskPlace
    | AskTurn
    | AskReplace
    | AskShield
    | AskGive
    | AskInquire
    | AskLose
    | AskGuard
    | AskWeapon
    | AskPrepare
    | AskAfterAttack
    | AskAfterDefence
    | AskHeal
    | AskKeep
)


class Hit(NamedTuple):
    """An opponent still to be hit by a card that strikes all, affected or not."""

    source: int
    seat: int
    card: Card
    move: Play
    q: Literal["hit"] = "hit"


class Window(NamedTuple):
    """A seat still to be offered the dice of a duel."""

    step: Literal["after_attack", "after_defence"]
    seat: int
    q: Literal["window"] = "window"


class DropHand(NamedTuple):
    """The seat that keeps cards still has to discard the rest of its hand."""

    seat: int
    q: Literal["drop"] = "drop"


class KeepNext(NamedTuple):
    """A seat whose hand is still to be discarded, or kept in part."""

    seat: int
    q: Literal["keep"] = "keep"


class EndDay(NamedTuple):
    """All hands are gone: the day is counted."""

    q: Literal["end"] = "end"


Work: TypeAlias = Hit | Window | DropHand | KeepNext | EndDay
