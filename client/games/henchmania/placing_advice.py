"""Where a sensible player sets the next Henchman.

Source: section 13 of the rules reference, "Placing": what a card of each site is worth now, and the ruling of sites.
"""

from random import Random

from client.games.henchmania.cards import CARD_OF, CARDS_WITH, PERFORMANCES, SITE_BY_ID
from client.games.henchmania.components import PERFORMANCE_POINTS
from client.games.henchmania.listing import PLACES
from client.games.henchmania.moves import Move, Place
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.verbs import Verb
from client.games.henchmania.worth import WEAPON, WITHOUT_GLOVE, days_left

TAKES, TIES = 0.5, 0.25
"""What it adds to take the rule of a site, or to stop somebody else from having it."""
WHIM = 0.4
TAVERN, CASTLE, SQUARE, CHURCH, ARMORY = (
    SITE_BY_ID[name] for name in ("tavern", "castle", "square", "church", "armory")
)
DECK = 26
"""Cards of a site; the sums below run over all of them."""
GLOVES = CARDS_WITH[Verb.CHALLENGE]


def best_placement(state: HenchmaniaState, seat: int, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the placement that promises most; a little chance keeps it from being foreseen."""
    worth = site_worths(state, seat)
    best, most = moves[0], -1.0
    for move in moves:
        if not isinstance(move, Place):
            continue
        value = worth[move.site] + ruling_bonus(state, move) + WHIM * rng.random()
        if value > most:
            best, most = move, value
    return best


def site_worths(state: HenchmaniaState, seat: int) -> list[float]:
    """Return what a card of each site is worth to the seat, in the order of the sites."""
    days = days_left(state)
    hand = state.hands[seat]
    before = {CARD_OF[laid] for laid in state.reserves[seat]}
    different = len((before | set(hand)) & PERFORMANCES)
    gloves = sum([card in GLOVES for card in hand])
    blades = sum([WEAPON[card] > 0 for card in hand])
    worth = [0.0] * len(PLACES[0][0])
    worth[TAVERN] = (42 + 2 * days) / DECK
    worth[CASTLE] = (12 + 6 * _performance_worth(different, days)) / DECK
    worth[SQUARE] = (12 * (2.6 if blades > gloves else 0.9) + 10 + 5.5 * days) / DECK
    worth[CHURCH] = (16 + (11 if different else 8) * days) / DECK
    worth[ARMORY] = (21 * (1.0 if gloves > blades else WITHOUT_GLOVE) + 8 + 1.7 * days) / DECK
    return worth


def ruling_bonus(state: HenchmaniaState, move: Place) -> float:
    """Return what the placement does to the rule of the site."""
    counts = [0] * len(state.scores)
    for pawn in state.board[move.site]:
        counts[pawn.counts_for] += 1
    mine = counts[move.counts_for]
    counts[move.counts_for] = 0
    most = max(counts)
    if mine == most:
        return TAKES
    return TIES if mine + 1 == most else 0.0


def _performance_worth(different: int, days: int) -> float:
    """Return what the missing Performances are worth, each of them once."""
    missing = 3 - different
    if not missing:
        return 0.5
    return missing * days * (PERFORMANCE_POINTS[different + 1] - PERFORMANCE_POINTS[different])
