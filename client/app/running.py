"""The program with its window."""

import pygame

from client.app.house import House, Tools
from client.bots.worker import Worker
from client.games import game_by_id
from client.scenes.start import Start
from client.scenes.wishes import opening_of
from client.storage.durable import Flusher
from client.storage.log import end_log, start_log
from client.storage.paths import places
from client.storage.settings import Settings
from client.storage.settings_file import SettingsFile
from client.ui.assets import Assets
from client.ui.clock import SystemClock
from client.ui.geometry import Geometry
from client.ui.window import Opening, Window

ICON_PX = 64


def run_window(start: Start) -> int:
    """Show the window until it is closed.

    Raises:
        NoDisplay: there is no screen.
        SaveError: the match to be reviewed cannot be opened.
    """
    home = places(start.home)
    log = start_log(home.logs)
    flusher = Flusher()
    settings_file = SettingsFile(home.settings, flusher)
    window = Window(_opening(start, settings_file.settings), icon_of(Assets()))
    pygame.font.init()
    house = House(Tools(home, settings_file, flusher, window, SystemClock(), Worker(), start.language or ""))
    try:
        house.open()
        _go_where(house, start)
        house.loop.run()
    finally:
        house.close()
        end_log(log)
    return 0


def _opening(start: Start, settings: Settings) -> Opening:
    """Return how the window opens: as the settings have it, unless the command line says otherwise."""
    opening = opening_of(settings)
    if start.size is not None:
        opening = opening._replace(geometry=Geometry(*start.size), fullscreen=False)
    return opening._replace(fullscreen=opening.fullscreen and not start.windowed)


def _go_where(house: House, start: Start) -> None:
    """Open what the command line asks for."""
    house.desk.go.seed = start.seed
    if start.replay is not None:
        house.desk.go.review(start.replay, start.decision)
    elif start.game is not None:
        house.desk.go.setup(game_by_id(start.game))


def icon_of(assets: Assets) -> pygame.Surface:
    """Return the window's icon."""
    return assets.raster("common/app_icon", ICON_PX)
