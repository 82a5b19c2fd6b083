"""How a card comes to a yard: the yard makes room, the hen lands and clucks, groups grow together, eggs are counted."""

from collections.abc import Iterator

from client.games.hens.components import CARDS, Card
from client.games.hens.events import CoopPlaced, CoopWatched, HenPlaced
from client.games.hens.grid import Cell
from client.games.hens.scoring import score_of
from client.games.hens.yard import Group, Yard
from client.tables.hens.cards import coop_picture, hen_picture
from client.tables.hens.groups import cells_of
from client.tables.hens.hand_drama import FLIGHT_MS, SETTLE_MS, settled
from client.tables.hens.merging import bounds, group_picture, merging
from client.tables.hens.paint_yard import card_in, ring_name, ring_of, rings_name, yard_name
from client.tables.hens.places import HensModel
from client.tables.hens.stage import Stage, at, from_hand
from client.tables.hens.tally import sheet_of, stand_of
from client.tables.pictures import art_picture
from client.tables.stage import pose
from client.ui.canvas import Picture
from client.ui.clips import Clip, CountUp, InOrder, Slide, Sound, Still, Together, Wait
from client.ui.effects import Flip
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose

MOST_EGGS = 6
"""No more eggs than this fly for one hen."""
EGG_PX = 34.0


def hen_placed(stage: Stage, event: HenPlaced) -> Clip:
    """Let a hen fly to its square; if it joins others, their lines grow together and the eggs go to the score."""
    seat, yard = event.seat, stage.after.sight.yards[event.seat]
    cell = yard.cell(event.x, event.y)
    rect = stage.new.yards[seat].rect(cell)
    picture = card_in(yard, cell, rect, tiles=seat != stage.viewer)
    start = from_hand(stage, seat, event.card, rect[2])
    flight = Slide(
        picture,
        pose(rect),
        FLIGHT_MS,
        start=start,
        arc=60,
        hides_names=frozenset({yard_name(seat, cell)}),
        sound="slide",
    )
    group = yard.group_at(cell)
    landing: list[Clip] = [Sound(f"cluck_{CARDS[event.card].number}"), *_counted(stage, seat, cell)]
    if group is not None and group.size > 1:
        landing.append(_grown(stage, seat, (group, cell)))
    if event.joined > 1:
        landing.append(InOrder((Wait(160.0), Sound(f"cluck_{_loudest(yard, group)}"))))
    coming = Together((*_still_apart(stage, seat, group), flight))
    return _made_room(stage, seat, (event.card, cell), InOrder((coming, Together(tuple(landing)))))


def _still_apart(stage: Stage, seat: int, group: Group | None) -> Iterator[Clip]:
    """Yield the groups that the new hen will join, as they are while it is on its way."""
    yard, places = stage.before.sight.yards[seat], stage.new.yards[seat]
    for old in yard.groups:
        if group is not None and old.size > 1 and old.cells & group.cells:
            ring = ring_of(old, places)
            cards = {cell: card_in(yard, cell, ring.cells[cell], tiles=seat != stage.viewer) for cell in ring.cells}
            yield Still(group_picture(ring, cards, 1.0), pose(bounds(ring)), FLIGHT_MS, waits=False)


def coop_placed(stage: Stage, event: CoopPlaced | CoopWatched) -> Clip:
    """Let a card come face down to its square, with a thud; its owner sees it turn over."""
    seat, yard = event.seat, stage.after.sight.yards[event.seat]
    cell = yard.cell(event.x, event.y)
    rect = stage.new.yards[seat].rect(cell)
    hides = frozenset({yard_name(seat, cell)})
    flight: Clip
    card: Card | None = None
    if isinstance(event, CoopPlaced):
        card = event.card
        back = hen_picture(card, rect[2:])
        start = from_hand(stage, seat, card, rect[2])
        flight = Flip(
            coop_picture(rect[2:]), pose(rect), FLIGHT_MS, back=back, start=start, hides_names=hides, sound="flip"
        )
    else:
        start = from_hand(stage, seat, None, rect[2])
        flight = Slide(
            coop_picture(rect[2:]), pose(rect), FLIGHT_MS, start=start, arc=60, hides_names=hides, sound="slide"
        )
    landing = Together((Sound("coop_thud"), *_counted(stage, seat, cell)))
    return _made_room(stage, seat, (card, cell), InOrder((flight, landing)))


