"""What a seat can decide. A move names no seat: the state knows who decides.

A card is a uid, ``who`` a character index, a Location a letter, a minion a token, a colour one of B R P Y. Fields that
a move does not use are None and do not appear in JSON.

Source: section 4.12 of the rules reference.
"""

from typing import Literal, NamedTuple, TypeAlias


class ChooseHero(NamedTuple):
    """Play this hero."""

    character: str
    kind: Literal["choose_character"] = "choose_character"


class ChooseFirst(NamedTuple):
    """Single player: this character acts first."""

    character: int
    kind: Literal["choose_first"] = "choose_first"


class ReviveSelf(NamedTuple):
    """Get up at the price of skills."""

    kind: Literal["revive_self"] = "revive_self"


class StayDown(NamedTuple):
    """Skip step 1 and keep the skills."""

    kind: Literal["stay_down"] = "stay_down"


class PlayCard(NamedTuple):
    """Play a hand card."""

    card: int
    kind: Literal["play"] = "play"


class Walk(NamedTuple):
    """Move along a path; Lobos may ``carry`` others, ascending."""

    to: str
    carry: tuple[int, ...] = ()
    kind: Literal["move"] = "move"


class Attack(NamedTuple):
    """Beat a Minion, or hit it in one colour."""

    minion: str
    colour: str | None = None
    kind: Literal["attack"] = "attack"


class Fight(NamedTuple):
    """Fight the Villain with everything, or choose the points."""

    mode: Literal["all", "choose"]
    kind: Literal["fight"] = "fight"


class Convert(NamedTuple):
    """Turn a movement icon into a wild attack."""

    kind: Literal["convert"] = "convert"


class Heal(NamedTuple):
    """Spend a heal icon."""

    kind: Literal["heal"] = "heal"


class Learn(NamedTuple):
    """Spend a skill icon on a colour."""

    colour: str
    kind: Literal["skill"] = "skill"


class UseKnuckles(NamedTuple):
    """Send Knuckles to a Location, or ``wake`` him."""

    to: str
    kind: Literal["knuckles"] = "knuckles"


class UseStar(NamedTuple):
    """Use the star text of a card in play; the text decides which fields there are."""

    card: int
    who: int | None = None
    loc: str | None = None
    minion: str | None = None
    colour: str | None = None
    to: str | None = None
    discard: int | None = None
    take: int | None = None
    kind: Literal["special"] = "special"


class UseAbility(NamedTuple):
    """Discard a card for the hero's ability; Malcolm says for whom."""

    card: int
    who: int | None = None
    kind: Literal["ability"] = "ability"


class UsePower(NamedTuple):
    """Use the power of the Location; the power decides which fields there are."""

    row: str | None = None
    slot: int | None = None
    card: int | None = None
    down: str | None = None
    up: str | None = None
    kind: Literal["power"] = "power"


class BeginTrade(NamedTuple):
    """Trade with a character here."""

    who: int
    kind: Literal["trade"] = "trade"


class Revive(NamedTuple):
    """Discard a card to get somebody up."""

    who: int
    card: int
    kind: Literal["revive"] = "revive"


class UseKatana(NamedTuple):
    """Break the Katana for four points."""

    kind: Literal["katana"] = "katana"


class EndPlay(NamedTuple):
    """End step 1."""

    kind: Literal["end_play"] = "end_play"


class Vanish(NamedTuple):
    """Appear at any other Location."""

    to: str
    kind: Literal["vanish"] = "vanish"


class Discard(NamedTuple):
    """Discard a hand card at the end of step 1; uids rise."""

    card: int
    kind: Literal["discard"] = "discard"


class DiscardDone(NamedTuple):
    """Keep the other hand cards."""

    kind: Literal["discard_done"] = "discard_done"


class Scare(NamedTuple):
    """Scare this Minion."""

    loc: str
    minion: str
    kind: Literal["scare"] = "scare"


class Commit(NamedTuple):
    """Commit one point to the fight."""

    icon: str
    kind: Literal["commit"] = "commit"


class CommitDone(NamedTuple):
    """Commit no more."""

    kind: Literal["commit_done"] = "commit_done"


class Declare(NamedTuple):
    """Say the colour of a committed wild."""

    colour: str
    kind: Literal["declare"] = "declare"


class Reroll(NamedTuple):
    """Roll a die again."""

    die: int
    kind: Literal["reroll"] = "reroll"


class KeepDice(NamedTuple):
    """Leave the dice as they are."""

    kind: Literal["keep"] = "keep"


class PickResult(NamedTuple):
    """Keep the old result of a die, or the new one."""

    result: Literal["old", "new"]
    kind: Literal["reroll_pick"] = "reroll_pick"


class Give(NamedTuple):
    """Offer something: a card by uid, the shield or the katana (value 1), or money."""

    what: str
    value: int
    kind: Literal["give"] = "give"


class Take(NamedTuple):
    """Take something, as in ``Give``."""

    what: str
    value: int
    kind: Literal["take"] = "take"


class TradeDone(NamedTuple):
    """Close the trade."""

    kind: Literal["trade_done"] = "trade_done"


class SkillUp(NamedTuple):
    """Raise a skill."""

    colour: str
    kind: Literal["skill_up"] = "skill_up"


class LoseSkill(NamedTuple):
    """Lower a skill."""

    colour: str
    kind: Literal["lose_skill"] = "lose_skill"


class Sleeve(NamedTuple):
    """Put the upgrade onto this card."""

    card: int
    kind: Literal["sleeve"] = "sleeve"


class Cover(NamedTuple):
    """Cover this icon."""

    card: int
    slot: str
    kind: Literal["cover"] = "cover"


class Route(NamedTuple):
    """Say where a Minion moves."""

    loc: str
    minion: str
    to: str
    kind: Literal["route"] = "route"


class Pull(NamedTuple):
    """Draw this Minion to the Villain."""

    loc: str
    minion: str
    kind: Literal["pull"] = "pull"


class Buy(NamedTuple):
    """Buy an open upgrade."""

    row: str
    slot: int
    kind: Literal["buy"] = "buy"


class Flush(NamedTuple):
    """Pay to exchange open upgrades."""

    kind: Literal["flush"] = "flush"


class MarketDone(NamedTuple):
    """Leave the Market."""

    kind: Literal["market_done"] = "market_done"


class FlushPick(NamedTuple):
    """Exchange this upgrade; picks are ascending, attack row first."""

    row: str
    slot: int
    kind: Literal["flush_pick"] = "flush_pick"


class FlushDone(NamedTuple):
    """Exchange no more."""

    kind: Literal["flush_done"] = "flush_done"


Move: TypeAlias = (
    ChooseHero
    | ChooseFirst
    | ReviveSelf
    | StayDown
    | PlayCard
    | Walk
    | Attack
    | Fight
    | Convert
    | Heal
    | Learn
    | UseKnuckles
    | UseStar
    | UseAbility
    | UsePower
    | BeginTrade
    | Revive
    | UseKatana
    | EndPlay
    | Vanish
    | Discard
    | DiscardDone
    | Scare
    | Commit
    | CommitDone
    | Declare
    | Reroll
    | KeepDice
    | PickResult
    | Give
    | Take
    | TradeDone
    | SkillUp
    | LoseSkill
    | Sleeve
    | Cover
    | Route
    | Pull
    | Buy
    | Flush
    | MarketDone
    | FlushPick
    | FlushDone
)
