"""What beating a Minion would cost, as the rules pay for it."""

from client.games.ham_helsing.pool import FREE, has_skill_attack, purse_of
from client.games.ham_helsing.state import COLOUR_INDEX, HamState
from client.games.ham_helsing.tokens import FACES


def cost_of(sight: HamState, token: str) -> tuple[str, ...]:
    """Return the points that would be paid, colour by colour: icons, ``W``, ``Z``, or "skill" for a skill attack.

    Empty if the pool cannot pay in full, or if nobody has a turn.
    """
    turn = sight.turn
    if turn is None:
        return ()
    purse = purse_of(sight, turn)
    wild, steel = purse.wild, purse.steel
    paid: list[str] = []
    for colour in sorted(FACES[token].left, key=lambda colour: not purse.own[COLOUR_INDEX[colour]]):
        if purse.own[COLOUR_INDEX[colour]]:
            free = FREE[colour] in turn.icons
            paid.append("skill" if not free and has_skill_attack(sight, turn, colour) else colour)
        elif wild:
            wild -= 1
            paid.append("W")
        elif steel:
            steel -= 1
            paid.append("Z")
        else:
            return ()
    return tuple(paid)
