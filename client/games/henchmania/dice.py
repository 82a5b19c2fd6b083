"""Throwing dice."""

from client.games.henchmania.state import HenchmaniaState


def roll(state: HenchmaniaState, count: int) -> tuple[int, ...]:
    """Throw dice: those that wait in ``dice_queue`` first, the rest by chance."""
    waiting = state.dice_queue[:count]
    if waiting:
        state.dice_queue = state.dice_queue[count:]
    missing = count - len(waiting)
    if not missing:
        return waiting
    rng, state.chance = state.chance.roll()
    return waiting + tuple([int(rng.random() * 6) + 1 for _ in range(missing)])
