"""What a hero can do for a discarded card.

Source: sections 2.4 and 4.2 (ability) of the rules reference. Lobos' ability is part of every move along a path.
"""

from client.games.ham_helsing.events import AbilityUsed, Events, tell
from client.games.ham_helsing.frames import VanishFrame
from client.games.ham_helsing.hands import discard
from client.games.ham_helsing.harm import heal
from client.games.ham_helsing.moves import Move, UseAbility
from client.games.ham_helsing.pool import add_icons
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.verbs import Ability

MALCOLM_HEALS = 2


def ability_moves(state: HamState, turn: Turn, hand: list[int]) -> list[Move]:
    """List the ability for each different hand card, for Malcolm with each hero here who lacks health."""
    c = turn.c
    ability = state.team[c].hero.ability
    if ability is Ability.CARRY or not hand:
        return []
    if ability is Ability.HEAL:
        lacking = [who for who in state.heroes_at(state.loc[c]) if state.hp[who] < state.team[who].hero.health]
        return [UseAbility(uid, who) for uid in hand for who in lacking]
    return [UseAbility(uid) for uid in hand]


def use_ability(state: HamState, turn: Turn, move: UseAbility, events: Events) -> None:
    """Discard the card; then a wild attack, health, or Ronin's question where to appear."""
    c = turn.c
    ability = state.team[c].hero.ability
    tell(events, AbilityUsed, state.team[c])
    discard(state, c, move.card, events)
    if ability is Ability.WILD:
        add_icons(turn, "W")
    elif ability is Ability.VANISH:
        state.stack.append(VanishFrame(c))
    elif move.who is not None:
        heal(state, move.who, MALCOLM_HEALS, events)