def _made_room(stage: Stage, seat: int, new: tuple[Card | None, Cell], coming: Clip) -> Clip:
    """Let cards move over first where the squares have become others, and the hand close up meanwhile."""
    card, cell = new
    room = list(_moved_over(stage, seat, cell))
    hand = list(settled(stage, gone=card)) if seat == stage.viewer and card is not None else []
    if not room:
        return Together((*hand, coming))
    rings = frozenset({rings_name(seat)})
    first = room[0]
    room[0] = Slide(first.picture, first.end, first.ms, start=first.start, hides_names=first.hides_names | rings)
    return Together((*hand, InOrder((Together(tuple(room)), coming))))


def _moved_over(stage: Stage, seat: int, new: Cell) -> Iterator[Slide]:
    """Yield the cards of a yard whose squares are drawn elsewhere now."""
    yard, old, places = stage.after.sight.yards[seat], stage.old.yards[seat], stage.new.yards[seat]
    for cell in sorted((*yard.hens, *yard.coops)):
        was, rect = old.rect(cell), places.rect(cell)
        if cell != new and was != rect:
            picture = card_in(yard, cell, rect, tiles=seat != stage.viewer)
            hides = frozenset({yard_name(seat, cell)})
            yield Slide(picture, pose(rect), SETTLE_MS, start=at(was, rect[2]), hides_names=hides)


def _grown(stage: Stage, seat: int, joined: tuple[Group, Cell]) -> Clip:
    """Let the line of a group grow over the new hen."""
    group, cell = joined
    yard, places = stage.after.sight.yards[seat], stage.new.yards[seat]
    ring = ring_of(group, places)
    tiles = seat != stage.viewer
    cards: dict[Cell, Picture] = {each: card_in(yard, each, places.rect(each), tiles=tiles) for each in cells_of(group)}
    return merging(ring, cards, cell, frozenset({ring_name(seat, group)}))


def _counted(stage: Stage, seat: int, cell: Cell) -> Iterator[Clip]:
    """Yield the score that runs to its new value, and for points that came the eggs that fly to it."""
    before, after = (total_now(model, seat) for model in (stage.before, stage.after))
    if seat == stage.viewer:
        yield from _lines_counted(stage)
    if before == after:
        return
    yield CountUp(f"total/{seat}", before, after, 110)
    if after < before:
        return
    start = centre(stage.new.yards[seat].rect(cell))
    goal = centre(total_rect(stage, seat))
    egg = art_picture("hens/egg", EGG_PX if seat == stage.viewer else EGG_PX * 0.7)
    for i in range(min(after - before, MOST_EGGS)):
        flight = Slide(
            egg, Pose(*goal, 0.0, 0.7), 520.0, start=Pose(*start), arc=50, waits=False, sound="egg_pop" if not i else ""
        )
        yield InOrder((Wait(i * 90.0), flight))


def _lines_counted(stage: Stage) -> Iterator[Clip]:
    """Yield the lines of the viewer's score sheet that run to their new values."""
    before, after = (
        sheet_of(model.sight, stand_of(model.sight, stage.viewer)).lines for model in (stage.before, stage.after)
    )
    for number, (old, new) in enumerate(zip(before, after, strict=True)):
        if old.value != new.value:
            yield CountUp(f"line/{stage.viewer}/{number}", old.value, new.value, 110)


def total_now(model: HensModel, seat: int) -> int:
    """Return the score of a seat as a model shows it."""
    sight = model.sight
    return score_of(sight.yards[seat], sight.roosters[seat], sight.goal_card).total


def total_rect(stage: Stage, seat: int) -> Rect:
    """Return where the score of a seat is written."""
    places = stage.new
    if seat in places.parts:
        x, y, w, h = places.parts[seat].head
        return (x, y + h - 40, 70, 40)
    sheet = places.zones.sheet
    if sheet is not None:
        x, y, w, h = sheet
        return (x + w - 110, y + h - 70, 80, 60)
    head = places.own.head or places.zones.own
    return (head[0] + head[2] - 90, head[1], 60, min(head[3], 48))


def _loudest(yard: Yard, group: Group | None) -> int:
    """Return the highest number of a group: it clucks the loudest."""
    return max((CARDS[yard.hens[cell]].number for cell in cells_of(group)), default=1) if group is not None else 1


def _pause(ms: float = 160.0) -> Clip:
    from client.ui.clips import Wait

    return Wait(ms)
