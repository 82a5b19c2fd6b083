"""Builds positions as section 11 of the rules reference describes them: from BASE, changed word by word."""

import copy
from typing import Any, Self

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.components import EFFECTS, HEROES, UPGRADES
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.frames import Frame
from client.games.ham_helsing.options import HamOptions
from client.games.ham_helsing.rules import run_on
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.tokens import ALL_MINIONS, FACES

Data = dict[str, Any]
FIRST_CARDS = ["v1a", "v2a", "v3a", "v4"]


class Table:
    """A position under construction. Every method changes it and returns it."""

    def __init__(self, *heroes: str, seats: int | None = None, **options: Any) -> None:
        """BASE: nothing on the map, all tokens in the bag, empty hands, decks with the lowest uid on top."""
        team = heroes or ("ham", "ronin")
        chosen = HamOptions.model_validate({"characters": list(team), **options})
        self.data: Data = HAM.to_json(HAM.new(seats or len(team), chosen, seed=1))
        data = self.data
        data["board"] = {loc: [] for loc in data["board"]}
        effects = [str(effect) for effect in EFFECTS[: chosen.effect_tokens]]
        data["bag"] = [*reversed(effects), *ALL_MINIONS]
        for pile in data["piles"]:
            pile["deck"] = sorted([*pile["hand"], *pile["deck"]], reverse=True)
            pile["hand"] = []
        data["villain_deck"] = list(FIRST_CARDS)
        data["villain_discard"] = []

    def set(self, **fields: Any) -> Self:
        """Put values into fields of the position."""
        self.data |= fields
        return self

    def char(self, c: int, **fields: Any) -> Self:
        """Change a character; ``skills`` as "B2 Y1", KO'd follows from the health."""
        char = self.data["chars"][c]
        for steps in fields.pop("skills", "").split():
            char["skills"][steps[0]] = int(steps[1:])
        char |= fields
        char["ko"] = char["hp"] == 0
        return self

    def minions(self, **tokens: str) -> Self:
        """Put Minions out of the bag on Locations; a half beaten one comes out whole."""
        for loc, row in tokens.items():
            for token in row.split():
                self.data["bag"].remove(FACES[token].whole)
            self.data["board"][loc] = sorted([*self.data["board"][loc], *row.split()])
        return self

    def bag(self, tokens: str) -> Self:
        """Let these tokens be drawn first, in this order."""
        for token in tokens.split():
            self.data["bag"].remove(token)
        self.data["bag"] += reversed(tokens.split())
        return self

    def uid(self, card: str, *, among: list[int]) -> int:
        """Return the highest uid of a design among some."""
        return max(uid for uid in among if self.data["cards"][str(uid)]["id"] == card)

    def take(self, c: int, card: str) -> int:
        """Take "card+upgrade+upgrade" out of the deck; return its uid."""
        design, *ups = card.split("+")
        deck = self.data["piles"][self.data["chars"][c]["pile"]]["deck"]
        uid = self.uid(design, among=deck)
        deck.remove(uid)
        for up in ups:
            self.upgrade(up)
            self.data["cards"][str(uid)]["ups"].append(up)
        return uid

    def upgrade(self, up: str) -> Self:
        """Take an upgrade out of the Market, from the deck if it lies there."""
        row = self.data["market"][next(row for row, cards in UPGRADES.items() if up in [card.id for card in cards])]
        if up in row["deck"]:
            row["deck"].remove(up)
        else:
            row["slots"][row["slots"].index(up)] = row["deck"].pop()
        return self

    def hand(self, c: int, *cards: str) -> Self:
        """Put cards of the deck into the hand."""
        hand = self.data["piles"][self.data["chars"][c]["pile"]]["hand"]
        hand += [self.take(c, card) for card in cards]
        hand.sort()
        return self

    def discarded(self, c: int, *cards: str) -> Self:
        """Put cards of the deck onto the discard pile."""
        self.data["piles"][self.data["chars"][c]["pile"]]["discard"] += [self.take(c, card) for card in cards]
        return self

    def top(self, c: int, *cards: str) -> Self:
        """Put cards onto the deck, the first on top."""
        deck = self.data["piles"][self.data["chars"][c]["pile"]]["deck"]
        uids = [self.take(c, card) for card in cards]
        deck += reversed(uids)
        return self

    def open(self, row: str, *cards: str | None) -> Self:
        """Let these upgrades lie open in a row, swapped in from its deck."""
        part = self.data["market"][row]
        part["deck"] += [up for up in part["slots"] if up is not None]
        for up in cards:
            if up is not None:
                part["deck"].remove(up)
        part["slots"] = list(cards)
        return self

    def turn(self, c: int = 0) -> Self:
        """Stand at the play decision of the turn of ``c``."""
        frames = [["bite", {"c": c}], ["limits", {}], ["place", {"c": c}], ["draw", {"c": c}], ["gain", {"c": c}]]
        later = [["turn", {"c": other}] for other in reversed(range(c + 1, len(self.data["chars"])))]
        self.data["stack"] = [["round_end", {}], *later, *frames, ["play", {"c": c}]]
        self.data["turn"] = {
            "c": c,
            "pool": [["m", -1]] * HEROES[self.data["chars"][c]["id"]].base_move,
            "played": [],
            "touched": [],
            "skill_used": [],
            "powers": [],
            "village_up": [],
            "village_down": [],
            "traded": False,
            "defeated": [],
            "rewards": [],
            "oink": 0,
            "doubled": [],
            "convert": False,
            "bounty": 0,
            "nobite": False,
        }
        return self

    def ask(self, *frames: list[Any]) -> Self:
        """Lay these frames on the stack instead, the last on top; nobody's turn."""
        self.data["stack"] = [["next_round", {}], *frames]
        self.data["turn"] = None
        return self

    def build(self) -> HamState:
        """Return the state."""
        return HAM.from_json(copy.deepcopy(self.data))


