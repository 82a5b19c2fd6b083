"""A match of Ham Helsing as plain values. Names follow the fields of a saved position.

Characters are numbered in seat order; a single player has two. Lists and dicts belong to one state alone, everything
in them is immutable and shared.
"""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from client.core.chance import Chance
from client.core.wish import Wish
from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.components import COLOURS, Colour, Hero, Loc
from client.games.ham_helsing.frames import Frame
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.options import HamOptions

Skills = tuple[int, int, int, int]
"""Steps taken on the four tracks, in the order of the colours."""


class Member(NamedTuple):
    """A character of the team: who it is, whose it is, and which hand, deck and discard pile it uses."""

    c: int
    seat: int
    pile: int
    hero: Hero


class Row(NamedTuple):
    """A row of the Market: open upgrades by slot (None: empty), the face-down deck (last is next), the discard."""

    slots: tuple[str | None, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]


@dataclass(slots=True)
class Turn:
    """What must be remembered within the turn of ``c``. Texts of colours are in the order of events."""

    c: int
    icons: str
    """The pool, a letter each: icons as on the cards, ``m`` base movement, ``Z`` Katana, ``b r p y`` free points."""
    sources: tuple[int, ...]
    """The card that each letter of the pool comes from; -1 for none."""
    played: tuple[int, ...] = ()
    touched: frozenset[int] = frozenset()
    skill_used: str = ""
    powers: tuple[str, ...] = ()
    village_up: str = ""
    village_down: str = ""
    traded: bool = False
    defeated: tuple[tuple[str, bool], ...] = ()
    """Whole tokens, each with whether it was beaten from a distance."""
    rewards: str = ""
    oink: int = 0
    doubled: str = ""
    convert: bool = False
    bounty: int = 0
    nobite: bool = False


@dataclass(slots=True)
class HamState:
    """The whole truth, or the sight of ``viewer``."""

    options: HamOptions
    chance: Chance
    seats: int
    team: tuple[Member, ...]
    loc: list[Loc]
    hp: list[int]
    """0 is KO'd."""
    money: list[int]
    skills: list[Skills]
    hands: list[tuple[int, ...]]
    """Sorted uids, one hand a pile."""
    decks: list[tuple[int, ...]]
    """The last card is the top one."""
    discards: list[tuple[int, ...]]
    asides: list[tuple[str, ...]]
    """Upgrades set aside, the oldest first."""
    cards: list[Sleeved]
    """By uid."""
    board: dict[Loc, tuple[str, ...]]
    """Sorted Minion tokens by Location."""
    bag: list[str]
    """The last token is drawn next."""
    token_discard: list[str]
    nests: tuple[Loc, ...]
    """Lost Locations in the order of loss."""
    shield: int | str
    """Who holds it; "L" while it lies there, "box" when it is gone."""
    katana: int | str
    """Who holds it; "box" when it is gone."""
    knuckles: str
    """His Location, or "den"."""
    asleep: bool
    villain_hp: int
    villain_start: int
    villain_loc: Loc
    villain_deck: tuple[str, ...]
    """The first card is the top one; in a sight a hidden card is its level with a question mark, such as "?2"."""
    villain_discard: tuple[str, ...]
    market: dict[str, Row]
    stack: list[Frame]
    rounds: int
    round: int = 1
    effect_queue: tuple[str, ...] = ()
    turn: Turn | None = None
    dice_queue: tuple[str, ...] = ()
    """Results that come before those of chance, for lessons and tests."""
    result: str | None = None
    reason: str | None = None
    viewer: int | None = None
    """The seat whose sight this is; None for the whole truth."""
    wishes: tuple[tuple[int, Wish], ...] = ()
    """What characters bear in mind, in a sight that somebody thinks about. No rule reads it, no position holds it."""
    listed: tuple[Move, ...] | None = field(default=None, compare=False, repr=False)
    """The moves of this moment, once somebody has asked; forgotten with the next move."""

    @property
    def villain(self) -> str:
        """The id of the Villain."""
        return self.options.villain

    @property
    def asked(self) -> int | None:
        """The character of the question on top; None if it has none."""
        return getattr(self.stack[-1], "c", None)

    @property
    def now(self) -> Turn:
        """The turn under way; there must be one."""
        if self.turn is None:
            raise LookupError("nobody's turn")
        return self.turn

    def is_up(self, c: int) -> bool:
        """Tell whether a character is not KO'd."""
        return self.hp[c] > 0

    def hand(self, c: int) -> tuple[int, ...]:
        """Return the hand that a character plays from."""
        return self.hands[self.team[c].pile]

    def others_up(self, c: int) -> list[int]:
        """Return the other characters who are not KO'd."""
        return [other for other, hp in enumerate(self.hp) if hp > 0 and other != c]

    def others_here(self, c: int) -> list[int]:
        """Return the other characters on the Location of ``c`` who are not KO'd."""
        here = self.loc[c]
        return [other for other, hp in enumerate(self.hp) if hp > 0 and other != c and self.loc[other] == here]

    def heroes_at(self, loc: Loc) -> list[int]:
        """Return the characters on a Location who are not KO'd."""
        return [c for c, hp in enumerate(self.hp) if hp > 0 and self.loc[c] == loc]


COLOUR_INDEX: dict[Colour, int] = {colour: index for index, colour in enumerate(COLOURS)}


def skill_of(state: HamState, c: int, colour: Colour) -> int:
    """Return the steps of a skill."""
    return state.skills[c][COLOUR_INDEX[colour]]


def steps_left(state: HamState, c: int, colour: Colour) -> int:
    """Return how many steps a skill is from being levelled up; 0 once it is."""
    index = COLOUR_INDEX[colour]
    return state.team[c].hero.steps[index] - state.skills[c][index]


def copied(state: HamState) -> HamState:
    """Return an independent copy; all that lies inside the lists is shared."""
    turn = state.turn
    return HamState(
        state.options,
        state.chance,
        state.seats,
        state.team,
        state.loc.copy(),
        state.hp.copy(),
        state.money.copy(),
        state.skills.copy(),
        state.hands.copy(),
        state.decks.copy(),
        state.discards.copy(),
        state.asides.copy(),
        state.cards.copy(),
        state.board.copy(),
        state.bag.copy(),
        state.token_discard.copy(),
        state.nests,
        state.shield,
        state.katana,
        state.knuckles,
        state.asleep,
        state.villain_hp,
        state.villain_start,
        state.villain_loc,
        state.villain_deck,
        state.villain_discard,
        state.market.copy(),
        state.stack.copy(),
        state.rounds,
        state.round,
        state.effect_queue,
        None if turn is None else replace(turn),
        state.dice_queue,
        state.result,
        state.reason,
        state.viewer,
        state.wishes,
        state.listed,
    )
