"""Step 1: cards, ways, blows and helpers, until it ends."""

from typing import Literal, NamedTuple, TypeAlias


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


StepOneMove: TypeAlias = (
    PlayCard
    | Walk
    | Attack
    | Convert
    | Heal
    | Learn
    | UseKnuckles
    | UseStar
    | UseAbility
    | UsePower
    | Revive
    | UseKatana
    | EndPlay
    | Vanish
    | Discard
    | DiscardDone
)
