"""The course of a match in words for the log: Weeks, Nights and Days, influence checks, the end."""

from typing import assert_never

from client.core.told import told
from client.core.words import N_, NN_, Phrase, SeatName
from client.games.hemloch.components import WEEK_CARDS
from client.games.hemloch.events import (
    CalendarEvent,
    DayBegan,
    DecksShuffled,
    InfluenceChecked,
    MatchEnded,
    PlacementLost,
    TurnBegan,
    WeekBegan,
    WeekEnded,
)
from client.games.hemloch.names import place_link, week_card_name
from client.games.hemloch.outcome import END_TEXTS


def calendar_words(event: CalendarEvent, viewer: int | None) -> Phrase:
    """Say what happened to the whole table."""
    match event:
        case DecksShuffled():
            return Phrase(N_("The decks are shuffled, and each player draws the first hand."))
        case WeekBegan(week, start_player):
            return Phrase(N_("Week {week} begins with {name}"), week=week, name=SeatName(start_player))
        case DayBegan():
            return _day_words(event)
        case WeekEnded(week):
            return Phrase(N_("The end of Week {week}"), week=week)
        case _:
            return _seat_words(event, viewer)


def _day_words(event: DayBegan) -> Phrase:
    values = {"card": week_card_name(event.week_card), "location": place_link(event.festival)}
    if WEEK_CARDS[event.week_card].is_day:
        return Phrase(N_("{card}: a Day, with the Festival at the {location}"), **values)
    return Phrase(N_("{card}: a Night, with the Festival at the {location}"), **values)


def _seat_words(event: TurnBegan | InfluenceChecked | PlacementLost | MatchEnded, viewer: int | None) -> Phrase:
    match event:
        case TurnBegan(seat, actions):
            turn = (
                NN_("Your turn, with {n} Action", "Your turn, with {n} Actions"),
                NN_("The turn of {name}, with {n} Action", "The turn of {name}, with {n} Actions"),
            )
            return told(viewer, seat, turn, n=actions)
        case InfluenceChecked():
            return _check_words(event, viewer)
        case PlacementLost(seat, location):
            lost = (
                N_("You could place no Marker at the {location}."),
                N_("{name} could place no Marker at the {location}."),
            )
            return told(viewer, seat, lost, location=place_link(location))
        case MatchEnded():
            return _end_words(event, viewer)
        case _:
            assert_never(event)


def _check_words(event: InfluenceChecked, viewer: int | None) -> Phrase:
    location = place_link(event.location)
    if not event.leaders:
        return Phrase(N_("Nobody has influence at the {location}."), location=location)
    if len(event.leaders) > 1:
        return Phrase(N_("The {location} is tied at *{total}*."), location=location, total=event.totals[0])
    leader = event.leaders[0]
    led = (
        N_("You lead the {location} with *{more}* to {less}."),
        N_("{name} leads the {location} with *{more}* to {less}."),
    )
    return told(viewer, leader, led, location=location, more=event.totals[leader], less=event.totals[1 - leader])


def _end_words(event: MatchEnded, viewer: int | None) -> Phrase:
    reason = Phrase(END_TEXTS[event.reasons[0]])
    if event.winner is None:
        return Phrase(
            N_("{reason}: *the city is shared*, {points} points each."), reason=reason, points=event.scores[0]
        )
    won = (
        N_("{reason}: *you win* with {more} to {less}."),
        N_("{reason}: *{name} wins* with {more} to {less}."),
    )
    more, less = event.scores[event.winner], event.scores[1 - event.winner]
    return told(viewer, event.winner, won, reason=reason, more=more, less=less)
