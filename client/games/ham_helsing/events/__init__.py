"""What happened, as frozen values: the table acts them out and the log puts them in words.

``who`` is a member of the team, a card a ``Sleeved`` value beside its uid where the table must find it.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeAlias

from client.games.ham_helsing.events.cards import (
    CardDiscarded,
    CardDrawn,
    CardEvent,
    CardPlayed,
    CardReturned,
    DeckRefilled,
    IconCovered,
    IconsTurned,
    StarUsed,
)
from client.games.ham_helsing.events.course import (
    CourseEvent,
    HandsDealt,
    HeroChosen,
    MatchEnded,
    RoundBegan,
    TurnBegan,
)
from client.games.ham_helsing.events.fight import (
    DieKept,
    DiePowerStruck,
    DieRolled,
    FightEvent,
    PointsCommitted,
    RewardEarned,
    VillainHealed,
    VillainHurt,
)
from client.games.ham_helsing.events.goods import GoodsEvent, GoodsTraded, KatanaBroken, ShieldReturned, ShieldTaken
from client.games.ham_helsing.events.heroes import (
    AbilityUsed,
    DamageBlocked,
    Healed,
    HealthLost,
    HeroEvent,
    HeroFled,
    HeroMoved,
    KnockedOut,
    MoneyChanged,
    PowerUsed,
    Revived,
    SkillChanged,
    StayedDown,
)
from client.games.ham_helsing.events.horde import (
    BagRefilled,
    EffectDrawn,
    EffectResolved,
    HordeEvent,
    LocationLost,
    MinionDefeated,
    MinionHit,
    MinionMoved,
    MinionScared,
    MinionsRecovered,
    TokenPlaced,
)
from client.games.ham_helsing.events.knuckles import (
    KnucklesEvent,
    KnucklesMoved,
    KnucklesSlept,
    KnucklesWentHome,
    KnucklesWoke,
)
from client.games.ham_helsing.events.market import (
    MarketEvent,
    MarketFlushed,
    MarketOpened,
    UpgradeBought,
    UpgradeSetAside,
    UpgradeSleeved,
)
from client.games.ham_helsing.events.villain import (
    MinionsCalled,
    VillainActed,
    VillainCardFlipped,
    VillainEvent,
    VillainMoved,
)

__all__ = [
    "AbilityUsed",
    "BagRefilled",
    "CardDiscarded",
    "CardDrawn",
    "CardPlayed",
    "CardReturned",
    "DamageBlocked",
    "DeckRefilled",
    "DieKept",
    "DiePowerStruck",
    "DieRolled",
    "EffectDrawn",
    "EffectResolved",
    "Event",
    "Events",
    "GoodsTraded",
    "HandsDealt",
    "Healed",
    "HealthLost",
    "HeroChosen",
    "HeroFled",
    "HeroMoved",
    "IconCovered",
    "IconsTurned",
    "KatanaBroken",
    "KnockedOut",
    "KnucklesMoved",
    "KnucklesSlept",
    "KnucklesWentHome",
    "KnucklesWoke",
    "LocationLost",
    "MarketFlushed",
    "MarketOpened",
    "MatchEnded",
    "MinionDefeated",
    "MinionHit",
    "MinionMoved",
    "MinionScared",
    "MinionsCalled",
    "MinionsRecovered",
    "MoneyChanged",
    "PointsCommitted",
    "PowerUsed",
    "Revived",
    "RewardEarned",
    "RoundBegan",
    "ShieldReturned",
    "ShieldTaken",
    "SkillChanged",
    "StarUsed",
    "StayedDown",
    "TokenPlaced",
    "TurnBegan",
    "UpgradeBought",
    "UpgradeSetAside",
    "UpgradeSleeved",
    "VillainActed",
    "VillainCardFlipped",
    "VillainHealed",
    "VillainHurt",
    "VillainMoved",
    "tell",
]

P = ParamSpec("P")
Event: TypeAlias = (
    CourseEvent
    | HeroEvent
    | CardEvent
    | GoodsEvent
    | HordeEvent
    | KnucklesEvent
    | FightEvent
    | MarketEvent
    | VillainEvent
)
Events: TypeAlias = list[Event] | None
"""Where happenings are told; None where nobody listens."""


def tell(events: Events, kind: Callable[P, Event], *args: P.args, **values: P.kwargs) -> None:
    """Append a happening, if anybody listens."""
    if events is not None:
        events.append(kind(*args, **values))
