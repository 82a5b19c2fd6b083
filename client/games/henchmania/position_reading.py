"""A state from a position in JSON, with every check.

Source: section 9 of the rules reference.
"""

from pydantic import ValidationError

from client.core.chance import Chance
from client.core.refusal import InvalidOptions, InvalidPosition
from client.games.henchmania.cards import CARD_BY_ID, TURNED, UPRIGHT, Laid, prints_of
from client.games.henchmania.components import Card
from client.games.henchmania.options import HenchmaniaOptions, check_options
from client.games.henchmania.position_cards import check_cards, check_pawns, check_seat_counts
from client.games.henchmania.position_data import SITE_IDS, LaidData, PositionData, TieData, invalid, position_data
from client.games.henchmania.position_flow import check_flow
from client.games.henchmania.position_questions import duel_of, question_of, work_of
from client.games.henchmania.state import Hand, HenchmaniaState, Pawn, Phase, Standing, Tie


def from_json(data: object) -> HenchmaniaState:
    """Build a full state from a position. It is checked, never advanced.

    Raises:
        InvalidPosition: for every fault that section 9 lists, with the field.
    """
    position = position_data(data)
    check_seat_counts(position)
    options = _options(position)
    check_pawns(position)
    state = _state(position, options)
    check_cards(position, state)
    check_flow(state)
    return state


def _options(position: PositionData) -> HenchmaniaOptions:
    try:
        options = HenchmaniaOptions.model_validate(position.options)
        check_options(options, position.players)
    except ValidationError as error:
        raise invalid(error, within="options") from error
    except InvalidOptions as error:
        raise InvalidPosition(f"options.{error.option}", "does not fit the number of seats") from error
    missing = sorted(set(HenchmaniaOptions.model_fields) - position.options.keys())
    if missing:
        raise InvalidPosition(f"options.{missing[0]}", "is missing")
    return options


def _state(position: PositionData, options: HenchmaniaOptions) -> HenchmaniaState:
    return HenchmaniaState(
        options=options,
        cards=prints_of(options),
        chance=Chance(position.rng.seed, position.rng.counter),
        badge=position.badge,
        families=tuple(position.families),
        scores=list(position.scores),
        hands=[_sorted(hand) for hand in position.hands],
        kept=[_sorted(hand) for hand in position.kept],
        reserves=[tuple(sorted(map(_laid, reserve))) for reserve in position.reserves],
        trumps=[None if trump is None else _laid(trump) for trump in position.trumps],
        pools=[_pool(seat, [Pawn(p.owner, p.counts_for) for p in pool]) for seat, pool in enumerate(position.pools)],
        stolen=[tuple(Pawn(p.owner, p.counts_for) for p in stolen) for stolen in position.stolen],
        board=[
            tuple(Standing(p.owner, p.counts_for, p.placed_by) for p in getattr(position.board, site))
            for site in SITE_IDS
        ],
        decks=[_pile(getattr(position.decks, site)) for site in SITE_IDS],
        discards=[_pile(getattr(position.discards, site)) for site in SITE_IDS],
        passed=list(position.passed),
        seen=[_sorted(known) for row in position.seen for known in row],
        day=position.day,
        extra_days=position.extra_days,
        phase=Phase(position.phase),
        last_seat=position.last_seat,
        decision=None if position.decision is None else question_of(position.decision),
        queue=tuple(work_of(number, work) for number, work in enumerate(position.queue)),
        duel=None if position.duel is None else duel_of(position.duel),
        tie=None if position.tie is None else _tie(position.tie),
        dice_queue=tuple(position.dice_queue),
        winners=tuple(sorted(position.winners)),
    )


def _pile(cards: list[str]) -> tuple[Card, ...]:
    return tuple(CARD_BY_ID[card] for card in cards)


def _sorted(cards: list[str]) -> Hand:
    return tuple(sorted(_pile(cards)))


def _laid(data: LaidData) -> Laid:
    card = CARD_BY_ID[data.card]
    return TURNED[card] if data.turned else UPRIGHT[card]


def _pool(seat: int, pawns: list[Pawn]) -> tuple[Pawn, ...]:
    """Put own pawns first, the stolen ones as they came."""
    return tuple(sorted(pawns, key=lambda pawn: pawn != Pawn(seat, seat)))


def _tie(data: TieData) -> Tie:
    first, second = data.pair
    mine, theirs = data.wounds
    return Tie((first, second), data.round, data.fight, (mine, theirs))
