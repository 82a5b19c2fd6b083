"""Frames: what still has to happen, one on top of the other. A half-made effect is a frame that lies in the state.

Fields named ``c`` are character indices. Counts by colour are tuples in the order of the colours, committed points in
the order of ``POINTS``. The name in ``frame`` is the name in a saved position.

Source: section 9 of the rules reference.
"""

from typing import TypeAlias

from client.games.ham_helsing.frames.effects import (
    CoverFrame,
    EffectAutomatic,
    EffectQuestion,
    Fx,
    KScare,
    LoseSkillFrame,
    RewardFrame,
    RouteFrame,
    RScare,
    SkillUpFrame,
    TryCover,
)
from client.games.ham_helsing.frames.fight import (
    POINTS,
    CommitFrame,
    Counts,
    DeclareFrame,
    FightAutomatic,
    FightEnd,
    FightQuestion,
    FightResolve,
    RerollFrame,
    RerollPickFrame,
)
from client.games.ham_helsing.frames.market import (
    FlushFrame,
    MarketAutomatic,
    MarketFrame,
    MarketQuestion,
    MarketRevive,
    MarketTurn,
    SleeveFrame,
    TradeFrame,
    TrySleeve,
)
from client.games.ham_helsing.frames.rounds import (
    ChooseCharacter,
    ChooseFirst,
    NextRound,
    ReviveTurn,
    RoundAutomatic,
    RoundEnd,
    RoundQuestion,
    RoundStart,
    SetupDone,
    TurnFrame,
)
from client.games.ham_helsing.frames.steps import (
    Bite,
    Discards,
    Draw,
    Gain,
    Limits,
    Place,
    PlayStep,
    StepAutomatic,
    StepQuestion,
    VanishFrame,
)
from client.games.ham_helsing.frames.villain import (
    Acts,
    Add,
    Nests,
    PullFrame,
    VillainAutomatic,
    VillainFrame,
    VillainQuestion,
    VMove,
)

__all__ = [
    "POINTS",
    "Acts",
    "Add",
    "Automatic",
    "Bite",
    "ChooseCharacter",
    "ChooseFirst",
    "CommitFrame",
    "Counts",
    "CoverFrame",
    "DeclareFrame",
    "Discards",
    "Draw",
    "FightEnd",
    "FightResolve",
    "FlushFrame",
    "Frame",
    "Fx",
    "Gain",
    "KScare",
    "Limits",
    "LoseSkillFrame",
    "MarketFrame",
    "MarketRevive",
    "MarketTurn",
    "Nests",
    "NextRound",
    "Place",
    "PlayStep",
    "PullFrame",
    "Question",
    "RScare",
    "RerollFrame",
    "RerollPickFrame",
    "ReviveTurn",
    "RewardFrame",
    "RoundEnd",
    "RoundStart",
    "RouteFrame",
    "SetupDone",
    "SkillUpFrame",
    "SleeveFrame",
    "TradeFrame",
    "TryCover",
    "TrySleeve",
    "TurnFrame",
    "VMove",
    "VanishFrame",
    "VillainFrame",
]

Automatic: TypeAlias = (
    RoundAutomatic | StepAutomatic | EffectAutomatic | FightAutomatic | MarketAutomatic | VillainAutomatic
)
"""Frames that run by themselves."""
Question: TypeAlias = RoundQuestion | StepQuestion | EffectQuestion | FightQuestion | MarketQuestion | VillainQuestion
"""Frames that wait for a move."""
Frame: TypeAlias = Automatic | Question
