"""Damage, loss of health, healing, and the end of the match that may follow.

Source: sections 5.1 (Damage event) and 6 of the rules reference.
"""

from client.games.ham_helsing.components import BOX, LAB
from client.games.ham_helsing.events import (
    DamageBlocked,
    Events,
    Healed,
    HealthLost,
    KnockedOut,
    MatchEnded,
    Revived,
    ShieldReturned,
    VillainHealed,
    VillainHurt,
    tell,
)
from client.games.ham_helsing.state import HamState


def damage(state: HamState, c: int, points: int, why: str, events: Events) -> None:
    """Deal one Damage event to a character; the end of the match is for the caller to check.

    Invisible Oink comes before the Shiny Shield, both before health (R7). Those who are KO'd take none.
    """
    if points <= 0 or not state.is_up(c):
        return
    points -= _oinked(state, c, points, events)
    if points and state.shield == c:
        points -= 1
        tell(events, DamageBlocked, state.team[c], 1, "shield")
        return_shield(state, events)
    lose_health(state, c, points, why, events)


def _oinked(state: HamState, c: int, points: int, events: Events) -> int:
    """Use up what Invisible Oink keeps off, point by point, and return it."""
    turn = state.turn
    if turn is None or turn.c != c or not turn.oink:
        return 0
    kept_off = min(turn.oink, points)
    turn.oink -= kept_off
    tell(events, DamageBlocked, state.team[c], kept_off, "oink")
    return kept_off


def return_shield(state: HamState, events: Events) -> None:
    """Put the Shield back to the Lab, or into the box if the Lab is lost (R23)."""
    gone = LAB in state.nests
    state.shield = BOX if gone else LAB
    tell(events, ShieldReturned, gone)


def lose_health(state: HamState, c: int, points: int, why: str, events: Events) -> None:
    """Take health that nothing protects; those who are KO'd lose none."""
    hp = state.hp[c]
    lost = min(hp, points)
    if lost <= 0:
        return
    state.hp[c] = hp - lost
    tell(events, HealthLost, state.team[c], lost, hp - lost, why)
    if hp == lost:
        tell(events, KnockedOut, state.team[c])


def heal(state: HamState, c: int, points: int, events: Events) -> None:
    """Give health up to the maximum to somebody who is not KO'd."""
    gained = min(points, state.team[c].hero.health - state.hp[c])
    if gained > 0 and state.is_up(c):
        state.hp[c] += gained
        tell(events, Healed, state.team[c], gained)


def revive(state: HamState, c: int, helper: int | None, events: Events) -> None:
    """Get a KO'd character up at half the maximum health, rounded up (R21)."""
    state.hp[c] = (state.team[c].hero.health + 1) // 2
    tell(events, Revived, state.team[c], state.hp[c], None if helper is None else state.team[helper])


def hurt_villain(state: HamState, points: int, events: Events, armour: int = 0) -> None:
    """Take health from the Villain, down to 0; the end of the match is for the caller to check."""
    state.villain_hp = max(0, state.villain_hp - points)
    tell(events, VillainHurt, points, state.villain_hp, armour)


def heal_villain(state: HamState, points: int, events: Events) -> None:
    """Give health to the Villain; whoever calls knows about a maximum."""
    if points > 0:
        state.villain_hp += points
        tell(events, VillainHealed, points, state.villain_hp)


def check_end(state: HamState, events: Events) -> bool:
    """End the match if the Villain or the whole team has fallen; tell whether it is over. Evil wins ties."""
    if state.result is None:
        if not any(state.hp):
            end(state, "all_ko", events)
        elif state.villain_hp == 0:
            end(state, "villain_defeated", events)
    return state.result is not None


def end(state: HamState, reason: str, events: Events) -> None:
    """End the match; everything else stays as it is."""
    won = reason == "villain_defeated"
    state.result = "win" if won else "loss"
    state.reason = reason
    tell(events, MatchEnded, won, reason)
