"""Positions written down in a few words, after the standard test position of the rules reference (section 11).

What is not named is empty, every hand not named holds one jester, and all other cards lie in the decks. Cards stand in
one text, separated by spaces: ``"porter prayer*"``; a star marks a turned card. Pawns on a site are written as digits:
``"011"`` is one Henchman of seat 0 and two of seat 1, each counting for its owner.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from client.games.henchmania import HENCHMANIA
from client.games.henchmania.cards import CARD_BY_ID, CARD_OF, IDS, SITE_OF, box_of
from client.games.henchmania.components import ALL_SITES, SITES, Card
from client.games.henchmania.events import Event
from client.games.henchmania.moves import Move
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.state import HenchmaniaState

GAME = HENCHMANIA
Words = Mapping[int, str]
"""A text of cards by seat or by site."""
SITE_IDS = [site.id for site in SITES]
NOT_FIELDS = ("hands", "reserves", "trumps", "board", "pools", "discards", "tops", "kept", "dice", "seen")


def position(seats: int = 2, **words: Any) -> dict[str, Any]:
    """Return the position in JSON.

    ``hands``, ``reserves``, ``trumps``, ``kept`` and ``pools`` (digits of owners) go by seat; ``board`` (digits),
    ``discards`` and ``tops`` (decks from the top) by site; ``dice`` is a list, ``seen`` goes by (observer, owner).
    Whatever else is named is an option or a field of the position.
    """
    options = {name: words.pop(name) for name in HenchmaniaOptions.model_fields if name in words}
    chosen = HenchmaniaOptions(**{"first_player": "0", **options})
    data: dict[str, Any] = {
        **GAME.to_json(GAME.new(seats, chosen)),
        "phase": "play",
        "badge": 0,
        "decision": {"step": "turn", "seat": 0},
        "hands": [ids(words.get("hands", {}).get(seat, "jester")) for seat in range(seats)],
        "kept": [ids(words.get("kept", {}).get(seat, "")) for seat in range(seats)],
        "reserves": [[laid(word) for word in words.get("reserves", {}).get(s, "").split()] for s in range(seats)],
        "trumps": [laid(words["trumps"][s]) if words.get("trumps", {}).get(s) else None for s in range(seats)],
        "pools": [pawns(words.get("pools", {}).get(seat, "")) for seat in range(seats)],
        "board": {site: standing(words.get("board", {}).get(site, "")) for site in SITE_IDS},
        "discards": {site: ids(words.get("discards", {}).get(site, "")) for site in SITE_IDS},
        "dice_queue": list(words.get("dice", ())),
        "seen": [[ids(words.get("seen", {}).get((o, s), "")) for s in range(seats)] for o in range(seats)],
    }
    tops = words.get("tops", {})
    data.update({name: value for name, value in words.items() if name not in NOT_FIELDS})
    if data["decision"] is not None:
        data["last_seat"] = words.get("last_seat", (data["decision"]["seat"] - 1) % seats)
    data["decks"] = decks(data, chosen, tops)
    return data


def decks(data: dict[str, Any], options: HenchmaniaOptions, tops: Mapping[str, str]) -> dict[str, list[str]]:
    """Return what lies nowhere else, site by site, with the named cards on top; ``only`` names the whole deck."""
    rest = box_of(options)
    lying = [*data["hands"], *data["kept"], *data["discards"].values()]
    rest.subtract(CARD_BY_ID[card] for cards in lying for card in cards)
    rest.subtract(CARD_BY_ID[entry["card"]] for reserve in data["reserves"] for entry in reserve)
    rest.subtract(CARD_BY_ID[entry["card"]] for entry in data["trumps"] if entry is not None)
    for entry in (data["duel"] or {}, data["decision"] or {}):
        rest.subtract(CARD_BY_ID[entry[name]] for name in ("attack_weapon", "defence_weapon") if entry.get(name))
        if entry.get("step") == "replace":
            rest[CARD_BY_ID[entry["card"]]] -= 1
    assert min(rest.values()) >= 0, "a card lies in two places"
    result = {}
    for site in ALL_SITES:
        top = ids(tops.get(SITE_IDS[site], ""))
        below = Counter({card: count for card, count in rest.items() if SITE_OF[card] == site})
        below.subtract(CARD_BY_ID[card] for card in top)
        result[SITE_IDS[site]] = [IDS[card] for card in sorted(below.elements())] + top[::-1]
    return result


def table(seats: int = 2, **words: Any) -> HenchmaniaState:
    """Set the position up."""
    return GAME.from_json(position(seats, **words))


def ids(text: str) -> list[str]:
    """Return the ids of a text of cards."""
    return text.split()


def laid(word: str) -> dict[str, Any]:
    """Return a card that lies before somebody."""
    return {"card": word.rstrip("*"), "turned": word.endswith("*")}


def pawns(digits: str) -> list[dict[str, int]]:
    """Return the Henchmen of a pool."""
    return [{"owner": int(digit), "counts_for": int(digit)} for digit in digits]


def standing(digits: str) -> list[dict[str, int]]:
    """Return the Henchmen of a site, each set by its owner."""
    return [{**pawn, "placed_by": pawn["owner"]} for pawn in pawns(digits)]


def move(kind: str, *, to: int | None = None, **fields: Any) -> Move:
    """Return a move; ``to`` is the seat it is aimed at."""
    aimed = {} if to is None else {"seat": to}
    return GAME.move_from_json({"kind": kind, **aimed, **fields})


def play(card: str, to: int | None = None, **fields: Any) -> Move:
    """Return the play of a card."""
    return move("play", to=to, card=card, **fields)


def weapon(card: str = "") -> Move:
    """Return the choice of a weapon."""
    return move("weapon", card=card)


def duel(card: str, **fields: Any) -> Move:
    """Return the use of a card in a duel."""
    return move("duel", card=card, **fields)


PASS = move("pass")
DONE = move("done")
DECLINE = move("decline")


def act(state: HenchmaniaState, *moves: Move) -> list[Event]:
    """Make these moves and return what happened."""
    events: list[Event] = []
    for each in moves:
        GAME.play(state, each, events)
    return events


def all_pass(state: HenchmaniaState) -> list[Event]:
    """Pass for everybody until the day is over or somebody is asked for something else."""
    events: list[Event] = []
    while state.decision is not None and state.decision.step == "turn":
        GAME.play(state, PASS, events)
    return events


def listed(state: HenchmaniaState) -> list[dict[str, Any]]:
    """Return the legal moves as JSON."""
    return [GAME.move_to_json(each) for each in GAME.legal_moves(state)]


def listed_plays(state: HenchmaniaState, card: str) -> list[dict[str, Any]]:
    """Return what is left of the listed plays of a card when kind and card are taken away."""
    plays = [data for data in listed(state) if data["kind"] == "play" and data["card"] == card]
    return [{name: value for name, value in data.items() if name not in ("kind", "card")} for data in plays]


def named(cards: Sequence[Card]) -> str:
    """Return cards as a text."""
    return " ".join(IDS[card] for card in cards)


def hand(state: HenchmaniaState, seat: int) -> str:
    """Return a hand as a text."""
    return named(state.hands[seat])


def reserve(state: HenchmaniaState, seat: int) -> str:
    """Return a Reserve as a text."""
    return " ".join(IDS[CARD_OF[each]] + "*" * (each & 1) for each in state.reserves[seat])


def trump(state: HenchmaniaState, seat: int) -> str:
    """Return a Trump as a text, empty if there is none."""
    each = state.trumps[seat]
    return "" if each is None else IDS[CARD_OF[each]] + "*" * (each & 1)


def discards(state: HenchmaniaState, site: str) -> str:
    """Return a discard pile, the top last."""
    return named(state.discards[SITE_IDS.index(site)])


def seen(state: HenchmaniaState, observer: int, owner: int) -> str:
    """Return what one seat knows of another's hand."""
    return named(state.seen[observer * len(state.scores) + owner])


def asked(state: HenchmaniaState) -> tuple[str, int] | None:
    """Return the step and the seat of the open question."""
    return None if state.decision is None else (state.decision.step, state.decision.seat)


def is_quiet(state: HenchmaniaState) -> bool:
    """Tell whether nothing but the next turn or placement is open."""
    return state.duel is None and not state.queue and (asked(state) or ("over",))[0] in ("turn", "place", "over")
