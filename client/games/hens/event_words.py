"""What happened, in words for the log.

Whoever did it reads "You ...", everybody else a name. The viewer None is nobody in particular and may read everything.
"""

from typing import TypeAlias, assert_never

from client.core.told import told
from client.core.words import N_, NN_, Listing, Phrase, SeatName
from client.games.hens.card_words import card_link
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    CoopPlaced,
    CoopWatched,
    DeckRefilled,
    DrawWatched,
    Event,
    HenPlaced,
    MatchEnded,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
    RoosterChoiceWatched,
    RoosterChosen,
    RoostersCalled,
    RoosterSkipped,
    RoostersRevealed,
    RoundBegan,
    TurnBegan,
)
from client.games.hens.sight import seen_event

TableEvent: TypeAlias = RoundBegan | DeckRefilled | NeighbourCardTurned | RoostersCalled | RoostersRevealed | MatchEnded
DrawEvent: TypeAlias = CardDrawn | DrawWatched | PileCardTaken | NeighbourCardTaken
YardEvent: TypeAlias = HenPlaced | CoopPlaced | CoopWatched | CardDiscarded
RoosterEvent: TypeAlias = RoosterSkipped | RoosterChosen | RoosterChoiceWatched


def event_words(event: Event, viewer: int | None) -> Phrase | None:
    """Say what happened as far as the viewer saw it; None if it is not worth a line."""
    seen = event if viewer is None else seen_event(event, viewer)
    match seen:
        case None | TurnBegan():
            return None
        case CardDrawn() | DrawWatched() | PileCardTaken() | NeighbourCardTaken():
            return _draw_words(seen, viewer)
        case HenPlaced() | CoopPlaced() | CoopWatched() | CardDiscarded():
            return _yard_words(seen, viewer)
        case RoosterSkipped() | RoosterChosen() | RoosterChoiceWatched():
            return _rooster_words(seen, viewer)
        case _:
            return _table_words(seen, viewer)


def doer(event: Event) -> int | None:
    """Return the seat that did it; None for what concerns the whole table."""
    match event:
        case (
            RoundBegan()
            | TurnBegan()
            | DeckRefilled()
            | NeighbourCardTurned()
            | RoostersCalled()
            | RoostersRevealed()
            | MatchEnded()
        ):
            return None
        case _:
            return event.seat


def _draw_words(event: DrawEvent, viewer: int | None) -> Phrase:
    match event:
        case CardDrawn(seat, card):
            drawn = (N_("You drew {card}."), N_("{name} drew {card}."))
            return told(viewer, seat, drawn, card=card_link(card))
        case DrawWatched(seat):
            return Phrase(N_("{name} drew a card."), name=SeatName(seat))
        case PileCardTaken(seat, owner, card):
            return _taken(seat, owner, viewer, card=card_link(card))
        case NeighbourCardTaken(seat, card):
            taken = (N_("You took {card} from the neighbour."), N_("{name} took {card} from the neighbour."))
            return told(viewer, seat, taken, card=card_link(card))
        case _:
            assert_never(event)


def _taken(seat: int, owner: int, viewer: int | None, card: Phrase) -> Phrase:
    if viewer == owner:
        return Phrase(N_("{name} took {card} from your pile."), name=SeatName(seat), card=card)
    texts = (N_("You took {card} from the pile of {owner}."), N_("{name} took {card} from the pile of {owner}."))
    return told(viewer, seat, texts, card=card, owner=SeatName(owner))


def _yard_words(event: YardEvent, viewer: int | None) -> Phrase:
    match event:
        case HenPlaced():
            return _hen_placed(event, viewer)
        case CoopPlaced(seat, card):
            built = (N_("You placed {card} as a coop."), N_("{name} placed {card} as a coop."))
            return told(viewer, seat, built, card=card_link(card))
        case CoopWatched(seat):
            return Phrase(N_("{name} placed a coop."), name=SeatName(seat))
        case CardDiscarded(seat, card):
            discarded = (N_("You discarded {card}."), N_("{name} discarded {card}."))
            return told(viewer, seat, discarded, card=card_link(card))
        case _:
            assert_never(event)


def _hen_placed(event: HenPlaced, viewer: int | None) -> Phrase:
    if event.group_size == 1:
        alone = (N_("You placed {card}."), N_("{name} placed {card}."))
        return told(viewer, event.seat, alone, card=card_link(event.card))
    grown = (
        N_("You placed {card}: a group of {size} hens now."),
        N_("{name} placed {card}: a group of {size} hens now."),
    )
    return told(viewer, event.seat, grown, card=card_link(event.card), size=event.group_size)


def _rooster_words(event: RoosterEvent, viewer: int | None) -> Phrase:
    match event:
        case RoosterSkipped(seat):
            skipped = (
                N_("You have coops alone: your rooster stays out."),
                N_("{name} has coops alone: the rooster stays out."),
            )
            return told(viewer, seat, skipped)
        case RoosterChosen(seat):
            return told(viewer, seat, (N_("You have chosen a hen."), N_("{name} has chosen a hen.")))
        case RoosterChoiceWatched(seat):
            return Phrase(N_("{name} has chosen a hen."), name=SeatName(seat))
        case _:
            assert_never(event)


def _table_words(event: TableEvent, viewer: int | None) -> Phrase:
    match event:
        case RoundBegan(round_no):
            return Phrase(N_("Round {round}"), round=round_no)
        case DeckRefilled():
            return Phrase(
                NN_(
                    "The deck was empty: {n} discarded card is in it now.",
                    "The deck was empty: {n} discarded cards are in it now, shuffled.",
                ),
                n=event.count,
            )
        case NeighbourCardTurned(card):
            return Phrase(N_("The neighbour discarded {card}."), card=card_link(card))
        case RoostersCalled():
            return Phrase(N_("Time for the roosters"))
        case RoostersRevealed():
            return Phrase(N_("*All roosters are out.*"))
        case MatchEnded():
            return _ended(event, viewer)
        case _:
            assert_never(event)


def _ended(event: MatchEnded, viewer: int | None) -> Phrase:
    if event.rank is not None:
        text = N_("The match is over with {total} points: *{rank}*.")
        return Phrase(text, total=event.scores[0].total, rank=Phrase(event.rank.name))
    total = event.scores[event.winners[0]].total
    if len(event.winners) > 1:
        names = Listing(tuple(Phrase("{name}", name=SeatName(seat)) for seat in event.winners))
        return Phrase(N_("{names} *share the win* with {total} points."), names=names, total=total)
    won = (N_("*You win the match* with {total} points."), N_("*{name} wins the match* with {total} points."))
    return told(viewer, event.winners[0], won, total=total)
