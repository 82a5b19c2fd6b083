"""What speaks for a move, in one sentence, from what the seat to act can see."""

from typing import assert_never

from client.core.words import N_, NN_, Phrase
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.components import (
    ACTIVATES,
    AT_HOME,
    ITEMS,
    MINIONS,
    PLACES,
    Card,
    Location,
)
from client.games.hemloch.influence import WEIGHTS, totals_at
from client.games.hemloch.marker_worth import loss_of_marker, worth_of_marker
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
from client.games.hemloch.names import card_link, item_link, place_link
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ToControl, ToRaise, ToSend


def reason(sight: HemlochState, move: Move) -> Phrase:
    """Say what speaks for ``move``, which is legal now."""
    match move:
        case Draw() | Play() | Use() | EndTurn():
            return _turn_reason(sight, move)
        case Gain() | Refresh() | Decline() | Steal():
            return _item_reason(move)
        case Place() | Lift() | Replace():
            return _marker_reason(sight, move)
        case Target() | MoveTo() | Devour():
            return _minion_reason(sight, move)
        case Discard() | Recover() | Raise():
            return _card_reason(sight, move)
        case Cull() | Retire() | TakeGroup():
            return _week_reason(sight, move)
        case _:
            assert_never(move)


def _turn_reason(sight: HemlochState, move: TurnMove) -> Phrase:
    match move:
        case Play(card, location):
            return _play_reason(sight, card, location)
        case Draw():
            drawn = NN_(
                "A card now is a choice later; {n} card is left in your deck.",
                "A card now is a choice later; {n} cards are left in your deck.",
            )
            return Phrase(drawn, n=len(sight.decks[sight.to_act or 0]))
        case Use(item):
            text = N_("{effect} That is worth the point the {item} loses.")
            return Phrase(text, effect=Phrase(ITEMS[item].text), item=item_link(item))
        case EndTurn():
            return Phrase(N_("Nothing else helps more than what you keep in hand."))
        case _:
            assert_never(move)


def _play_reason(sight: HemlochState, card: Card, location: Location) -> Phrase:
    """Name the new totals, and what else the Location offers to this Minion."""
    seat = sight.to_act or 0
    totals = totals_at(sight, location)
    mine, theirs = totals[seat] + WEIGHTS[location][card], totals[1 - seat]
    if ACTIVATES[card] == location:
        text = N_("It activates the {location}: {effect} Your influence becomes {mine} to {theirs}.")
        effect = Phrase(PLACES[location].text)
        return Phrase(text, location=place_link(location), effect=effect, mine=mine, theirs=theirs)
    if card in AT_HOME[location]:
        text = N_("{card} is at home there and counts 1 more: {mine} to {theirs}.")
        return Phrase(text, card=card_link(card), mine=mine, theirs=theirs)
    text = N_("Your influence at the {location} becomes {mine} to {theirs}, and {card} acts: {effect}")
    effect = Phrase(MINIONS[card].text)
    return Phrase(text, location=place_link(location), mine=mine, theirs=theirs, card=card_link(card), effect=effect)


def _item_reason(move: ItemMove) -> Phrase:
    match move:
        case Gain(item):
            text = N_("2 points as long as it is fresh. {effect}")
            return Phrase(text, effect=Phrase(ITEMS[item].text))
        case Refresh(item):
            return Phrase(N_("The {item} is worth a point more and can be used again."), item=item_link(item))
        case Decline():
            return Phrase(N_("Nothing of yours needs to be turned."))
        case Steal(face_up=face_up):
            if face_up:
                return Phrase(N_("2 points for you, and 2 less for your opponent."))
            return Phrase(N_("1 point for you, and 1 less for your opponent."))
        case _:
            assert_never(move)


def _marker_reason(sight: HemlochState, move: MarkerMove) -> Phrase:
    seat = sight.to_act or 0
    cell = CELLS_AT[move.location][move.space]
    match move:
        case Place():
            worth = worth_of_marker(sight.placed[seat], cell)
            if worth > 1:
                text = N_("It touches your Markers there: {worth} points more.")
                return Phrase(text, worth=worth)
            return Phrase(N_("It stands alone for now: 1 point, and room to grow."))
        case Lift():
            lost = NN_(
                "Without it you lose {n} point; it may do more elsewhere.",
                "Without it you lose {n} points; it may do more elsewhere.",
            )
            return Phrase(lost, n=loss_of_marker(sight.placed[seat], cell))
        case Replace():
            theirs = loss_of_marker(sight.placed[1 - seat], cell)
            mine = worth_of_marker(sight.placed[seat], cell)
            return Phrase(N_("{mine} for you, and your opponent loses {theirs}."), mine=mine, theirs=theirs)
        case _:
            assert_never(move)


def _minion_reason(sight: HemlochState, move: MinionMove) -> Phrase:
    match move:
        case Target(location, card):
            weight = WEIGHTS[location][card]
            if isinstance(sight.stack[-1], ToControl):
                text = N_("{card} counts {weight} at the {location}: for you from now on.")
            else:
                text = N_("Your opponent loses {weight} influence at the {location} with {card}.")
            return Phrase(text, card=card_link(card), weight=weight, location=place_link(location))
        case MoveTo(location):
            return _send_reason(sight, location)
        case Devour(side):
            if side == sight.to_act:
                return Phrase(N_("It is your own, but others would be missed more."))
            return Phrase(N_("Your opponent loses a Minion here."))
        case _:
            assert_never(move)


def _send_reason(sight: HemlochState, location: Location) -> Phrase:
    step, seat = sight.stack[-1], sight.to_act or 0
    totals = totals_at(sight, location)
    more = WEIGHTS[location][step.card] if isinstance(step, ToSend) else 0
    text = N_("It helps least at the {location}: {mine} to {theirs} there.")
    return Phrase(text, location=place_link(location), mine=totals[seat], theirs=totals[1 - seat] + more)


def _card_reason(sight: HemlochState, move: CardMove) -> Phrase:
    match move:
        case Discard(card):
            return Phrase(N_("{card} is the card you need least."), card=card_link(card))
        case Recover(card):
            text = N_("{card} is worth playing again, although your opponent knows of it.")
            return Phrase(text, card=card_link(card))
        case Raise(card):
            step = sight.stack[-1]
            weight = WEIGHTS[step.location][card] if isinstance(step, ToRaise) else MINIONS[card].value
            return Phrase(N_("{card} brings {weight} influence here."), card=card_link(card), weight=weight)
        case _:
            assert_never(move)


def _week_reason(sight: HemlochState, move: WeekMove) -> Phrase:
    match move:
        case Cull(card):
            return Phrase(
                N_("{card} counts {value}: it is missed least."), card=card_link(card), value=MINIONS[card].value
            )
        case Retire(location):
            totals, seat = totals_at(sight, location), sight.to_act or 0
            text = N_("Nobody can play at the {location} on its Day, and it stands {mine} to {theirs}.")
            return Phrase(text, location=place_link(location), mine=totals[seat], theirs=totals[1 - seat])
        case TakeGroup(number):
            group = sight.groups[number] or ()
            total = sum(MINIONS[card].value for card in group)
            return Phrase(N_("Strong abilities together, and {total} influence."), total=total)
        case _:
            assert_never(move)
