"""Cards played, used, stolen and lost, in words."""

from typing import TypeAlias, assert_never

from client.core.told import told, told_of
from client.core.words import N_, NN_, Phrase
from client.games.henchmania.card_words import back_name, card_link, site_name
from client.games.henchmania.events import (
    AbilityUsed,
    ActionPlayed,
    BackGiven,
    BackTaken,
    CardDugUp,
    CardGiven,
    CardTaken,
    HandCardSpoilt,
    InquisitionEnded,
    PawnLured,
    PointsChanged,
    PointsStolen,
    ReserveDiscarded,
    ReserveLaid,
    ReservePoached,
    ShieldDeclined,
    ShieldUsed,
    TrumpBurnt,
    TrumpLaid,
)

Played: TypeAlias = ReserveLaid | TrumpLaid | ActionPlayed | AbilityUsed
Shielded: TypeAlias = ShieldUsed | ShieldDeclined
Handed: TypeAlias = CardTaken | BackTaken | CardGiven | BackGiven | HandCardSpoilt
Lost: TypeAlias = ReserveDiscarded | TrumpBurnt | InquisitionEnded | ReservePoached | PawnLured | CardDugUp
Counted: TypeAlias = PointsStolen | PointsChanged
CardEvent: TypeAlias = Played | Shielded | Handed | Lost | Counted


def card_words(event: CardEvent, viewer: int | None) -> Phrase:
    """Say what happened, to whoever reads the log."""
    match event:
        case ReserveLaid() | TrumpLaid() | ActionPlayed() | AbilityUsed():
            return _played(event, viewer)
        case CardTaken() | BackTaken() | CardGiven() | BackGiven() | HandCardSpoilt():
            return _handed(event, viewer)
        case PointsStolen() | PointsChanged():
            return _counted(event, viewer)
        case ShieldUsed() | ShieldDeclined():
            return _shielded(event, viewer)
        case _:
            return _lost(event, viewer)


def _played(event: Played, viewer: int | None) -> Phrase:
    match event:
        case ReserveLaid(seat, card):
            texts = (N_("You laid {card} before you."), N_("{name} laid out {card}."))
            return told(viewer, seat, texts, card=card_link(card))
        case TrumpLaid(seat, card, replaced):
            if replaced is None:
                plain = (N_("You laid the Trump {card}."), N_("{name} laid the Trump {card}."))
                return told(viewer, seat, plain, card=card_link(card))
            texts = (
                N_("You laid the Trump {card}; {old} is discarded."),
                N_("{name} laid the Trump {card}; {old} is discarded."),
            )
            return told(viewer, seat, texts, card=card_link(card), old=card_link(replaced))
        case ActionPlayed():
            return _action(event, viewer)
        case AbilityUsed(seat, move):
            if move.trump is None or move.trump == move.card:
                return told(
                    viewer, seat, (N_("You used {card}."), N_("{name} used {card}.")), card=card_link(move.card)
                )
            borrowed = (N_("You used {trump} through {card}."), N_("{name} used {trump} through {card}."))
            return told(viewer, seat, borrowed, trump=card_link(move.trump), card=card_link(move.card))
        case _:
            assert_never(event)


def _action(event: ActionPlayed, viewer: int | None) -> Phrase:
    card, target = card_link(event.move.card), event.move.seat
    if target is None:
        return told(viewer, event.seat, (N_("You played {card}."), N_("{name} played {card}.")), card=card)
    texts = (
        N_("You played {card} on {other}."),
        N_("{name} played {card} on you."),
        N_("{name} played {card} on {other}."),
    )
    return told_of(viewer, (event.seat, target), texts, card=card)


def _shielded(event: Shielded, viewer: int | None) -> Phrase:
    against = card_link(event.against)
    if isinstance(event, ShieldDeclined):
        texts = (N_("You let {against} come."), N_("{name} lets {against} come."))
        return told(viewer, event.seat, texts, against=against)
    texts = (N_("You stopped {against} with {card}."), N_("{name} stopped {against} with {card}."))
    return told(viewer, event.seat, texts, against=against, card=card_link(event.card))


