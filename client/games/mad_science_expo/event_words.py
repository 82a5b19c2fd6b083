"""What happened, in words for the log.

Whoever did it reads "You ...", everybody else a name. The viewer None is nobody in particular and may read everything.
"""

from typing import TypeAlias, assert_never

from client.core.told import told
from client.core.words import N_, NN_, Phrase
from client.games.mad_science_expo.card_words import card_link, cards_listed
from client.games.mad_science_expo.challenge_words import challenge_words
from client.games.mad_science_expo.events import (
    CampaignPointWon,
    CampaignWon,
    CardPicked,
    CardsExchanged,
    ChallengeDecided,
    Event,
    ExchangeWatched,
    GameBegan,
    GameEnded,
    HenchmanPlayed,
    HenchmenRecruited,
    StallReached,
    TeamKept,
    TurnBegan,
    TurnPassed,
)
from client.games.mad_science_expo.sight import seen_event

TurnEvent: TypeAlias = StallReached | HenchmenRecruited | HenchmanPlayed | TurnPassed | TeamKept
GameEvent: TypeAlias = GameBegan | GameEnded | CampaignPointWon | CampaignWon


def event_words(event: Event, viewer: int | None) -> Phrase | None:
    """Say what happened as far as the viewer saw it; None if it is not worth a line."""
    seen = event if viewer is None else seen_event(event, viewer)
    match seen:
        case None | CardPicked():
            return None
        case TurnBegan(turn_no=turn_no):
            return Phrase(N_("Turn {turn}"), turn=turn_no)
        case GameBegan() | GameEnded() | CampaignPointWon() | CampaignWon():
            return _game_words(seen, viewer)
        case StallReached() | HenchmenRecruited() | HenchmanPlayed() | TurnPassed() | TeamKept():
            return _turn_words(seen, viewer)
        case _:
            return challenge_words(seen, viewer)


def doer(event: Event) -> int | None:
    """Return the seat that did it or whom it befell; None for headings."""
    match event:
        case GameBegan() | TurnBegan():
            return None
        case GameEnded(winner):
            return winner
        case CardsExchanged(attacker) | ExchangeWatched(attacker) | ChallengeDecided(attacker):
            return attacker
        case _:
            return event.seat


def _turn_words(event: TurnEvent, viewer: int | None) -> Phrase:
    match event:
        case HenchmanPlayed(seat, value):
            texts = (N_("You played {card}."), N_("{name} played {card}."))
            return told(viewer, seat, texts, card=card_link(value))
        case HenchmenRecruited(seat, cards):
            recruited = (N_("You recruited {cards}: *{worth}*."), N_("{name} recruited {cards}: *{worth}*."))
            return told(viewer, seat, recruited, cards=cards_listed(cards), worth=sum(cards))
        case TeamKept(seat):
            return told(viewer, seat, (N_("You left your team open."), N_("{name} left the team open.")))
        case TurnPassed(seat):
            return told(viewer, seat, (N_("You passed."), N_("{name} passed.")))
        case StallReached(seat):
            stalled = (
                N_("Too many turns without result: you must play a henchman."),
                N_("Too many turns without result: {name} must play a henchman."),
            )
            return told(viewer, seat, stalled)
        case _:
            assert_never(event)


def _game_words(event: GameEvent, viewer: int | None) -> Phrase:
    match event:
        case GameBegan(game_no, first_seat):
            begun = (N_("Game {game} begins, and you take the first turn."), N_("Game {game} begins with {name}."))
            return told(viewer, first_seat, begun, game=game_no)
        case GameEnded():
            return _ended(event, viewer)
        case CampaignPointWon(seat, points):
            scored = (
                NN_("You have {n} point in the campaign.", "You have {n} points in the campaign."),
                NN_("{name} has {n} point in the campaign.", "{name} has {n} points in the campaign."),
            )
            return told(viewer, seat, scored, n=points)
        case CampaignWon(seat):
            return told(viewer, seat, (N_("*You win the campaign!*"), N_("*{name} wins the campaign!*")))
        case _:
            assert_never(event)


def _ended(event: GameEnded, viewer: int | None) -> Phrase:
    total = event.totals[event.winner]
    if event.tie_broken:
        texts = (
            N_("*You win the game* with {total}, ahead of others with as much."),
            N_("*{name} wins the game* with {total}, ahead of others with as much."),
        )
    else:
        texts = (N_("*You win the game* with {total}."), N_("*{name} wins the game* with {total}."))
    return told(viewer, event.winner, texts, total=total)
