"""What a Villain does, in the few words that a panel has room for; the notes beside it show the full texts."""

from types import MappingProxyType
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing.components import POWER_NESTS, VILLAINS
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.verbs import DiePower, VillainPower
from client.games.ham_helsing.villain_phase import is_awake


class Called(NamedTuple):
    """A title and what happens, as catalogue texts."""

    title: str
    deed: str


_POWERS = MappingProxyType(
    {
        VillainPower.HEN_SKULL: Called(N_("Each round"), N_("{tokens} tokens on Hen's place")),
        VillainPower.HEN_UP1: Called(N_("Hibernate"), N_("Knuckles falls asleep")),
        VillainPower.HEN_UP2: Called(N_("Roundup"), N_("{minions} Minions come to Hen")),
        VillainPower.CHAD_SKULL: Called(N_("Each round"), N_("{damage} Damage beside Minions")),
        VillainPower.CHAD_UP1: Called(N_("Mudslide"), N_("{tokens} tokens on Mud Canyon")),
        VillainPower.CHAD_UP2: Called(N_("Shockwave"), N_("{damage} Damage around Chad")),
        VillainPower.ROBO_SKULL: Called(N_("Each round"), N_("{damage} Damage to the closest")),
        VillainPower.ROBO_UP1: Called(N_("Jammer"), N_("Best skill falls by 1")),
        VillainPower.ROBO_UP2: Called(N_("Repair"), N_("Regains {heal} health")),
        VillainPower.SILK_SKULL: Called(N_("Each round"), N_("{tokens} token beside each hero")),
        VillainPower.SILK_UP1: Called(N_("Feast"), N_("+1 health a colour here")),
        VillainPower.SILK_UP2: Called(N_("Brood"), N_("1 token at {at_least}+ Minions")),
    }
)
_DICE = MappingProxyType(
    {
        DiePower.HEN: Called(N_("On a die"), N_("Pickpocket, you lose ${money}")),
        DiePower.CHAD: Called(N_("On a die"), N_("1 Damage a Minion, max {max}")),
        DiePower.ROBO: Called(N_("On a die"), N_("Laser, {damage} Damage near him")),
        DiePower.SILK: Called(N_("On a die"), N_("Silk gains {heal} health")),
    }
)
_ARMOUR = Called(N_("Armour"), N_("Blocks take 1 hit more"))


class Act(NamedTuple):
    """One thing that a Villain does, as its line on the panel shows it."""

    icon: str
    title: Phrase
    deed: Phrase
    text: str
    """The full text, for a note."""
    awake: bool
    nests: tuple[int, int] | None = None
    """Places lost so far of those needed; None where nothing is needed or it is awake."""


def acts_of(sight: HamState) -> tuple[Act, ...]:
    """Return what the Villain of a match does: each round, by lost places, on a die, and always."""
    villain = VILLAINS[sight.villain]
    fierce = not sight.options.no_villain_board
    found: list[Act] = []
    for nth, power in enumerate(villain.powers):
        called = _POWERS[power.id]
        awake = fierce and is_awake(sight, nth)
        counts = bool(nth) and fierce and not awake and not sight.options.ignore_limits
        nests = (min(len(sight.nests), POWER_NESTS[nth - 1]), POWER_NESTS[nth - 1]) if counts else None
        deed = Phrase(called.deed, **dict(power.params))
        found.append(Act("ham_web" if nth else "skull", Phrase(called.title), deed, power.text, awake, nests))
    die = _DICE[villain.die]
    deed = Phrase(die.deed, **dict(villain.die_params))
    found.append(Act("ham_power", Phrase(die.title), deed, villain.die_text, fierce))
    if villain.armour:
        found.append(Act("shield", Phrase(_ARMOUR.title), Phrase(_ARMOUR.deed), villain.armour_text, fierce))
    return tuple(found)
