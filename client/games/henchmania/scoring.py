"""What the cards before a seat bring at the end of a day.

Source: section 5 of the rules reference, "End of the day".
"""

from typing import NamedTuple

from client.games.henchmania.cards import CARD_OF, CARDS_WITH, EFFECT, FAMILY, PERFORMANCES, UPRIGHT_WITH
from client.games.henchmania.components import ANIMAL_IDS, PERFORMANCE_POINTS
from client.games.henchmania.duel_listing import borrowed
from client.games.henchmania.events import DayScored, Events
from client.games.henchmania.reserves import find
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.verbs import Verb

ELOQUENCE = CARDS_WITH[Verb.PRAISE]
OXEN = UPRIGHT_WITH[Verb.COUNT_ANIMALS]


class Income(NamedTuple):
    """Points due to a seat at the end of a day, by what brings them."""

    performances: int
    praise: int
    """Choir Boys."""
    eloquence: int
    animals: int

    @property
    def points(self) -> int:
        """All of it together."""
        return self.performances + self.praise + self.eloquence + self.animals


def income(state: HenchmaniaState, seat: int) -> Income:
    """Return what the seat would score if the day ended now."""
    reserve = state.reserves[seat]
    different = len({CARD_OF[laid] for laid in reserve if CARD_OF[laid] in PERFORMANCES})
    praise = eloquence = 0
    if different:
        praise = sum([_praise(state, laid) for laid in reserve])
        eloquence = _eloquence(state, seat)
    return Income(PERFORMANCE_POINTS[different], praise, eloquence, _animals(state, seat))


def score_day(state: HenchmaniaState, seat: int, events: Events) -> None:
    """Add a seat's income to its score."""
    due = income(state, seat)
    state.scores[seat] += due.points
    if events is not None:
        events.append(DayScored(seat, *due, state.scores[seat]))


def _praise(state: HenchmaniaState, laid: int) -> int:
    card = laid // 2
    return state.cards[card].numbers["points"] if EFFECT[card] is Verb.PRAISE else 0


def _eloquence(state: HenchmaniaState, seat: int) -> int:
    """Count a Trump that praises: the seat's own, or an opponent's through an upright Old Lady."""
    trump = state.trumps[seat]
    praising = [CARD_OF[trump]] if trump is not None and CARD_OF[trump] in ELOQUENCE else []
    praising += borrowed(state, seat, ELOQUENCE)
    return sum([state.cards[card].numbers["points"] for card in praising])


def _animals(state: HenchmaniaState, seat: int) -> int:
    """Count the different animals of a Reserve with an Ox among them."""
    reserve = state.reserves[seat]
    ox = find(reserve, OXEN)
    if ox is None:
        return 0
    kinds = {FAMILY[CARD_OF[laid]] for laid in reserve} & set(ANIMAL_IDS)
    return state.cards[CARD_OF[ox]].numbers["points_per_animal"] * len(kinds)
