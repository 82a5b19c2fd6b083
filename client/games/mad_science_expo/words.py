"""Moves and questions in words.

Texts speak to the player who decides; names of others are ``SeatName``s. The log's words are in ``event_words``.
"""

from typing import assert_never

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.mad_science_expo import challenge
from client.games.mad_science_expo.bag import size_of, total_of
from client.games.mad_science_expo.card_words import card_link
from client.games.mad_science_expo.components import CAMPAIGN_TARGET
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, NextGame, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.rules import may_recruit, targets
from client.games.mad_science_expo.state import Duel, ExpoState, Phase
from client.games.mad_science_expo.turns import is_stalled


def move_words(sight: ExpoState, move: Move) -> Phrase:
    """Say what a move does, as an item of a list of moves."""
    match move:
        case Play(value):
            return Phrase(N_("Play {card} into your team"), card=card_link(value))
        case Challenge(target):
            worth = sum(sight.teams[target])
            return Phrase(N_("Challenge {name} for a team worth {worth}"), name=SeatName(target), worth=worth)
        case Recruit():
            return Phrase(N_("Recruit your team, worth {worth}"), worth=sum(sight.teams[sight.active]))
        case Pick(value):
            return Phrase(N_("Add {card} face down"), card=card_link(value))
        case Commit():
            return _commit_words(sight)
        case Keep() | Pass() | NextGame():
            return _plain_words(move)
        case _:
            assert_never(move)


def prompt(sight: ExpoState) -> Phrase:
    """Say in one sentence what the seat that decides is asked."""
    match sight.phase:
        case Phase.TURN:
            return _turn_prompt(sight)
        case Phase.ATTACK:
            target = challenge.under_way(sight).target
            return Phrase(N_("Choose the cards for your challenge to {name}, face down."), name=SeatName(target))
        case Phase.DEFEND:
            return _defence_prompt(sight, challenge.under_way(sight))
        case Phase.AFTER_WIN:
            return Phrase(N_("You have won! Recruit your team at once, or leave it open?"))
        case Phase.BETWEEN:
            return Phrase(N_("You have won this game. Begin the next one."))
        case Phase.OVER:
            return Phrase(N_("The match is over."))
        case _:
            assert_never(sight.phase)


def progress(state: ExpoState) -> Phrase:
    """Say how far the match is."""
    if state.options.campaign:
        return Phrase(
            N_("Game {game}, turn {turn} - {points} points win"),
            game=state.game_no,
            turn=turns_begun(state),
            points=CAMPAIGN_TARGET[len(state.hands)],
        )
    return Phrase(N_("Turn {turn}"), turn=turns_begun(state))


def turns_begun(state: ExpoState) -> int:
    """Return the number of the present turn, or of the last one once the game is over."""
    return state.turn_no if state.result is None else state.turn_no - 1


def _plain_words(move: Keep | Pass | NextGame) -> Phrase:
    match move:
        case Keep():
            return Phrase(N_("Leave your team open"))
        case Pass():
            return Phrase(N_("Pass: there is nothing you can do"))
        case NextGame():
            return Phrase(N_("Begin the next game"))
        case _:
            assert_never(move)


def _commit_words(sight: ExpoState) -> Phrase:
    picks = challenge.picked(sight, challenge.under_way(sight))
    total, count = total_of(picks), size_of(picks)
    if sight.phase is Phase.ATTACK:
        return Phrase(
            NN_("Attack with {n} card worth {total}", "Attack with {n} cards worth {total}"), n=count, total=total
        )
    return Phrase(
        NN_("Answer with {n} card worth {total}", "Answer with {n} cards worth {total}"), n=count, total=total
    )


def _turn_prompt(sight: ExpoState) -> Phrase:
    if is_stalled(sight):
        return Phrase(N_("Too many turns without result: play a henchman into your team."))
    if may_recruit(sight):
        return Phrase(N_("Recruit your team if you like, then play a henchman or challenge somebody."))
    if size_of(sight.hands[sight.active]) == 1 and not targets(sight):
        return Phrase(N_("There is nothing you can do: pass."))
    return Phrase(N_("Play a henchman into your team, or challenge somebody for theirs."))


def _defence_prompt(sight: ExpoState, duel: Duel) -> Phrase:
    return Phrase(
        NN_(
            "{name} attacks your team with {n} card. Choose your answer, face down.",
            "{name} attacks your team with {n} cards. Choose your answer, face down.",
        ),
        n=size_of(duel.attack),
        name=SeatName(sight.active),
    )
