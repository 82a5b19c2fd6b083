"""What can be agreed before a match. Titles, descriptions and the labels of values are catalogue texts."""

from types import MappingProxyType
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from client.core.game import GameOptions, Preset
from client.core.picking import OneEach
from client.core.refusal import InvalidOptions
from client.core.words import N_, Phrase

VillainId: TypeAlias = Literal["hen", "chad", "robo_knight", "silk"]
HeroId: TypeAlias = Literal["ham", "malcolm", "lobos", "ronin"]
ExtraCards: TypeAlias = Annotated[int, Field(ge=0, le=4)]


def heroes_for(seats: int) -> int:
    """Return how many heroes take part: a single player plays two."""
    return 2 if seats == 1 else seats


HERO_LABELS = {"ham": N_("Ham"), "malcolm": N_("Malcolm"), "lobos": N_("Lobos"), "ronin": N_("Ronin")}


class HamOptions(GameOptions):
    """The options of section 7 of the rules reference, with the rulebook's choice as default."""

    villain: VillainId = Field(
        default="hen",
        title=N_("Villain"),
        description=N_("Who has to be brought down. Each is tougher than the one before."),
        json_schema_extra={
            "labels": {
                "hen": N_("Hen"),
                "chad": N_("Chad"),
                "robo_knight": N_("Robo-Knight"),
                "silk": N_("Silk"),
            }
        },
    )
    characters: Annotated[list[HeroId], OneEach(N_("Chosen in play"), heroes_for)] = Field(
        default=[],
        title=N_("Heroes"),
        description=N_("One hero a seat in seat order, two for a single player; none named: they are chosen in play."),
        json_schema_extra={"labels": dict(HERO_LABELS)},
    )
    villain_health_mod: int = Field(
        default=0,
        ge=-20,
        le=30,
        title=N_("Villain's health"),
        description=N_("Added to the health with which the Villain begins."),
    )
    effect_tokens: int = Field(
        default=9,
        ge=0,
        le=9,
        title=N_("Effect tokens"),
        description=N_("How many effect tokens are mixed in among the Minions."),
    )
    ignore_limits: bool = Field(
        default=False,
        title=N_("No Location limits"),
        description=N_("Locations hold any number of Minions: nothing is lost, and no nests wake further powers."),
    )
    no_villain_board: bool = Field(
        default=False,
        title=N_("Tame Villain"),
        description=N_("The Villain has no powers, neither on the board nor on the dice."),
    )
    no_minion_move: bool = Field(
        default=False,
        title=N_("Minions stay put"),
        description=N_("Villain cards do not move Minions; effect tokens still do."),
    )
    easy_two_colour: bool = Field(
        default=False,
        title=N_("Easy two colours"),
        description=N_("A Minion of two colours is beaten by either of them."),
    )
    all_wraps_connected: bool = Field(
        default=False,
        title=N_("Open borders"),
        description=N_("Heroes who leave the map on a path that wraps may come back on any other such path."),
    )
    start_money_1: bool = Field(
        default=False,
        title=N_("Pocket money"),
        description=N_("Every hero begins with $1."),
    )
    extra_villain_cards: Annotated[list[ExtraCards], Field(min_length=3, max_length=3)] = Field(
        default=[0, 0, 0],
        title=N_("Longer match"),
        description=N_("Additional Villain cards of levels 1, 2 and 3; each is one more round."),
        json_schema_extra={"places": [N_("Level 1"), N_("Level 2"), N_("Level 3")]},
    )
    powers_uncovered: int = Field(
        default=0,
        ge=0,
        le=2,
        title=N_("Powers from the start"),
        description=N_("How many of the Villain's further powers are awake from the first round on."),
    )
    no_gifts: bool = Field(
        default=False,
        title=N_("No gifts"),
        description=N_("In a trade both sides must give something."),
    )
    knuckles_no_lost: bool = Field(
        default=False,
        title=N_("Knuckles shuns nests"),
        description=N_("Knuckles does not go to lost Locations."),
    )
    villain_entry_damage: bool = Field(
        default=False,
        title=N_("Menacing Villain"),
        description=N_("A hero who enters the Villain's Location loses 1 health."),
    )
    biting_entry_damage: bool = Field(
        default=False,
        title=N_("Snapping Minions"),
        description=N_("A hero who enters a Location with biting Minions loses 1 health."),
    )


PRESETS = (
    Preset(N_("Standard"), N_("Five rounds to bring the Villain down."), MappingProxyType({})),
    Preset(
        N_("Save Yer Bacon"),
        N_("Easier: a weaker Villain, fewer effects, soft Minions and some money."),
        MappingProxyType(
            {"villain_health_mod": -8, "effect_tokens": 4, "easy_two_colour": True, "start_money_1": True}
        ),
    ),
    Preset(
        N_("Epig Battle"),
        N_("Longer: one more round against a tougher Villain whose first power is awake."),
        MappingProxyType({"extra_villain_cards": [0, 1, 0], "powers_uncovered": 1, "villain_health_mod": 16}),
    ),
    Preset(
        N_("Spicy Pork"),
        N_("Harder: no gifts, painful steps, and a tougher Villain."),
        MappingProxyType(
            {
                "villain_health_mod": 5,
                "powers_uncovered": 1,
                "no_gifts": True,
                "knuckles_no_lost": True,
                "villain_entry_damage": True,
                "biting_entry_damage": True,
            }
        ),
    ),
)
"""The standard match and the three kinds of alternate rules."""


def check_options(options: HamOptions, seats: int) -> None:
    """Accept options for this number of seats.

    Raises:
        InvalidOptions: if the heroes named are not one for each place, all different.
    """
    named = options.characters
    if named and (len(named) != heroes_for(seats) or len(set(named)) != len(named)):
        reason = Phrase(N_("Name {n} different heroes, or none."), n=heroes_for(seats))
        raise InvalidOptions("characters", reason)
