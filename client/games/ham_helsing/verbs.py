"""The verbs that components speak: what a card, token, place, hero or Villain can do, by the id in the data.

A verb that the data does not know, or a word in the data that is no verb, fails while the components load.
"""

from enum import StrEnum
from types import MappingProxyType


class Star(StrEnum):
    """Texts of cards with a star."""

    DRAW_TWO = "sp_draw_two"
    HEAL_HERE = "sp_heal_here"
    CALL = "sp_call"
    THROW = "sp_star"
    SLAM = "sp_slam"
    BARBEAR = "sp_barbear"
    UNBEAR = "sp_unbear"
    HOG_WILD = "sp_hogwild"
    FLY = "sp_fly"
    HEAL_TWO = "sp_heal_two"
    SKILL_TWO = "sp_skill_two"
    LECTURE = "sp_lecture"
    BARREL = "sp_barrel"
    TROUGH = "sp_trough"
    MAGNET = "sp_magnet"
    PALS = "sp_pals"
    BEAR_PAY = "sp_bearpay"
    BEAR_GAIN = "sp_beargain"
    DOUBLE = "sp_double"
    CONVERT = "sp_convert"
    OINK = "sp_oink"
    BOUNTY = "sp_bounty"
    NO_BITE = "sp_nobite"


class EffectToken(StrEnum):
    """What lies in the bag among the Minions."""

    MONEY = "fx_money"
    SKILL = "fx_skill"
    COVER = "fx_cover"
    CROWD = "fx_crowd"
    BREED = "fx_breed"
    MOVE_BLUE = "fx_move_B"
    MOVE_RED = "fx_move_R"
    MOVE_PURPLE = "fx_move_P"
    MOVE_YELLOW = "fx_move_Y"


class LocationPower(StrEnum):
    """What five Locations offer."""

    SWAMP = "swamp"
    CROAK = "croak"
    VILLAGE = "village"
    LAB = "lab"
    SNACKS = "snacks"


class Ability(StrEnum):
    """What each hero can do."""

    WILD = "ham_wild"
    HEAL = "malcolm_heal"
    CARRY = "lobos_carry"
    VANISH = "ronin_vanish"


class VillainPower(StrEnum):
    """What Villains do in their phase."""

    HEN_SKULL = "hen_skull"
    HEN_UP1 = "hen_up1"
    HEN_UP2 = "hen_up2"
    CHAD_SKULL = "chad_skull"
    CHAD_UP1 = "chad_up1"
    CHAD_UP2 = "chad_up2"
    ROBO_SKULL = "robo_skull"
    ROBO_UP1 = "robo_up1"
    ROBO_UP2 = "robo_up2"
    SILK_SKULL = "silk_skull"
    SILK_UP1 = "silk_up1"
    SILK_UP2 = "silk_up2"


class DiePower(StrEnum):
    """What the power face of a Villain die does."""

    HEN = "hen_die"
    CHAD = "chad_die"
    ROBO = "robo_die"
    SILK = "silk_die"


PARAMS = MappingProxyType(
    {
        Star.HEAL_HERE: ("heal",),
        Star.HEAL_TWO: ("heal",),
        Star.UNBEAR: ("damage",),
        Star.TROUGH: ("damage",),
        Star.BARREL: ("money",),
        Star.BEAR_PAY: ("money",),
        Star.DOUBLE: ("colour",),
        Star.OINK: ("amount",),
        Star.BOUNTY: ("amount",),
        VillainPower.HEN_SKULL: ("tokens",),
        VillainPower.HEN_UP2: ("minions",),
        VillainPower.CHAD_SKULL: ("damage",),
        VillainPower.CHAD_UP1: ("tokens",),
        VillainPower.CHAD_UP2: ("damage",),
        VillainPower.ROBO_SKULL: ("damage",),
        VillainPower.ROBO_UP2: ("heal",),
        VillainPower.SILK_SKULL: ("tokens",),
        VillainPower.SILK_UP2: ("at_least",),
        DiePower.HEN: ("money",),
        DiePower.CHAD: ("max",),
        DiePower.ROBO: ("damage",),
        DiePower.SILK: ("heal",),
    }
)
"""The numbers that a verb needs beside its name; verbs that are not here need none."""
