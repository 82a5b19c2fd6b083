"""How the Rat Market is acted out: films leave the shelf, new ones come, and they slide into cards."""

from client.core.words import N_
from client.games.ham_helsing import events as e
from client.games.ham_helsing.components import LOCATION_POWERS
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.verbs import LocationPower
from client.tables.ham_helsing.acted.homes import hand_pose, home_of, played_rect
from client.tables.ham_helsing.cards.film import Film, film_picture
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.market.layout import MarketParts, market_parts, sleeve_cards
from client.tables.ham_helsing.market.look import GOOD
from client.tables.ham_helsing.market.showing import market_question, showing_of
from client.tables.ham_helsing.places import Places
from client.tables.pictures import banner_picture
from client.tables.stage import Stage
from client.ui.canvas import Picture
from client.ui.cards import card_back
from client.ui.clips import Clip, InOrder, Slide, Sound, Wait
from client.ui.effects import Banner, Flash, Flip
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.shapes import rrect

HamStage = Stage[Places, HamState, Move]
FILM_SIZE: tuple[float, float] = (140.0, 196.0)
SWAMP = LOCATION_POWERS[LocationPower.SWAMP].location


def market_beat(stage: HamStage, event: Event) -> Beat | None:
    """Return how an event of the Market is seen; None for other events."""
    match event:
        case e.MarketOpened():
            x, y = centre(stage.new.zones.map)
            title = stage.say(N_("The Rat Market opens"))
            return Beat((Banner(banner_picture(THEME, title), Pose(x, y), 1400.0), Sound("bell")), (), 1200.0)
        case e.UpgradeBought():
            return _bought(stage, event)
        case e.UpgradeSleeved():
            return _sleeved(stage, event)
        case e.UpgradeSetAside(who, upgrade):
            parts = market_parts(stage.new.zones)
            end = _at(parts.piles) if _is_open(stage) else Pose(*centre(home_of(stage.new, who.c)), 0, 0.4)
            way = Slide(_film(stage, upgrade), end._replace(scale=0.4), 480.0, start=_at(parts.waiting), waits=False)
            return Beat((way, Sound("slide")), (), 420.0)
        case e.MarketFlushed():
            return _flushed(stage, event)
        case _:
            return None


def _is_open(stage: HamStage) -> bool:
    """Tell whether the Market is still to be seen after the step."""
    return market_question(stage.after.sight) is not None


def _film(stage: HamStage, upgrade: str) -> Picture:
    return film_picture(Film(upgrade), FILM_SIZE, stage.after.say)


def _at(rect: Rect, angle: float = 0.0) -> Pose:
    x, y = centre(rect)
    return Pose(x, y, angle, min(rect[2] / FILM_SIZE[0], rect[3] / FILM_SIZE[1]))


def _bought(stage: HamStage, event: e.UpgradeBought) -> Beat:
    """Let the film come off its shelf, and the next one be turned up in its place."""
    if not _is_open(stage):
        return _at_swamp(stage, event)
    parts = market_parts(stage.new.zones)
    shelf = parts.shelves[event.row]
    waits = showing_of(stage.after.sight, None, swamp=False)
    hides = frozenset({"waiting"}) if waits is not None and waits.waiting else frozenset()
    come = Slide(
        _film(stage, event.upgrade),
        _at(parts.waiting, 5.0),
        520.0,
        start=_at(shelf.films[event.slot]),
        arc=60,
        waits=False,
        hides_names=hides,
        sound="slide",
    )
    clips: list[Clip] = [come, Sound("coin_purse")]
    if event.refill is not None:
        clips.append(InOrder((Wait(300.0), _turned_up(stage, parts, (event.row, event.slot), event.refill))))
    return Beat(tuple(clips), (), 520.0)


def _at_swamp(stage: HamStage, event: e.UpgradeBought) -> Beat:
    """Let a film that is bought at the Swamp come from there, while the map is shown."""
    swamp = Pose(*stage.new.map.nodes[SWAMP].centre, 0, 0.3)
    end = Pose(*centre(home_of(stage.new, event.who.c)), 0, 0.5)
    come = Slide(_film(stage, event.upgrade), end, 620.0, start=swamp, arc=60, waits=False, sound="slide")
    return Beat((come, Sound("coin_purse")), (), 560.0)


def _turned_up(stage: HamStage, parts: MarketParts, place: tuple[str, int], upgrade: str) -> Clip:
    row, slot = place
    shelf = parts.shelves[row]
    w, h = FILM_SIZE
    back = Picture(("ham film back",), w, h, lambda c: card_back(c, c.rect, theme=THEME, shadow_level=0))
    hides = frozenset({f"film/{row}/{slot}"})
    return Flip(
        _film(stage, upgrade),
        _at(shelf.films[slot]),
        460.0,
        back=back,
        start=_at(shelf.deck),
        waits=False,
        hides_names=hides,
        sound="flip",
    )


def _sleeved(stage: HamStage, event: e.UpgradeSleeved) -> Beat:
    """Let the film slide into its card, which lights up."""
    end = _card_pose(stage, event)
    parts = market_parts(stage.new.zones)
    slide = Slide(_film(stage, event.upgrade), end, 460.0, start=_at(parts.waiting, 5.0), arc=40, waits=False)
    light = Picture(("ham light", FILM_SIZE), *FILM_SIZE, lambda c: rrect(c, c.rect, GOOD, 14))
    flash = InOrder((Wait(430.0), Flash(light, end, 520.0)))
    return Beat((Sound("slide"), slide, flash, InOrder((Wait(430.0), Sound("toast")))), (), 620.0)


def _card_pose(stage: HamStage, event: e.UpgradeSleeved) -> Pose:
    """Return where the card lies that takes the upgrade: at the Market, in the hand, or in the panel of a mate."""
    showing = showing_of(stage.after.sight, None, swamp=False)
    if showing is not None and event.uid in showing.cards:
        rects = sleeve_cards(market_parts(stage.new.zones).hand, showing.cards, showing.fitting(stage.after.sight))
        return _at(rects[event.uid])
    turn = stage.after.sight.turn
    if turn is not None and event.uid in turn.played:
        return _at(played_rect(stage.new, stage.after, event.uid))._replace(scale=0.4)
    pose = hand_pose(stage.new, event.who.c, event.uid)
    return pose._replace(scale=max(0.4, pose.scale))


def _flushed(stage: HamStage, event: e.MarketFlushed) -> Beat:
    """Let films fall off their shelves, and others be turned up."""
    parts = market_parts(stage.new.zones)
    clips: list[Clip] = [Sound("swap")]
    for i, (row, slot, old, new) in enumerate(event.swaps):
        start = _at(parts.shelves[row].films[slot])
        fall = Slide(_film(stage, old), start.moved(0, 520)._replace(angle=30), 520.0, start=start, waits=False)
        clips.append(InOrder((Wait(80.0 * i), fall)))
        if new is not None and _is_open(stage):
            clips.append(InOrder((Wait(380.0 + 120.0 * i), _turned_up(stage, parts, (row, slot), new))))
    return Beat(tuple(clips), (), 700.0)
