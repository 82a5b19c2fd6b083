"""Moves in words, and how far the match is.

Texts speak to the player who decides. The questions are in ``prompts``, the log's words in ``event_words``.
"""

from typing import assert_never

from client.core.words import N_, NN_, Phrase, SeatName, Value
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.components import ACTIVATES, LOCATIONS, MINIONS, WEEK_CARDS, Card, Location
from client.games.hemloch.marker_worth import worth_of_marker
from client.games.hemloch.moves import (
    CardMove,
    Cull,
    Decline,
    Devour,
    Discard,
    Draw,
    EndTurn,
    Gain,
    ItemMove,
    Lift,
    MarkerMove,
    MinionMove,
    Move,
    MoveTo,
    Place,
    Play,
    Raise,
    Recover,
    Refresh,
    Replace,
    Retire,
    Steal,
    TakeGroup,
    Target,
    TurnMove,
    Use,
    WeekMove,
)
from client.games.hemloch.names import card_link, cards_listed, item_link, place_link, place_name
from client.games.hemloch.state import HemlochState, Phase
from client.games.hemloch.steps import ToControl, ToKill


def move_words(sight: HemlochState, move: Move) -> Phrase:
    """Say what a move does, as an item of a list of moves."""
    match move:
        case Draw() | Play() | Use() | EndTurn():
            return _turn_words(sight, move)
        case Gain() | Refresh() | Decline() | Steal():
            return _item_words(move)
        case Place() | Lift() | Replace():
            return _marker_words(sight, move)
        case Target() | MoveTo() | Devour():
            return _minion_words(sight, move)
        case Discard() | Recover() | Raise():
            return _card_words(move)
        case Cull() | Retire() | TakeGroup():
            return _week_words(sight, move)
        case _:
            assert_never(move)


def progress(state: HemlochState) -> Phrase:
    """Say how far the match is."""
    if state.phase is Phase.DRAFT or state.week_card is None:
        return Phrase(N_("Draft, {left} groups left"), left=sum(group is not None for group in state.groups))
    if state.festival is None:
        return Phrase(N_("Week {week}, Week's End"), week=state.week)
    is_day = WEEK_CARDS[state.week_card].is_day
    text = N_("Week {week}, Day {day} of {days}") if is_day else N_("Week {week}, Night {day} of {days}")
    return Phrase(text, week=state.week, day=state.day, days=len(LOCATIONS))


def _turn_words(sight: HemlochState, move: TurnMove) -> Phrase:
    match move:
        case Draw():
            return Phrase(N_("Draw a card"))
        case Play(card, location):
            return _play_words(card, location)
        case Use(item):
            return Phrase(N_("Use the {item}"), item=item_link(item))
        case EndTurn():
            text = NN_("End your turn with {n} Action left", "End your turn with {n} Actions left")
            return Phrase(text, n=sight.actions_left)
        case _:
            assert_never(move)


def _play_words(card: Card, location: Location) -> Phrase:
    """Name what a Minion finds there: its home, or an ability to activate."""
    where = {"card": card_link(card), "location": place_link(location)}
    if ACTIVATES[card] == location:
        return Phrase(N_("Play {card} at the {location} and activate it"), **where)
    return Phrase(N_("Play {card} at the {location}"), **where)


def _item_words(move: ItemMove) -> Phrase:
    match move:
        case Gain(item):
            return Phrase(N_("Take the {item}"), item=item_link(item))
        case Refresh(item):
            return Phrase(N_("Turn the {item} face-up"), item=item_link(item))
        case Decline():
            return Phrase(N_("Turn nothing face-up"))
        case Steal(item, face_up):
            text = N_("Take the fresh {item}") if face_up else N_("Take the used {item}")
            return Phrase(text, item=item_link(item))
        case _:
            assert_never(move)


def _marker_words(sight: HemlochState, move: MarkerMove) -> Phrase:
    """Spaces are counted from 1 for readers."""
    where: dict[str, Value] = {"location": place_name(move.location), "number": move.space + 1}
    match move:
        case Place(location, space):
            seat = sight.to_act or 0
            worth = worth_of_marker(sight.placed[seat], CELLS_AT[location][space])
            return Phrase(N_("Place a Marker at the {location}, space {number}: +{worth}"), **where, worth=worth)
        case Lift():
            return Phrase(N_("Take up your Marker at the {location}, space {number}"), **where)
        case Replace():
            return Phrase(N_("Replace the Marker at the {location}, space {number}"), **where)
        case _:
            assert_never(move)


def _minion_words(sight: HemlochState, move: MinionMove) -> Phrase:
    match move:
        case Target(location, card):
            return _target_words(sight, card, location)
        case MoveTo(location):
            return Phrase(N_("Send it to the {location}"), location=place_link(location))
        case Devour(side, card):
            own = N_("Let your own {card} be eaten")
            theirs = N_("Let the {card} of {name} be eaten")
            if side == sight.to_act:
                return Phrase(own, card=card_link(card))
            return Phrase(theirs, card=card_link(card), name=SeatName(side))
        case _:
            assert_never(move)


def _target_words(sight: HemlochState, card: Card, location: Location) -> Phrase:
    where = {"card": card_link(card), "location": place_link(location)}
    step = sight.stack[-1] if sight.stack else None
    if isinstance(step, ToKill):
        return Phrase(N_("Kill the {card} at the {location}"), **where)
    if isinstance(step, ToControl):
        return Phrase(N_("Gain control of the {card} at the {location}"), **where)
    return Phrase(N_("Move the {card} away from the {location}"), **where)


def _card_words(move: CardMove) -> Phrase:
    match move:
        case Discard(card):
            return Phrase(N_("Discard {card}"), card=card_link(card))
        case Recover(card):
            return Phrase(N_("Take {card} into your hand"), card=card_link(card))
        case Raise(card):
            return Phrase(N_("Raise {card}"), card=card_link(card))
        case _:
            assert_never(move)


def _week_words(sight: HemlochState, move: WeekMove) -> Phrase:
    match move:
        case Cull(card):
            return Phrase(N_("Give up {card}, worth {value}"), card=card_link(card), value=MINIONS[card].value)
        case Retire(location):
            return Phrase(N_("Turn the Night of the {location} into its Day"), location=place_link(location))
        case TakeGroup(number):
            group = sight.groups[number] or ()
            return Phrase(N_("Take {cards}"), cards=cards_listed(group))
        case _:
            assert_never(move)
