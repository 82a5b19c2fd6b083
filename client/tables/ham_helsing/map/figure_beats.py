"""How heroes walk, fly and fall, how the Villain marches, and what Knuckles does."""

from typing import assert_never

from client.core.words import N_
from client.games.ham_helsing import events as e
from client.games.ham_helsing.components import DEN
from client.games.ham_helsing.events.knuckles import KnucklesEvent
from client.tables.ham_helsing.look import DANGER
from client.tables.ham_helsing.map.acting import Scene, figure_art, later, rising
from client.tables.ham_helsing.map.changes import Changes, changes_of
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.map.layout import FIGURE
from client.tables.ham_helsing.map.pictures import knuckles_picture
from client.tables.ham_helsing.map.pieces import VILLAIN, Standing, hero_name
from client.tables.ham_helsing.map.ways import journey
from client.ui.canvas import Picture
from client.ui.clips import Clip, CountUp, Fade, Grow, Slide, Sound
from client.ui.effects import SMOKE, Burst, Flash, Shake
from client.ui.metrics import Point
from client.ui.poses import Pose
from client.ui.shapes import circle

WALK_MS, MARCH_MS, FLY_MS, BEAR_MS = 480.0, 900.0, 620.0, 640.0


def moved(scene: Scene, event: e.HeroMoved | e.HeroFled) -> Beat:
    """Let a hero go where it goes, each in its way."""
    changes = changes_of(event)
    if changes is None:
        return Beat()
    name = hero_name(event.who.c)
    start = scene.find(scene.sketch, event.origin, name)
    end = scene.find(changes.arriving(changes.leaving(scene.sketch)), event.to, name)
    if start is None or end is None:
        return Beat(changes=((0.0, changes.leaving), (0.0, changes.arriving)))
    how = event.how if isinstance(event, e.HeroMoved) else "flee"
    clips = _travel(scene, (start, end), how, (event.origin, event.to))
    ms = max(clip.duration_ms for clip in clips)
    return Beat(clips, ((0.0, changes.leaving), (ms, changes.arriving)), 120.0 if how == "carry" else ms)


def _travel(scene: Scene, things: tuple[Standing, Standing], how: str, ends: tuple[str, str]) -> tuple[Clip, ...]:
    start, end = things
    if how == "vanish":
        puffs = tuple(_smoke(scene, thing.centre) for thing in things)
        gone = Fade(start.picture, Pose(*start.centre), 260.0, alphas=(1.0, 0.0), waits=False)
        come = later(320.0, Grow(end.picture, Pose(*end.centre), 300.0))
        return (Sound("smoke"), gone, puffs[0], later(260.0, puffs[1]), come)
    if how in ("fly", "call", "flee"):
        flight = Slide(end.picture, Pose(*end.centre), FLY_MS, start=Pose(*start.centre), arc=90, waits=False)
        return (Sound("slide"), flight)
    way = journey(scene.parts, end.picture, ends, (start.centre, end.centre), WALK_MS)
    steps = (later(150.0, Sound("hoof_step")), later(300.0, Sound("hoof_step")))
    return (Sound("hoof_step"), *steps, way)


def _smoke(scene: Scene, at: Point) -> Clip:
    return Burst((figure_art("fx_cover", 30 * scene.parts.unit),), *at, spray=SMOKE, ms=700.0)


def villain_moved(scene: Scene, event: e.VillainMoved) -> Beat:
    """Let the Villain march; one that stays stamps."""
    changes = changes_of(event)
    start = scene.find(scene.sketch, event.origin, VILLAIN)
    if changes is None or start is None:
        return Beat()
    if event.origin == event.to:
        return Beat((Sound("stamp"), Shake(start.picture, Pose(*start.centre), 500.0)), (), 450.0)
    end = scene.find(changes.arriving(changes.leaving(scene.sketch)), event.to, VILLAIN)
    if end is None:
        return Beat(changes=((0.0, changes.arriving),))
    march = Slide(end.picture, Pose(*end.centre, 0, 1.0), MARCH_MS, start=Pose(*start.centre), arc=40, waits=False)
    steps = tuple(later(180.0 * i, Sound("hoof_step")) for i in range(5))
    return Beat((*steps, march), ((0.0, changes.leaving), (MARCH_MS, changes.arriving)), MARCH_MS)


