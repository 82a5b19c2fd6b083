"""What can be agreed before a match. Titles, descriptions and the labels of values are catalogue texts."""

from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from client.core.game import GameOptions, Preset
from client.core.picking import OneEach, Pick
from client.core.refusal import InvalidOptions
from client.core.words import N_, NN_, Phrase
from client.games.henchmania.components import GLOVE_VARIANTS, HENCHMAN_VARIANTS, WITH_POWERS

SiteId = Literal["tavern", "castle", "square", "church", "armory"]
FamilyId = Literal["crimson", "azure", "emerald", "gold", "plum"]
GloveId = Literal["falconer_glove", "gauntlet", "silk_glove", "velvet_glove", "hunting_glove"]
HenchmanId = Literal[
    "porter_alt", "gossip_alt", "traitor_alt", "drunkard_alt", "helm", "mace", "round_shield", "coat_of_mail_alt"
]


def _each_once(ids: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(ids)) != len(ids):
        raise ValueError("every entry can be named only once")
    return ids


def _every_site(ids: tuple[str, ...]) -> tuple[str, ...]:
    if len(ids) != 5:
        raise ValueError("every site must be named")
    return _each_once(ids)


# A record keeps lists, so a list is as good as a tuple here.
Gloves = Annotated[tuple[GloveId, ...], Pick.SOME, Field(strict=False), AfterValidator(_each_once)]
Henchmen = Annotated[tuple[HenchmanId, ...], Pick.SOME, Field(strict=False), AfterValidator(_each_once)]
SiteOrder = Annotated[tuple[SiteId, ...], Pick.ORDER, Field(strict=False), AfterValidator(_every_site)]
Families = Annotated[
    tuple[FamilyId, ...],
    OneEach(unset=N_("In the order of the box")),
    Field(strict=False),
    AfterValidator(_each_once),
]

POWER_NOTES = {card.id: card.text for card in WITH_POWERS if card.replaces}
"""What the other cards do with their powers."""


class HenchmaniaOptions(GameOptions):
    """The options of section 7 of the rules reference, with the rulebook's choice as default."""

    days: Literal[3, 4, 5] = Field(
        default=4,
        title=N_("Length"),
        description=N_("After how many days the Bailiff is named."),
        json_schema_extra={"labels": {"3": N_("Quick, 3 days"), "4": N_("4 days"), "5": N_("Long, 5 days")}},
    )
    target: Literal[25, 30] = Field(
        default=30,
        title=N_("Points for an early win"),
        description=N_("At the end of a day on which somebody has so many points, the game is over."),
        json_schema_extra={"labels": {"25": N_("25 points"), "30": N_("30 points")}},
    )
    animals: bool = Field(
        default=False,
        title=N_("Animals"),
        description=N_("Shuffle the 27 animals into the decks: mules, vermin, tomcats, mutts, pigeons and oxen."),
    )
    gloves: Gloves = Field(
        default=(),
        title=N_("Other Gloves"),
        description=N_("Each one chosen takes the place of an ordinary Glove; only with powers is it more."),
        json_schema_extra={
            "labels": {
                "falconer_glove": N_("Falconer Glove"),
                "gauntlet": N_("Gauntlet"),
                "silk_glove": N_("Silk Glove"),
                "velvet_glove": N_("Velvet Glove"),
                "hunting_glove": N_("Hunting Glove"),
            },
            "notes": {**POWER_NOTES},
        },
    )
    henchmen: Henchmen = Field(
        default=(),
        title=N_("Other Henchmen"),
        description=N_("Each one chosen takes the place of the card it resembles; only with powers is it more."),
        json_schema_extra={
            "labels": {
                "porter_alt": N_("Porter"),
                "gossip_alt": N_("Gossip"),
                "traitor_alt": N_("Traitor"),
                "drunkard_alt": N_("Drunkard"),
                "helm": N_("Helm"),
                "mace": N_("Mace"),
                "round_shield": N_("Round Shield"),
                "coat_of_mail_alt": N_("Coat of Mail"),
            },
            "notes": {**POWER_NOTES},
        },
    )
    variant_powers: bool = Field(
        default=False,
        title=N_("Powers of the others"),
        description=N_("The other Gloves and Henchmen do a little more than the cards they replace."),
    )
    first_player: Literal["random", "0", "1", "2", "3", "4"] = Field(
        default="random",
        title=N_("First player"),
        description=N_("Who holds the Badge of Honor on the first day: whoever is drawn, or a seat you name."),
        json_schema_extra={
            "labels": {
                "random": N_("Draw lots"),
                "0": N_("Seat 1"),
                "1": N_("Seat 2"),
                "2": N_("Seat 3"),
                "3": N_("Seat 4"),
                "4": N_("Seat 5"),
            }
        },
    )
    site_order: SiteOrder = Field(
        default=("tavern", "castle", "square", "church", "armory"),
        title=N_("Order of the sites"),
        description=N_("How the five sites lie round the table. It makes no difference to the game."),
        json_schema_extra={
            "labels": {
                "tavern": N_("The Tavern"),
                "castle": N_("The Castle"),
                "square": N_("The Main Square"),
                "church": N_("The Church"),
                "armory": N_("The Armory"),
            }
        },
    )
    families: Families = Field(
        default=(),
        title=N_("Coats of arms"),
        description=N_("One for each seat, all different; none chosen: in the order of the box."),
        json_schema_extra={
            "labels": {
                "crimson": N_("Crimson House"),
                "azure": N_("Azure House"),
                "emerald": N_("Emerald House"),
                "gold": N_("Golden House"),
                "plum": N_("Plum House"),
            }
        },
    )


PRESETS = (
    Preset(N_("Standard"), N_("Four days, or 30 points, with the 130 cards of the box."), MappingProxyType({})),
    Preset(N_("Quick game"), N_("Three days, and 25 points are enough."), MappingProxyType({"days": 3, "target": 25})),
    Preset(N_("Long game"), N_("Five days."), MappingProxyType({"days": 5})),
    Preset(N_("Menagerie"), N_("With the 27 animals."), MappingProxyType({"animals": True})),
    Preset(
        N_("Everybody"),
        N_("Animals, other Gloves and other Henchmen, with all their powers."),
        MappingProxyType(
            {"animals": True, "gloves": GLOVE_VARIANTS, "henchmen": HENCHMAN_VARIANTS, "variant_powers": True}
        ),
    ),
)
"""The standard match, the custom modes of the rulebook, and the additional cards."""


def check_options(options: HenchmaniaOptions, seats: int) -> None:
    """Accept options for this number of seats.

    Raises:
        InvalidOptions: the first player named is not at the table, or the coats of arms are too few or too many.
    """
    if options.first_player != "random" and int(options.first_player) >= seats:
        reason = Phrase(NN_("There is only {n} seat.", "There are only {n} seats."), n=seats)
        raise InvalidOptions("first_player", reason)
    if options.families and len(options.families) != seats:
        raise InvalidOptions(
            "families",
            Phrase(NN_("Name a coat of arms for the {n} seat.", "Name a coat of arms for each of {n} seats."), n=seats),
        )
