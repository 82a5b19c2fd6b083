"""What happened, as frozen values: the table acts them out and the log puts them in words.

``who`` is a member of the team, a card a ``Sleeved`` value beside its uid where the table must find it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeAlias

from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.state import Member

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class HeroChosen:
    """A hero joined the team."""

    who: Member


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """The decks were shuffled and the opening hands drawn."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Round ``number`` of ``rounds`` begins."""

    number: int
    rounds: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is somebody's turn."""

    who: Member


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went from the hand to the table; what it gives follows."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class HeroMoved:
    """A hero walked, was carried, called or flew from one Location to another."""

    who: Member
    origin: str
    to: str
    how: str
    """"walk", "carry", "call", "fly" or "vanish"."""


@dataclass(frozen=True, slots=True)
class MinionHit:
    """A Minion of two colours was hit in one: ``token`` became ``left``."""

    who: Member
    loc: str
    token: str
    left: str


@dataclass(frozen=True, slots=True)
class MinionDefeated:
    """A Minion was beaten and lies with the hero until step 2; ``far``: from a distance."""

    who: Member
    loc: str
    token: str
    far: bool


@dataclass(frozen=True, slots=True)
class MinionScared:
    """A Minion ran away to the token discard."""

    loc: str
    token: str


@dataclass(frozen=True, slots=True)
class MinionsRecovered:
    """All half beaten Minions are whole again."""


@dataclass(frozen=True, slots=True)
class MoneyChanged:
    """A hero gained or lost money; ``amount`` may be 0 at the end of the track."""

    who: Member
    amount: int


@dataclass(frozen=True, slots=True)
class SkillChanged:
    """A skill went up or down by ``steps`` and stands at ``now``; ``levelled`` tells that it is at its last step."""

    who: Member
    colour: str
    steps: int
    now: int
    levelled: bool


@dataclass(frozen=True, slots=True)
class Healed:
    """A hero gained health."""

    who: Member
    amount: int


@dataclass(frozen=True, slots=True)
class DamageBlocked:
    """Damage of ``points`` was kept off by "oink" or "shield"."""

    who: Member
    points: int
    by: str


@dataclass(frozen=True, slots=True)
class HealthLost:
    """A hero lost health and has ``left``. ``why`` names the cause for the table."""

    who: Member
    amount: int
    left: int
    why: str


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """A hero is KO'd."""

    who: Member


@dataclass(frozen=True, slots=True)
class Revived:
    """A hero got up again; ``helper`` is who discarded a card for it, if anybody."""

    who: Member
    health: int
    helper: Member | None


@dataclass(frozen=True, slots=True)
class StayedDown:
    """A hero stayed down for the turn."""

    who: Member


@dataclass(frozen=True, slots=True)
class StarUsed:
    """The star text of a card in play was used."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class IconsTurned:
    """``count`` icons of a kind in the pool became wild attacks."""

    who: Member
    icon: str
    count: int


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """A hero used the ability of the board; the discard follows."""

    who: Member


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A hero used the power of the Location, by its id."""

    who: Member
    power: str


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A hand card, or a card in play that was used, went to the discard pile."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class CardReturned:
    """A card came back to the hand: from play without having been used, or from the discard pile."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card was drawn; hands are open."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class DeckRefilled:
    """A pile's discards were shuffled into a new deck."""

    who: Member


@dataclass(frozen=True, slots=True)
class ShieldTaken:
    """A hero picked the Shiny Shield up."""

    who: Member


@dataclass(frozen=True, slots=True)
class ShieldReturned:
    """The Shield went back to the Lab, or ``gone`` out of the game."""

    gone: bool


@dataclass(frozen=True, slots=True)
class KatanaBroken:
    """The Katana left the game for so many points."""

    who: Member
    points: int


@dataclass(frozen=True, slots=True)
class GoodsTraded:
    """A trade: what ``who`` gave and took, as pairs of kind and value (a card by uid)."""

    who: Member
    other: Member
    gave: tuple[tuple[str, int], ...]
    took: tuple[tuple[str, int], ...]
    cards: tuple[Sleeved, ...]
    """The cards that changed hands: the one given before the one taken."""


@dataclass(frozen=True, slots=True)
class KnucklesMoved:
    """Knuckles went to a Location."""

    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class KnucklesWentHome:
    """Knuckles returned to his den: too many Minions, or the Villain came."""

    origin: str


@dataclass(frozen=True, slots=True)
class KnucklesWoke:
    """Knuckles stood up."""

    loc: str


@dataclass(frozen=True, slots=True)
class KnucklesSlept:
    """Knuckles lay down to hibernate."""

    loc: str


