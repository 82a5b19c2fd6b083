"""What a fight comes to with given points and dice. Asks the rules' numbers, changes nothing."""

from typing import NamedTuple

from client.games.ham_helsing.clash import BLOCK, DAMAGE, POWER
from client.games.ham_helsing.components import COLOURS, VILLAINS
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import REACH
from client.games.ham_helsing.verbs import DiePower
from client.tables.ham_helsing.villain.rewards import offers_of


class Force(NamedTuple):
    """What a hero fights with: points of each colour, and points that nothing blocks."""

    points: tuple[int, int, int, int]
    steel: int = 0

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points) + self.steel


class Verdict(NamedTuple):
    """What both sides suffer and gain."""

    hits: tuple[int, int, int, int]
    """Points of each colour that get through."""
    blocked: str
    """Colours on the dice that block."""
    armour: int
    """Hits that armour takes."""
    loss: int
    """What the Villain loses."""
    villain_heals: int
    villain_left: int
    damage: int
    """What strikes the fighter, before anything is kept off."""
    kept_off: int
    """What Invisible Oink and the Shield keep off."""
    health: int
    """The fighter's health after the dice."""
    healed: int
    """Health that rewards bring back."""
    money: int
    """Money that the dice take."""
    rewards: str
    """Colours that earn their reward."""

    @property
    def hurt(self) -> int:
        """What the fighter loses in fact."""
        return self.damage - self.kept_off


def verdict_of(sight: HamState, c: int, force: Force, dice: tuple[str, ...]) -> Verdict:
    """Return what these dice would do to a fight of hero ``c`` with the Villain.

    Source: section 4.5 of the rules reference, 5 to 8.
    """
    villain = VILLAINS[sight.villain]
    fierce = not sight.options.no_villain_board
    blocked = "".join(face[-1] for face in dice if face.startswith(BLOCK))
    hits = [0 if colour in blocked else n for colour, n in zip(COLOURS, force.points, strict=True)]
    through = sum(hits) + force.steel
    armour = min(through, len(blocked)) if villain.armour and fierce else 0
    powers = dice.count(POWER) if fierce else 0
    heals = powers * int(villain.die_params["heal"]) if villain.die is DiePower.SILK else 0
    left = max(0, sight.villain_hp + heals - (through - armour))
    damage = sum(int(face[-1]) for face in dice if face.startswith(DAMAGE)) + powers * power_damage(sight, c)
    kept_off = min(damage, _protection(sight, c))
    health = max(0, sight.hp[c] - damage + kept_off)
    rewards = _earned(sight, hits) if left and (health or len(sight.others_up(c))) else ""
    offers = offers_of(sight)
    healing = sum(offers[colour].reward.n for colour in rewards if offers[colour].reward.kind == "heal")
    room = sight.team[c].hero.health - health
    return Verdict(
        hits=(hits[0], hits[1], hits[2], hits[3]),
        blocked=blocked,
        armour=armour,
        loss=through - armour,
        villain_heals=heals,
        villain_left=left,
        damage=damage,
        kept_off=kept_off,
        health=health,
        healed=min(healing, room) if health else 0,
        money=min(sight.money[c], powers * _stolen(sight)),
        rewards=rewards,
    )


def power_damage(sight: HamState, c: int) -> int:
    """Return what one power face does to the fighter's health."""
    villain = VILLAINS[sight.villain]
    if villain.die is DiePower.CHAD:
        return min(int(villain.die_params["max"]), len(sight.board[sight.loc[c]]))
    if villain.die is DiePower.ROBO and sight.loc[c] in REACH[sight.villain_loc]:
        return int(villain.die_params["damage"])
    return 0


def _stolen(sight: HamState) -> int:
    villain = VILLAINS[sight.villain]
    return int(villain.die_params["money"]) if villain.die is DiePower.HEN else 0


def _protection(sight: HamState, c: int) -> int:
    """Return how much Damage is kept off: by Invisible Oink, then by the Shield."""
    turn = sight.turn
    oink = turn.oink if turn is not None and turn.c == c else 0
    return oink + (1 if sight.shield == c else 0)


def _earned(sight: HamState, hits: list[int]) -> str:
    offers = offers_of(sight)
    return "".join(
        colour for colour, n in zip(COLOURS, hits, strict=True) if n and colour in offers and not offers[colour].taken
    )