def _handed(event: Handed, viewer: int | None) -> Phrase:
    taken = (
        N_("You took {card} from {other}."),
        N_("{name} took {card} from you."),
        N_("{name} took {card} from {other}."),
    )
    given = (N_("You gave {other} {card}."), N_("{name} gave you {card}."), N_("{name} gave {other} {card}."))
    match event:
        case CardTaken(thief, victim, card):
            return told_of(viewer, (thief, victim), taken, card=card_link(card))
        case BackTaken(thief, victim, site):
            return told_of(viewer, (thief, victim), taken, card=back_name(site))
        case CardGiven(giver, receiver, card):
            return told_of(viewer, (giver, receiver), given, card=card_link(card))
        case BackGiven(giver, receiver, site):
            return told_of(viewer, (giver, receiver), given, card=back_name(site))
        case HandCardSpoilt(source, victim, card):
            spoilt = (
                N_("Your vermin spoilt {card} of {other}."),
                N_("The vermin of {name} spoilt your {card}."),
                N_("The vermin of {name} spoilt {card} of {other}."),
            )
            return told_of(viewer, (source, victim), spoilt, card=card_link(card))
        case _:
            assert_never(event)


def _lost(event: Lost, viewer: int | None) -> Phrase:
    match event:
        case ReserveDiscarded(seat, card, _, by):
            return _discarded(seat, by, card_link(card), viewer)
        case TrumpBurnt(seat, card, by):
            burnt = (
                N_("You burnt the Trump {card} of {other}."),
                N_("{name} burnt your Trump {card}."),
                N_("{name} burnt the Trump {card} of {other}."),
            )
            return told_of(viewer, (by, seat), burnt, card=card_link(card))
        case InquisitionEnded(seat):
            return told(viewer, seat, (N_("You left it at one card."), N_("{name} left it at one card.")))
        case ReservePoached(thief, victim, card):
            poached = (
                N_("You won {card} over from {other}."),
                N_("{name} won {card} over from you."),
                N_("{name} won {card} over from {other}."),
            )
            return told_of(viewer, (thief, victim), poached, card=card_link(card))
        case PawnLured(thief, site, _, stood):
            return _lured(thief, stood.owner, site_name(site), viewer)
        case CardDugUp(seat, card):
            return told(viewer, seat, (N_("You dug up {card}."), N_("{name} dug up {card}.")), card=card_link(card))
        case _:
            assert_never(event)


def _discarded(seat: int, by: int, card: Phrase, viewer: int | None) -> Phrase:
    """Tell a loss that somebody else caused from a card that its owner gave up."""
    if by == seat:
        return told(viewer, seat, (N_("Your {card} is discarded."), N_("{card} of {name} is discarded.")), card=card)
    texts = (
        N_("You made {other} discard {card}."),
        N_("{name} made you discard {card}."),
        N_("{name} made {other} discard {card}."),
    )
    return told_of(viewer, (by, seat), texts, card=card)


def _lured(thief: int, owner: int, site: Phrase, viewer: int | None) -> Phrase:
    texts = (
        N_("You lured a Henchman of {other} away: {site}."),
        N_("{name} lured your Henchman away: {site}."),
        N_("{name} lured a Henchman of {other} away: {site}."),
    )
    return told_of(viewer, (thief, owner), texts, site=site)


def _counted(event: Counted, viewer: int | None) -> Phrase:
    if isinstance(event, PointsStolen):
        stolen = (
            NN_("You stole *{n}* point from {other}.", "You stole *{n}* points from {other}."),
            NN_("{name} stole *{n}* point from you.", "{name} stole *{n}* points from you."),
            NN_("{name} stole *{n}* point from {other}.", "{name} stole *{n}* points from {other}."),
        )
        return told_of(viewer, (event.thief, event.victim), stolen, n=event.points)
    if event.change > 0:
        won = (
            NN_("You gain *{n}* point.", "You gain *{n}* points."),
            NN_("{name} gains *{n}* point.", "{name} gains *{n}* points."),
        )
        return told(viewer, event.seat, won, n=event.change)
    lost = (
        NN_("You lose *{n}* point.", "You lose *{n}* points."),
        NN_("{name} loses *{n}* point.", "{name} loses *{n}* points."),
    )
    return told(viewer, event.seat, lost, n=-event.change)
