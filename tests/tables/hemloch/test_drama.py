"""Steps of Hemloch acted out."""

from typing import Any

import pytest

from client.core.match import Match, Player
from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import Location
from client.games.hemloch.events import InfluenceChecked
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.state import HemlochState
from client.locale.translator import Translator
from client.tables.hemloch import HemlochTable
from client.tables.hemloch.check_drama import verdict_words
from client.ui.clips import Clip
from client.ui.metrics import area_for
from tests.games.hemloch.drawn import do, table
from tests.tables.hemloch.sitting import seen

SECONDS = [each * 100.0 for each in range(80)]


def acted(state: HemlochState, move: str, viewer: int = 0) -> Clip:
    """Play a move and return how it is acted out for a seat."""
    shown = HemlochTable()
    shown.fit(area_for(1920, 1080))
    shown.show(seen(state, viewer, legal=()))
    before = shown.shown_model
    events = [event for each in do(state, move) if (event := HEMLOCH.seen(each, viewer)) is not None]
    shown.show(seen(state, viewer, legal=()))
    clip = shown.act_after(events, before)
    assert clip is not None
    return clip


def sounds(clip: Clip) -> set[str]:
    return {name for _, name in clip.cues()}


def day(picture: str) -> HemlochState:
    return table(picture + "\nhand 0: shambler\nhand 1: shambler", days=["courtyard"], seat=1)


def test_a_check_counts_both_sums_and_crowns_the_leader() -> None:
    clip = acted(day("boneyard: shambler | footpad cutpurse"), "end_turn")
    counted = {name for at in SECONDS for name in clip.values(at)}
    assert {"total/1/0", "total/1/1"} <= counted
    assert {"bell", "goal_chime"} <= sounds(clip)


def test_locations_without_influence_are_passed_over_quickly() -> None:
    clip = acted(day(""), "end_turn")
    assert "fizzle" in sounds(clip)
    assert "goal_chime" not in sounds(clip)


@pytest.mark.parametrize(
    ("totals", "leaders", "words"),
    [
        ((4, 3), (0,), "You lead 4 : 3"),
        ((2, 5), (1,), "Ben leads 5 : 2"),
        ((3, 3), (1, 0), "Tied 3 : 3 - both place"),
    ],
)
def test_the_verdict_is_put_in_words(totals: tuple[int, int], leaders: tuple[int, ...], words: str) -> None:
    said = verdict_words(InfluenceChecked(Location(0), totals, leaders), 0, human=True)
    assert Translator("en").say(said, ("Ada", "Ben")) == words


def test_a_marker_is_hidden_until_it_has_come_down_hard() -> None:
    state = table("hand 0: lady\nboneyard spaces: 0......")
    do(state, "play lady boneyard")
    clip = acted(state, "place boneyard 1")
    name = next(iter(name for name in clip.hides(0) if name.startswith("cell/")))
    assert "marker_thud" in sounds(clip)
    assert "goal_chime" in sounds(clip), "it joins a Marker beside it"
    assert name not in clip.hides(clip.duration_ms - 1)


def test_a_lone_marker_joins_nothing() -> None:
    state = table("hand 0: lady\nboneyard spaces: 0......")
    do(state, "play lady boneyard")
    assert "goal_chime" not in sounds(acted(state, "place boneyard 6"))


def test_a_minion_that_is_eaten_is_seen_until_its_turn_comes() -> None:
    """The picture has no place for it any more: the clip shows it from the first moment."""
    state = table("hand 0: shambler\nmarket: lady | warden")
    clip = acted(state, "play shambler market")
    assert "bite" in sounds(clip)
    assert len(list(clip.sprites(0))) >= 2


def test_the_other_seat_shows_a_minion_before_it_lays_it_down() -> None:
    state = table("hand 1: warden\nhand 0: lady", seat=1)
    own = acted(table("hand 0: warden"), "play warden market")
    theirs = acted(state, "play warden market")
    assert theirs.duration_ms > own.duration_ms


def test_the_sky_turns_only_when_the_light_changes() -> None:
    hands = "hand 0: lady\nhand 1: lady"
    wide = 1920.0
    still = acted(table(hands, week_deck=["night_night_market"], seat=1), "end_turn")
    turning = acted(table(hands, week_deck=["day_night_market"], days=["market"], seat=1), "end_turn")
    assert not any(sprite.picture.width >= wide for sprite in still.sprites(100))
    assert any(sprite.picture.width >= wide for sprite in turning.sprites(100))
    assert "night_bell" in sounds(still)
    assert "cockcrow_far" in sounds(turning)


@pytest.mark.parametrize(
    ("picture", "fields", "move"),
    [
        pytest.param(
            "hand 0: lady\nhand 1: lady\nmarket spaces: 00000\nstillhouse spaces: 000000.",
            {"week_deck": [], "seat": 1},
            "play lady stillhouse",
            id="locations",
        ),
        pytest.param("hand 0: lady\nhand 1: lady\ndeck 0: lady\ndeck 1: warden", {"seat": 1}, "draw", id="deck"),
    ],
)
def test_every_end_is_announced(picture: str, fields: dict[str, Any], move: str) -> None:
    state = table(picture, **fields)
    do(state, move)
    clip = acted(state, "end_turn")
    assert HEMLOCH.outcome(state) is not None
    assert "bell" in sounds(clip)
    assert {"win", "lose"} & sounds(clip)


def test_a_whole_draft_is_acted_out() -> None:
    match: Any = Match(HEMLOCH, [Player("Ada"), Player("Ben")], HemlochOptions(draft=True), 4)
    shown = HemlochTable()
    shown.fit(area_for(1280, 720))
    shown.show(seen(match.at(0), 0, legal=()))
    for number in range(20):
        state = match.at(number)
        if not state.groups or all(group is None for group in state.groups):
            break
        match.play(HEMLOCH.legal_moves(state)[0])
        before = shown.shown_model
        shown.show(seen(match.at(number + 1), 0, legal=()))
        events = [event for each in match.steps[number].events if (event := HEMLOCH.seen(each, 0)) is not None]
        clip = shown.act_after(events, before)
        assert clip is not None
        assert clip.duration_ms < 8000
