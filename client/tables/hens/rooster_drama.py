"""The roosters: called, put down unseen, and jumping to their hens all at once."""

from collections.abc import Iterator

from client.core.words import N_, Phrase
from client.games.hens.events import (
    RoosterChoiceWatched,
    RoosterChosen,
    RoostersCalled,
    RoostersRevealed,
)
from client.tables.hens.cards import rooster_picture
from client.tables.hens.look import THEME
from client.tables.hens.paint_hand import rooster_place
from client.tables.hens.paint_yard import rooster_name, rooster_rect
from client.tables.hens.stage import Stage, at, at_name
from client.tables.hens.yard_drama import total_now
from client.tables.pictures import banner_picture
from client.tables.stage import pose
from client.ui.clips import Clip, CountUp, Grow, InOrder, Slide, Sound, Together
from client.ui.easing import overshoot
from client.ui.effects import Banner
from client.ui.metrics import centre
from client.ui.poses import Pose


def called(stage: Stage, event: RoostersCalled) -> Clip:
    """Announce the roosters."""
    if not event.seats:
        return Sound("rooster_crow")
    words = stage.say(Phrase(N_("Time for the roosters!")))
    sub = stage.say(Phrase(N_("Everybody chooses a hen for it, unseen by the others")))
    return Banner(banner_picture(THEME, words, sub), Pose(*centre(stage.new.zones.middle)), 1700, sound="bell")


def chosen(stage: Stage, event: RoosterChosen) -> Clip:
    """Put the viewer's own rooster on its hen."""
    seat = event.seat
    place = rooster_rect(stage.new.yards[seat].rect(stage.after.sight.yards[seat].cell(event.x, event.y)))
    start = at(rooster_place(stage.old.rooster), place[2]) if stage.old.rooster else at_name(stage.old, seat, place[2])
    return Slide(
        rooster_picture(seat, place[2]),
        pose(place),
        480,
        start=start,
        arc=70,
        hides_names=frozenset({rooster_name(seat)}),
        sound="put_down",
    )


def choice_watched(stage: Stage, event: RoosterChoiceWatched) -> Clip:
    """Show that another seat has chosen."""
    if event.seat not in stage.new.parts:
        return Sound("put_down")
    end = at_name(stage.new, event.seat, 46)
    hides = frozenset({f"chosen/{event.seat}"})
    return Grow(rooster_picture(event.seat, 46), end, 420, easing=overshoot, hides_names=hides, sound="put_down")


def revealed(stage: Stage, event: RoostersRevealed) -> Clip:
    """Let the others' roosters jump to their hens together, and crow; then all scores are counted anew."""
    jumps = list(_jumps(stage, event))
    counts = list(_counts(stage))
    crow = Sound("rooster_crow")
    return InOrder((Together((crow, *jumps)), Together(tuple(counts)))) if counts else Together((crow, *jumps))


def _jumps(stage: Stage, event: RoostersRevealed) -> Iterator[Clip]:
    for seat, point in enumerate(event.places):
        if point is None or seat not in stage.new.parts:
            continue
        place = rooster_rect(stage.new.yards[seat].rect(stage.after.sight.yards[seat].cell(*point)))
        yield Slide(
            rooster_picture(seat, place[2]),
            pose(place),
            760,
            start=at_name(stage.old, seat, place[2]),
            arc=60,
            hides_names=frozenset({rooster_name(seat)}),
            easing=overshoot,
        )


def _counts(stage: Stage) -> Iterator[Clip]:
    for seat in stage.after.sight.seats:
        before, after = total_now(stage.before, seat), total_now(stage.after, seat)
        if before != after:
            yield CountUp(f"total/{seat}", before, after, 110, sound="count")
