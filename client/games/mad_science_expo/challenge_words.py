"""A challenge in words: to the attacker, to the defender and to those who watch."""

from typing import TypeAlias, assert_never

from client.core.told import told
from client.core.words import N_, NN_, Phrase, SeatName
from client.games.mad_science_expo.card_words import cards_listed, values_listed
from client.games.mad_science_expo.events import (
    CardsExchanged,
    ChallengeDecided,
    ChallengeDeclared,
    ExchangeWatched,
    PicksCommitted,
    SeatDefeated,
    TeamCaptured,
)
from client.games.mad_science_expo.state import Result

ChallengeEvent: TypeAlias = (
    ChallengeDeclared
    | PicksCommitted
    | CardsExchanged
    | ExchangeWatched
    | ChallengeDecided
    | TeamCaptured
    | SeatDefeated
)

YOU_ATTACKED = {
    Result.WIN: N_("*You won* the challenge against {defender}."),
    Result.LOSS: N_("*You lost* the challenge against {defender}."),
    Result.TIE: N_("Your challenge against {defender} ended *level*."),
}
YOU_DEFENDED = {
    Result.WIN: N_("{attacker} *won* the challenge against you."),
    Result.LOSS: N_("*You fought off* the challenge of {attacker}."),
    Result.TIE: N_("The challenge of {attacker} to you ended *level*."),
}
YOU_WATCHED = {
    Result.WIN: N_("{attacker} *won* the challenge against {defender}."),
    Result.LOSS: N_("{attacker} *lost* the challenge against {defender}."),
    Result.TIE: N_("The challenge of {attacker} to {defender} ended *level*."),
}


def challenge_words(event: ChallengeEvent, viewer: int | None) -> Phrase:
    """Say what happened in a challenge, to whoever reads the log."""
    match event:
        case ChallengeDeclared(seat, target):
            return _declared(seat, target, viewer)
        case PicksCommitted():
            return _committed(event, viewer)
        case CardsExchanged():
            return _exchanged(event, viewer)
        case ExchangeWatched():
            return _watched(event)
        case ChallengeDecided():
            return _decided(event, viewer)
        case TeamCaptured():
            return _captured(event, viewer)
        case SeatDefeated(seat):
            return told(
                viewer,
                seat,
                (
                    N_("*You are defeated*: your hand and your team went to the box."),
                    N_("*{name} is defeated*: hand and team went to the box."),
                ),
            )
        case _:
            assert_never(event)


def _declared(seat: int, target: int, viewer: int | None) -> Phrase:
    if viewer == target:
        return Phrase(N_("{name} challenged you."), name=SeatName(seat))
    return told(
        viewer, seat, (N_("You challenged {target}."), N_("{name} challenged {target}.")), target=SeatName(target)
    )


def _committed(event: PicksCommitted, viewer: int | None) -> Phrase:
    attack = (
        NN_("You attacked with {n} card.", "You attacked with {n} cards."),
        NN_("{name} attacked with {n} card.", "{name} attacked with {n} cards."),
    )
    answer = (
        NN_("You answered with {n} card.", "You answered with {n} cards."),
        NN_("{name} answered with {n} card.", "{name} answered with {n} cards."),
    )
    return told(viewer, event.seat, attack if event.attacking else answer, n=event.count)


def _exchanged(event: CardsExchanged, viewer: int | None) -> Phrase:
    attack, defence = values_listed(event.attack), values_listed(event.defence)
    if viewer is None:
        return Phrase(
            N_("{attacker}: {attack} ({total}) - {defender}: {defence} ({other_total})"),
            attacker=SeatName(event.attacker),
            attack=attack,
            total=event.attack_total,
            defender=SeatName(event.defender),
            defence=defence,
            other_total=event.defence_total,
        )
    packets = [(attack, event.attack_total), (defence, event.defence_total)]
    (mine, my_total), (theirs, their_total) = packets if viewer == event.attacker else reversed(packets)
    return Phrase(
        N_("You played {mine} ({my_total}) against {theirs} ({their_total})."),
        mine=mine,
        my_total=my_total,
        theirs=theirs,
        their_total=their_total,
    )


def _watched(event: ExchangeWatched) -> Phrase:
    cards = NN_("{n} card", "{n} cards")
    return Phrase(
        N_("{attacker} and {defender} swapped packets: {given} for {returned}."),
        attacker=SeatName(event.attacker),
        defender=SeatName(event.defender),
        given=Phrase(cards, n=event.attack_count),
        returned=Phrase(cards, n=event.defence_count),
    )


def _decided(event: ChallengeDecided, viewer: int | None) -> Phrase:
    attacker, defender = SeatName(event.attacker), SeatName(event.defender)
    if viewer == event.attacker:
        return Phrase(YOU_ATTACKED[event.outcome], defender=defender)
    if viewer == event.defender:
        return Phrase(YOU_DEFENDED[event.outcome], attacker=attacker)
    return Phrase(YOU_WATCHED[event.outcome], attacker=attacker, defender=defender)


def _captured(event: TeamCaptured, viewer: int | None) -> Phrase:
    cards = cards_listed(event.cards)
    if viewer == event.loser:
        return Phrase(N_("{name} took over your team: {cards}."), name=SeatName(event.seat), cards=cards)
    return told(
        viewer,
        event.seat,
        (N_("You took over the team of {loser}: {cards}."), N_("{name} took over the team of {loser}: {cards}.")),
        loser=SeatName(event.loser),
        cards=cards,
    )
