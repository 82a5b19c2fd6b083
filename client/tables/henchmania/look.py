"""What all parts of Henchmania's table share: its theme, and the colour and sign of every site."""

from typing import NamedTuple

from client.core.words import N_
from client.games.henchmania.cards import IDS, SITE_OF
from client.games.henchmania.components import SITES, Card, Site
from client.ui.colour import INK
from client.ui.theme import THEMES

THEME = THEMES["henchmania"]


class SiteLook(NamedTuple):
    """A site's colour family, its sign, and its name where there is little room."""

    family: str
    icon: str
    short: str

    @property
    def ink(self) -> str:
        """The colour of text that stands on the site's own colour."""
        return INK if self.family == "yellow" else "#FFFFFF"


_LOOKS = {
    "tavern": SiteLook("green", "mug", N_("Tavern")),
    "castle": SiteLook("yellow", "tower", N_("Castle")),
    "square": SiteLook("red", "glove", N_("Square")),
    "church": SiteLook("purple", "bell", N_("Church")),
    "armory": SiteLook("blue", "sword", N_("Armory")),
}
SITE_LOOKS: tuple[SiteLook, ...] = tuple(_LOOKS[site.id] for site in SITES)


def look_of(card: Card) -> SiteLook:
    """Return the look of the site on a card's back."""
    return SITE_LOOKS[SITE_OF[card]]


def art_of(card: Card) -> str:
    """Return the illustration of a card."""
    return f"henchmania/{IDS[card]}"


def site_art(site: Site) -> str:
    """Return the illustration of a site."""
    return f"henchmania/site_{SITES[site].id}"
