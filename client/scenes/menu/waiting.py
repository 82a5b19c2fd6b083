"""Which matches wait to be continued, as the menu tells of them."""

from collections.abc import Mapping
from typing import NamedTuple

from client.core.words import N_, NN_, Phrase
from client.scenes.desk import Desk
from client.scenes.glance import Glance, glance
from client.scenes.when import day_words, played_words
from client.storage.shelf import Entry


class Waiting(NamedTuple):
    """An unfinished match and how it stands."""

    entry: Entry
    glance: Glance


class Shelfful(NamedTuple):
    """What the menu knows of the saves: the youngest unfinished match of each game, and how many there are in all."""

    by_game: Mapping[str, Waiting]
    saved: int
    """Matches that can be played on, running and named."""

    @property
    def youngest(self) -> Waiting | None:
        """The match that was left last."""
        return max(self.by_game.values(), key=lambda waiting: waiting.entry.saved, default=None)


def look_up(desk: Desk) -> Shelfful:
    """Look through the saves."""
    found = {game_id: (entry, glance(entry.record)) for game_id, entry in desk.saves.to_continue().items()}
    by_game = {game_id: Waiting(entry, seen) for game_id, (entry, seen) in found.items() if seen is not None}
    saved = sum(isinstance(item, Entry) for item in [*desk.saves.running(), *desk.saves.named()])
    return Shelfful(by_game, saved)


def ready_words(waiting: Waiting) -> Phrase:
    """Return what the tile of the game says."""
    return Phrase(N_("Continue - {progress}"), progress=waiting.glance.progress)


def standing_words(waiting: Waiting) -> Phrase:
    """Say how far the match is and whose turn it is."""
    return Phrase(N_("{progress} - {turn}"), progress=waiting.glance.progress, turn=waiting.glance.turn)


def left_words(desk: Desk, waiting: Waiting) -> Phrase:
    """Say when the match was left and how long it has been played."""
    now = desk.saves.now().astimezone()
    return Phrase(
        N_("{day}, {played}"),
        day=day_words(waiting.entry.saved.astimezone(), now),
        played=played_words(waiting.entry.record.seconds_played),
    )


def more_words(count: int) -> Phrase:
    """Say how many other matches are saved."""
    return Phrase(NN_("{n} more saved match", "{n} more saved matches"), n=count)
