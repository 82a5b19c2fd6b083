"""Lists, pawns and cards that no match can hold, although their types are right.

Source: the last paragraph of section 9 of the rules reference.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from client.games.henchmania.cards import CARD_OF, FAMILY, IDS, KIND, LIMIT, SITE_OF, WEAPONS, box_of
from client.games.henchmania.components import ALL_SITES, PAWNS, RESERVE_LIMIT, Card, Kind
from client.games.henchmania.duel import GLOVES
from client.games.henchmania.position_data import SITE_IDS, PositionData, require
from client.games.henchmania.questions import AskReplace
from client.games.henchmania.state import HenchmaniaState, Reserve


def check_seat_counts(data: PositionData) -> None:
    """Every list with one entry a seat has that length, and every seat that is named exists."""
    seats = data.players
    lists = ("scores", "families", "hands", "kept", "reserves", "trumps", "pools", "stolen", "passed", "seen")
    for field in lists:
        held = len(getattr(data, field)) == seats
        require(holds=held, field=field, why=f"must have one entry for each of the {seats} seats")
    for observer, row in enumerate(data.seen):
        field = f"seen.{observer}"
        require(holds=len(row) == seats, field=field, why=f"must have one entry for each of the {seats} seats")
        require(holds=not row[observer], field=field, why="nobody keeps notes of its own hand")
    distinct = len(set(data.families)) == len(data.families)
    require(holds=distinct, field="families", why="no two seats have the same coat of arms")
    for field, seat in _seats_named(data):
        require(holds=seat < seats, field=field, why=f"there are only {seats} seats")


def _seats_named(data: PositionData) -> Iterable[tuple[str, int]]:
    """Yield every field that names a seat, with the seat."""
    yield "badge", data.badge
    yield "last_seat", data.last_seat
    yield from (("winners", winner) for winner in data.winners)
    if data.decision is not None:
        for name in ("seat", "source", "victim"):
            yield f"decision.{name}", getattr(data.decision, name) or 0
    for number, work in enumerate(data.queue):
        yield f"queue.{number}.seat", work.seat or 0
        yield f"queue.{number}.source", work.source or 0
    if data.duel is not None:
        yield "duel.attacker", data.duel.attacker
        yield "duel.defender", data.duel.defender
    if data.tie is not None:
        yield from (("tie.pair", seat) for seat in data.tie.pair)


def check_pawns(data: PositionData) -> None:
    """Nobody has more than eight Henchmen; fewer are possible, the rest comes home tomorrow."""
    owners: Counter[int] = Counter()
    for field, rows in (
        ("pools", data.pools),
        ("stolen", data.stolen),
        ("board", [getattr(data.board, site) for site in SITE_IDS]),
    ):
        for pawn in chain.from_iterable(rows):
            for seat in (pawn.owner, pawn.counts_for, getattr(pawn, "placed_by", 0)):
                require(holds=seat < data.players, field=field, why=f"there are only {data.players} seats")
            owners[pawn.owner] += 1
    for owner, found in owners.items():
        require(holds=found <= PAWNS, field="pools", why=f"seat {owner} has {found} Henchmen instead of {PAWNS}")


def check_cards(data: PositionData, state: HenchmaniaState) -> None:
    """Each card is there as often as the options say, and lies where it may."""
    for site in ALL_SITES:
        for field, piles in (("decks", state.decks), ("discards", state.discards)):
            held = all(SITE_OF[card] == site for card in piles[site])
            require(holds=held, field=f"{field}.{SITE_IDS[site]}", why="holds cards of another site")
    for seat in state.seats:
        _check_reserve(f"reserves.{seat}", state.reserves[seat])
        trump = state.trumps[seat]
        is_trump = trump is None or KIND[CARD_OF[trump]] is Kind.TRUMP
        require(holds=is_trump, field=f"trumps.{seat}", why="is no Trump")
    found, wanted = Counter(_all_cards(state)), box_of(state.options)
    for card in sorted(found | wanted):
        why = f"{IDS[card]}: {found[card]} instead of {wanted[card]}"
        require(holds=found[card] == wanted[card], field="decks", why=why)
    _check_seen(data.players, state)


def _check_reserve(field: str, reserve: Reserve) -> None:
    require(holds=len(reserve) <= RESERVE_LIMIT, field=field, why=f"holds more than {RESERVE_LIMIT} cards")
    families = Counter(FAMILY[CARD_OF[laid]] for laid in reserve)
    for laid in reserve:
        card = CARD_OF[laid]
        require(holds=KIND[card] is Kind.RESERVE, field=field, why=f"{IDS[card]} is no Reserve card")
        within = families[FAMILY[card]] <= LIMIT[card]
        require(holds=within, field=field, why=f"holds too many cards of the family {FAMILY[card]}")


def _all_cards(state: HenchmaniaState) -> Iterable[Card]:
    """Yield every card wherever it lies. A duel's Glove lies on its discard pile."""
    yield from chain(*state.decks, *state.discards, *state.hands, *state.kept)
    yield from (CARD_OF[laid] for laid in chain(*state.reserves))
    yield from (CARD_OF[trump] for trump in state.trumps if trump is not None)
    if state.duel is not None:
        for field, weapon in (
            ("duel.attack_weapon", state.duel.attack_weapon),
            ("duel.defence_weapon", state.duel.defence_weapon),
        ):
            require(holds=weapon is None or weapon in WEAPONS, field=field, why="is no weapon")
            if weapon is not None:
                yield weapon
        glove = state.duel.glove
        require(holds=glove is None or glove in GLOVES, field="duel.glove", why="is no Glove")
    if isinstance(state.decision, AskReplace):
        yield state.decision.card


def _check_seen(seats: int, state: HenchmaniaState) -> None:
    for entry, known in enumerate(state.seen):
        observer, owner = divmod(entry, seats)
        in_hand = not known or not Counter(known) - Counter(state.hands[owner])
        require(holds=in_hand, field=f"seen.{observer}.{owner}", why="names cards that are not in that hand")
