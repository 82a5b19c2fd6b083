"""Positions drawn as text, and moves told in short words.

Every line of a drawing changes the base position of section 11 of the rules reference::

    hand 0: lady footpad footpad
    deck 1: warden                  the other cards of the seat lie in its discard pile
    discard 0: lady                 oldest first
    items 1: strings mask-          a dash behind an item: it lies face-down
    courtyard: lady | shambler      the sides of seat 0 and seat 1
    courtyard spaces: 0.11....      Markers by the index of the space

Minions and Locations go by the last word of their names, items by one word of theirs.
Moves are told like that too: ``play lady courtyard``, ``steal strings down``.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import ITEM_KINDS, ITEMS, LOCATIONS, MINIONS, PLACES
from client.games.hemloch.events import Event
from client.games.hemloch.influence import totals_at
from client.games.hemloch.moves import Move
from client.games.hemloch.state import HemlochState

MINION_IDS = {minion.id.split("_")[-1]: minion.id for minion in MINIONS}
ITEM_IDS = {
    "quicksilver": "quicksilver_draught",
    "philtre": "wanderlust_philtre",
    "cordial": "whispering_cordial",
    "strings": "marionette_strings",
    "locket": "lovers_locket",
    "mask": "festival_mask",
}
LOCATION_IDS = {place.id.split("_")[-1]: place.id for place in PLACES}
SHORT = {long: short for names in (MINION_IDS, ITEM_IDS, LOCATION_IDS) for short, long in names.items()}
NIGHTS = [f"night_{place.id}" for place in PLACES]


def drawn(picture: str = "", **fields: Any) -> dict[str, Any]:
    """Return the drawn position as JSON.

    ``seat`` tells who is to move and ``start`` the Start Player (both 0), ``festival`` the Location (courtyard),
    ``days`` the Locations whose Day is in the Week, ``week_deck`` the cards left; other fields replace what is drawn.
    """
    lines = dict(_line(line) for line in picture.strip().splitlines() if line.strip())
    data: dict[str, Any] = {
        "game": "hemloch",
        "version": 1,
        "players": 2,
        "options": {"draft": False, "first_player": "random"},
        "rng": {"seed": 0, "counter": 0},
        "phase": "play",
        "week": 1,
        **_flow(fields),
        "known": [[], []],
        "groups": [],
        "end_reasons": [],
        "result": None,
    }
    _lay_out_things(data, lines)
    _lay_out_cards(data, lines)
    assert not lines, f"not understood: {lines}"
    return data | fields


def table(picture: str = "", **fields: Any) -> HemlochState:
    """Set the drawn position up."""
    return HEMLOCH.from_json(drawn(picture, **fields))


def told(move: Move) -> str:
    """Return a move in short words, its kind first."""
    data = HEMLOCH.move_to_json(move)
    if "face_up" in data:
        data["face_up"] = "up" if data["face_up"] else "down"
    words = [data.pop("kind"), *data.values()]
    return " ".join(SHORT.get(str(word), str(word)) for word in words)


def offered(state: HemlochState) -> list[str]:
    """Return the legal moves in short words."""
    return [told(move) for move in HEMLOCH.legal_moves(state)]


def do(state: HemlochState, *moves: str) -> list[Event]:
    """Play these moves, each of which must be offered; return what happened."""
    events: list[Event] = []
    for wanted in moves:
        found = {told(move): move for move in HEMLOCH.legal_moves(state)}
        assert wanted in found, f"{wanted} is not among {list(found)}"
        HEMLOCH.play(state, found[wanted], events)
    return events


def hand(state: HemlochState, seat: int) -> list[str]:
    """Return a hand in short words."""
    return shortened(HEMLOCH.to_json(state)["hands"][seat])


def pile(state: HemlochState, seat: int) -> list[str]:
    """Return a discard pile in short words, oldest first."""
    return shortened(HEMLOCH.to_json(state)["discards"][seat])


def side(state: HemlochState, location: str, seat: int) -> list[str]:
    """Return the Minions of a seat at a Location in short words."""
    return shortened(HEMLOCH.to_json(state)["board"][LOCATION_IDS[location]][seat])


def items(state: HemlochState, seat: int) -> list[str]:
    """Return the items of a seat as they are drawn."""
    owned = HEMLOCH.to_json(state)["items"][seat]
    return [SHORT[each["item"]] + ("" if each["face_up"] else "-") for each in owned]


def spaces(state: HemlochState, location: str) -> str:
    """Return the Markers of a Location as they are drawn."""
    owners = HEMLOCH.to_json(state)["spaces"][LOCATION_IDS[location]]
    return "".join("." if owner is None else str(owner) for owner in owners)


def influence(state: HemlochState, location: str) -> tuple[int, int]:
    """Return the influence of both seats at a Location."""
    return totals_at(state, LOCATIONS[list(LOCATION_IDS).index(location)])


def scores(state: HemlochState) -> list[float]:
    """Return the score of both seats."""
    return HEMLOCH.scores(state)


def top(state: HemlochState) -> dict[str, Any]:
    """Return the step on top of the stack as JSON."""
    step: dict[str, Any] = HEMLOCH.to_json(state)["stack"][-1]
    return step


def at_rest_in_turn(state: HemlochState, seat: int, actions: int) -> bool:
    """Tell whether the seat is asked for an Action, with so many left and nothing else pending."""
    steps = [step["step"] for step in HEMLOCH.to_json(state)["stack"]]
    is_clear = steps in (["dayend", "turn", "act"], ["dayend", "act"])
    return is_clear and HEMLOCH.to_act(state) == seat and state.actions_left == actions


def shortened(ids: Iterable[str]) -> list[str]:
    """Return ids in short words."""
    return [SHORT[each] for each in ids]


def _line(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.strip(), value.strip()


def _flow(fields: dict[str, Any]) -> dict[str, Any]:
    """Return whose turn it is and which cards the Week has."""
    seat, start = fields.pop("seat", 0), fields.pop("start", 0)
    festival = LOCATION_IDS[fields.pop("festival", "courtyard")]
    days = [LOCATION_IDS[name] for name in fields.pop("days", ())]
    nights = [card for card in NIGHTS if card.removeprefix("night_") not in days]
    week_set = nights + [f"day_{place.id}" for place in PLACES if place.id in days]
    card = next(card for card in week_set if card.endswith(festival))
    week_deck = fields.pop("week_deck", [other for other in week_set if other != card])
    turns = [{"step": "turn", "seat": 1 - start}] if seat == start else []
    return {
        "day": 4 - len(week_deck),
        "start_player": start,
        "first_player": start,
        "turn_seat": seat,
        "actions_left": 2,
        "item_used": False,
        "played_at": [],
        "week_set": week_set,
        "week_deck": week_deck,
        "week_card": card,
        "festival": festival,
        "stack": [{"step": "dayend"}, *turns, {"step": "act", "seat": seat}],
    }


def _lay_out_things(data: dict[str, Any], lines: dict[str, str]) -> None:
    """Add Markers and items."""
    data["spaces"] = {place: _spaces(lines.pop(f"{name} spaces", ""), place) for name, place in LOCATION_IDS.items()}
    placed = Counter(owner for owners in data["spaces"].values() for owner in owners)
    data["markers"] = [15 - placed[0], 15 - placed[1]]
    data["items"] = [_owned(lines.pop(f"items {seat}", "")) for seat in range(2)]
    owned = Counter(each["item"] for items in data["items"] for each in items)
    data["supply"] = {ITEMS[item].id: ITEMS[item].copies - owned[ITEMS[item].id] for item in ITEM_KINDS}


def _spaces(text: str, place: str) -> list[int | None]:
    count = next(len(each.spaces) for each in PLACES if each.id == place)
    owners: list[int | None] = [None if char == "." else int(char) for char in text]
    return owners or [None] * count


def _owned(text: str) -> list[dict[str, Any]]:
    found = [{"item": ITEM_IDS[name.rstrip("-")], "face_up": not name.endswith("-")} for name in text.split()]
    return sorted(found, key=lambda each: (list(ITEM_IDS.values()).index(str(each["item"])), not each["face_up"]))


def _lay_out_cards(data: dict[str, Any], lines: dict[str, str]) -> None:
    """Add boards, hands and discard piles; whatever is left of a deck lies in it, or under the deck that is named."""
    data["board"] = {place: _sides(lines.pop(name, "|")) for name, place in LOCATION_IDS.items()}
    data["hands"], data["discards"], data["decks"] = [], [], []
    for seat in range(2):
        held = _minions(lines.pop(f"hand {seat}", ""))
        discarded = _minions(lines.pop(f"discard {seat}", ""))
        on_board = [card for sides in data["board"].values() for card in sides[seat]]
        rest = _without([*held, *discarded, *on_board])
        named = lines.pop(f"deck {seat}", None)
        deck = rest if named is None else _minions(named)
        data["hands"].append(held)
        data["decks"].append(deck)
        data["discards"].append(discarded + ([] if named is None else _left(rest, deck)))


def _minions(text: str) -> list[str]:
    return [MINION_IDS[name] for name in text.split() if name != "-"]


def _sides(text: str) -> list[list[str]]:
    mine, _, theirs = text.partition("|")
    return [_sorted(_minions(mine.strip())), _sorted(_minions(theirs.strip()))]


def _sorted(cards: Sequence[str]) -> list[str]:
    order = [minion.id for minion in MINIONS]
    return sorted(cards, key=order.index)


def _without(taken: Sequence[str]) -> list[str]:
    """Return the deck list in its order without these cards."""
    deck = [minion.id for minion in MINIONS for _ in range(minion.copies)]
    return _left(deck, taken)


def _left(cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return rest
