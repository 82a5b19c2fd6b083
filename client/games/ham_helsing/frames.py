"""Frames: what still has to happen, one on top of the other. A half-made effect is a frame that lies in the state.

Fields named ``c`` are character indices. Counts by colour are tuples in the order of the colours, committed points in
the order of ``POINTS``. The name in ``frame`` is the name in a saved position.

Source: section 9 of the rules reference.
"""

from typing import Literal, NamedTuple, TypeAlias

POINTS = "BRPYWZ"
"""Kinds of points that can be committed to a fight."""
Counts: TypeAlias = tuple[int, ...]


class ChooseCharacter(NamedTuple):
    """Place ``i`` in the team needs a hero."""

    i: int
    frame: Literal["choose_character"] = "choose_character"


class SetupDone(NamedTuple):
    """Shuffle the decks and draw the opening hands."""

    frame: Literal["setup_done"] = "setup_done"


class RoundStart(NamedTuple):
    """A round begins."""

    frame: Literal["round_start"] = "round_start"


class ChooseFirst(NamedTuple):
    """A single player says which hero goes first."""

    frame: Literal["choose_first"] = "choose_first"


class TurnFrame(NamedTuple):
    """The turn of ``c`` waits."""

    c: int
    frame: Literal["turn"] = "turn"


class ReviveTurn(NamedTuple):
    """A hero who is down begins the turn."""

    c: int
    frame: Literal["revive_turn"] = "revive_turn"


class PlayStep(NamedTuple):
    """Step 1."""

    c: int
    frame: Literal["play"] = "play"


class VanishFrame(NamedTuple):
    """Ronin chooses where to appear."""

    c: int
    frame: Literal["vanish"] = "vanish"


class Discards(NamedTuple):
    """Hand cards may be discarded, each with a higher uid than ``last``."""

    c: int
    last: int = -1
    frame: Literal["discards"] = "discards"


class Gain(NamedTuple):
    """Step 2."""

    c: int
    frame: Literal["gain"] = "gain"


class Draw(NamedTuple):
    """Step 3."""

    c: int
    frame: Literal["draw"] = "draw"


class Place(NamedTuple):
    """Step 4."""

    c: int
    frame: Literal["place"] = "place"


class Limits(NamedTuple):
    """Step 5, and the end of the Villain Phase."""

    frame: Literal["limits"] = "limits"


class Bite(NamedTuple):
    """Step 6."""

    c: int
    frame: Literal["bite"] = "bite"


class RoundEnd(NamedTuple):
    """All heroes have had their turn."""

    frame: Literal["round_end"] = "round_end"


class Fx(NamedTuple):
    """Effect tokens wait in the queue."""

    frame: Literal["fx"] = "fx"


class TryCover(NamedTuple):
    """Somebody must cover an icon, if a hand card has one."""

    c: int
    frame: Literal["try_cover"] = "try_cover"


class CoverFrame(NamedTuple):
    """Somebody covers an icon."""

    c: int
    frame: Literal["cover"] = "cover"


class RouteFrame(NamedTuple):
    """Minions with several ways to go; only the first item is asked. ``c`` is None in the Villain Phase."""

    items: tuple[tuple[str, str, tuple[str, ...]], ...]
    c: int | None
    frame: Literal["route"] = "route"


class KScare(NamedTuple):
    """Knuckles Scares ``n`` more at ``loc``, then he goes home. ``mode``: None, "pay" or "gain"."""

    c: int
    loc: str
    n: int
    mode: str | None
    frame: Literal["kscare"] = "kscare"


class RScare(NamedTuple):
    """A reward: Scare ``n`` more that contain the colour ``of``, or any."""

    c: int
    n: int
    of: str
    frame: Literal["rscare"] = "rscare"


class RewardFrame(NamedTuple):
    """A reward for an unblocked colour waits."""

    c: int
    kind: str
    n: int
    of: str | None
    frame: Literal["reward"] = "reward"


class FightEnd(NamedTuple):
    """All rewards of a fight are taken."""

    c: int
    frame: Literal["fight_end"] = "fight_end"


class SkillUpFrame(NamedTuple):
    """``n`` skill steps to take."""

    c: int
    n: int
    frame: Literal["skill_up"] = "skill_up"


class LoseSkillFrame(NamedTuple):
    """A skill step to lose, among some colours or among all (None)."""

    c: int
    among: tuple[str, ...] | None
    frame: Literal["lose_skill"] = "lose_skill"


