"""Names and portraits for whoever has none yet."""

from collections.abc import Collection
from random import Random

AVATARS = ("fox", "owl", "bear", "cat", "frog", "rabbit")
"""Portraits, one for each seat of the largest table."""
NAMES = (
    "Clover", "Basil", "Juniper", "Sorrel", "Tansy", "Rowan", "Fennel", "Saffron",
    "Bramble", "Hazel", "Linden", "Poppy", "Alder", "Marjoram", "Nettle", "Quince",
    "Teasel", "Yarrow", "Chicory", "Medlar", "Borage", "Sedge", "Damson", "Lovage",
)  # fmt: skip
"""Names for players of the computer; proper names, not translated."""


def portrait(avatar: str) -> str:
    """Return the drawing of a portrait; an unknown one is the fox."""
    return f"common/avatar_{avatar if avatar in AVATARS else AVATARS[0]}"


def new_name(taken: Collection[str], rng: Random) -> str:
    """Return a name that nobody at the table has."""
    free = [name for name in NAMES if name not in taken]
    return rng.choice(free)


def next_avatar(avatar: str) -> str:
    """Return the portrait after this one, round at the end."""
    place = AVATARS.index(avatar) if avatar in AVATARS else -1
    return AVATARS[(place + 1) % len(AVATARS)]
