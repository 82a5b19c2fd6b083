"""One saved match, or one broken file, in words."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from client.core.words import N_, NN_, Phrase
from client.scenes.box import Lid, lid_of
from client.scenes.desk import Desk
from client.scenes.glance import Glance, glance
from client.scenes.glance_chips import SeatChip, seat_chips
from client.scenes.when import clock_words, day_words, played_words
from client.storage.shelf import Broken, Entry, Item
from client.storage.slots import title_of


@dataclass(frozen=True, slots=True)
class Card:
    """What the list tells of one file, in the reader's language. Texts that may hold markup end in ``_rich``."""

    item: Item
    title: str
    standing_rich: str
    """How the match stands, or what is wrong with the file."""
    when: str
    chips: tuple[SeatChip, ...] = ()
    remark_rich: str = ""
    """What is out of the ordinary: a backup, take-backs."""
    lid: Lid | None = None
    picture: Path | None = None
    is_over: bool = False
    why_closed: str = ""
    """Why it cannot be opened; empty if it can."""


def card_of(desk: Desk, item: Item, *, named: bool) -> Card:
    """Look at one file; ``named`` ones are known by the name the player gave them."""
    if isinstance(item, Broken):
        reason = desk.say(item.reason)
        return Card(item, title_of(item.path), reason, _when(desk, item.saved), why_closed=desk.label(item.reason))
    seen = glance(item.record)
    if seen is None:
        text = Phrase(N_("This version of Henchbox cannot play it: its game or its rules are missing."))
        return Card(item, item.title, desk.say(text), _when(desk, item.saved), why_closed=desk.label(text))
    return _playable(desk, item, seen, named=named)


def _playable(desk: Desk, entry: Entry, seen: Glance, *, named: bool) -> Card:
    names = seen.names(desk.label(N_("You")))
    standing = Phrase(N_("{progress} - {turn}"), progress=seen.progress, turn=seen.turn)
    when = Phrase(
        N_("{when}, {played}"),
        when=_when_words(desk, entry.saved),
        played=played_words(entry.record.seconds_played),
    )
    return Card(
        item=entry,
        title=entry.title if named else seen.game.title,
        standing_rich=desk.say(standing, names),
        when=desk.label(when),
        chips=seat_chips(desk, seen),
        remark_rich=_remark(desk, entry),
        lid=lid_of(seen.game),
        picture=entry.picture,
        is_over=seen.to_act is None,
    )


def _remark(desk: Desk, entry: Entry) -> str:
    if entry.is_backup:
        return desk.say(N_("The file itself is damaged. This is its last sound backup, which can be opened instead."))
    moves = len(entry.record.moves)
    decisions = Phrase(NN_("{n} decision", "{n} decisions"), n=moves)
    if entry.record.taken_back:
        return desk.say(Phrase(N_("{decisions}, with take-backs"), decisions=decisions))
    return desk.say(decisions)


def _when(desk: Desk, saved: datetime) -> str:
    return desk.label(_when_words(desk, saved))


def _when_words(desk: Desk, saved: datetime) -> Phrase:
    here = saved.astimezone()
    day = day_words(here, desk.saves.now().astimezone())
    return Phrase(N_("{day}, {time}"), day=day, time=clock_words(here))
