"""The row of tiles with their ways in."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from client.core.words import N_
from client.scenes.box import Lid
from client.scenes.desk import Desk
from client.scenes.lid import lid_words
from client.scenes.menu.layout import MenuPlan
from client.scenes.menu.tile import Tile, TileButton, button_places, ready_place
from client.scenes.menu.waiting import Shelfful, Waiting, ready_words
from client.storage.shelf import Entry
from client.ui.metrics import Rect
from client.ui.widgets.base import Widget


class TileWays(NamedTuple):
    """What tiles lead to, and how they know that they are pointed at (by the game's id)."""

    start: Callable[[Lid], None]
    set_up: Callable[[Lid], None]
    resume: Callable[[Entry], None]
    is_raised: Callable[[str], bool]


def tile_row(desk: Desk, lids: Sequence[Lid], plan: MenuPlan, shelf: Shelfful, ways: TileWays) -> list[Widget]:
    """Make the tiles, then what lies on them."""
    tiles = [_tile(desk, lid, (rect, plan), ways) for lid, rect in zip(lids, plan.tiles, strict=True)]
    playable = [tile for tile in tiles if tile.lid.game is not None]
    buttons: list[Widget] = []
    for tile in playable:
        waiting = shelf.by_game.get(tile.lid.id)
        if waiting is not None:
            buttons.append(_ready(desk, tile, waiting, ways))
        buttons += _ways_in(desk, tile, ways)
    return [*tiles, *buttons]


def _tile(desk: Desk, lid: Lid, place: tuple[Rect, MenuPlan], ways: TileWays) -> Tile:
    rect, plan = place
    playable = lid.game is not None
    return Tile(
        f"tile.{lid.id}",
        rect,
        lid.title,
        hint="" if plan.shape.tells_all else desk.say(lid.tagline),
        reachable=not playable,
        lid=lid,
        words=lid_words(desk, lid),
        shape=plan.shape,
        ribbon="" if playable else desk.say(N_("Not in this version yet")),
        on_press=partial(ways.set_up, lid),
        is_raised=partial(ways.is_raised, lid.id),
        calm=desk.settings.sight.reduced_motion,
    )


def _ready(desk: Desk, tile: Tile, waiting: Waiting, ways: TileWays) -> TileButton:
    """Return the button that goes on with the unfinished match of a game."""
    names = waiting.glance.names(desk.label(N_("You")))
    return TileButton(
        f"ready.{tile.lid.id}",
        ready_place(tile),
        desk.label(ready_words(waiting), names),
        partial(ways.resume, waiting.entry),
        icon_name="play",
        tile=tile,
        shy=False,
        short=desk.label(N_("Continue")),
    )


def _ways_in(desk: Desk, tile: Tile, ways: TileWays) -> list[TileButton]:
    """Return the buttons that begin a new match: at once, or after it was set up."""
    play, gear = button_places(tile)
    set_up = desk.label(N_("Set up a new match"))
    return [
        TileButton(
            f"play.{tile.lid.id}",
            play,
            desk.label(N_("Play now")),
            partial(ways.start, tile.lid),
            kind="primary",
            icon_name="play",
            hint=desk.label(N_("A new match at once, with the seats and options of last time")),
            tile=tile,
        ),
        TileButton(
            f"setup.{tile.lid.id}",
            gear,
            set_up,
            partial(ways.set_up, tile.lid),
            icon_name="gear",
            shows_label=False,
            hint=set_up,
            tile=tile,
        ),
    ]
