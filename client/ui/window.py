"""The window: opened once, resized by its owner, full screen without changing the screen's mode."""

import contextlib
import logging
import os
import sys
import warnings
from collections.abc import Mapping
from typing import NamedTuple

import pygame

from client.core.words import N_, Phrase
from client.ui.geometry import Geometry, Size, fitted
from client.ui.metrics import Area, area_for
from client.ui.quiet import quiet_stderr

_log = logging.getLogger(__name__)

MINIMUM_PX = (960, 540)
"""Asked of the window manager, which may ignore it."""
DRIVERS_WITHOUT_GLASS = ("offscreen", "dummy")


class NoDisplay(Exception):
    """There is nothing to open a window on. ``words`` says so to whoever started the program."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.words = Phrase(N_("There is no screen to open a window on ({why})."), why=why)


class Opening(NamedTuple):
    """How the window is to open."""

    geometry: Geometry = Geometry()
    fullscreen: bool = False
    accelerated: bool | None = None
    """Whether SDL may show the picture through a texture; None leaves the choice to us."""
    user_scale: float = 1.0
    title: str = "Henchbox"


def sdl_hints(platform: str, environ: Mapping[str, str], *, accelerated: bool | None) -> dict[str, str]:
    """Return what SDL must find in its environment before it starts.

    On Linux with X11 the plain path costs only what changed, where a texture costs the whole window every time.
    """
    hints = {"SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0", "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"}
    on_x11 = platform.startswith("linux") and environ.get("SDL_VIDEODRIVER", "x11") in ("", "x11")
    if accelerated is not None or on_x11:
        hints["SDL_FRAMEBUFFER_ACCELERATION"] = "1" if accelerated else "0"
    return hints


class Window:
    """The open window. Its surface belongs to the toolkit and changes with the size: never keep it."""

    def __init__(self, wish: Opening, icon: pygame.Surface | None = None) -> None:
        """Open it.

        Raises:
            NoDisplay: if there is no screen.
        """
        os.environ.update(sdl_hints(sys.platform, os.environ, accelerated=wish.accelerated))
        _start_video()
        pygame.font.init()
        self.user_scale = wish.user_scale
        self._maximised = wish.geometry.maximised
        self._normal = fitted(wish.geometry, _desktops())
        self._before = self._normal
        pygame.display.set_caption(wish.title)
        if icon is not None:
            pygame.display.set_icon(icon)
        self._open_windowed()
        pygame.key.stop_text_input()  # an input method would take the keys of the game
        self.area = self._measured()
        if wish.fullscreen:
            self.set_fullscreen(on=True)

    @property
    def surface(self) -> pygame.Surface:
        """The picture as it is now, at the window's real size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplay("the window was closed")
        return surface

    @property
    def scale(self) -> float:
        """Real pixels in one design pixel."""
        return self.area.scale

    @property
    def fullscreen(self) -> bool:
        """Tell whether the window covers its whole desktop without a frame."""
        return bool(pygame.display.is_fullscreen())

    @property
    def geometry(self) -> Geometry:
        """Size and place to be saved; those of the plain window while it is maximised or full screen."""
        if self.fullscreen or self._maximised:
            return self._normal._replace(maximised=self._maximised)
        width, height = pygame.display.get_window_size()
        x, y = _place()
        return self._normal._replace(width=width, height=height, x=x, y=y, maximised=False)

    def resized(self) -> None:
        """Measure the surface anew. Never opens the window again: that would fight with whoever drags its edge."""
        self._before = self._normal
        self._normal = self.geometry
        self.area = self._measured()

    def rescale(self, user_scale: float) -> None:
        """Apply another size of everything."""
        self.user_scale = user_scale
        self.area = self._measured()

    def maximised(self, *, now: bool) -> None:
        """Note whether the window fills the desktop. The news may come after the new size or before it."""
        if now and not self._maximised and self._normal[:2] == pygame.display.get_window_size():
            self._normal = self._before
        self._maximised = now

    def update(self, rects: list[pygame.Rect]) -> None:
        """Bring these parts of the surface to the glass."""
        pygame.display.update(rects)

    def set_fullscreen(self, *, on: bool) -> Phrase | None:
        """Cover the desktop that the window is on, or stop covering it. Returns why that failed, if it did."""
        if on == self.fullscreen:
            return None
        if on:
            self._normal = self.geometry
            failed = _try_fullscreen()
        else:
            failed = None
        if not on or failed is not None:
            self._open_windowed(again=True)
        self.area = self._measured()
        return failed

    def close(self) -> None:
        """Close the window and let go of the screen."""
        pygame.display.quit()

    def _open_windowed(self, *, again: bool = False) -> None:
        """Open the plain window, on the wanted display the first time and later on the one where it is."""
        plan = self._normal
        size = (plan.width, plan.height)
        try:
            _set_mode(size, {} if again else {"display": plan.display})
            if again and pygame.display.get_window_size() != size:
                _set_mode(size, {})  # X11's plain path takes a new size only once it has left full screen
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        if plan.x is not None and plan.y is not None:
            with contextlib.suppress(pygame.error):
                pygame.display.set_window_position((plan.x, plan.y))
        self._ask_window_manager()

    def _ask_window_manager(self) -> None:
        """Ask for a smallest size, and to be maximised again. The call for it may go away; then we do without."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)
                window = pygame.Window.from_display_module()
            size = pygame.display.get_window_size()
            window.minimum_size = (min(MINIMUM_PX[0], size[0]), min(MINIMUM_PX[1], size[1]))
            if self._maximised:
                window.maximize()
        except (AttributeError, pygame.error, ValueError) as error:
            _log.info("No smallest size for the window: %s", error)

    def _measured(self) -> Area:
        return area_for(*self.surface.get_size(), self.user_scale)


def _start_video() -> None:
    """Start SDL's video part; a driver that shows nothing counts only if somebody asked for it.

    Raises:
        NoDisplay: if there is no screen. SDL itself would quietly paint to nowhere.
    """
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        with quiet_stderr():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in DRIVERS_WITHOUT_GLASS and driver not in asked:
        pygame.display.quit()
        raise NoDisplay("DISPLAY is not set" if sys.platform.startswith("linux") else driver)


def _set_mode(size: Size, where: dict[str, int]) -> None:
    """Open a plain window. The toolkit warns of a system that gave it another size, which we measure anyway."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        pygame.display.set_mode(size, pygame.RESIZABLE, **where)


def _desktops() -> list[Size]:
    """Return the sizes of the desktops; a driver that shows nothing has room for anything."""
    if pygame.display.get_driver() in DRIVERS_WITHOUT_GLASS:
        return [(16_384, 16_384)]
    return pygame.display.get_desktop_sizes()


def _try_fullscreen() -> Phrase | None:
    """Cover the display that the window is on, at its own size, so that the screen's mode stays as it is."""
    try:
        pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    except pygame.error as error:
        _log.warning("No full screen: %s", error)
        return Phrase(N_("Full screen did not work here ({why}), so the window stays as it was."), why=str(error))
    return None


def _place() -> tuple[int | None, int | None]:
    """Return the window's place on the desktops, if the system tells it."""
    try:
        return pygame.display.get_window_position()
    except pygame.error:
        return None, None
