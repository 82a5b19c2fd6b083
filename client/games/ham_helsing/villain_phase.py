"""The Villain Phase: the card, the march, the nests, and the powers one after the other.

Source: section 4.11 of the rules reference.
"""

from client.games.ham_helsing.clash import BLOCK
from client.games.ham_helsing.components import POWER_NESTS, VILLAIN_CARDS, VILLAINS
from client.games.ham_helsing.effects import ask_effects
from client.games.ham_helsing.events import (
    DieRolled,
    Events,
    MinionsCalled,
    VillainActed,
    VillainCardFlipped,
    VillainMoved,
    tell,
)
from client.games.ham_helsing.fate import roll_die
from client.games.ham_helsing.frames import Acts, Add, Limits, Nests, NextRound, RoundStart, VillainFrame, VMove
from client.games.ham_helsing.harm import check_end, damage
from client.games.ham_helsing.horde import call_minions, draw_token
from client.games.ham_helsing.knuckles import go_home
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.villain_powers import POWERS

ARRIVAL_DAMAGE = 1


def begin(state: HamState, _frame: VillainFrame, events: Events) -> None:
    """Flip the top card and send the Villain there; what follows is left in order."""
    state.stack += [NextRound(), Limits(), Acts(0)]
    if not state.villain_deck:
        return
    card = VILLAIN_CARDS[state.villain_deck[0]]
    state.villain_deck = state.villain_deck[1:]
    state.villain_discard += (card.id,)
    tell(events, VillainCardFlipped, card.id)
    if card.nests:
        state.stack.append(Nests())
    if card.move and not state.options.no_minion_move:
        state.stack.append(VMove(card.move))
    _arrive(state, card.destination, events)


def _arrive(state: HamState, to: str, events: Events) -> None:
    """Move the Villain: Knuckles flees from him, heroes are hit."""
    tell(events, VillainMoved, state.villain_loc, to)
    state.villain_loc = to
    if state.knuckles == to:
        go_home(state, events)
    for c in state.heroes_at(to):
        damage(state, c, ARRIVAL_DAMAGE, "arrival", events)
    check_end(state, events)


def move_minions(state: HamState, frame: VMove, events: Events) -> None:
    """Call the Minions of the colour; "die" rolls die 0 until it shows one."""
    colour = frame.k
    while colour == "die":
        face = roll_die(state, 0)
        tell(events, DieRolled, 0, face, again=False)
        if face.startswith(BLOCK):
            colour = face[-1]
    tell(events, MinionsCalled, colour)
    call_minions(state, colour, None, events)


def fill_nests(state: HamState, _frame: Nests, events: Events) -> None:
    """Draw a token for each lost Location in letter order, then resolve the effects."""
    for loc in sorted(state.nests):
        draw_token(state, loc, events)
    ask_effects(state)


def is_awake(state: HamState, power: int) -> bool:
    """Tell whether a power is in force: 0 the skull, 1 and 2 the upgrades."""
    if state.options.no_villain_board:
        return False
    if power == 0 or state.options.powers_uncovered >= power:
        return True
    return not state.options.ignore_limits and len(state.nests) >= POWER_NESTS[power - 1]


def act(state: HamState, frame: Acts, events: Events) -> None:
    """Let a power take effect, if it is in force; the next one waits below."""
    if frame.i < len(POWER_NESTS):
        state.stack.append(Acts(frame.i + 1))
    if is_awake(state, frame.i):
        power = VILLAINS[state.villain].powers[frame.i]
        tell(events, VillainActed, state.villain, frame.i)
        POWERS[power.id](state, power.params, events)


def add_tokens(state: HamState, frame: Add, events: Events) -> None:
    """Place one token; an effect is resolved at once, before the next token."""
    loc, *rest = frame.locs
    if rest:
        state.stack.append(Add(tuple(rest)))
    if draw_token(state, loc, events):
        ask_effects(state)


def next_round(state: HamState, _frame: NextRound, _events: Events) -> None:
    """Go on to the next round."""
    state.round += 1
    state.stack.append(RoundStart())
