"""What all parts of Hemloch's table share: its theme, the colours of factions and houses, names of drawings."""

from enum import Enum
from typing import NamedTuple

from client.core.words import N_
from client.games.hemloch.components import (
    FACTIONS,
    ITEMS,
    MINIONS,
    PLACES,
    WEEK_CARDS,
    Card,
    Item,
    Location,
    WeekCard,
)
from client.games.hemloch.state import HemlochState, Phase
from client.ui.colour import Paint
from client.ui.theme import PAPER, THEMES

THEME = THEMES["hemloch"]
NIGHT_INK = "#15122E"
"""The dark of the city: veils, mats, things out of reach."""


class FactionLook(NamedTuple):
    """A faction's colour and its sign, so that the colour never stands alone."""

    color: Paint
    icon: str


_LOOKS = {
    "courtesans": FactionLook("#C43A5C", "mask"),
    "darkened": FactionLook("#5661C4", "dagger_moon"),
    "ghouls": FactionLook("#6E9A48", "jawbone"),
    "alchemists": FactionLook("#D9942C", "flask"),
    "geared": FactionLook("#8A93A3", "gear"),
}
FACTION_LOOKS: tuple[FactionLook, ...] = tuple(_LOOKS[faction.id] for faction in FACTIONS)
"""By faction."""
FACTION_SOUNDS: tuple[str, ...] = tuple(
    {
        "courtesans": "card_rotate",
        "darkened": "minion_scuttle",
        "ghouls": "bite",
        "alchemists": "egg_pop",
        "geared": "dial_click",
    }[faction.id]
    for faction in FACTIONS
)
"""By faction: what is heard when one of its Minions comes down."""

HOUSES = (N_("Ivory House"), N_("Onyx House"))
"""The bloodlines, by seat."""
FRAMES: tuple[Paint, Paint] = (PAPER, "#43354F")
"""The frames of the Minions of both houses."""
ROOFS: tuple[Paint, Paint] = ("#FFF3DC", "#4A3B57")
"""The roofs of their Markers."""

_SHORT = {
    "quicksilver_draught": N_("Quicksilver"),
    "wanderlust_philtre": N_("Philtre"),
    "whispering_cordial": N_("Cordial"),
    "marionette_strings": N_("Strings"),
    "lovers_locket": N_("Locket"),
    "festival_mask": N_("Mask"),
}
ITEM_SHORT: tuple[str, ...] = tuple(_SHORT[item.id] for item in ITEMS)
"""By item: its name where there is little room; a catalogue text."""
_ABILITIES = {
    "night_market": (N_("Trade a card for a Trinket"), N_("Gain a Trinket")),
    "boneyard": (N_("Gain 1 Potion"), N_("Gain a Potion")),
    "stillhouse": (N_("Draw 1 card"), N_("Draw a card")),
    "courtyard": (N_("Move 1 of your Markers"), N_("Move a Marker")),
}
ABILITY_SHORT: tuple[str, ...] = tuple(_ABILITIES[place.id][0] for place in PLACES)
"""By Location: its ability where there is little room; a catalogue text."""
ABILITY_SHORTEST: tuple[str, ...] = tuple(_ABILITIES[place.id][1] for place in PLACES)
"""The same where there is hardly any."""


def faction_look(card: Card) -> FactionLook:
    """Return the look of a Minion's faction."""
    return FACTION_LOOKS[MINIONS[card].faction]


def card_art(card: Card) -> str:
    """Return the illustration of a Minion."""
    return f"hemloch/{MINIONS[card].id}"


def item_art(item: Item) -> str:
    """Return the illustration of a Potion or Trinket."""
    return f"hemloch/{ITEMS[item].id}"


def item_family(item: Item) -> str:
    """Return the colour family of an item's kind."""
    return "teal" if ITEMS[item].type == "potion" else "purple"


def place_art(location: Location) -> str:
    """Return the scene of a Location."""
    return f"hemloch/location_{PLACES[location].id}"


def week_art(card: WeekCard) -> str:
    """Return the illustration of a Night or Day."""
    return f"hemloch/{WEEK_CARDS[card].id}"


class Sky(Enum):
    """What the sky over the table shows."""

    NIGHT = "night"
    DUSK = "dusk"
    """A Night with a Day still to come this Week."""
    DAY = "day"


def sky_of(sight: HemlochState) -> Sky:
    """Return the sky of a position; a draft is held at night."""
    if sight.week_card is None or sight.phase is Phase.DRAFT:
        return Sky.NIGHT
    if WEEK_CARDS[sight.week_card].is_day and sight.festival is not None:
        return Sky.DAY
    ahead = sight.week_deck if sight.festival is not None else ()
    return Sky.DUSK if any(WEEK_CARDS[card].is_day for card in ahead) else Sky.NIGHT
