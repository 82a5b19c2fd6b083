"""What speaks for a move, in one sentence, from what the seat that decides can see."""

from typing import assert_never

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.mad_science_expo import challenge
from client.games.mad_science_expo.bag import Bag, size_of, total_of
from client.games.mad_science_expo.card_words import card_link
from client.games.mad_science_expo.components import MAD_SCIENTIST, RECRUIT_MIN_TEAM
from client.games.mad_science_expo.estimates import HandEstimate, hand_estimate
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, NextGame, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.state import Duel, ExpoState, Phase


def reason(sight: ExpoState, move: Move) -> Phrase:
    """Say what speaks for ``move``, which is legal now."""
    match move:
        case Play(value):
            return _reason_to_play(sight, value)
        case Challenge(target):
            return _reason_to_challenge(sight, target)
        case Pick(value):
            return _reason_to_pick(sight, challenge.under_way(sight), value)
        case Commit():
            return _reason_to_commit(sight, challenge.under_way(sight))
        case Recruit():
            worth = sum(sight.teams[sight.active])
            return Phrase(N_("Recruited henchmen are safe for good: {worth} points that nobody can take."), worth=worth)
        case Keep() | Pass() | NextGame():
            return _plain_reason(move)
        case _:
            assert_never(move)


def _plain_reason(move: Keep | Pass | NextGame) -> Phrase:
    match move:
        case Keep():
            return Phrase(N_("An open team can still grow, if you trust that nobody challenges for it."))
        case Pass():
            return Phrase(N_("Nothing else is possible: you hold no henchman, and nobody has a team."))
        case NextGame():
            return Phrase(N_("The campaign goes on with full hands."))
        case _:
            assert_never(move)


def _reason_to_play(sight: ExpoState, value: int) -> Phrase:
    team = sight.teams[sight.active]
    if len(team) + 1 == RECRUIT_MIN_TEAM:
        text = N_("With {card} your team is large enough to be recruited next turn, worth {worth}.")
    elif len(team) + 1 > RECRUIT_MIN_TEAM:
        text = N_("{card} adds to a team that you can recruit next turn, worth {worth} then.")
    else:
        text = N_("{card} builds your team to {worth}; the less it is worth, the less it tempts others.")
    return Phrase(text, card=card_link(value), worth=sum(team) + value)


def _reason_to_challenge(sight: ExpoState, target: int) -> Phrase:
    theirs = hand_estimate(sight, sight.active, target)
    mine, most = total_of(sight.hands[sight.active]), theirs.most(theirs.size)
    worth = sum(sight.teams[target])
    name = SeatName(target)
    if mine > most:
        text = N_("Your {mine} beat everything {name} can hold ({most}): the team worth {worth} is certain.")
        return Phrase(text, mine=mine, name=name, most=most, worth=worth)
    if worth == 0:
        return Phrase(N_("The team of {name} is worth nothing, but its cards may fill up your own."), name=name)
    return Phrase(
        N_("The team of {name} is worth {worth}; you hold {mine} against about {expected}."),
        name=name,
        worth=worth,
        mine=mine,
        expected=round(theirs.expected),
    )


def _opposite(sight: ExpoState, duel: Duel) -> tuple[int, HandEstimate, int]:
    """Return the other side's seat, what is known of its hand, and how many cards it can play."""
    if sight.phase is Phase.ATTACK:
        theirs = hand_estimate(sight, sight.active, duel.target)
        return duel.target, theirs, theirs.size
    return sight.active, hand_estimate(sight, duel.target, sight.active), size_of(duel.attack)


def _reason_to_pick(sight: ExpoState, duel: Duel, value: int) -> Phrase:
    if value != MAD_SCIENTIST:
        return _reason_for_henchman(challenge.picked(sight, duel), value)
    seat, theirs, count = _opposite(sight, duel)
    most = theirs.most(count)
    total = total_of(challenge.picked(sight, duel)) + MAD_SCIENTIST
    if total > most or (total == most and sight.phase is Phase.DEFEND):
        text = N_("With {card} you reach {total}, and {name} cannot beat that: it comes back to you unharmed.")
    else:
        text = N_("{card} costs no card, but {name} may have up to {most}, and losing with it means defeat.")
    return Phrase(text, card=card_link(value), total=total, name=SeatName(seat), most=most)


def _reason_for_henchman(picks: Bag, value: int) -> Phrase:
    total = total_of(picks) + value
    if value <= 1:
        return Phrase(N_("{card} is cheap to give away and still counts as a card."), card=card_link(value))
    return Phrase(
        N_("{card} brings your packet to {total}; it goes to the other side for good."),
        card=card_link(value),
        total=total,
    )


def _reason_to_commit(sight: ExpoState, duel: Duel) -> Phrase:
    seat, theirs, count = _opposite(sight, duel)
    total = total_of(challenge.picked(sight, duel))
    name = SeatName(seat)
    if sight.phase is Phase.DEFEND:
        expected = round(count * theirs.expected / theirs.size)
        text = NN_(
            "{n} card of {name} is worth about {expected}; your {total} need only be as much.",
            "{n} cards of {name} are worth about {expected}; your {total} need only be as much.",
        )
        return Phrase(text, n=count, name=name, expected=expected, total=total)
    if total > theirs.most(count):
        return Phrase(N_("{name} cannot reach your {total}: the challenge is won."), name=name, total=total)
    meeting = N_("{total} against a team worth {worth}: meeting that would cost {name} good cards.")
    return Phrase(meeting, total=total, worth=sum(sight.teams[duel.target]), name=name)
