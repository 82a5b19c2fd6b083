"""What AI team-mates can be asked: three buttons a mate. A request is no move."""

from client.core.wish import Wish
from client.core.words import N_, Phrase
from client.games.ham_helsing.wishes import Kind
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Mate, Request

KINDS = (Kind.HELP, Kind.VILLAIN, Kind.GUARD)
ICONS = {Kind.HELP: "bell", Kind.VILLAIN: "skull", Kind.GUARD: "shield"}
GUARD_WORDS = Phrase(N_("Guard a place"))


def mate_of(model: HamModel, c: int) -> Mate | None:
    """Return the AI that plays hero ``c``, if it is one of the viewer's team."""
    seat = model.sight.team[c].seat
    return next((mate for mate in model.mates if mate.seat == seat), None)


def can_be_asked(mate: Mate | None, kind: Kind) -> bool:
    """Tell whether there is something of a kind to ask for."""
    return mate is not None and any(wish.kind == kind for wish in mate.offers)


def words_of(mate: Mate, kind: Kind) -> Phrase:
    """Return the words of a button: what it asks for, or takes back."""
    if mate.wish is not None and mate.wish.kind == kind:
        return Phrase(N_("Take back: {words}"), words=mate.offers.get(mate.wish, GUARD_WORDS))
    if kind is Kind.GUARD:
        return GUARD_WORDS
    return next((words for wish, words in mate.offers.items() if wish.kind == kind), GUARD_WORDS)


def pressed(mate: Mate, kind: Kind) -> Request | None:
    """Return what a click on a button asks; None if the place is still to be chosen, or nothing can be asked."""
    if mate.wish is not None and mate.wish.kind == kind:
        return Request(mate.seat, None)
    if kind is Kind.GUARD:
        return None
    wish = next((wish for wish in mate.offers if wish.kind == kind), None)
    return None if wish is None else Request(mate.seat, wish)


def to_guard(model: HamModel, mate: Mate, loc: str) -> Request | None:
    """Return the request to hold a place; None if that cannot be asked."""
    wish = Wish(Kind.GUARD, model.viewer, loc)
    return Request(mate.seat, wish) if wish in mate.offers else None