class TrySleeve(NamedTuple):
    """An upgrade to be sleeved if it fits; ``played`` allows cards in play."""

    c: int
    up: str
    played: bool
    frame: Literal["try_sleeve"] = "try_sleeve"


class SleeveFrame(NamedTuple):
    """An upgrade is sleeved."""

    c: int
    up: str
    played: bool
    frame: Literal["sleeve"] = "sleeve"


class CommitFrame(NamedTuple):
    """Points are committed one by one; ``last`` is the latest kind, by its index in ``POINTS``."""

    c: int
    com: Counts
    avail: Counts
    last: int = 0
    frame: Literal["commit"] = "commit"


class DeclareFrame(NamedTuple):
    """``left`` committed wilds need a colour; ``wd`` counts those declared, ``last`` is the latest colour's index."""

    c: int
    com: Counts
    wd: Counts
    left: int
    last: int = 0
    frame: Literal["declare"] = "declare"


class FightResolve(NamedTuple):
    """The dice are cast: ``pts`` points a colour and ``steel`` that nothing blocks."""

    c: int
    pts: Counts
    steel: int
    dice: tuple[str, str]
    frame: Literal["fight_resolve"] = "fight_resolve"


class RerollFrame(NamedTuple):
    """A die may be rolled again."""

    c: int
    frame: Literal["reroll"] = "reroll"


class RerollPickFrame(NamedTuple):
    """The old or the new result?"""

    c: int
    die: int
    old: str
    new: str
    frame: Literal["reroll_pick"] = "reroll_pick"


class TradeFrame(NamedTuple):
    """A trade with ``who``: what is given and taken so far; ``last`` is the latest category from 0 to 7."""

    c: int
    who: int
    give: tuple[tuple[str, int], ...] = ()
    take: tuple[tuple[str, int], ...] = ()
    last: int = -1
    frame: Literal["trade"] = "trade"


class MarketRevive(NamedTuple):
    """Everybody who is down gets up."""

    frame: Literal["market_revive"] = "market_revive"


class MarketTurn(NamedTuple):
    """Whoever has money may buy."""

    c: int
    frame: Literal["market_turn"] = "market_turn"


class MarketFrame(NamedTuple):
    """Somebody is at the Market."""

    c: int
    frame: Literal["market"] = "market"


class FlushFrame(NamedTuple):
    """Upgrades to be flushed are picked; ``last`` counts through both rows from 0 to 5."""

    c: int
    last: int = -1
    picks: tuple[tuple[str, int], ...] = ()
    frame: Literal["flush"] = "flush"


class VillainFrame(NamedTuple):
    """The Villain Phase begins."""

    frame: Literal["villain"] = "villain"


class VMove(NamedTuple):
    """Minions move: a colour, or "die"."""

    k: str
    frame: Literal["vmove"] = "vmove"


class Nests(NamedTuple):
    """Nests get tokens."""

    frame: Literal["nests"] = "nests"


class Acts(NamedTuple):
    """The Villain acts: 0 is the skull, 1 and 2 the upgrades."""

    i: int
    frame: Literal["acts"] = "acts"


class Add(NamedTuple):
    """Tokens that a power places, one by one."""

    locs: tuple[str, ...]
    frame: Literal["add"] = "add"


class PullFrame(NamedTuple):
    """``n`` Minions are drawn to the Villain."""

    n: int
    frame: Literal["pull"] = "pull"


class NextRound(NamedTuple):
    """The round is over."""

    frame: Literal["next_round"] = "next_round"


Automatic: TypeAlias = (
    SetupDone
    | RoundStart
    | TurnFrame
    | Gain
    | Draw
    | Place
    | Limits
    | Bite
    | RoundEnd
    | Fx
    | TryCover
    | RewardFrame
    | FightEnd
    | TrySleeve
    | FightResolve
    | MarketRevive
    | MarketTurn
    | VillainFrame
    | VMove
    | Nests
    | Acts
    | Add
    | NextRound
)
"""Frames that run by themselves."""
Question: TypeAlias = (
    ChooseCharacter
    | ChooseFirst
    | ReviveTurn
    | PlayStep
    | VanishFrame
    | Discards
    | CoverFrame
    | RouteFrame
    | KScare
    | RScare
    | SkillUpFrame
    | LoseSkillFrame
    | SleeveFrame
    | CommitFrame
    | DeclareFrame
    | RerollFrame
    | RerollPickFrame
    | TradeFrame
    | MarketFrame
    | FlushFrame
    | PullFrame
)
"""Frames that wait for a move."""
Frame: TypeAlias = Automatic | Question
