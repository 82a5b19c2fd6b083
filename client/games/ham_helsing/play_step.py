"""Step 1: everything that can be done in it, in the order of section 4.2 of the rules reference."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from client.games.ham_helsing import abilities, attack, fight, knuckles, powers, stars, trade, travel
from client.games.ham_helsing.components import BOX, COLOURS, KATANA_POINTS
from client.games.ham_helsing.events import Events, IconsTurned, KatanaBroken, tell
from client.games.ham_helsing.frames import PlayStep
from client.games.ham_helsing.gains import change_skill
from client.games.ham_helsing.hands import discard, distinct_hand
from client.games.ham_helsing.harm import heal, revive
from client.games.ham_helsing.moves import (
    Convert,
    EndPlay,
    Heal,
    Learn,
    Move,
    PlayCard,
    Revive,
    UseKatana,
    UseKnuckles,
)
from client.games.ham_helsing.play_card import play_card
from client.games.ham_helsing.pool import add_icons, purse_of, spend
from client.games.ham_helsing.state import HamState, Turn, steps_left
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.turns import end_play

PLAYS: tuple[Move, ...] = tuple(PlayCard(uid) for uid in range(40))
LEARNS = {colour: Learn(colour) for colour in COLOURS}
KNUCKLES_TO = {to: UseKnuckles(to) for to in (*LETTERS, knuckles.WAKE)}
CONVERT, HEAL, KATANA, END_PLAY = Convert(), Heal(), UseKatana(), EndPlay()


def play_moves(state: HamState, frame: PlayStep) -> list[Move]:
    """List all that the hero whose turn it is can do."""
    turn, c = state.now, frame.c
    here = state.loc[c]
    hand = distinct_hand(state, c)
    moves: list[Move] = [PLAYS[uid] for uid in hand]
    moves += travel.walk_moves(state, turn)
    if state.board[here] or state.villain_loc == here:
        purse = purse_of(state, turn)
        if purse.total:
            moves += attack.attack_moves(state, turn, purse)
            moves += fight.fight_moves(state, turn, purse)
    if turn.icons:
        moves += _icon_moves(state, turn)
    moves += abilities.ability_moves(state, turn, hand)
    moves += powers.power_moves(state, turn, hand)
    moves += trade.trade_moves(state, turn)
    moves += _revive_moves(state, c, hand)
    if state.katana == c:
        moves.append(KATANA)
    moves.append(END_PLAY)
    return moves


def _icon_moves(state: HamState, turn: Turn) -> list[Move]:
    """List what icons other than attacks can do."""
    icons, c = turn.icons, turn.c
    moves: list[Move] = []
    if turn.convert and "M" in icons:
        moves.append(CONVERT)
    if "H" in icons and state.hp[c] < state.team[c].hero.health:
        moves.append(HEAL)
    if "S" in icons:
        moves += [LEARNS[colour] for colour in COLOURS if steps_left(state, c, colour)]
    if "K" in icons:
        moves += [KNUCKLES_TO[to] for to in knuckles.targets(state)]
    if "T" in icons:
        moves += stars.star_moves(state, turn)
    return moves


def _revive_moves(state: HamState, c: int, hand: list[int]) -> list[Move]:
    """List every different hand card for every hero here who is KO'd."""
    if all(state.hp):
        return []
    here = state.loc[c]
    down = [who for who, hp in enumerate(state.hp) if hp == 0 and state.loc[who] == here]
    return [Revive(who, uid) for who in down for uid in hand]


def answer_play(state: HamState, frame: PlayStep, move: Move, events: Events) -> None:
    """Do it; step 1 goes on unless it was the end."""
    if move.kind == "end_play":
        end_play(state, frame.c, events)
        return
    state.stack.append(frame)
    DEEDS[move.kind](state, state.now, move, events)


def _play(state: HamState, turn: Turn, move: PlayCard, events: Events) -> None:
    play_card(state, turn, move.card, events)


def _learn(state: HamState, turn: Turn, move: Learn, events: Events) -> None:
    spend(turn, "S")
    change_skill(state, turn.c, move.colour, 1, events)


def _heal(state: HamState, turn: Turn, _move: Heal, events: Events) -> None:
    spend(turn, "H")
    heal(state, turn.c, 1, events)


def _knuckles(state: HamState, turn: Turn, move: UseKnuckles, events: Events) -> None:
    spend(turn, "K")
    knuckles.use(state, turn.c, move.to, None, events)


def _convert(state: HamState, turn: Turn, _move: Convert, events: Events) -> None:
    spend(turn, "M")
    add_icons(turn, "W")
    tell(events, IconsTurned, state.team[turn.c], "M", 1)


def _revive(state: HamState, turn: Turn, move: Revive, events: Events) -> None:
    discard(state, turn.c, move.card, events)
    revive(state, move.who, turn.c, events)


def _katana(state: HamState, turn: Turn, _move: UseKatana, events: Events) -> None:
    state.katana = BOX
    add_icons(turn, "Z" * KATANA_POINTS)
    tell(events, KatanaBroken, state.team[turn.c], KATANA_POINTS)


DEEDS: MappingProxyType[str, Callable[[HamState, Turn, Any, Events], None]] = MappingProxyType(
    {
        "play": _play,
        "move": travel.walk,
        "attack": attack.attack,
        "fight": fight.fight,
        "convert": _convert,
        "heal": _heal,
        "skill": _learn,
        "knuckles": _knuckles,
        "special": stars.use_star,
        "ability": abilities.use_ability,
        "power": powers.use_power,
        "trade": trade.begin,
        "revive": _revive,
        "katana": _katana,
    }
)
"""What each kind of move does, the end of the step apart."""
