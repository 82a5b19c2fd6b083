"""What a seat can decide. A move names no seat: the state knows who decides.

A card is a uid, ``who`` a character index, a Location a letter, a minion a token, a colour one of B R P Y. Fields that
a move does not use are None and do not appear in JSON.

Source: section 4.12 of the rules reference.
"""

from typing import TypeAlias

from client.games.ham_helsing.moves.effects import Cover, EffectMove, LoseSkill, Pull, Route, Scare, SkillUp
from client.games.ham_helsing.moves.fight import (
    Commit,
    CommitDone,
    Declare,
    Fight,
    FightMove,
    KeepDice,
    PickResult,
    Reroll,
)
from client.games.ham_helsing.moves.market import Buy, Flush, FlushDone, FlushPick, MarketDone, MarketMove, Sleeve
from client.games.ham_helsing.moves.step_one import (
    Attack,
    Convert,
    Discard,
    DiscardDone,
    EndPlay,
    Heal,
    Learn,
    PlayCard,
    Revive,
    StepOneMove,
    UseAbility,
    UseKatana,
    UseKnuckles,
    UsePower,
    UseStar,
    Vanish,
    Walk,
)
from client.games.ham_helsing.moves.trade import BeginTrade, Give, Take, TradeDone, TradeMove
from client.games.ham_helsing.moves.turns import ChooseFirst, ChooseHero, ReviveSelf, StayDown, TurnMove

__all__ = [
    "Attack",
    "BeginTrade",
    "Buy",
    "ChooseFirst",
    "ChooseHero",
    "Commit",
    "CommitDone",
    "Convert",
    "Cover",
    "Declare",
    "Discard",
    "DiscardDone",
    "EndPlay",
    "Fight",
    "Flush",
    "FlushDone",
    "FlushPick",
    "Give",
    "Heal",
    "KeepDice",
    "Learn",
    "LoseSkill",
    "MarketDone",
    "Move",
    "PickResult",
    "PlayCard",
    "Pull",
    "Reroll",
    "Revive",
    "ReviveSelf",
    "Route",
    "Scare",
    "SkillUp",
    "Sleeve",
    "StayDown",
    "Take",
    "TradeDone",
    "UseAbility",
    "UseKatana",
    "UseKnuckles",
    "UsePower",
    "UseStar",
    "Vanish",
    "Walk",
]

Move: TypeAlias = TurnMove | StepOneMove | FightMove | TradeMove | MarketMove | EffectMove
