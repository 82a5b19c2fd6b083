"""What Villains do in their phase: one small function a power. Those who are KO'd are left alone.

Source: sections 2.5 and 5.5 of the rules reference.
"""

from collections.abc import Callable
from types import MappingProxyType

from client.games.ham_helsing.components import COLOURS, MUD_CANYON, Params
from client.games.ham_helsing.events import Events
from client.games.ham_helsing.frames import Add, PullFrame
from client.games.ham_helsing.gains import ask_lose_skill
from client.games.ham_helsing.harm import check_end, damage, heal_villain
from client.games.ham_helsing.horde import move_minion
from client.games.ham_helsing.knuckles import hibernate
from client.games.ham_helsing.moves import Move, Pull
from client.games.ham_helsing.state import HamState, steps_left
from client.games.ham_helsing.terrain import CONNECTED, DISTANCE, LETTERS, REACH
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.verbs import VillainPower

Deed = Callable[[HamState, Params, Events], None]


def _heroes_up(state: HamState) -> list[int]:
    return [c for c in range(len(state.team)) if state.is_up(c)]


def _hit(state: HamState, victims: list[int], points: int, events: Events) -> None:
    """Deal each of them one Damage event."""
    for c in victims:
        damage(state, c, points, "villain", events)
    check_end(state, events)


def hen_skull(state: HamState, params: Params, _events: Events) -> None:
    """Tokens for Hen's own Location."""
    state.stack.append(Add((state.villain_loc,) * params["tokens"]))


def hen_up1(state: HamState, _params: Params, events: Events) -> None:
    """Knuckles hibernates, unless he is in his den."""
    hibernate(state, events)


def hen_up2(state: HamState, params: Params, _events: Events) -> None:
    """Minions from connected Locations come to Hen; the players choose which."""
    ask_pull(state, params["minions"])


def chad_skull(state: HamState, params: Params, events: Events) -> None:
    """Heroes who stand with a Minion are hit."""
    _hit(state, [c for c in _heroes_up(state) if state.board[state.loc[c]]], params["damage"], events)


def chad_up1(state: HamState, params: Params, _events: Events) -> None:
    """Tokens for Mud Canyon."""
    state.stack.append(Add((MUD_CANYON,) * params["tokens"]))


def chad_up2(state: HamState, params: Params, events: Events) -> None:
    """Heroes with Chad or next to him are hit."""
    near = REACH[state.villain_loc]
    _hit(state, [c for c in _heroes_up(state) if state.loc[c] in near], params["damage"], events)


def robo_skull(state: HamState, params: Params, events: Events) -> None:
    """The nearest heroes are hit, all of them if several are equally near."""
    far = {c: DISTANCE[state.villain_loc][state.loc[c]] for c in _heroes_up(state)}
    _hit(state, [c for c in far if far[c] == min(far.values())], params["damage"], events)


def robo_up1(state: HamState, _params: Params, _events: Events) -> None:
    """Every hero lowers the skill that is fewest steps from its end; of several the player chooses one."""
    for c in reversed(_heroes_up(state)):
        left = {colour: steps_left(state, c, colour) for k, colour in enumerate(COLOURS) if state.skills[c][k]}
        highest = tuple(colour for colour in left if left[colour] == min(left.values()))
        ask_lose_skill(state, c, highest)


def robo_up2(state: HamState, params: Params, events: Events) -> None:
    """Robo-Knight regains health, not above the start."""
    heal_villain(state, min(params["heal"], state.villain_start - state.villain_hp), events)


def silk_skull(state: HamState, params: Params, _events: Events) -> None:
    """A token for each Location with a hero."""
    places = tuple(loc for loc in LETTERS if state.heroes_at(loc))
    state.stack.append(Add(places * params["tokens"]))


def silk_up1(state: HamState, _params: Params, events: Events) -> None:
    """Silk gains health for each different colour among the Minions with her."""
    heal_villain(state, len({k for token in state.board[state.villain_loc] for k in FACES[token].colours}), events)


def silk_up2(state: HamState, params: Params, _events: Events) -> None:
    """A token for each Location that is crowded now."""
    places = tuple(loc for loc in LETTERS if len(state.board[loc]) >= params["at_least"])
    if places:
        state.stack.append(Add(places))


POWERS: MappingProxyType[VillainPower, Deed] = MappingProxyType(
    {
        VillainPower.HEN_SKULL: hen_skull,
        VillainPower.HEN_UP1: hen_up1,
        VillainPower.HEN_UP2: hen_up2,
        VillainPower.CHAD_SKULL: chad_skull,
        VillainPower.CHAD_UP1: chad_up1,
        VillainPower.CHAD_UP2: chad_up2,
        VillainPower.ROBO_SKULL: robo_skull,
        VillainPower.ROBO_UP1: robo_up1,
        VillainPower.ROBO_UP2: robo_up2,
        VillainPower.SILK_SKULL: silk_skull,
        VillainPower.SILK_UP1: silk_up1,
        VillainPower.SILK_UP2: silk_up2,
    }
)
"""What each power does."""


def ask_pull(state: HamState, n: int) -> None:
    """Leave ``n`` Minions to be drawn to Hen, as far as there are any and Knuckles does not keep them out."""
    frame = PullFrame(n)
    if n and state.knuckles != state.villain_loc and pull_moves(state, frame):
        state.stack.append(frame)


def pull_moves(state: HamState, _frame: PullFrame) -> list[Move]:
    """List every different Minion on the Locations next to Hen."""
    return [Pull(loc, token) for loc in CONNECTED[state.villain_loc] for token in dict.fromkeys(state.board[loc])]


def answer_pull(state: HamState, frame: PullFrame, move: Pull, events: Events) -> None:
    """Draw it there and ask for the next."""
    move_minion(state, move.loc, state.villain_loc, move.minion, events)
    ask_pull(state, frame.n - 1)
