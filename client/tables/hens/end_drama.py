"""The end of a match on the table: the viewer's yard is counted line by line, and the result announced."""

from collections.abc import Iterator

from client.core.words import N_, NN_, Listing, Phrase, SeatName
from client.games.hens.components import EGGS_OF, MEDALS_OF
from client.games.hens.events import MatchEnded
from client.games.hens.grid import Cell
from client.games.hens.yard import Group, Yard
from client.tables.hens.groups import cells_of
from client.tables.hens.look import THEME
from client.tables.hens.stage import Stage
from client.tables.hens.tally import ScoreLine, Stand, largest_of, sheet_of, stand_of
from client.tables.pictures import art_picture, banner_picture
from client.ui.clips import Clip, CountUp, Grow, InOrder, Legs, Slide, Sound, Still, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import Banner
from client.ui.metrics import centre
from client.ui.poses import Pose

POP_MS, FLIGHT_MS = 300.0, 380.0
STEP_MS = 80.0
"""Between two eggs that are counted."""
LINE_MS = 420.0
"""Least time for a line of the sheet."""
OVERLAP_MS = 300.0
"""The next line begins while the last eggs are still on their way."""
BASKET_PX, EGG_PX = 170.0, 44.0


def ended(stage: Stage, event: MatchEnded) -> Clip:
    """Count the viewer's yard as its sheet has it, then all totals, then say who has won."""
    sheet = sheet_of(stage.after.sight, stand_of(stage.after.sight, stage.viewer))
    lines = InOrder(tuple(_line(stage, number, line) for number, line in enumerate(sheet.lines)), OVERLAP_MS)
    basket = Still(art_picture("hens/basket", BASKET_PX), _basket(stage), lines.duration_ms, waits=False)
    totals = [CountUp(f"total/{each}", 0, score.total, 45) for each, score in enumerate(event.scores) if score.total]
    return InOrder((Together((basket, lines)), Together((Sound("coin"), *totals)), _announced(stage, event)))


def _basket(stage: Stage) -> Pose:
    """Return where the basket stands that the eggs are gathered in: over the hand, which nobody needs any more."""
    return Pose(*centre(stage.new.hand_zone))


def _line(stage: Stage, number: int, line: ScoreLine) -> Clip:
    """Count one line: what it counts pops up in the yard, its points run up on the sheet."""
    pops = tuple(_pops(stage, stand_of(stage.after.sight, stage.viewer), number))
    counts = [CountUp(f"line/{stage.viewer}/{number}", 0, line.value, STEP_MS)] if line.value else []
    sound = [Sound("goal_chime")] if line.icon == "target" and line.value > 0 else []
    if line.icon == "coop" and line.value:
        sound = [Sound("coop_thud")]
    least = Wait(LINE_MS + OVERLAP_MS if line.value else OVERLAP_MS)
    return Together((least, *sound, *counts, Together(pops, STEP_MS)))


def _pops(stage: Stage, stand: Stand, number: int) -> Iterator[Clip]:
    """Yield what pops up for a line: the eggs of a group, the medals, the coops."""
    yard = stand.yard
    rooster_group = yard.group_at(stand.rooster)
    largest = largest_of(yard, rooster_group)
    if number == 0:
        yield from _eggs(stage, yard, largest)
    elif number == 1 and rooster_group is not largest:
        yield from _eggs(stage, yard, rooster_group)
    elif number == 2:
        for cell, card in sorted(yard.hens.items()):
            if MEDALS_OF[card]:
                yield _pop(stage, cell, "hens/medal")
    elif number == 3:
        for cell in sorted(yard.coops):
            yield _pop(stage, cell, "hens/coop_back")


def _eggs(stage: Stage, yard: Yard, group: Group | None) -> Iterator[Clip]:
    """Yield every egg of a group: it pops up over its hen and flies into the basket."""
    egg = art_picture("hens/egg", EGG_PX)
    goal = _basket(stage)._replace(scale=0.7)
    for cell in cells_of(group) if group is not None else ():
        x, y = centre(stage.new.yards[stage.viewer].rect(cell))
        for number in range(EGGS_OF[yard.hens[cell]]):
            at = Pose(x + (number - 1) * EGG_PX * 0.5, y)
            pop = Grow(egg, at, POP_MS, easing=overshoot, sound="egg_pop")
            yield Legs((pop, Slide(egg, goal, FLIGHT_MS, start=at, arc=80, waits=False)))


def _pop(stage: Stage, cell: Cell, name: str) -> Clip:
    """Let a sign pop up over a square of the viewer's yard."""
    rect = stage.new.yards[stage.viewer].rect(cell)
    size = min(rect[2], rect[3]) * 0.5
    return Grow(art_picture(name, size), Pose(*centre(rect)), POP_MS + OVERLAP_MS, easing=overshoot)


def _announced(stage: Stage, event: MatchEnded) -> Clip:
    """Say who has won, or what a solo match is called."""
    at = Pose(*centre(stage.new.zones.middle))
    total = event.scores[event.winners[0] if event.winners else 0].total
    mine = stage.viewer in event.winners
    sub = stage.say(Phrase(NN_("with {n} point", "with {n} points"), n=total))
    if event.rank is not None:
        title = Phrase(event.rank.name)
    elif len(event.winners) > 1:
        names = Listing(tuple(Phrase("{name}", name=SeatName(seat)) for seat in event.winners))
        title = Phrase(N_("{names} share the win"), names=names)
    elif mine:
        title = Phrase(N_("You win!"))
    else:
        title = Phrase(N_("{name} wins"), name=SeatName(event.winners[0]))
    sound = "win" if mine else "lose"
    return Banner(banner_picture(THEME, stage.say(title), sub), at, 1800, sound=sound)
