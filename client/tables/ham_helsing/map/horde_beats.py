"""How Minions come, scuttle, fall and flee, how effects strike, and how places are lost."""

from typing import assert_never

from client.core.words import N_, Phrase
from client.games.ham_helsing import events as e
from client.games.ham_helsing import names
from client.games.ham_helsing.events.horde import HordeEvent
from client.games.ham_helsing.tokens import FACES
from client.tables.ham_helsing.look import THEME
from client.tables.ham_helsing.map.acting import Scene, figure_art, later
from client.tables.ham_helsing.map.changes import Changes, changes_of
from client.tables.ham_helsing.map.coins import coin_picture
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.map.pieces import place_name
from client.tables.ham_helsing.map.ways import journey
from client.tables.pictures import banner_picture
from client.ui.clips import Grow, Slide, Sound
from client.ui.easing import ease_in, overshoot
from client.ui.effects import SMOKE, SPARKS, Banner, Burst, Shake
from client.ui.poses import Pose

DROP_MS, SCUTTLE_MS, STRIKE_MS, FLEE_MS = 420.0, 560.0, 420.0, 420.0
NEXT_DROP_MS, NEXT_SCUTTLE_MS, NEXT_FLEE_MS = 190.0, 230.0, 160.0
"""When the next of a kind may begin."""


def horde_beat(scene: Scene, event: HordeEvent) -> Beat:
    """Act out what happens to Minions and places."""
    match event:
        case e.TokenPlaced():
            return _dropped(scene, event)
        case e.MinionMoved():
            return _scuttled(scene, event)
        case e.MinionDefeated():
            return _struck(scene, event)
        case e.MinionScared():
            return _fled(scene, event)
        case e.MinionHit() | e.MinionsRecovered():
            return _changed(scene, event)
        case e.LocationLost():
            return _fell(scene, event)
        case e.EffectDrawn() | e.EffectResolved() | e.BagRefilled():
            return _effect(scene, event)
        case _:
            assert_never(event)


def _both(event: HordeEvent) -> Changes:
    changes = changes_of(event)
    if changes is None:
        raise LookupError(f"{event!r} changes nothing")
    return changes


def _dropped(scene: Scene, event: e.TokenPlaced) -> Beat:
    """Let a token drop from above; one that bites snaps."""
    arriving = _both(event).arriving
    coin = scene.coin(arriving(scene.sketch), event.loc, event.token)
    if coin is None:
        return Beat(changes=((0.0, arriving),))
    x, y = coin.centre
    start = Pose(x, y - 120, 30, 1.9)
    fall = Slide(coin.picture, Pose(x, y), DROP_MS, start=start, easing=ease_in, waits=False)
    landing = later(DROP_MS - 30, Sound("bite" if FACES[event.token].biting else "token_drop"))
    return Beat((fall, landing), ((DROP_MS, arriving),), NEXT_DROP_MS)


def _scuttled(scene: Scene, event: e.MinionMoved) -> Beat:
    leaving, arriving = _both(event)
    start = scene.coin(scene.sketch, event.origin, event.token)
    end = scene.coin(arriving(leaving(scene.sketch)), event.to, event.token)
    if start is None or end is None:
        return Beat(changes=((0.0, leaving), (0.0, arriving)))
    ends, points = (event.origin, event.to), (start.centre, end.centre)
    picture = coin_picture(event.token, end.radius)
    way = journey(scene.parts, picture, ends, points, SCUTTLE_MS)
    changes = ((0.0, leaving), (way.duration_ms, arriving))
    return Beat((Sound("minion_scuttle"), way), changes, NEXT_SCUTTLE_MS)


def _struck(scene: Scene, event: e.MinionDefeated) -> Beat:
    """Let a beaten Minion burst and vanish."""
    leaving = _both(event).leaving
    coin = scene.coin(scene.sketch, event.loc, event.token)
    if coin is None:
        return Beat(changes=((0.0, leaving),))
    x, y = coin.centre
    spark = coin_picture(event.token, coin.radius * 0.3)
    burst = Burst((spark,), x, y, spray=SPARKS._replace(particles=8), ms=600.0)
    gone = Grow(coin.picture, Pose(x, y, 40, 0.1), STRIKE_MS, scale=1.25)
    sound = "slide" if event.far else "sword_clash"
    return Beat((Sound(sound), gone, burst), ((0.0, leaving),), STRIKE_MS)


def _fled(scene: Scene, event: e.MinionScared) -> Beat:
    """Let a Minion run off the map."""
    leaving = _both(event).leaving
    coin = scene.coin(scene.sketch, event.loc, event.token)
    if coin is None:
        return Beat(changes=((0.0, leaving),))
    x, y = coin.centre
    down = 1 if y > scene.middle.y else -1
    away = Slide(
        coin.picture, Pose(x + 40, y + 130 * down, 200, 0.4), FLEE_MS, start=Pose(x, y), easing=ease_in, waits=False
    )
    return Beat((Sound("minion_scuttle"), away), ((0.0, leaving),), NEXT_FLEE_MS)


def _changed(scene: Scene, event: e.MinionHit | e.MinionsRecovered) -> Beat:
    arriving = _both(event).arriving
    if isinstance(event, e.MinionsRecovered):
        return Beat(changes=((0.0, arriving),))
    coin = scene.coin(scene.sketch, event.loc, event.token)
    if coin is None:
        return Beat(changes=((0.0, arriving),))
    shake = Shake(coin_picture(event.left, coin.radius), Pose(*coin.centre), 320.0, strength=6)
    return Beat((Sound("sword_clash"), shake), ((0.0, arriving),), 300.0)


def _fell(scene: Scene, event: e.LocationLost) -> Beat:
    """Shake a place, then close the web over it."""
    arriving = _both(event).arriving
    before = scene.find(scene.sketch, event.loc, place_name(event.loc))
    if before is None:
        return Beat(changes=((0.0, arriving),))
    x, y = before.centre
    size = 2.6 * before.radius
    shake = Shake(before.picture, Pose(x, y), 700.0, strength=14)
    web = later(450.0, Grow(figure_art("nest", size), Pose(x, y), 500.0, scale=0.1, easing=overshoot))
    smoke = later(600.0, Burst((figure_art("nest", size * 0.14),), x, y, spray=SMOKE, ms=700.0))
    return Beat((Sound("place_falls"), shake, web, smoke), ((950.0, arriving),), 1100.0)


EFFECT_PX = 96.0


def _effect(scene: Scene, event: e.EffectDrawn | e.EffectResolved | e.BagRefilled) -> Beat:
    match event:
        case e.EffectDrawn(loc, effect):
            x, y = scene.point(loc)
            token = figure_art(effect, EFFECT_PX * max(0.7, scene.parts.unit))
            pop = Banner(token, Pose(x, y), 800.0, sound="fizzle")
            return Beat((pop,), (), 420.0)
        case e.EffectResolved(effect):
            token = figure_art(effect, 2 * EFFECT_PX)
            words = banner_picture(THEME, scene.say(Phrase(N_("Effect!"))), scene.say(names.effect(effect)))
            middle = scene.middle
            shown = Banner(words, middle.moved(0, 60), 1250.0, sound="bell")
            return Beat((Banner(token, middle.moved(0, -90), 1250.0), shown), (), 1150.0)
        case e.BagRefilled():
            words = banner_picture(THEME, scene.say(Phrase(N_("The bag is filled again"))))
            return Beat((Banner(words, scene.middle, 900.0, sound="slide"),), (), 800.0)
