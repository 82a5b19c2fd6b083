"""At whom and what a star text can be aimed. "Other" heroes are those who are not KO'd.

Each function lists the uses of the star on the card ``uid``. Source: section 5.1 of the rules reference.
"""

from client.games.ham_helsing import knuckles
from client.games.ham_helsing.components import COLOURS, Loc
from client.games.ham_helsing.hands import distinct_hand, without_twins
from client.games.ham_helsing.moves import UseStar
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import CONNECTED, REACH
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.travel import elsewhere


def at_will(_state: HamState, _turn: Turn, uid: int) -> list[UseStar]:
    """No target is needed."""
    return [UseStar(uid)]


def with_another(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """Any other hero on the map; without one the star still works for its owner."""
    return [UseStar(uid, who=who) for who in state.others_up(turn.c)] or [UseStar(uid)]


def at_call(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """Another hero elsewhere."""
    here = state.loc[turn.c]
    return [UseStar(uid, who=who) for who in state.others_up(turn.c) if state.loc[who] != here]


def _in_reach(state: HamState, turn: Turn) -> list[tuple[Loc, str]]:
    """Return every different Minion here and on connected Locations."""
    return [(loc, token) for loc in REACH[state.loc[turn.c]] for token in dict.fromkeys(state.board[loc])]


def at_reach(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A Minion here or next to here."""
    return [UseStar(uid, loc=loc, minion=token) for loc, token in _in_reach(state, turn)]


def at_reach_by_colour(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A colour left on a Minion here or next to here."""
    return [
        UseStar(uid, loc=loc, minion=token, colour=colour)
        for loc, token in _in_reach(state, turn)
        for colour in FACES[token].left
    ]


def at_knuckles(state: HamState, _turn: Turn, uid: int) -> list[UseStar]:
    """Wherever Knuckles can be sent."""
    return [UseStar(uid, to=to) for to in knuckles.targets(state)]


def at_unbear(state: HamState, _turn: Turn, uid: int) -> list[UseStar]:
    """The Villain, unless Knuckles is with him already; a sleeping Knuckles can always be woken."""
    closed = state.options.knuckles_no_lost and state.villain_loc in state.nests
    goes = (state.asleep or state.knuckles != state.villain_loc) and not closed
    return [UseStar(uid)] if goes else []


def at_hog_wild(_state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A colour of which an icon lies in the pool."""
    return [UseStar(uid, colour=colour) for colour in COLOURS if colour in turn.icons]


def elsewhere_at(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """Any other Location."""
    return [UseStar(uid, to=loc) for loc in elsewhere(state, turn.c)]


def at_lecture(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A colour of some Minion here."""
    here = "".join(FACES[token].colours for token in state.board[state.loc[turn.c]])
    return [UseStar(uid, colour=colour) for colour in COLOURS if colour in here]


def at_hand_card(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A card to discard from the hand."""
    return [UseStar(uid, discard=held) for held in distinct_hand(state, turn.c)]


def at_trough(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """The Villain, if he is here."""
    return [UseStar(uid)] if state.villain_loc == state.loc[turn.c] else []


def at_magnet(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A connected Location with a Minion, unless Knuckles keeps them out of here."""
    here = state.loc[turn.c]
    if state.knuckles == here:
        return []
    return [UseStar(uid, loc=loc) for loc in CONNECTED[here] if state.board[loc]]


def at_pals(state: HamState, turn: Turn, uid: int) -> list[UseStar]:
    """A card of the own discard pile."""
    pile = state.discards[state.team[turn.c].pile]
    return [UseStar(uid, take=card) for card in without_twins(state, sorted(pile))]
