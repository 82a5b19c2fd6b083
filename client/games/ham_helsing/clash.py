"""What the dice of a fight do, and what the fighter is rewarded with.

Source: sections 4.5 (5 to 9), 2.5 and 5.5 (die powers) of the rules reference.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

from client.games.ham_helsing.components import COLOURS, VILLAIN_CARDS, VILLAINS, Params
from client.games.ham_helsing.events import DiePowerStruck, Events, RewardEarned, tell
from client.games.ham_helsing.frames import FightEnd, FightResolve, RewardFrame, RScare
from client.games.ham_helsing.gains import ask_skill_up, change_money
from client.games.ham_helsing.harm import check_end, damage, heal, heal_villain, hurt_villain
from client.games.ham_helsing.horde import scare
from client.games.ham_helsing.moves import Move, Scare
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import LETTERS, REACH
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.verbs import DiePower

BLOCK, DAMAGE, POWER = "block_", "dmg_", "power"
ANY = "any"

Harm: TypeAlias = dict[int, int]
"""Damage of a fight by character, the fighter first; each takes it as one event."""


def resolve(state: HamState, frame: FightResolve, events: Events) -> None:
    """Strike both ways at the same time, see whether the match is over, and line up the rewards."""
    villain = VILLAINS[state.villain]
    blocked = [face[-1] for face in frame.dice if face.startswith(BLOCK)]
    open_points = sum(points for k, points in zip(COLOURS, frame.pts, strict=True) if k not in blocked)
    total = open_points + frame.steel
    armour = min(total, len(blocked)) if villain.armour and not state.options.no_villain_board else 0
    harm = {frame.c: sum(int(face[-1]) for face in frame.dice if face.startswith(DAMAGE))}
    if not state.options.no_villain_board:
        for _ in range(frame.dice.count(POWER)):
            tell(events, DiePowerStruck, villain.id)
            DIE_POWERS[villain.die](state, villain.die_params, harm, events)
    hurt_villain(state, total - armour, events, armour)
    for c, points in harm.items():
        damage(state, c, points, "villain", events)
    if not check_end(state, events):
        _line_up_rewards(state, frame, blocked, events)


def _hen_die(state: HamState, params: Params, harm: Harm, events: Events) -> None:
    """The fighter loses money."""
    fighter = next(iter(harm))
    change_money(state, fighter, -params["money"], events)


def _chad_die(state: HamState, params: Params, harm: Harm, _events: Events) -> None:
    """The fighter is hit once for each Minion there, up to a limit."""
    fighter = next(iter(harm))
    harm[fighter] += min(params["max"], len(state.board[state.loc[fighter]]))


def _robo_die(state: HamState, params: Params, harm: Harm, _events: Events) -> None:
    """Every hero with Robo-Knight or next to him is hit."""
    for loc in REACH[state.villain_loc]:
        for c in state.heroes_at(loc):
            harm[c] = harm.get(c, 0) + params["damage"]


def _silk_die(state: HamState, params: Params, _harm: Harm, events: Events) -> None:
    """Silk gains health, before she loses any and may die."""
    heal_villain(state, params["heal"], events)


DIE_POWERS: MappingProxyType[DiePower, Callable[[HamState, Params, Harm, Events], None]] = MappingProxyType(
    {
        DiePower.HEN: _hen_die,
        DiePower.CHAD: _chad_die,
        DiePower.ROBO: _robo_die,
        DiePower.SILK: _silk_die,
    }
)
"""What a power face does."""


def _line_up_rewards(state: HamState, frame: FightResolve, blocked: list[str], events: Events) -> None:
    """Put a reward for each unblocked colour on the stack, blue on top; each colour earns once a turn (R5)."""
    state.stack.append(FightEnd(frame.c))
    top = VILLAIN_CARDS.get(state.villain_deck[0]) if state.villain_deck else None
    if top is None:
        return
    earned = [
        (colour, top.rewards[colour])
        for colour, points in zip(COLOURS, frame.pts, strict=True)
        if points and colour not in blocked and colour in top.rewards and colour not in state.now.rewards
    ]
    for colour, reward in earned:
        state.now.rewards += colour
        tell(events, RewardEarned, state.team[frame.c], colour, reward.kind, reward.n)
    state.stack += [RewardFrame(frame.c, reward.kind, reward.n, reward.of) for _, reward in reversed(earned)]


def take_reward(state: HamState, frame: RewardFrame, events: Events) -> None:
    """Give money or health, or ask for skills or for Minions to be Scared."""
    if frame.kind == "money":
        change_money(state, frame.c, frame.n, events)
    elif frame.kind == "heal":
        heal(state, frame.c, frame.n, events)
    elif frame.kind == "skill":
        ask_skill_up(state, frame.c, frame.n)
    else:
        _ask_scare(state, RScare(frame.c, frame.n, frame.of or ANY))


def fight_end(_state: HamState, _frame: FightEnd, _events: Events) -> None:
    """Go back to step 1."""


def _ask_scare(state: HamState, frame: RScare) -> None:
    if frame.n and rscare_moves(state, frame):
        state.stack.append(frame)


def rscare_moves(state: HamState, frame: RScare) -> list[Move]:
    """List every different Minion on the map that contains the colour."""
    return [
        Scare(loc, token)
        for loc in LETTERS
        for token in dict.fromkeys(state.board[loc])
        if frame.of == ANY or frame.of in FACES[token].colours
    ]


def answer_rscare(state: HamState, frame: RScare, move: Scare, events: Events) -> None:
    """Scare it; the next one is asked for while there are any."""
    scare(state, move.loc, move.minion, events)
    _ask_scare(state, frame._replace(n=frame.n - 1))