def table(*heroes: str, **options: Any) -> Table:
    """Begin with BASE."""
    return Table(*heroes, **options)


def do(state: HamState, *moves: str | Data) -> list[Event]:
    """Make moves; return what happened.

    A text is short for a move: "play ham_fist", "move B", "attack RP! R", "ability ham_fist", "end_play" and so on.
    """
    events: list[Event] = []
    for move in moves:
        HAM.play(state, HAM.move_from_json(move if isinstance(move, dict) else spelt(state, move)), events)
    return events


def spelt(state: HamState, text: str) -> Data:  # noqa: C901 - one case a kind
    """Return the move that a text is short for."""
    kind, *words = text.split()
    match kind, words:
        case (("play" | "discard" | "sleeve"), [card]):
            return {"kind": kind, "card": find(state, card)}
        case "ability", [card, *who]:
            return {"kind": kind, "card": find(state, card), **({"who": int(who[0])} if who else {})}
        case "move", [to, *carry]:
            return {"kind": kind, "to": to, "carry": [int(c) for c in carry]}
        case "attack", [minion, *colour]:
            return {"kind": kind, "minion": minion, **({"colour": colour[0]} if colour else {})}
        case (("knuckles" | "vanish"), [to]):
            return {"kind": kind, "to": to}
        case "fight", [mode]:
            return {"kind": kind, "mode": mode}
        case (("skill" | "declare" | "skill_up" | "lose_skill"), [colour]):
            return {"kind": kind, "colour": colour}
        case "scare", [loc, minion]:
            return {"kind": kind, "loc": loc, "minion": minion}
        case (("buy" | "flush_pick"), [row, slot]):
            return {"kind": kind, "row": row, "slot": int(slot)}
        case _:
            assert not words, text
            return {"kind": kind}


def find(state: HamState, card: str) -> int:
    """Return the uid of a design in hand or in play, the lowest."""
    uids = [uid for hand in state.hands for uid in hand]
    uids += list(state.turn.played) if state.turn is not None else []
    return min(uid for uid in uids if state.cards[uid].id == card)


def star(state: HamState, card: str, **fields: Any) -> Data:
    """Return the use of the star of a card in play."""
    return {"kind": "special", "card": find(state, card), **fields}


def power(state: HamState, **fields: Any) -> Data:
    """Return the use of the power of the Location; a card may be named by its design."""
    if isinstance(fields.get("card"), str):
        fields["card"] = find(state, fields["card"])
    return {"kind": "power", **fields}


def legal(state: HamState, kind: str | None = None) -> list[Data]:
    """Return the legal moves, of one kind if it is named."""
    moves = [HAM.move_to_json(move) for move in HAM.legal_moves(state)]
    return [move for move in moves if kind in (None, move["kind"])]


def allows(state: HamState, move: str | Data) -> bool:
    """Tell whether a move is legal."""
    data = move if isinstance(move, dict) else spelt(state, move)
    return HAM.why_not(state, HAM.move_from_json(data)) is None


def resolve(state: HamState, *frames: Frame) -> list[Event]:
    """Lay frames on top, the last first to be carried out, and go on to the next decision; return what happened."""
    events: list[Event] = []
    state.stack += frames
    state.listed = None
    run_on(state, events)
    return events


def ends_turn(state: HamState) -> list[Event]:
    """End the turn: keep all cards, up to the end of step 6."""
    events = do(state, "end_play")
    if state.stack and state.stack[-1].frame == "discards":
        events += do(state, "discard_done")
    return events


def pool(state: HamState) -> dict[str, int]:
    """Count the icons of the pool."""
    icons = state.now.icons
    return {icon: icons.count(icon) for icon in dict.fromkeys(icons)}


def skills(state: HamState, c: int) -> str:
    """Return the skills as "B0 R1 P0 Y2"."""
    return " ".join(f"{colour}{steps}" for colour, steps in zip("BRPY", state.skills[c], strict=True))