def bear_beat(scene: Scene, event: KnucklesEvent) -> Beat:
    """Let Knuckles go, run home, lie down or get up."""
    changes = changes_of(event)
    if changes is None:
        return Beat()
    match event:
        case e.KnucklesMoved(origin, to):
            return _bear_goes(scene, (origin, to), changes)
        case e.KnucklesWentHome(origin):
            return _bear_goes(scene, (origin, DEN), changes)
        case e.KnucklesSlept(loc) | e.KnucklesWoke(loc):
            sleeps = isinstance(event, e.KnucklesSlept)
            words = scene.say(N_("Zzz")) if sleeps else scene.say(N_("Up!"))
            at = scene.point(loc)
            sign = rising(scene, at, words, "#FFFFFF")
            return Beat((Sound("smoke" if sleeps else "bell"), sign), ((200.0, changes.arriving),), 700.0)
        case _:
            assert_never(event)


def _bear_goes(scene: Scene, ends: tuple[str, str], changes: Changes) -> Beat:
    picture = knuckles_picture(FIGURE * scene.parts.unit * 1.1, asleep=False)
    start, end = (bear_point(scene, loc) for loc in ends)
    way = Slide(picture, Pose(*end), BEAR_MS, start=Pose(*start), arc=60, waits=False)
    sound = "minion_scuttle" if ends[1] == DEN else "laugh"
    return Beat((Sound(sound), way), ((0.0, changes.leaving), (BEAR_MS, changes.arriving)), BEAR_MS)


def bear_point(scene: Scene, loc: str) -> Point:
    """Return where Knuckles stands at a place or in his den."""
    node = scene.parts.nodes.get(loc)
    return scene.point(loc) if node is None else node.at(node.side * (node.radius / node.unit + 32), 0)


# ---------------------------------------------------------------- health
def health_beat(scene: Scene, event: e.HealthLost | e.Healed | e.DamageBlocked | e.KnockedOut | e.Revived) -> Beat:
    """Show at a hero's figure what it lost, gained or kept off."""
    c = event.who.c
    thing = scene.find(scene.sketch, scene.sketch.loc[c], hero_name(c))
    at = scene.middle[:2] if thing is None else thing.centre
    match event:
        case e.HealthLost(_, amount, left, why):
            sound = "bite" if why == "bite" else "parry"
            hurt = () if thing is None else (_red(thing),)
            count = CountUp(f"hp/{c}", left + amount, left)
            return Beat((Sound(sound), *hurt, rising(scene, at, f"-{amount}", "#FF8A7A"), count), (), 420.0)
        case e.Healed(_, amount):
            return Beat((Sound("goal_chime"), rising(scene, at, f"+{amount}", "#8FDB6E")), (), 380.0)
        case e.DamageBlocked(_, points, by):
            picture = figure_art("shield" if by == "shield" else "invisible_oink", 64.0 * scene.parts.unit)
            block = Grow(picture, Pose(*at), 500.0)
            return Beat((Sound("parry"), block, rising(scene, at, f"+{points}", "#FFFFFF")), (), 480.0)
        case e.KnockedOut() | e.Revived():
            return _up_or_down(scene, event, at)
        case _:
            assert_never(event)


def _up_or_down(scene: Scene, event: e.KnockedOut | e.Revived, at: Point) -> Beat:
    changes = changes_of(event)
    when = () if changes is None else ((200.0, changes.arriving),)
    if isinstance(event, e.KnockedOut):
        stars = Grow(figure_art("ko", 90.0 * scene.parts.unit), Pose(at[0], at[1] - 20), 700.0)
        return Beat((Sound("crowd_ooh"), stars), when, 700.0)
    return Beat((Sound("bell"), rising(scene, at, scene.say(N_("Up!")), "#8FDB6E")), when, 600.0)


def _red(thing: Standing) -> Clip:
    radius = thing.radius * 1.3
    side = 2 * radius

    picture = Picture(("ham red", round(radius)), side, side, lambda c: circle(c, (radius, radius), radius, DANGER))
    return Flash(picture, Pose(*thing.centre), 420.0)
