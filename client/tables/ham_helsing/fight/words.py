"""What is said in the fight: captions of the dice, of lanes and of rewards."""

from client.core.words import N_, NN_, Phrase, Plural
from client.games.ham_helsing import names
from client.games.ham_helsing.clash import BLOCK, DAMAGE
from client.games.ham_helsing.components import COLOURS, VILLAINS, Reward
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.verbs import DiePower
from client.tables.ham_helsing.fight.showing import Showing
from client.tables.ham_helsing.fight.verdict import power_damage

_POWER_WORDS = {
    DiePower.HEN: N_("steals ${n}"),
    DiePower.CHAD: N_("{n} Damage"),
    DiePower.ROBO: N_("{n} Damage around"),
    DiePower.SILK: N_("heals {n}"),
}
_REWARDS: dict[str, str | Plural] = {
    "money": N_("${n}"),
    "heal": N_("heal {n}"),
    "skill": NN_("{n} skill", "{n} skills"),
    "scare": N_("scare {n}"),
}


def die_title(sight: HamState, c: int, face: str) -> Phrase:
    """Say what a face does, in two or three words."""
    if face.startswith(BLOCK):
        return Phrase(N_("blocks {colour}"), colour=names.COLOURS[face[-1]])
    if face.startswith(DAMAGE):
        return Phrase(N_("{n} Damage"), n=int(face[-1]))
    if sight.options.no_villain_board:
        return Phrase(N_("a blank"))
    villain = VILLAINS[sight.villain]
    match villain.die:
        case DiePower.CHAD | DiePower.ROBO:
            n = power_damage(sight, c)
        case DiePower.HEN:
            n = int(villain.die_params["money"])
        case DiePower.SILK:
            n = int(villain.die_params["heal"])
    return Phrase(_POWER_WORDS[villain.die], n=n)


def die_note(sight: HamState, showing: Showing, face: str) -> Phrase:
    """Say what a face means for this fight."""
    if face.startswith(BLOCK):
        n = showing.force.points[COLOURS.index(face[-1])]
        if not n:
            return Phrase(N_("nothing is lost"))
        text = NN_("your {n} {colour} hit is lost", "your {n} {colour} hits are lost")
        return Phrase(text, n=n, colour=names.COLOURS[face[-1]])
    villain = names.villain(sight.villain)
    if face.startswith(DAMAGE):
        return Phrase(N_("{villain} strikes back"), villain=villain)
    return Phrase(N_("{villain}'s own trick"), villain=villain)


def reward_words(reward: Reward) -> Phrase:
    """Say what a reward brings."""
    return Phrase(_REWARDS[reward.kind], n=reward.n)
