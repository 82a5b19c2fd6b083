"""What happened, as frozen values: the table acts them out and the log puts them in words.

They lie in three files: the course of a day, cards, and duels.
"""

from typing import TypeAlias

from client.games.henchmania.card_events import (
    AbilityUsed,
    ActionPlayed,
    BackGiven,
    BackTaken,
    CardDugUp,
    CardGiven,
    CardTaken,
    CardTurned,
    HandCardSpoilt,
    InquisitionEnded,
    PawnLured,
    PointsChanged,
    PointsStolen,
    ReserveDiscarded,
    ReserveLaid,
    ReservePoached,
    ShieldDeclined,
    ShieldUsed,
    TrumpBurnt,
    TrumpLaid,
)
from client.games.henchmania.day_events import (
    BackDrawn,
    BackKept,
    CardDrawn,
    CardKept,
    CardsRighted,
    DayBegan,
    DayScored,
    DeckRenewed,
    HandDiscarded,
    MatchEnded,
    NoCardLeft,
    PawnPlaced,
    PlayBegan,
    SiteDominated,
    TurnPassed,
)
from client.games.henchmania.duel_events import (
    Challenged,
    DiceFewer,
    DiceRolled,
    DieChanged,
    DuelCardUsed,
    DuelDecided,
    GuardCalled,
    GuardWithheld,
    HitsCounted,
    ParriesCounted,
    Role,
    TieDuelBegan,
    TieFightBegan,
    TieFightEnded,
    ValueEased,
    WeaponLaidDown,
    WeaponSpoilt,
    WeaponTaken,
    WoundHealed,
)
from client.games.henchmania.why import Why

__all__ = [
    "AbilityUsed",
    "ActionPlayed",
    "BackDrawn",
    "BackGiven",
    "BackKept",
    "BackTaken",
    "CardDrawn",
    "CardDugUp",
    "CardGiven",
    "CardKept",
    "CardTaken",
    "CardTurned",
    "CardsRighted",
    "Challenged",
    "DayBegan",
    "DayScored",
    "DeckRenewed",
    "DiceFewer",
    "DiceRolled",
    "DieChanged",
    "DuelCardUsed",
    "DuelDecided",
    "Event",
    "Events",
    "GuardCalled",
    "GuardWithheld",
    "HandCardSpoilt",
    "HandDiscarded",
    "HitsCounted",
    "InquisitionEnded",
    "MatchEnded",
    "NoCardLeft",
    "ParriesCounted",
    "PawnLured",
    "PawnPlaced",
    "PlayBegan",
    "PointsChanged",
    "PointsStolen",
    "ReserveDiscarded",
    "ReserveLaid",
    "ReservePoached",
    "Role",
    "ShieldDeclined",
    "ShieldUsed",
    "SiteDominated",
    "TieDuelBegan",
    "TieFightBegan",
    "TieFightEnded",
    "TrumpBurnt",
    "TrumpLaid",
    "TurnPassed",
    "ValueEased",
    "WeaponLaidDown",
    "WeaponSpoilt",
    "WeaponTaken",
    "Why",
    "WoundHealed",
]

Event: TypeAlias = (
    DayBegan
    | PawnPlaced
    | CardDrawn
    | BackDrawn
    | NoCardLeft
    | DeckRenewed
    | SiteDominated
    | PlayBegan
    | TurnPassed
    | ReserveLaid
    | TrumpLaid
    | ActionPlayed
    | AbilityUsed
    | CardTurned
    | ShieldUsed
    | ShieldDeclined
    | PointsStolen
    | PointsChanged
    | CardTaken
    | BackTaken
    | CardGiven
    | BackGiven
    | HandCardSpoilt
    | PawnLured
    | ReserveDiscarded
    | TrumpBurnt
    | InquisitionEnded
    | ReservePoached
    | CardDugUp
    | Challenged
    | GuardCalled
    | GuardWithheld
    | WeaponTaken
    | DuelCardUsed
    | WeaponSpoilt
    | ValueEased
    | DiceFewer
    | DiceRolled
    | DieChanged
    | HitsCounted
    | ParriesCounted
    | WoundHealed
    | DuelDecided
    | WeaponLaidDown
    | CardKept
    | BackKept
    | HandDiscarded
    | DayScored
    | CardsRighted
    | TieDuelBegan
    | TieFightBegan
    | TieFightEnded
    | MatchEnded
)
Events: TypeAlias = list[Event] | None
"""Where a rule writes what happened; None where nobody listens, as in playouts."""
