"""The tab of what can be heard."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from client.core.words import N_
from client.scenes.settings.book import Book
from client.scenes.settings.row_kinds import Press, Presses, Sliding, Sounding, Switch
from client.scenes.settings.rows import Row, Rule
from client.storage.settings import Sound, SoundKind
from client.ui.sound import Device, Kind


class Heard(NamedTuple):
    """A kind of sound: its name in the settings, its words, and a sound of that kind to try it with."""

    name: str
    title: str
    note: str
    sample: str


KINDS: Mapping[Kind, Heard] = MappingProxyType(
    {
        Kind.EFFECTS: Heard("effects", N_("The table"), N_("Cards, dice, machines, fanfares."), "stamp"),
        Kind.VOICES: Heard("voices", N_("Voices"), N_("Laughter and the murmur of the crowd."), "laugh"),
        Kind.MUSIC: Heard("music", N_("Music"), N_("What runs on softly under a match."), "music_box"),
        Kind.INTERFACE: Heard("interface", N_("Buttons"), N_("Clicks, and the buzz of what is not possible."), "click"),
    }
)
"""The kinds there are sounds of."""
MASTER_SAMPLE = "bell"


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab."""
    sound = book.settings.sound
    return (
        *_device(book),
        Switch(
            "sound_on",
            N_("Sound"),
            N_("Everything that can be heard."),
            sound.on,
            lambda on: _put(book, sound, "on", on, MASTER_SAMPLE),
        ),
        Sliding(
            "sound_volume",
            N_("Volume of everything"),
            N_("On top of the volumes below."),
            sound.volume,
            lambda value: _slide(book, sound, value, MASTER_SAMPLE),
            why_not="" if sound.on else N_("Sound is switched off."),
        ),
        Rule(),
        *(_kind(book, heard) for heard in KINDS.values()),
    )


def reset(book: Book) -> None:
    """Set standard values."""
    book.settings.sound = Sound()
    book.apply()


def _device(book: Book) -> tuple[Row, ...]:
    """Return what there is to say about the loudspeaker: only that there is none."""
    if book.desk.sound.device is not Device.MISSING:
        return ()
    look = Press("retry_sound", N_("Look again"), lambda: _retry(book), "replay")
    note = N_("Plug in a loudspeaker or headset and look again. The game does not need one.")
    return (Presses("device", N_("No sound device was found"), note, (look,)), Rule())


def _retry(book: Book) -> None:
    if book.desk.sound.retry():
        book.desk.sound.play(MASTER_SAMPLE)
        book.desk.toast(N_("A sound device was found."), "sound")
    else:
        book.desk.toast(N_("There is still no sound device."))
    book.apply()


def _kind(book: Book, heard: Heard) -> Row:
    part: SoundKind = getattr(book.settings.sound, heard.name)
    return Sounding(
        heard.name,
        heard.title,
        heard.note,
        part.on,
        part.volume,
        lambda on: _put(book, part, "on", on, heard.sample),
        lambda value: _slide(book, part, value, heard.sample),
    )


def _put(book: Book, part: Sound | SoundKind, name: str, value: object, sample: str) -> None:
    book.put(part, name, value)
    book.desk.sound.play(sample)
    if book.desk.sound.device is Device.MISSING:
        book.apply()  # the page says so from now on


def _slide(book: Book, part: Sound | SoundKind, value: int, sample: str) -> None:
    part.volume = value
    book.slid(lambda: book.desk.sound.play(sample))
