"""Questions in words, one sentence each, to the seat that must answer."""

from typing import assert_never

from client.core.words import N_, NN_, Phrase
from client.games.hemloch.names import card_link, item_link, place_link
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import (
    CardQuestion,
    ItemQuestion,
    MarkerQuestion,
    MinionQuestion,
    Question,
    ToAct,
    ToControl,
    ToCull,
    ToDevour,
    ToDiscard,
    ToDraft,
    ToGain,
    ToKill,
    ToLift,
    ToLure,
    ToPlace,
    ToRaise,
    ToRecover,
    ToRefresh,
    ToReplace,
    ToRetire,
    ToSend,
    ToSteal,
    WeekQuestion,
    is_question,
)


def prompt(sight: HemlochState) -> Phrase:
    """Say in one sentence what the seat to act is asked."""
    step = sight.stack[-1] if sight.stack else None
    if step is None or not is_question(step):
        return Phrase(N_("The match is over."))
    return _question_words(sight, step)


def _question_words(sight: HemlochState, step: Question) -> Phrase:
    match step:
        case ToAct():
            return _turn_words(sight)
        case ToGain() | ToRefresh() | ToSteal():
            return _item_words(sight, step)
        case ToPlace() | ToLift() | ToReplace():
            return _marker_words(sight, step)
        case ToLure() | ToSend() | ToKill() | ToControl() | ToDevour():
            return _minion_words(step)
        case ToDiscard() | ToRecover() | ToRaise():
            return _card_words(sight, step)
        case ToCull() | ToRetire() | ToDraft():
            return _week_words(step)
        case _:
            assert_never(step)


def _turn_words(sight: HemlochState) -> Phrase:
    text = NN_(
        "You have {n} Action: play a Minion, draw a card, or use an item.",
        "You have {n} Actions: play a Minion, draw a card, or use an item.",
    )
    return Phrase(text, n=sight.actions_left)


def _item_words(sight: HemlochState, step: ItemQuestion) -> Phrase:
    match step:
        case ToGain(type=kind):
            return _gain_words(sight, is_potion=kind == "potion")
        case ToRefresh():
            return Phrase(N_("Choose a used Potion or Trinket to turn face-up."))
        case ToSteal():
            return Phrase(N_("Choose a Trinket to take from your opponent."))
        case _:
            assert_never(step)


def _gain_words(sight: HemlochState, *, is_potion: bool) -> Phrase:
    if any(move.kind == "gain" for move in sight.choices):
        return Phrase(N_("Choose a Potion to gain.") if is_potion else N_("Choose a Trinket to gain."))
    if is_potion:
        return Phrase(N_("No Potion is left. You may turn one of yours face-up instead."))
    return Phrase(N_("No Trinket is left. You may turn one of yours face-up instead."))


def _marker_words(sight: HemlochState, step: MarkerQuestion) -> Phrase:
    match step:
        case ToPlace(locations=locations, left=None):
            if sight.turn_seat is None:
                return Phrase(
                    N_("Your influence earns you a Marker at the {location}."), location=place_link(locations[0])
                )
            return Phrase(N_("Place a Marker at the {location}."), location=place_link(locations[0]))
        case ToPlace():
            return Phrase(N_("Put the Marker on any other empty space of the city."))
        case ToLift():
            return Phrase(N_("Choose one of your Markers to move."))
        case ToReplace(location=location):
            return Phrase(N_("Choose an opposing Marker at the {location} to replace."), location=place_link(location))
        case _:
            assert_never(step)


def _minion_words(step: MinionQuestion) -> Phrase:
    match step:
        case ToLure():
            return Phrase(N_("Choose an opposing Minion to move away."))
        case ToSend(card=card):
            return Phrase(N_("Where does the {card} go?"), card=card_link(card))
        case ToKill():
            return Phrase(N_("Choose an opposing Minion to kill."))
        case ToControl(item=item):
            return Phrase(N_("Choose a Minion to control with the {item}."), item=item_link(item))
        case ToDevour(card=card):
            return Phrase(N_("The {card} eats one of the weakest Minions here. Which one?"), card=card_link(card))
        case _:
            assert_never(step)


def _card_words(sight: HemlochState, step: CardQuestion) -> Phrase:
    match step:
        case ToDiscard(seat):
            if sight.turn_seat is not None and sight.turn_seat != seat:
                return Phrase(N_("You are robbed: discard a card from your hand."))
            return Phrase(N_("Discard a card from your hand."))
        case ToRecover():
            return Phrase(N_("Choose a Minion from your discard pile to take into your hand."))
        case ToRaise(location=location):
            text = N_("Choose a Minion from your discard pile to raise at the {location}.")
            return Phrase(text, location=place_link(location))
        case _:
            assert_never(step)


def _week_words(step: WeekQuestion) -> Phrase:
    match step:
        case ToCull(location=location, n=n):
            text = NN_(
                "Week's End: give up {n} Minion at the {location}.",
                "Week's End: give up {n} Minions at the {location}, one after the other.",
            )
            return Phrase(text, n=n, location=place_link(location))
        case ToRetire():
            return Phrase(N_("Week's End: choose the Night that becomes a Day."))
        case ToDraft():
            return Phrase(N_("Choose a group of three Minions for your deck."))
        case _:
            assert_never(step)
