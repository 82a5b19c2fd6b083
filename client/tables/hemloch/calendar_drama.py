"""How the calendar is acted out: Weeks, Nights and Days, the Festival that moves, Week's End, the end."""

from typing import assert_never

from client.core.words import N_, Phrase, SeatName
from client.games.hemloch.components import DAYS, NIGHTS, WEEK_CARDS, Location
from client.games.hemloch.events import (
    CalendarEvent,
    DayBegan,
    DecksShuffled,
    InfluenceChecked,
    MatchEnded,
    NightRetired,
    PlacementLost,
    TurnBegan,
    WeekBegan,
    WeekEnded,
)
from client.games.hemloch.names import place_name, week_card_name
from client.games.hemloch.outcome import END_TEXTS
from client.tables.hemloch.cards import week_picture
from client.tables.hemloch.check_drama import checked, lost
from client.tables.hemloch.flights import Stage, at, tell
from client.tables.hemloch.look import THEME
from client.tables.hemloch.sky_drama import sky_turns
from client.tables.pictures import art_picture, banner_picture
from client.tables.seat_words import whose
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Together
from client.ui.easing import overshoot
from client.ui.effects import CONFETTI, Banner, Burst, Flip
from client.ui.metrics import centre
from client.ui.poses import Pose

TILE_W = 150.0
TENT_W = 96.0


def calendar_clip(stage: Stage, event: CalendarEvent) -> Clip:
    """Act out what concerns the whole table."""
    match event:
        case DecksShuffled() | WeekBegan() | WeekEnded():
            return _week_clip(stage, event)
        case DayBegan():
            return _day_began(stage, event)
        case TurnBegan(seat):
            return _turn_began(stage, seat)
        case InfluenceChecked():
            return checked(stage, event)
        case PlacementLost():
            return lost(stage, event)
        case MatchEnded():
            return _ended(stage, event)
        case _:
            assert_never(event)


def _week_clip(stage: Stage, event: DecksShuffled | WeekBegan | WeekEnded) -> Clip:
    match event:
        case DecksShuffled():
            return Sound("deal")
        case WeekBegan(week, start_player):
            sub = whose(start_player, stage.viewer, (N_("You are Start Player"), N_("{name} is Start Player")))
            return _ribbon(stage, Phrase(N_("Week {week}"), week=week), sub, "stamp", 1000)
        case WeekEnded():
            sub = Phrase(N_("All influence is checked, then half of the Minions leave"))
            return _ribbon(stage, Phrase(N_("Week's End")), sub, "curtain", 1200)
        case _:
            assert_never(event)


def _turn_began(stage: Stage, seat: int) -> Clip:
    mine = seat == stage.viewer and stage.after.players[seat].is_human
    return tell(stage, seat, N_("Your turn") if mine else N_("takes the turn"), 480)


def _ribbon(stage: Stage, words: Phrase, sub: Phrase | None, sound: str, ms: float) -> Clip:
    picture = banner_picture(THEME, stage.say(words), "" if sub is None else stage.say(sub))
    x, y = centre(stage.new.zones.boards)
    return Banner(picture, Pose(x, y), ms, sound=sound)


def _day_began(stage: Stage, event: DayBegan) -> Clip:
    """Turn the sky, let the Festival hop to its new Location, and name the Night or Day."""
    is_day = WEEK_CARDS[event.week_card].is_day
    words = week_card_name(event.week_card)
    text = (
        N_("The Festival is at the {location}, and all influence is checked at the end")
        if is_day
        else N_("The Festival is at the {location}: no cards there")
    )
    ribbon = _ribbon(stage, words, Phrase(text, location=place_name(event.festival)), "", 1500)
    bell = Sound("cockcrow_far" if is_day else "night_bell")
    return Together((*sky_turns(stage), bell, ribbon, _festival(stage, event)))


def _festival(stage: Stage, event: DayBegan) -> Clip:
    """Let the tent hop from its last Location to the new one; before the first Night it comes from the calendar."""
    before = stage.before.sight.festival
    tile = stage.new.week[event.festival]
    start = _tent_at(stage, before) if before is not None else at(tile, TENT_W)
    end = _tent_at(stage, event.festival)
    tent = art_picture("hemloch/festival", TENT_W)
    hides = frozenset({"festival"})
    hop = Slide(tent, end, 900, start=start, arc=120, hides_names=hides, sound="festival_jingle")
    big = week_picture(event.week_card, (TILE_W, TILE_W))
    pop = Grow(big, at(tile, TILE_W), 620, scale=0.2, easing=overshoot, waits=False)
    return Together((InOrder((hop,)), pop))


def _tent_at(stage: Stage, location: Location) -> Pose:
    x, y, _, h = stage.new.boards[location].ability
    return Pose(x + h * 0.66 + 4, y + h / 2, 0.0, h * 1.1 / TENT_W)


def retired(stage: Stage, event: NightRetired) -> Clip:
    """Turn the Night of a Location over to its Day, large enough to be read."""
    size = (TILE_W, TILE_W)
    night, day = week_picture(NIGHTS[event.location], size), week_picture(DAYS[event.location], size)
    tile = stage.new.week[event.location]
    x, y = centre(stage.new.zones.boards)
    hides = frozenset({f"week/{event.location}"})
    middle = Pose(x, y, 0.0, 1.6)
    come = Slide(night, middle, 420, start=at(stage.old.week[event.location], TILE_W), hides_names=hides, sound="slide")
    turn = Flip(day, middle, 620, back=night, hides_names=hides, waits=False, sound="flip")
    go = Slide(day, at(tile, TILE_W), 420, start=middle, hides_names=hides, waits=False, sound="put_down")
    return InOrder((come, turn, Together((go, Sound("cockcrow_far")))))


def _ended(stage: Stage, event: MatchEnded) -> Clip:
    """Name every condition that holds, then the winner."""
    reasons: list[Clip] = [
        _ribbon(stage, Phrase(END_TEXTS[reason]), Phrase(N_("The match is over")), "bell", 1300)
        for reason in event.reasons[:2]
    ]
    return InOrder((*reasons, _won(stage, event)))


def _won(stage: Stage, event: MatchEnded) -> Clip:
    mine = event.winner == stage.viewer and stage.after.players[stage.viewer].is_human
    if event.winner is None:
        words, sub = Phrase(N_("The city is shared")), Phrase(N_("{n} points each"), n=event.scores[0])
    else:
        text = N_("The city is yours!") if mine else N_("The city falls to {name}!")
        words = Phrase(text, name=SeatName(event.winner))
        more, less = event.scores[event.winner], event.scores[1 - event.winner]
        sub = Phrase(N_("{more} to {less} points"), more=more, less=less)
    ribbon = _ribbon(stage, words, sub, "win" if mine or event.winner is None else "lose", 2000)
    if not mine:
        return ribbon
    x, y = centre(stage.new.zones.boards)
    shapes = tuple(art_picture(f"common/icons/{name}", size) for name, size in (("crown", 34), ("star", 26)))
    return Together((ribbon, Burst(shapes, x, y + 60, 7, CONFETTI, 1800)))
