"""The map: what is connected with what, and how far it is. Tuples of Locations are in letter order.

Source: sections 2.1 and 5.5 of the rules reference.
"""

from client.games.ham_helsing.components import LOCATIONS, PATHS, Loc

LETTERS: tuple[Loc, ...] = tuple(LOCATIONS)


def _connected() -> dict[Loc, tuple[Loc, ...]]:
    pairs = {(path.a, path.b) for path in PATHS} | {(path.b, path.a) for path in PATHS}
    return {letter: tuple(sorted(b for a, b in pairs if a == letter)) for letter in LETTERS}


CONNECTED: dict[Loc, tuple[Loc, ...]] = _connected()
"""The Locations at the other ends of the paths of each."""
WRAPPED: tuple[Loc, ...] = tuple(sorted({end for path in PATHS if path.wrap for end in (path.a, path.b)}))
"""Locations with a path that wraps round the board."""
CONNECTED_BY_ANY_WRAP: dict[Loc, tuple[Loc, ...]] = {
    letter: tuple(sorted({*CONNECTED[letter], *(WRAPPED if letter in WRAPPED else ())} - {letter}))
    for letter in LETTERS
}
"""The same where every wrap path leads to every other."""
REACH: dict[Loc, tuple[Loc, ...]] = {letter: tuple(sorted((letter, *CONNECTED[letter]))) for letter in LETTERS}
"""Each Location with those connected to it."""


def _distances(start: Loc) -> dict[Loc, int]:
    found = {start: 0}
    edge = [start]
    for here in edge:
        for there in CONNECTED[here]:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


DISTANCE: dict[Loc, dict[Loc, int]] = {letter: _distances(letter) for letter in LETTERS}
"""Paths between two Locations, wrap paths included."""
