"""Why a move is not allowed now, in a player's words: the same question as ``legal_moves``.

Rule numbers are sections of the rules reference. Values that no move of a player holds (a seat or a card that does not
exist) are answered as well.
"""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_, NN_, SeatName
from client.games.mad_science_expo import challenge
from client.games.mad_science_expo.bag import VALUES, count_of, highest_in
from client.games.mad_science_expo.card_words import card_link
from client.games.mad_science_expo.components import HENCHMEN, MAD_SCIENTIST, RECRUIT_MIN_TEAM
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, NextGame, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.rules import targets
from client.games.mad_science_expo.state import ExpoState, Phase
from client.games.mad_science_expo.turns import is_stalled

PHASES_OF: dict[type[Move], tuple[Phase, ...]] = {
    Recruit: (Phase.TURN, Phase.AFTER_WIN),
    Play: (Phase.TURN,),
    Challenge: (Phase.TURN,),
    Pass: (Phase.TURN,),
    Pick: (Phase.ATTACK, Phase.DEFEND),
    Commit: (Phase.ATTACK, Phase.DEFEND),
    Keep: (Phase.AFTER_WIN,),
    NextGame: (Phase.BETWEEN,),
}
"""When each kind of move is a possible answer at all."""


def why_not(state: ExpoState, move: Move) -> Refusal | None:
    """Explain why the seat that decides may not make this move, or return None."""
    if state.phase not in PHASES_OF[type(move)]:
        return _why_not_now(state.phase)
    return _why_not_this(state, move)


def _why_not_this(state: ExpoState, move: Move) -> Refusal | None:
    match move:
        case Pick(value):
            return _why_not_pick(state, value)
        case Commit():
            return _why_not_commit(state)
        case Play(value):
            return _why_not_play(state, value)
        case Challenge(target):
            return _why_not_challenge(state, target)
        case Recruit():
            return _why_not_recruit(state)
        case Pass():
            return _why_not_pass(state)
        case Keep() | NextGame():
            return None
        case _:
            assert_never(move)


def _why_not_now(phase: Phase) -> Refusal:
    """Say what is asked instead."""
    match phase:
        case Phase.TURN:
            return Refusal(N_("First play a henchman or declare a challenge."), rule="4.1")
        case Phase.ATTACK | Phase.DEFEND:
            return Refusal(N_("Finish the challenge first: choose your cards face down."), rule="4.2")
        case Phase.AFTER_WIN:
            return Refusal(N_("You have won the challenge: recruit your team or leave it open."), rule="4.4")
        case Phase.BETWEEN:
            return Refusal(N_("This game is over; the next one of the campaign waits."), rule="6")
        case Phase.OVER:
            return Refusal(N_("The match is over."), rule="6")
        case _:
            assert_never(phase)


def _why_not_play(state: ExpoState, value: int) -> Refusal | None:
    if value == MAD_SCIENTIST:
        return Refusal(N_("Your Mad Scientist never joins a team."), rule="4.1")
    if value not in HENCHMEN:
        return Refusal(N_("There is no such card."), rule="4.1")
    if not count_of(state.hands[state.active], value):
        return Refusal(N_("You have no {card} in your hand."), rule="4.1", card=card_link(value))
    return None


def _why_not_challenge(state: ExpoState, target: int) -> Refusal | None:
    if target == state.active:
        return Refusal(N_("You cannot challenge yourself."), rule="4.1")
    if target not in state.seats:
        return Refusal(N_("Nobody sits there."), rule="4.1")
    if state.defeated[target]:
        return Refusal(N_("{name} is defeated and out of the game."), rule="4.1", name=SeatName(target))
    if not state.teams[target]:
        return Refusal(N_("{name} has no team to win."), rule="4.1", name=SeatName(target))
    if is_stalled(state):
        return Refusal(N_("Too many turns without result: you must play a henchman now."), rule="4.6")
    return None


def _why_not_recruit(state: ExpoState) -> Refusal | None:
    """After a won challenge recruiting is always open: the phase begins only with a team large enough."""
    if state.phase is Phase.AFTER_WIN:
        return None
    if state.recruited_this_turn:
        return Refusal(N_("You have already recruited at the start of this turn."), rule="4.1")
    if len(state.teams[state.active]) < RECRUIT_MIN_TEAM:
        return Refusal(
            NN_(
                "A team needs {least} cards to be recruited; yours has {n}.",
                "A team needs {least} cards to be recruited; yours has {n}.",
            ),
            rule="4.1",
            n=len(state.teams[state.active]),
            least=RECRUIT_MIN_TEAM,
        )
    return None


def _why_not_pass(state: ExpoState) -> Refusal | None:
    hand = state.hands[state.active]
    if any(count_of(hand, value) for value in HENCHMEN) or targets(state):
        return Refusal(N_("You must act while you can: play a henchman or declare a challenge."), rule="4.1")
    return None


def _why_not_pick(state: ExpoState, value: int) -> Refusal | None:
    if value not in VALUES:
        return Refusal(N_("There is no such card."), rule="4.2")
    picks = challenge.picked(state, challenge.under_way(state))
    hand = state.hands[state.deciding_seat]
    if not count_of(hand, value):
        return Refusal(N_("You have no {card} in your hand."), rule="4.2", card=card_link(value))
    if value < highest_in(picks):
        return Refusal(
            N_("Cards are chosen in rising order; {card} comes too late."), rule="4.2", card=card_link(value)
        )
    if count_of(picks, value) == count_of(hand, value):
        return Refusal(N_("You have chosen every {card} you hold."), rule="4.2", card=card_link(value))
    return None


def _why_not_commit(state: ExpoState) -> Refusal | None:
    if not challenge.picked(state, challenge.under_way(state)):
        return Refusal(N_("Choose at least one card."), rule="4.2")
    return None
