"""How a day begins, how Henchmen are set, and how a day ends.

Source: sections 4.1 to 4.3 and 4.7 of the rules reference. A tie for the win is in ``ties``.
"""

from client.games.henchmania.asking import asked
from client.games.henchmania.cards import CARD_OF, CARDS_WITH, UPRIGHT_WITH
from client.games.henchmania.components import ALL_SITES, PAWNS, SPOTS, Site
from client.games.henchmania.decks import discard, draw
from client.games.henchmania.domination import dominator
from client.games.henchmania.events import (
    CardKept,
    CardsRighted,
    DayBegan,
    Events,
    HandDiscarded,
    PawnPlaced,
    PlayBegan,
    SiteDominated,
    Why,
)
from client.games.henchmania.hands import forget_hand, with_card, without_card
from client.games.henchmania.moves import Keep, Place
from client.games.henchmania.questions import ASK_PLACE, ASK_TURN, AskKeep, AskPlace, DropHand, EndDay, KeepNext
from client.games.henchmania.reserves import find, right_all, turn
from client.games.henchmania.scoring import score_day
from client.games.henchmania.state import HenchmaniaState, Pawn, Phase, Standing, clockwise
from client.games.henchmania.ties import is_settled
from client.games.henchmania.verbs import Verb

PORTERS = UPRIGHT_WITH[Verb.SQUEEZE_IN]
KEEPERS = CARDS_WITH[Verb.KEEP_CARD]


def begin_day(state: HenchmaniaState, events: Events) -> None:
    """Bring the Henchmen home, those stolen yesterday to their thieves, and ask for the first placement."""
    seats = len(state.scores)
    state.phase = Phase.PLACE
    state.board = [()] * len(ALL_SITES)
    away = [pawn.owner for stolen in state.stolen for pawn in stolen]
    state.pools = [(Pawn(s, s),) * (PAWNS - away.count(s)) + state.stolen[s] for s in range(seats)]
    state.stolen = [()] * seats
    state.hands = state.kept
    state.kept = [()] * seats
    state.passed = [False] * seats
    if events is not None:
        events.append(DayBegan(state.day, state.badge, state.day > state.options.days))
    _ask_placement(state, (state.badge, *clockwise(seats, state.badge)), events)


def next_placement(state: HenchmaniaState, events: Events) -> None:
    """Ask the next seat that has a Henchman left; when none is left, the sites are ruled and cards are played."""
    _ask_placement(state, (*clockwise(len(state.scores), state.last_seat), state.last_seat), events)


def place(state: HenchmaniaState, move: Place, events: Events) -> None:
    """Set a Henchman and draw; on a full site the Porter is turned and draws more."""
    seat = asked(state, AskPlace).seat
    state.decision = None
    state.last_seat = seat
    pool = state.pools[seat]
    at = pool.index(Pawn(move.owner, move.counts_for))
    state.pools[seat] = pool[:at] + pool[at + 1 :]
    cards = 1
    porter = None
    if len(state.board[move.site]) >= SPOTS[len(state.scores)]:
        laid = find(state.reserves[seat], PORTERS)
        if laid is not None:
            porter = CARD_OF[laid]
            printed = state.cards[porter]
            cards += printed.numbers["extra_draw"] + printed.power.extra_draw
    state.board[move.site] += (Standing(move.owner, move.counts_for, seat),)
    if events is not None:
        events.append(PawnPlaced(seat, move.site, move.owner, move.counts_for, porter))
    if porter is not None:
        turn(state, seat, porter, events)
    for _ in range(cards):
        draw(state, seat, move.site, Why.PLACED, events)


def close_hands(state: HenchmaniaState) -> None:
    """Begin to discard the hands, from the Badge holder on."""
    state.phase = Phase.KEEP
    order = (state.badge, *clockwise(len(state.scores), state.badge))
    state.queue = (*(KeepNext(seat) for seat in order), EndDay())


def ask_to_keep(state: HenchmaniaState, seat: int, events: Events) -> None:
    """Ask a seat that may keep cards for one; everybody else discards the whole hand at once."""
    left = sum([CARD_OF[laid] in KEEPERS for laid in state.reserves[seat]])
    if left and state.hands[seat]:
        state.queue = (DropHand(seat), *state.queue)
        state.decision = AskKeep(seat, left, None)
    else:
        drop_hand(state, seat, events)


def keep(state: HenchmaniaState, move: Keep, events: Events) -> None:
    """Put a card aside for tomorrow, closed: what others knew of the hand is forgotten (ruling R37)."""
    question = asked(state, AskKeep)
    seat = question.seat
    state.hands[seat] = without_card(state.hands[seat], move.card)
    state.kept[seat] = with_card(state.kept[seat], move.card)
    forget_hand(state, seat)
    state.decision = AskKeep(seat, question.left - 1, move.card) if question.left > 1 else None
    if events is not None:
        events.append(CardKept(seat, move.card))


def drop_hand(state: HenchmaniaState, seat: int, events: Events) -> None:
    """Discard a hand in printed order (ruling R16)."""
    hand = state.hands[seat]
    forget_hand(state, seat)
    if not hand:
        return
    state.hands[seat] = ()
    for card in hand:
        discard(state, card)
    if events is not None:
        events.append(HandDiscarded(seat, hand))


def end_day(state: HenchmaniaState, events: Events) -> None:
    """Count the day and set all cards upright; then either the match is settled or the next day begins."""
    for seat in (state.badge, *clockwise(len(state.scores), state.badge)):
        score_day(state, seat, events)
    right_all(state)
    if events is not None:
        events.append(CardsRighted())
    if is_settled(state, events):
        return
    state.badge = (state.badge + 1) % len(state.scores)
    state.day += 1
    begin_day(state, events)


def _ask_placement(state: HenchmaniaState, order: tuple[int, ...], events: Events) -> None:
    for seat in order:
        if state.pools[seat]:
            state.decision = ASK_PLACE[seat]
            return
    _begin_play(state, events)


def _begin_play(state: HenchmaniaState, events: Events) -> None:
    """Let each ruler of a site draw a card there, then begin to play cards with the Badge holder."""
    for site in ALL_SITES:
        _draw_for_ruler(state, site, events)
    state.phase = Phase.PLAY
    state.decision = ASK_TURN[state.badge]
    if events is not None:
        events.append(PlayBegan(state.badge))


def _draw_for_ruler(state: HenchmaniaState, site: Site, events: Events) -> None:
    ruler = dominator(state.board[site], len(state.scores))
    if ruler is None:
        return
    if events is not None:
        events.append(SiteDominated(ruler, site))
    draw(state, ruler, site, Why.DOMINATION, events)
