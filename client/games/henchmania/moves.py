"""What a seat can decide. A move names no seat as the one who moves: the state knows who decides.

Cards and sites are numbers here and ids in a saved match; see ``move_data``. A field that a move does not have is None.
"""

from enum import Enum
from typing import Literal, NamedTuple, TypeAlias

from client.games.henchmania.components import Card, Site


class Die(Enum):
    """Which die the Courtesan makes roll again: the first one that serves its roller, or the first that does not."""

    GOOD = "good"
    BAD = "bad"


class Place(NamedTuple):
    """Put a Henchman of ``owner`` from your pool on a site, where it counts for a seat."""

    site: Site
    owner: int
    counts_for: int
    kind: Literal["place"] = "place"


class Play(NamedTuple):
    """Play a card from hand. ``back`` names a site by the backs of an opponent's hand, ``target`` a Reserve card."""

    card: Card
    seat: int | None = None
    back: Site | None = None
    site: Site | None = None
    target: Card | None = None
    kind: Literal["play"] = "play"


class Use(NamedTuple):
    """Use a card before you instead of playing one. ``trump`` is the Trump that works, by the Old Lady another's."""

    card: Card
    trump: Card | None = None
    seat: int | None = None
    site: Site | None = None
    kind: Literal["use"] = "use"


class Pass(NamedTuple):
    """Play no more cards today."""

    kind: Literal["pass"] = "pass"


class Replace(NamedTuple):
    """Discard a card of a full Reserve for the one that comes in."""

    drop: Card
    kind: Literal["replace"] = "replace"


class Shield(NamedTuple):
    """Stop a hostile card with a Penitent or a Tomcat."""

    card: Card
    kind: Literal["shield"] = "shield"


class Decline(NamedTuple):
    """Let the card or the challenge come."""

    kind: Literal["decline"] = "decline"


class Give(NamedTuple):
    """Give a card of your hand for the one you took."""

    card: Card
    kind: Literal["give"] = "give"


class Inquire(NamedTuple):
    """Burn a card that lies before the accused."""

    target: Card
    kind: Literal["inquire"] = "inquire"


class Lose(NamedTuple):
    """Give up a Reserve card in the brawl."""

    card: Card
    kind: Literal["lose"] = "lose"


class Guard(NamedTuple):
    """Call the Guard: the duel does not take place."""

    kind: Literal["guard"] = "guard"


class Weapon(NamedTuple):
    """Take up a weapon for the duel; None is bare hands."""

    card: Card | None
    kind: Literal["weapon"] = "weapon"


class DuelCard(NamedTuple):
    """Use a card that lies before you in a duel. Only the Old Lady has ``trump``, only the Courtesan has ``die``."""

    card: Card
    trump: Card | None = None
    die: Die | None = None
    kind: Literal["duel"] = "duel"


class Keep(NamedTuple):
    """Keep a card of your hand for tomorrow."""

    card: Card
    kind: Literal["keep"] = "keep"


class Done(NamedTuple):
    """Leave it at that."""

    kind: Literal["done"] = "done"


Move: TypeAlias = (
    Place
    | Play
    | Use
    | Pass
    | Replace
    | Shield
    | Decline
    | Give
    | Inquire
    | Lose
    | Guard
    | Weapon
    | DuelCard
    | Keep
    | Done
)
