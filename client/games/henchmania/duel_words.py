"""A duel in words, to the two who fight and to those who watch."""

from typing import TypeAlias, assert_never

from client.core.told import told, told_of
from client.core.words import N_, NN_, Phrase
from client.games.henchmania.card_words import card_link, numbers_listed
from client.games.henchmania.events import (
    Challenged,
    DiceFewer,
    DiceRolled,
    DieChanged,
    DuelCardUsed,
    DuelDecided,
    GuardCalled,
    GuardWithheld,
    HitsCounted,
    ParriesCounted,
    TieDuelBegan,
    TieFightBegan,
    TieFightEnded,
    ValueEased,
    WeaponLaidDown,
    WeaponSpoilt,
    WeaponTaken,
    WoundHealed,
)

Opening: TypeAlias = Challenged | GuardCalled | GuardWithheld | WeaponTaken | WeaponLaidDown
Helped: TypeAlias = DuelCardUsed | WeaponSpoilt | ValueEased | DiceFewer | WoundHealed
Thrown: TypeAlias = DiceRolled | DieChanged | HitsCounted | ParriesCounted
Settled: TypeAlias = DuelDecided | TieDuelBegan | TieFightBegan | TieFightEnded
DuelEvent: TypeAlias = Opening | Helped | Thrown | Settled


def duel_words(event: DuelEvent, viewer: int | None) -> Phrase | None:
    """Say what happened in a duel; None if it is not worth a line."""
    match event:
        case Challenged() | GuardCalled() | GuardWithheld() | WeaponTaken() | WeaponLaidDown():
            return _opening(event, viewer)
        case DuelCardUsed() | WeaponSpoilt() | ValueEased() | DiceFewer() | WoundHealed():
            return _helped(event, viewer)
        case DiceRolled() | DieChanged() | HitsCounted() | ParriesCounted():
            return _thrown(event, viewer)
        case _:
            return _settled(event, viewer)


def _opening(event: Opening, viewer: int | None) -> Phrase | None:
    match event:
        case Challenged(seat, target):
            challenged = (N_("You challenged {other}."), N_("{name} challenged you."), N_("{name} challenged {other}."))
            return told_of(viewer, (seat, target), challenged)
        case GuardCalled(seat, card):
            called = (N_("You called the {card}: no duel."), N_("{name} called the {card}: no duel."))
            return told(viewer, seat, called, card=card_link(card))
        case GuardWithheld(seat):
            return told(viewer, seat, (N_("You will fight."), N_("{name} will fight.")))
        case WeaponTaken(seat, _, card):
            if card is None:
                bare = (N_("You fight with bare hands."), N_("{name} fights with bare hands."))
                return told(viewer, seat, bare)
            return told(viewer, seat, (N_("You took {card}."), N_("{name} took {card}.")), card=card_link(card))
        case WeaponLaidDown(seat, card, returned):
            if not returned:
                return None
            back = (N_("You took {card} back."), N_("{name} took {card} back."))
            return told(viewer, seat, back, card=card_link(card))
        case _:
            assert_never(event)


def _helped(event: Helped, viewer: int | None) -> Phrase:
    match event:
        case DuelCardUsed(seat, card, trump):
            if trump is not None:
                borrowed = (N_("You used {trump} through {card}."), N_("{name} used {trump} through {card}."))
                return told(viewer, seat, borrowed, trump=card_link(trump), card=card_link(card))
            return told(viewer, seat, (N_("You used {card}."), N_("{name} used {card}.")), card=card_link(card))
        case WeaponSpoilt(seat, card):
            spoilt = (
                N_("Your {card} is no better than bare hands."),
                N_("{card} of {name} is no better than bare hands."),
            )
            return told(viewer, seat, spoilt, card=card_link(card))
        case ValueEased(seat, value):
            return told(viewer, seat, (N_("You need {value}+ now."), N_("{name} needs {value}+ now.")), value=value)
        case DiceFewer(seat, fewer):
            fewer_dice = (
                NN_("You throw {n} die less.", "You throw {n} dice less."),
                NN_("{name} throws {n} die less.", "{name} throws {n} dice less."),
            )
            return told(viewer, seat, fewer_dice, n=fewer)
        case WoundHealed(_, wounds):
            return Phrase(NN_("A wound is healed; {n} is left.", "A wound is healed; {n} are left."), n=wounds)
        case _:
            assert_never(event)


def _thrown(event: Thrown, viewer: int | None) -> Phrase:
    match event:
        case DiceRolled(seat, _, dice, value):
            texts = (N_("You threw {dice} ({value}+)."), N_("{name} threw {dice} ({value}+)."))
            return told(viewer, seat, texts, dice=numbers_listed(dice), value=value)
        case DieChanged(roller, _, _, before, after, rerolled):
            if rerolled:
                again = (
                    N_("Your {before} is thrown again: {after}."),
                    N_("The {before} of {name} is thrown again: {after}."),
                )
                return told(viewer, roller, again, before=before, after=after)
            turned = (N_("Your {before} turns to {after}."), N_("The {before} of {name} turns to {after}."))
            return told(viewer, roller, turned, before=before, after=after)
        case HitsCounted(_, hits):
            return Phrase(NN_("{n} hit.", "{n} hits."), n=hits)
        case ParriesCounted(_, parries, wounds):
            return Phrase(
                NN_("{n} parried, wounds: {wounds}.", "{n} parried, wounds: {wounds}."), n=parries, wounds=wounds
            )
        case _:
            assert_never(event)


def _settled(event: Settled, viewer: int | None) -> Phrase:
    match event:
        case DuelDecided(attacker, defender):
            loser = defender if event.winner == attacker else attacker
            won = (
                N_("*You won* the duel against {other}."),
                N_("{name} *won* the duel against you."),
                N_("{name} *won* the duel against {other}."),
            )
            return told_of(viewer, (event.winner, loser), won)
        case TieDuelBegan(first, second):
            level = (
                N_("You and {other} are level: a duel decides."),
                N_("{name} and you are level: a duel decides."),
                N_("{name} and {other} are level: a duel decides."),
            )
            return told_of(viewer, (first, second), level)
        case TieFightBegan(attacker, defender, number):
            begun = (
                N_("Round {number}: you attack {other}."),
                N_("Round {number}: {name} attacks you."),
                N_("Round {number}: {name} attacks {other}."),
            )
            return told_of(viewer, (attacker, defender), begun, number=number)
        case TieFightEnded(attacker, defender, wounds):
            ended = (
                NN_("You inflicted {n} wound on {other}.", "You inflicted {n} wounds on {other}."),
                NN_("{name} inflicted {n} wound on you.", "{name} inflicted {n} wounds on you."),
                NN_("{name} inflicted {n} wound on {other}.", "{name} inflicted {n} wounds on {other}."),
            )
            return told_of(viewer, (attacker, defender), ended, n=wounds)
        case _:
            assert_never(event)
