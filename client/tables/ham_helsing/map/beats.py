"""Which beat acts out an event on the map."""

from client.games.ham_helsing import events as e
from client.games.ham_helsing.events import Event
from client.tables.ham_helsing.map.acting import Scene
from client.tables.ham_helsing.map.course_beats import course_beat, villain_beat
from client.tables.ham_helsing.map.figure_beats import bear_beat, health_beat, moved
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.map.horde_beats import horde_beat


def map_beat(scene: Scene, event: Event, viewer: int) -> Beat | None:
    """Return how an event is seen on the map; None if it happens elsewhere."""
    match event:
        case e.RoundBegan() | e.TurnBegan() | e.HeroChosen() | e.HandsDealt() | e.MatchEnded():
            return course_beat(scene, event, viewer)
        case e.VillainCardFlipped() | e.VillainMoved() | e.MinionsCalled() | e.VillainActed():
            return villain_beat(scene, event)
        case e.KnucklesMoved() | e.KnucklesWentHome() | e.KnucklesWoke() | e.KnucklesSlept():
            return bear_beat(scene, event)
        case e.HeroMoved() | e.HeroFled():
            return moved(scene, event)
        case e.HealthLost() | e.Healed() | e.DamageBlocked() | e.KnockedOut() | e.Revived():
            return health_beat(scene, event)
        case (
            e.TokenPlaced()
            | e.MinionMoved()
            | e.MinionDefeated()
            | e.MinionScared()
            | e.MinionHit()
            | e.MinionsRecovered()
            | e.LocationLost()
            | e.EffectDrawn()
            | e.EffectResolved()
            | e.BagRefilled()
        ):
            return horde_beat(scene, event)
        case _:
            return None
