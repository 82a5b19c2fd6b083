"""The powers of five Locations.

Legal only if the Location is not lost and the Villain is not there; each once a turn, the Village as often as it can
change anything. Source: section 5.2 of the rules reference.
"""

from collections.abc import Callable
from types import MappingProxyType

from client.games.ham_helsing import knuckles, market
from client.games.ham_helsing.components import CARDS, COLOURS, LAB, LOCATIONS, SWAMP_DISCOUNT
from client.games.ham_helsing.events import Events, PowerUsed, ShieldTaken, tell
from client.games.ham_helsing.frames import TrySleeve
from client.games.ham_helsing.gains import change_skill
from client.games.ham_helsing.hands import discard, draw
from client.games.ham_helsing.moves import Move, UsePower
from client.games.ham_helsing.pool import add_icons
from client.games.ham_helsing.state import HamState, Turn, skill_of, steps_left
from client.games.ham_helsing.verbs import LocationPower

CROAK_DRAWS = 2

Offer = Callable[[HamState, Turn, list[int]], list[Move]]
"""Lists the uses of a power, given the different hand cards."""
Deed = Callable[[HamState, Turn, UsePower, Events], None]


def power_here(state: HamState, c: int) -> LocationPower | None:
    """Return the power of the hero's Location, if it can work at all."""
    loc = state.loc[c]
    return None if loc == state.villain_loc or loc in state.nests else LOCATIONS[loc].power


def power_moves(state: HamState, turn: Turn, hand: list[int]) -> list[Move]:
    """List what the Location offers."""
    power = power_here(state, turn.c)
    if power is None or power in turn.powers:
        return []
    return POWERS[power][0](state, turn, hand)


def use_power(state: HamState, turn: Turn, move: UsePower, events: Events) -> None:
    """Use it."""
    power = power_here(state, turn.c)
    if power is not None:
        if power is not LocationPower.VILLAGE:
            turn.powers += (str(power),)
        tell(events, PowerUsed, state.team[turn.c], str(power))
        POWERS[power][1](state, turn, move, events)


def swamp_price(upgrade: str) -> int:
    """Return what an upgrade costs at the Swamp."""
    return max(0, CARDS[upgrade].cost - SWAMP_DISCOUNT)


def _offer_swamp(state: HamState, turn: Turn, _hand: list[int]) -> list[Move]:
    money = state.money[turn.c]
    return [
        UsePower(row=row, slot=slot)
        for row, slot, upgrade in market.open_upgrades(state)
        if swamp_price(upgrade) <= money
    ]


def _do_swamp(state: HamState, turn: Turn, move: UsePower, events: Events) -> None:
    """Buy an upgrade for less, for a card in hand or in play."""
    if move.row is None or move.slot is None:
        return
    upgrade = state.market[move.row].slots[move.slot]
    if upgrade is not None:
        market.buy(state, turn.c, (move.row, move.slot), swamp_price(upgrade), events)
        state.stack.append(TrySleeve(turn.c, upgrade, played=True))


def _offer_card(_state: HamState, _turn: Turn, hand: list[int]) -> list[Move]:
    return [UsePower(card=uid) for uid in hand]


def _do_croak(state: HamState, turn: Turn, move: UsePower, events: Events) -> None:
    """Discard a card, then draw."""
    if move.card is not None:
        discard(state, turn.c, move.card, events)
        draw(state, turn.c, CROAK_DRAWS, events)


def _offer_snacks(state: HamState, turn: Turn, hand: list[int]) -> list[Move]:
    return _offer_card(state, turn, hand) if knuckles.targets(state) else []


def _do_snacks(state: HamState, turn: Turn, move: UsePower, events: Events) -> None:
    """Discard a card for a Knuckles icon."""
    if move.card is not None:
        discard(state, turn.c, move.card, events)
        add_icons(turn, "K")


def _offer_lab(state: HamState, _turn: Turn, _hand: list[int]) -> list[Move]:
    return [UsePower()] if state.shield == LAB else []


def _do_lab(state: HamState, turn: Turn, _move: UsePower, events: Events) -> None:
    """Take the Shield."""
    state.shield = turn.c
    tell(events, ShieldTaken, state.team[turn.c])


def _offer_village(state: HamState, turn: Turn, _hand: list[int]) -> list[Move]:
    """What was raised here this turn is not lowered again, nor the other way round: so it ends (R8)."""
    c = turn.c
    downs = [k for k in COLOURS if k not in turn.village_up and skill_of(state, c, k)]
    ups = [k for k in COLOURS if k not in turn.village_down and steps_left(state, c, k)]
    return [UsePower(down=down, up=up) for down in downs for up in ups if up != down]


def _do_village(state: HamState, turn: Turn, move: UsePower, events: Events) -> None:
    """Shift a step from one skill to another."""
    if move.down is None or move.up is None:
        return
    change_skill(state, turn.c, move.down, -1, events)
    change_skill(state, turn.c, move.up, 1, events)
    if move.down not in turn.village_down:
        turn.village_down += move.down
    if move.up not in turn.village_up:
        turn.village_up += move.up


POWERS: MappingProxyType[LocationPower, tuple[Offer, Deed]] = MappingProxyType(
    {
        LocationPower.SWAMP: (_offer_swamp, _do_swamp),
        LocationPower.CROAK: (_offer_card, _do_croak),
        LocationPower.VILLAGE: (_offer_village, _do_village),
        LocationPower.LAB: (_offer_lab, _do_lab),
        LocationPower.SNACKS: (_offer_snacks, _do_snacks),
    }
)
"""Each power with what it offers and what it does."""
