"""The pool of unspent icons: what it can pay, and what is taken for it.

Nothing can be chosen here (R4). Source: section 4.4 of the rules reference.
"""

from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, Colour
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, Turn

FREE = {colour: colour.lower() for colour in COLOURS}
"""The letter of a free point of each colour."""


class Purse(NamedTuple):
    """What can be paid now: points of each colour, and helpers (wilds and Katana points) for any."""

    own: tuple[int, int, int, int]
    wild: int
    steel: int

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.own) + self.wild + self.steel


def purse_of(state: HamState, turn: Turn) -> Purse:
    """Count the attack points of the hero whose turn it is."""
    icons, used = turn.icons, turn.skill_used
    steps, skills = state.team[turn.c].hero.steps, state.skills[turn.c]
    count = icons.count
    own = (
        count("B") + count("b") + (skills[0] == steps[0] and "B" not in used),
        count("R") + count("r") + (skills[1] == steps[1] and "R" not in used),
        count("P") + count("p") + (skills[2] == steps[2] and "P" not in used),
        count("Y") + count("y") + (skills[3] == steps[3] and "Y" not in used),
    )
    return Purse(own, count("W"), count("Z"))


def add_icons(turn: Turn, icons: str, source: int = -1) -> None:
    """Put icons at the end of the pool."""
    turn.icons += icons
    turn.sources += (source,) * len(icons)


def spend(turn: Turn, icon: str) -> None:
    """Take one icon of a kind out of the pool.

    One that belongs to no card or to a card already touched goes first, else the earliest.
    """
    at = turn.icons.index(icon)
    while at >= 0:
        source = turn.sources[at]
        if source < 0 or source in turn.touched:
            break
        at = turn.icons.find(icon, at + 1)
    spend_at(turn, at if at >= 0 else turn.icons.index(icon))


def spend_at(turn: Turn, at: int) -> None:
    """Take the icon at a place of the pool; its card is touched."""
    source = turn.sources[at]
    turn.icons = turn.icons[:at] + turn.icons[at + 1 :]
    turn.sources = turn.sources[:at] + turn.sources[at + 1 :]
    if source >= 0:
        turn.touched |= {source}


def spend_movement(turn: Turn) -> None:
    """Pay one path: base movement before movement icons."""
    spend(turn, "m" if "m" in turn.icons else "M")


def has_skill_attack(state: HamState, turn: Turn, colour: Colour) -> bool:
    """Tell whether a levelled-up skill can still attack this turn."""
    index = COLOUR_INDEX[colour]
    levelled = state.skills[turn.c][index] == state.team[turn.c].hero.steps[index]
    return levelled and colour not in turn.skill_used


def take_point(state: HamState, turn: Turn, colour: Colour) -> int:
    """Take the best source of a colour's own points; return what it counts in a fight: 2 if doubled, else 1.

    A free point goes first and never counts double.
    """
    if FREE[colour] in turn.icons:
        spend(turn, FREE[colour])
        return 1
    if has_skill_attack(state, turn, colour):
        turn.skill_used += colour
    else:
        spend(turn, colour)
    return 2 if colour in turn.doubled else 1


def pay(state: HamState, turn: Turn, colour: Colour) -> None:
    """Pay one point of a colour to hit a Minion: own points, then a wild, then the Katana."""
    if purse_of(state, turn).own[COLOUR_INDEX[colour]]:
        worth = take_point(state, turn, colour)
    elif "W" in turn.icons:
        spend(turn, "W")
        worth = 2 if colour in turn.doubled else 1
    else:
        spend(turn, "Z")
        worth = 1
    if worth == 2:
        add_icons(turn, FREE[colour])
