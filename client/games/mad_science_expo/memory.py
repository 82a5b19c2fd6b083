"""What a good memory knows of other hands.

Source: section 8 of the rules reference, "Memory block"; each function is one of its lines. Memories are immutable, so
a state is copied without copying them.
"""

from client.games.mad_science_expo.bag import CARD, EMPTY, Bag, common, is_part_of, size_of
from client.games.mad_science_expo.components import FULL_HENCHMEN
from client.games.mad_science_expo.state import Memory, Pool


def fresh_memories(seats: int) -> list[Memory]:
    """Return the memories at the start of a game, one an observer: all hands are known."""
    full = (FULL_HENCHMEN,) * seats
    return [Memory(_with_sure(full, observer, EMPTY), ()) for observer in range(seats)]


def note_play(memories: list[Memory], seat: int, value: int) -> None:
    """Everybody else saw a henchman of this value leave the hand of ``seat``."""
    for observer, memory in enumerate(memories):
        if observer != seat:
            memories[observer] = _cards_left(memory, seat, CARD[value])


def note_exchange(memories: list[Memory], sides: tuple[int, int], given: tuple[Bag, Bag]) -> None:
    """The two ``sides`` exchanged the henchmen ``given``, the attacker first in both; all others only watched."""
    attacker, defender = sides
    attack, defence = given
    for observer, memory in enumerate(memories):
        if observer == attacker:
            memories[observer] = _cards_swapped(memory, defender, defence, attack)
        elif observer == defender:
            memories[observer] = _cards_swapped(memory, attacker, attack, defence)
        else:
            memories[observer] = _hands_merged(memory, attacker, defender)


def note_defeat(memories: list[Memory], seat: int, henchmen: int) -> None:
    """The hand of ``seat``, with so many henchmen in it, went to the box."""
    for observer, memory in enumerate(memories):
        if observer != seat:
            memories[observer] = _hand_boxed(memory, seat, henchmen)


def pool_of(memory: Memory, seat: int) -> Pool | None:
    """Return the pool that the seat's hand is part of, if there is one."""
    for pool in memory.pools:
        if seat in pool.members:
            return pool
    return None


def _cards_left(memory: Memory, seat: int, cards: Bag) -> Memory:
    """Take cards from what is sure of the seat first, the others from its pool (ruling R20)."""
    known = memory.sure[seat]
    if is_part_of(cards, known):
        return Memory(_with_sure(memory.sure, seat, known - cards), memory.pools)
    from_sure = common(cards, known)
    from_pool = cards - from_sure
    sure = _with_sure(memory.sure, seat, known - from_sure)
    pools = [pool._replace(cards=pool.cards - from_pool) if seat in pool.members else pool for pool in memory.pools]
    return _tidied(sure, pools)


def _cards_swapped(memory: Memory, other: int, received: Bag, given: Bag) -> Memory:
    """The observer took ``received`` out of the other hand and put ``given`` into it."""
    memory = _cards_left(memory, other, received)
    return Memory(_with_sure(memory.sure, other, memory.sure[other] + given), memory.pools)


def _hands_merged(memory: Memory, one: int, two: int) -> Memory:
    """From outside, two hands and the pools they are part of become one pool (ruling R21)."""
    joined = [pool for pool in memory.pools if one in pool.members or two in pool.members]
    pools = [pool for pool in memory.pools if pool not in joined]
    members = {one, two}.union(*(pool.members for pool in joined))
    boxed = sum(pool.boxed for pool in joined)
    cards = memory.sure[one] + memory.sure[two] + sum(pool.cards for pool in joined)
    pools.append(Pool(tuple(sorted(members)), boxed, cards))
    return _tidied(_with_sure(_with_sure(memory.sure, one, EMPTY), two, EMPTY), pools)


def _hand_boxed(memory: Memory, seat: int, henchmen: int) -> Memory:
    """Drop what is sure of the seat; its share of a pool is in the box now."""
    unsure = henchmen - size_of(memory.sure[seat])
    pools = [
        Pool(tuple(member for member in pool.members if member != seat), pool.boxed + unsure, pool.cards)
        if seat in pool.members
        else pool
        for pool in memory.pools
    ]
    return _tidied(_with_sure(memory.sure, seat, EMPTY), pools)


def _tidied(sure: tuple[Bag, ...], pools: list[Pool]) -> Memory:
    """Drop pools without members or cards, and make sure what lies in one hand alone. Pools rise by first member."""
    kept = []
    for pool in pools:
        if len(pool.members) == 1 and pool.boxed == 0:
            (member,) = pool.members
            sure = _with_sure(sure, member, sure[member] + pool.cards)
        elif pool.members and pool.cards:
            kept.append(pool)
    kept.sort()
    return Memory(sure, tuple(kept))


def _with_sure(sure: tuple[Bag, ...], seat: int, bag: Bag) -> tuple[Bag, ...]:
    return (*sure[:seat], bag, *sure[seat + 1 :])
