"""Settings as the things that obey them want to hear them."""

from collections.abc import Mapping
from types import MappingProxyType

from client.storage.settings import Settings
from client.ui.geometry import DEFAULT_SIZE, Geometry
from client.ui.sound import Kind, Mix
from client.ui.theme import Style
from client.ui.timeline import Speed
from client.ui.window import Opening

TEXT_SCALES: Mapping[str, float] = MappingProxyType({"normal": 1.0, "large": 1.12, "larger": 1.25, "largest": 1.4})
SPEEDS: Mapping[str, Speed] = MappingProxyType(
    {"slow": Speed.SLOW, "normal": Speed.NORMAL, "fast": Speed.FAST, "off": Speed.OFF}
)
_ACCELERATION: Mapping[str, bool | None] = MappingProxyType({"automatic": None, "on": True, "off": False})


def style_of(settings: Settings) -> Style:
    """Return how things are to look."""
    sight = settings.sight
    return Style(
        palette=sight.palette,
        high_contrast=sight.high_contrast,
        reduced_motion=sight.reduced_motion,
        text_scale=TEXT_SCALES[sight.text_size],
        glow=sight.glow,
    )


def mix_of(settings: Settings) -> Mix:
    """Return what is to be heard, and how loud."""
    sound = settings.sound
    kinds = {
        Kind.EFFECTS: sound.effects,
        Kind.VOICES: sound.voices,
        Kind.MUSIC: sound.music,
        Kind.INTERFACE: sound.interface,
    }
    return Mix(
        on=sound.on,
        volume=sound.volume / 100,
        kinds_on={kind: part.on for kind, part in kinds.items()},
        volumes={kind: part.volume / 100 for kind, part in kinds.items()},
    )


def opening_of(settings: Settings) -> Opening:
    """Return how the window is to open."""
    screen = settings.screen
    geometry = Geometry(
        width=DEFAULT_SIZE[0] if screen.width is None else screen.width,
        height=DEFAULT_SIZE[1] if screen.height is None else screen.height,
        x=screen.x,
        y=screen.y,
        maximised=screen.maximised,
        display=screen.monitor,
        desktops=tuple((size[0], size[1]) for size in screen.desktops),
    )
    return Opening(
        geometry,
        fullscreen=screen.full_screen,
        accelerated=_ACCELERATION[screen.acceleration],
        user_scale=settings.sight.ui_scale / 100,
    )


def note_geometry(settings: Settings, geometry: Geometry, *, fullscreen: bool) -> None:
    """Write down where the window is, for the next start. The display the player chose stays chosen."""
    screen = settings.screen
    screen.full_screen = fullscreen
    screen.width, screen.height = geometry.width, geometry.height
    screen.x, screen.y = geometry.x, geometry.y
    screen.maximised = geometry.maximised
    screen.desktops = [list(size) for size in geometry.desktops]