@dataclass(frozen=True, slots=True)
class PointsCommitted:
    """A hero attacks the Villain with points by colour and with points that nothing blocks."""

    who: Member
    points: tuple[int, ...]
    steel: int


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A Villain die shows a face. ``again`` tells that it was rolled again."""

    die: int
    face: str
    again: bool


@dataclass(frozen=True, slots=True)
class DieKept:
    """Of two results of a die this one counts."""

    die: int
    face: str


@dataclass(frozen=True, slots=True)
class VillainHurt:
    """The Villain lost health and has ``left``; ``armour`` points were kept off."""

    amount: int
    left: int
    armour: int


@dataclass(frozen=True, slots=True)
class VillainHealed:
    """The Villain gained health and has ``left``."""

    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class DiePowerStruck:
    """A power face of the dice took effect for the Villain with this id."""

    villain: str


@dataclass(frozen=True, slots=True)
class RewardEarned:
    """An unblocked colour earned its reward; what it brings follows."""

    who: Member
    colour: str
    reward: str
    n: int


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """A Minion came out of the bag."""

    loc: str
    token: str


@dataclass(frozen=True, slots=True)
class EffectDrawn:
    """An effect token came out of the bag for a Location, and waits to be resolved."""

    loc: str
    effect: str


@dataclass(frozen=True, slots=True)
class EffectResolved:
    """An effect token takes effect; what it does follows."""

    effect: str


@dataclass(frozen=True, slots=True)
class BagRefilled:
    """The discarded tokens went back into the bag."""


@dataclass(frozen=True, slots=True)
class IconCovered:
    """An icon of a hand card was covered."""

    who: Member
    uid: int
    card: Sleeved
    slot: str


@dataclass(frozen=True, slots=True)
class MinionMoved:
    """A Minion moved along a path, to a hero, to the Villain or by a card."""

    origin: str
    to: str
    token: str


@dataclass(frozen=True, slots=True)
class LocationLost:
    """A Location is lost."""

    loc: str


@dataclass(frozen=True, slots=True)
class HeroFled:
    """A hero was put into the Cavern from a lost Location."""

    who: Member
    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class UpgradeBought:
    """An upgrade was bought from a slot of a row; ``refill`` lies there now."""

    who: Member
    row: str
    slot: int
    upgrade: str
    price: int
    refill: str | None


@dataclass(frozen=True, slots=True)
class UpgradeSleeved:
    """An upgrade was sleeved onto a card, which looks like ``card`` now."""

    who: Member
    upgrade: str
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class UpgradeSetAside:
    """An upgrade fits no card and waits."""

    who: Member
    upgrade: str


@dataclass(frozen=True, slots=True)
class MarketFlushed:
    """Open upgrades were exchanged: row, slot, old and new of each."""

    who: Member
    swaps: tuple[tuple[str, int, str, str | None], ...]


@dataclass(frozen=True, slots=True)
class MarketOpened:
    """The Market Phase begins."""


@dataclass(frozen=True, slots=True)
class VillainCardFlipped:
    """The Villain Phase begins: this card is face up."""

    card: str


@dataclass(frozen=True, slots=True)
class VillainMoved:
    """The Villain went to a Location; the two are equal if he stayed."""

    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class MinionsCalled:
    """Minions of a colour move now, called by a Villain card."""

    colour: str


@dataclass(frozen=True, slots=True)
class VillainActed:
    """A power of the Villain takes effect: 0 is the skull, 1 and 2 the upgrades."""

    villain: str
    power: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is won or lost, and why."""

    won: bool
    reason: str


Event: TypeAlias = (
    HeroChosen
    | HandsDealt
    | RoundBegan
    | TurnBegan
    | CardPlayed
    | HeroMoved
    | MinionHit
    | MinionDefeated
    | MinionScared
    | MinionsRecovered
    | MoneyChanged
    | SkillChanged
    | Healed
    | DamageBlocked
    | HealthLost
    | KnockedOut
    | Revived
    | StayedDown
    | StarUsed
    | IconsTurned
    | AbilityUsed
    | PowerUsed
    | CardDiscarded
    | CardReturned
    | CardDrawn
    | DeckRefilled
    | ShieldTaken
    | ShieldReturned
    | KatanaBroken
    | GoodsTraded
    | KnucklesMoved
    | KnucklesWentHome
    | KnucklesWoke
    | KnucklesSlept
    | PointsCommitted
    | DieRolled
    | DieKept
    | VillainHurt
    | VillainHealed
    | DiePowerStruck
    | RewardEarned
    | TokenPlaced
    | EffectDrawn
    | EffectResolved
    | BagRefilled
    | IconCovered
    | MinionMoved
    | LocationLost
    | HeroFled
    | UpgradeBought
    | UpgradeSleeved
    | UpgradeSetAside
    | MarketFlushed
    | MarketOpened
    | VillainCardFlipped
    | VillainMoved
    | MinionsCalled
    | VillainActed
    | MatchEnded
)
Events: TypeAlias = list[Event] | None
"""Where happenings are told; None where nobody listens."""


def tell(events: Events, kind: Callable[P, Event], *args: P.args, **values: P.kwargs) -> None:
    """Append a happening, if anybody listens."""
    if events is not None:
        events.append(kind(*args, **values))
