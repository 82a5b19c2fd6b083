"""Every setting with its standard value and bounds, one class a tab of the settings screen."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Percent = Annotated[int, Field(ge=0, le=100)]
Pixels = Annotated[int, Field(ge=-100_000, le=100_000)]
DesktopSize = Annotated[list[Pixels], Field(min_length=2, max_length=2)]
"""Width and height in pixels."""
Pace = Literal["slow", "normal", "fast", "off"]
ShortText = Annotated[str, Field(max_length=200)]


class _Tab(BaseModel):
    """Base of all parts: unknown names and wrong types are refused, when read as well as when set."""

    model_config = ConfigDict(extra="forbid", strict=True, validate_assignment=True)


class Sight(_Tab):
    """What things look like."""

    ui_scale: Annotated[int, Field(ge=75, le=200)] = 100
    """Size of text, cards, windows and click areas together, in percent."""
    text_size: Literal["normal", "large", "larger", "largest"] = "normal"
    palette: Literal["standard", "red_green_weak", "blue_yellow_weak"] = "standard"
    high_contrast: bool = False
    reduced_motion: bool = False
    glow: bool = True
    legal_targets: bool = True
    """Targets light up once a card is chosen."""
    spoken_text: bool = False


class Play(_Tab):
    """How a match feels."""

    speed: Pace = "normal"
    """Speed of what moves; "off" shows only where it ends."""
    ai_pace: Pace = "normal"
    """How long an AI move is shown before the next; "off" does not wait."""
    confirm_moves: bool = False
    auto_play_forced: bool = True
    """A choice with one option that hides nothing is taken by itself."""
    hide_hands_on_focus_loss: bool = False


class SoundKind(_Tab):
    """Switch and volume of one kind of sound."""

    on: bool = True
    volume: Percent = 80


class Sound(_Tab):
    """What can be heard."""

    on: bool = True
    volume: Percent = 80
    """Volume of everything, on top of each kind's own."""
    effects: SoundKind = Field(default_factory=SoundKind)
    voices: SoundKind = Field(default_factory=SoundKind)
    music: SoundKind = Field(default_factory=lambda: SoundKind(volume=40))
    interface: SoundKind = Field(default_factory=lambda: SoundKind(volume=60))


class Screen(_Tab):
    """The window and how it gets to the glass. None leaves the choice to the program."""

    full_screen: bool = False
    width: Pixels | None = None
    height: Pixels | None = None
    x: Pixels | None = None
    y: Pixels | None = None
    maximised: bool = False
    monitor: Annotated[int, Field(ge=0, le=63)] = 0
    desktops: Annotated[list[DesktopSize], Field(max_length=64)] = Field(default_factory=list)
    """Sizes of all desktops when the place was noted, which means nothing once they change."""
    acceleration: Literal["automatic", "on", "off"] = "automatic"
    """Whether the picture goes through the graphics processor."""


class Keys(_Tab):
    """Keys that differ from the standard ones: name of the action -> its chords."""

    changes: dict[ShortText, Annotated[list[ShortText], Field(max_length=8)]] = Field(default_factory=dict)


class Language(_Tab):
    """What is spoken."""

    code: ShortText = ""
    """A language of the catalogues; empty follows the system."""


class Saving(_Tab):
    """What is kept, and where."""

    autosave: bool = True
    pictures: bool = True
    """Saved matches keep a picture of their table."""
    folder: Annotated[str, Field(max_length=4000, pattern=r"^[^\x00]*$")] = ""
    """Where matches are kept instead of the usual place; empty is the usual place."""


class SeatChoice(_Tab):
    """Who sat at a seat last time. ``level`` is None for a human."""

    name: ShortText = ""
    level: ShortText | None = None
    avatar: ShortText = "fox"


class QuickStart(_Tab):
    """Seats and options of the last match of a game, for starting the next with one click."""

    seats: Annotated[list[SeatChoice], Field(max_length=8)] = Field(default_factory=list)
    options: dict[str, Any] = Field(default_factory=dict)
    """As the game's options write themselves; the game checks them when they are used."""


class Settings(_Tab):
    """All settings. Setting a value checks it: ``settings.sight.ui_scale = 300`` raises a ValueError."""

    format: Literal[1] = 1
    sight: Sight = Field(default_factory=Sight)
    play: Play = Field(default_factory=Play)
    sound: Sound = Field(default_factory=Sound)
    screen: Screen = Field(default_factory=Screen)
    keys: Keys = Field(default_factory=Keys)
    language: Language = Field(default_factory=Language)
    saving: Saving = Field(default_factory=Saving)
    quick_starts: dict[ShortText, QuickStart] = Field(default_factory=dict)
    """Game id -> how it was played last."""
