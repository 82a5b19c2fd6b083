"""The end of a match on the table: the viewer's yard is counted line by line, and the result announced."""

from collections.abc import Iterator

from client.core.words import N_, NN_, Listing, Phrase, SeatName
from client.games.hens.components import MEDALS_OF
from client.games.hens.events import MatchEnded
from client.games.hens.grid import Cell
from client.games.hens.yard import Group
from client.tables.hens.groups import cells_of
from client.tables.hens.look import THEME
from client.tables.hens.stage import Stage
from client.tables.hens.tally import ScoreLine, Stand, largest_of, sheet_of, stand_of
from client.tables.pictures import art_picture, banner_picture
from client.ui.clips import Clip, CountUp, Grow, InOrder, Sound, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import Banner
from client.ui.metrics import centre
from client.ui.poses import Pose

POP_MS = 420.0
STEP_MS = 100.0
"""Between two hens whose eggs are counted."""
LINE_MS = 420.0
"""Least time for a line of the sheet."""


def ended(stage: Stage, event: MatchEnded) -> Clip:
    """Count the viewer's yard as its sheet has it, then all totals, then say who has won."""
    seat = stage.viewer
    sheet = sheet_of(stage.after.sight, stand_of(stage.after.sight, seat))
    lines = [_line(stage, number, line) for number, line in enumerate(sheet.lines)]
    totals = [CountUp(f"total/{each}", 0, score.total, 45) for each, score in enumerate(event.scores) if score.total]
    return InOrder((*lines, Together((Sound("coin"), *totals)), _announced(stage, event)))


def _line(stage: Stage, number: int, line: ScoreLine) -> Clip:
    """Count one line: what it counts pops up in the yard, its points run up on the sheet."""
    stand = stand_of(stage.after.sight, stage.viewer)
    pops = list(_pops(stage, stand, number))
    counts = [CountUp(f"line/{stage.viewer}/{number}", 0, line.value, 60)] if line.value else []
    sound = [Sound("goal_chime")] if line.icon == "target" and line.value > 0 else []
    if line.icon == "coop" and line.value:
        sound = [Sound("coop_thud")]
    return Together((Wait(LINE_MS if line.value else 160.0), *sound, *counts, Together(tuple(pops), STEP_MS)))


def _pops(stage: Stage, stand: Stand, number: int) -> Iterator[Clip]:
    """Yield what pops up for a line: the eggs of a group, the medals, the coops."""
    yard = stand.yard
    rooster_group = yard.group_at(stand.rooster)
    largest = largest_of(yard, rooster_group)
    if number == 0:
        yield from _eggs(stage, largest)
    elif number == 1 and rooster_group is not largest:
        yield from _eggs(stage, rooster_group)
    elif number == 2:
        for cell, card in sorted(yard.hens.items()):
            if MEDALS_OF[card]:
                yield _pop(stage, cell, "hens/medal", "count")
    elif number == 3:
        for cell in sorted(yard.coops):
            yield _pop(stage, cell, "hens/coop_back", "")


def _eggs(stage: Stage, group: Group | None) -> Iterator[Clip]:
    for cell in cells_of(group) if group is not None else ():
        yield _pop(stage, cell, "hens/egg", "egg_pop")


def _pop(stage: Stage, cell: Cell, name: str, sound: str) -> Clip:
    """Let a sign pop up over a square of the viewer's yard."""
    rect = stage.new.yards[stage.viewer].rect(cell)
    size = min(rect[2], rect[3]) * 0.5
    return Grow(art_picture(name, size), Pose(*centre(rect)), POP_MS, easing=overshoot, sound=sound)


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
    return Banner(banner_picture(THEME, stage.say(title), sub), at, 2000, sound=sound)
