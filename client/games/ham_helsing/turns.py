"""Rounds and turns: the frames that run by themselves, and the questions around step 1.

Source: sections 4.1, 4.8 to 4.10 of the rules reference.
"""

from client.games.ham_helsing.components import COLOURS
from client.games.ham_helsing.effects import ask_effects
from client.games.ham_helsing.events import (
    CardReturned,
    Events,
    MarketOpened,
    RoundBegan,
    StayedDown,
    TurnBegan,
    tell,
)
from client.games.ham_helsing.frames import (
    Bite,
    ChooseFirst,
    Discards,
    Draw,
    Frame,
    Gain,
    Limits,
    MarketRevive,
    MarketTurn,
    Place,
    PlayStep,
    ReviveTurn,
    RoundEnd,
    RoundStart,
    TurnFrame,
    VillainFrame,
)
from client.games.ham_helsing.gains import change_money, change_skill
from client.games.ham_helsing.hands import discard, draw, hand_limit, put_in_hand, put_on_discard
from client.games.ham_helsing.harm import check_end, damage, end, revive
from client.games.ham_helsing.horde import draw_token, recover
from client.games.ham_helsing.moves import ChooseFirst as FirstMove
from client.games.ham_helsing.moves import Discard, DiscardDone, Move, ReviveSelf, StayDown
from client.games.ham_helsing.sleeving import retry_asides
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import CONNECTED
from client.games.ham_helsing.tokens import BITES, FACES

DISCARDS = tuple(Discard(uid) for uid in range(40))
DISCARD_DONE = DiscardDone()


def start_round(state: HamState, _frame: RoundStart, events: Events) -> None:
    """Line the turns up; a single player says who goes first."""
    tell(events, RoundBegan, state.round, state.rounds)
    state.stack.append(RoundEnd())
    if state.seats == 1:
        state.stack.append(ChooseFirst())
    else:
        state.stack += [TurnFrame(c) for c in reversed(range(len(state.team)))]


def first_moves(_state: HamState, _frame: ChooseFirst) -> list[Move]:
    """List the two heroes."""
    return [FirstMove(0), FirstMove(1)]


def answer_first(state: HamState, _frame: ChooseFirst, move: FirstMove, _events: Events) -> None:
    """Line both turns up."""
    state.stack += [TurnFrame(1 - move.character), TurnFrame(move.character)]


def begin_turn(state: HamState, frame: TurnFrame, events: Events) -> None:
    """Put the steps of a turn on the stack, the first on top, with the base movement in the pool."""
    c = frame.c
    base = state.team[c].hero.base_move
    state.turn = Turn(c, "m" * base, (-1,) * base)
    tell(events, TurnBegan, state.team[c])
    first: Frame = PlayStep(c) if state.is_up(c) else ReviveTurn(c)
    state.stack += [Bite(c), Limits(), Place(c), Draw(c), Gain(c), first]


def revive_moves(_state: HamState, _frame: ReviveTurn) -> list[Move]:
    """List getting up and staying down."""
    return [ReviveSelf(), StayDown()]


def answer_revive(state: HamState, frame: ReviveTurn, move: Move, events: Events) -> None:
    """Get up and play, or skip step 1."""
    if isinstance(move, ReviveSelf):
        get_up(state, frame.c, events)
        state.stack.append(PlayStep(frame.c))
    else:
        tell(events, StayedDown, state.team[frame.c])


def get_up(state: HamState, c: int, events: Events) -> None:
    """Lower all skills by 1 and revive."""
    for colour in COLOURS:
        change_skill(state, c, colour, -1, events)
    revive(state, c, None, events)


def end_play(state: HamState, c: int, events: Events) -> None:
    """Clear the table after step 1; whoever is not KO'd may then discard hand cards."""
    turn = state.now
    for uid in turn.played:
        if uid in turn.touched:
            put_on_discard(state, c, uid, events)
        else:
            put_in_hand(state, c, uid)
            tell(events, CardReturned, state.team[c], uid, state.cards[uid])
    turn.icons, turn.sources, turn.played, turn.touched = "", (), (), frozenset()
    recover(state, events)
    if state.is_up(c):
        state.stack.append(Discards(c))


def discard_moves(state: HamState, frame: Discards) -> list[Move]:
    """List the hand cards above the latest discard, twins too, and the end."""
    return [*(DISCARDS[uid] for uid in state.hand(frame.c) if uid > frame.last), DISCARD_DONE]


def answer_discard(state: HamState, frame: Discards, move: Move, events: Events) -> None:
    """Discard one more, or go on."""
    if isinstance(move, Discard):
        discard(state, frame.c, move.card, events)
        state.stack.append(Discards(frame.c, move.card))


def gain(state: HamState, frame: Gain, events: Events) -> None:
    """Step 2: money and skills for each Minion that was beaten, then all their bites as one Damage event."""
    c, turn = frame.c, state.now
    defeated, turn.defeated = turn.defeated, ()
    bites = 0
    for token, far in defeated:
        face = FACES[token]
        change_money(state, c, len(face.colours) + (turn.bounty if face.biting else 0), events)
        for colour in face.colours:
            change_skill(state, c, colour, 1, events)
        bites += 0 if far or turn.nobite else face.bites
        state.token_discard.append(token)
    damage(state, c, bites, "bite", events)
    check_end(state, events)


def draw_step(state: HamState, frame: Draw, events: Events) -> None:
    """Step 3: draw up to the hand size, then try upgrades that were set aside."""
    draw(state, frame.c, hand_limit(state, frame.c) - len(state.hand(frame.c)), events)
    retry_asides(state, frame.c)


def place(state: HamState, frame: Place, events: Events) -> None:
    """Step 4: a token for each connected Location in letter order; effects wait until all lie."""
    for loc in CONNECTED[state.loc[frame.c]]:
        draw_token(state, loc, events)
    ask_effects(state)


def bite(state: HamState, frame: Bite, events: Events) -> None:
    """Step 6: biting Minions where the hero stands bite once a colour, all together; then the turn is over."""
    points = sum(BITES[token] for token in state.board[state.loc[frame.c]])
    damage(state, frame.c, points, "bite", events)
    if not check_end(state, events):
        state.turn = None


def end_round(state: HamState, _frame: RoundEnd, events: Events) -> None:
    """Lose after the last round; otherwise the Market opens and the Villain comes (R15)."""
    if state.round >= state.rounds:
        end(state, "mud_canyon_destroyed", events)
        return
    state.stack += [
        VillainFrame(),
        *(MarketTurn(c) for c in reversed(range(len(state.team)))),
        MarketRevive(),
    ]


def revive_all(state: HamState, _frame: MarketRevive, events: Events) -> None:
    """Get everybody up before the Market."""
    tell(events, MarketOpened)
    for c in range(len(state.team)):
        if not state.is_up(c):
            get_up(state, c, events)
