"""Ribbons over the map: rounds, turns, the Market, the Villain's cards and powers, the end."""

from typing import assert_never

from client.core.words import N_, Phrase
from client.games.ham_helsing import events as e
from client.games.ham_helsing import names
from client.games.ham_helsing.components import VILLAINS
from client.games.ham_helsing.events.course import CourseEvent
from client.games.ham_helsing.events.villain import VillainEvent
from client.games.ham_helsing.outcome import REASONS
from client.tables.ham_helsing.look import THEME
from client.tables.ham_helsing.map.acting import Scene, later
from client.tables.ham_helsing.map.changes import changes_of
from client.tables.ham_helsing.map.coins import coin_picture
from client.tables.ham_helsing.map.figure_beats import villain_moved
from client.tables.ham_helsing.map.film import Beat
from client.tables.pictures import banner_picture
from client.ui.clips import Clip
from client.ui.effects import CONFETTI, Banner, Burst

READ_MS, SHORT_MS = 1250.0, 950.0
"""How long a ribbon with a line below can be read, and one without."""
COLOURS = "BRPY"


def ribbon(scene: Scene, title: str, sub: str = "", sound: str = "") -> Beat:
    """Show a ribbon over the map."""
    ms = READ_MS if sub else SHORT_MS
    picture = banner_picture(THEME, title, sub)
    return Beat((Banner(picture, scene.middle, ms, sound=sound),), (), ms - 120)


def course_beat(scene: Scene, event: CourseEvent, viewer: int) -> Beat:
    """Act out how the match goes on; ``viewer`` hears when one of its own heroes has the turn."""
    match event:
        case e.RoundBegan(number, rounds):
            words = Phrase(N_("Round {number} of {rounds}"), number=number, rounds=rounds)
            return ribbon(scene, scene.say(words), sound="bell")
        case e.TurnBegan(who):
            changes = changes_of(event)
            own = ribbon(scene, scene.say(Phrase(N_("{hero}'s turn"), hero=names.hero(who))), sound="pick_up")
            beat = own if who.seat == viewer else Beat()
            return beat if changes is None else beat._replace(changes=((0.0, changes.arriving),))
        case e.HeroChosen(who):
            changes = changes_of(event)
            joined = ribbon(scene, scene.say(Phrase(N_("{hero} joins the team"), hero=names.hero(who))), sound="stamp")
            return joined if changes is None else joined._replace(changes=((0.0, changes.arriving),))
        case e.HandsDealt():
            return Beat()
        case e.MatchEnded(won, reason):
            return _ended(scene, reason, won=won)
        case _:
            assert_never(event)


def _ended(scene: Scene, reason: str, *, won: bool) -> Beat:
    title = scene.say(N_("Won!")) if won else scene.say(N_("Lost"))
    beat = ribbon(scene, title, scene.say(REASONS[reason]), "win" if won else "lose")
    if not won:
        return beat._replace(next_ms=beat.next_ms + 500)
    coins = tuple(coin_picture(colour, 14.0) for colour in COLOURS)
    shower: Clip = Burst(coins, scene.middle.x, scene.middle.y, spray=CONFETTI, ms=1800.0)
    return beat._replace(clips=(*beat.clips, later(200.0, shower)), next_ms=beat.next_ms + 700)


def villain_beat(scene: Scene, event: VillainEvent) -> Beat:
    """Act out the Villain Phase."""
    name = scene.say(names.villain(scene.sketch.villain))
    match event:
        case e.VillainCardFlipped(card):
            level = scene.say(Phrase(N_("a card of level {level}"), level=names.card_level(card)))
            title = scene.say(Phrase(N_("{villain}'s turn"), villain=names.villain(scene.sketch.villain)))
            return ribbon(scene, title, level, "drum_day")
        case e.VillainMoved():
            return villain_moved(scene, event)
        case e.MinionsCalled(colour):
            words = Phrase(N_("Minions with {colour} run to the heroes"), colour=names.COLOURS[colour])
            beat = ribbon(scene, scene.say(words))
            middle = scene.middle.moved(0, -110)
            coin = Banner(coin_picture(colour, 44.0), middle, SHORT_MS, sound="murmur")
            return beat._replace(clips=(*beat.clips, coin))
        case e.VillainActed(villain, power):
            return ribbon(scene, name, scene.say(VILLAINS[villain].powers[power].text), "laugh")
        case _:
            assert_never(event)
