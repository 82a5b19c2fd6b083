"""Names of heroes, cards, Minions and places as phrases, shared by everything that speaks of them."""

from collections.abc import Iterable

from client.core.words import N_, Listing, Phrase
from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.components import (
    CARDS,
    EFFECT_TEXTS,
    HEROES,
    LOCATIONS,
    VILLAIN_CARDS,
    VILLAINS,
)
from client.games.ham_helsing.state import HamState, Member
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.verbs import EffectToken

COLOURS = {
    "B": Phrase(N_("blue")),
    "R": Phrase(N_("red")),
    "P": Phrase(N_("purple")),
    "Y": Phrase(N_("yellow")),
    "W": Phrase(N_("wild")),
    "Z": Phrase(N_("Katana")),
    "M": Phrase(N_("movement")),
}
"""Colours, and other kinds of points and icons."""
MINIONS = {
    "B": Phrase(N_("a blue Minion")),
    "B!": Phrase(N_("a biting blue Minion")),
    "R": Phrase(N_("a red Minion")),
    "R!": Phrase(N_("a biting red Minion")),
    "P": Phrase(N_("a purple Minion")),
    "P!": Phrase(N_("a biting purple Minion")),
    "Y": Phrase(N_("a yellow Minion")),
    "Y!": Phrase(N_("a biting yellow Minion")),
    "BR": Phrase(N_("a blue and red Minion")),
    "BR!": Phrase(N_("a biting blue and red Minion")),
    "BP": Phrase(N_("a blue and purple Minion")),
    "BP!": Phrase(N_("a biting blue and purple Minion")),
    "BY": Phrase(N_("a blue and yellow Minion")),
    "BY!": Phrase(N_("a biting blue and yellow Minion")),
    "RP": Phrase(N_("a red and purple Minion")),
    "RP!": Phrase(N_("a biting red and purple Minion")),
    "RY": Phrase(N_("a red and yellow Minion")),
    "RY!": Phrase(N_("a biting red and yellow Minion")),
    "PY": Phrase(N_("a purple and yellow Minion")),
    "PY!": Phrase(N_("a biting purple and yellow Minion")),
}
DICE_FACES = {
    "block_B": Phrase(N_("blocks blue")),
    "block_R": Phrase(N_("blocks red")),
    "block_P": Phrase(N_("blocks purple")),
    "block_Y": Phrase(N_("blocks yellow")),
    "dmg_2": Phrase(N_("2 Damage")),
    "dmg_3": Phrase(N_("3 Damage")),
    "power": Phrase(N_("power")),
}


def hero(member: Member) -> Phrase:
    """Return the name of a member of the team."""
    return Phrase(member.hero.name)


def hero_of(state: HamState, c: int | None) -> Phrase:
    """Return the name of a character."""
    return hero(state.team[c or 0])


def hero_by_id(hero_id: str) -> Phrase:
    """Return the name of a hero who may not be in the team."""
    return Phrase(HEROES[hero_id].name)


def place(loc: str) -> Phrase:
    """Return the name of a Location."""
    return Phrase(LOCATIONS[loc].name)


def minion(token: str) -> Phrase:
    """Return a Minion with its article; one that is half beaten is called so."""
    whole = MINIONS[FACES[token].whole]
    return whole if token == FACES[token].whole else Phrase(N_("{minion}, half beaten"), minion=whole)


def printed(card_id: str) -> Phrase:
    """Return a link to a card or an upgrade."""
    return Phrase("[{card}]", card=Phrase(CARDS[card_id].name))


def card(sleeved: Sleeved) -> Phrase:
    """Return a link to a card, with the upgrades in its sleeve."""
    if not sleeved.ups:
        return printed(sleeved.id)
    return Phrase(N_("{card} with {upgrades}"), card=printed(sleeved.id), upgrades=cards_listed(sleeved.ups))


def card_of(state: HamState, uid: int | None) -> Phrase:
    """Return a link to the card with this uid."""
    return card(state.cards[uid or 0])


def cards_listed(ids: Iterable[str]) -> Listing:
    """Return several links."""
    return Listing(tuple(printed(each) for each in ids))


def villain(villain_id: str) -> Phrase:
    """Return the name of a Villain."""
    return Phrase(VILLAINS[villain_id].name)


def effect(effect_id: str) -> Phrase:
    """Return what an effect token says."""
    return Phrase(EFFECT_TEXTS[EffectToken(effect_id)])


def card_level(card_id: str) -> int:
    """Return the level of a Villain card."""
    return VILLAIN_CARDS[card_id].level
