"""Plays the steps of a match to whoever looks, one after the other, each as its table acts it out."""

from collections.abc import Callable
from dataclasses import replace

from client.core.match import AnyMatch
from client.core.words import Phrase
from client.scenes.match.eyes import Eyes
from client.scenes.match.sightline import Sightline
from client.tables.table import AnyModel, AnyTable
from client.ui.timeline import Timeline


class Show:
    """The picture lags behind the match; ``go_on`` lets it catch up by one step."""

    def __init__(self, sightline: Sightline, table: AnyTable, timeline: Timeline) -> None:
        self.sightline = sightline
        self.table = table
        self.timeline = timeline
        self.arrived = sightline.eyes.shown[sightline.eyes.seat]
        """So many steps have been shown to their end; the log goes as far."""
        self.on_arrive: Callable[[], None] = lambda: None
        """Told when the picture has jumped to a new state; set by whoever lays out and paints."""
        self.telling: Phrase | None = None
        """What is being acted out, in words; None when nothing is."""

    @property
    def match(self) -> AnyMatch:
        """The match that is shown."""
        return self.sightline.match

    @property
    def eyes(self) -> Eyes:
        """Through whose eyes it is shown."""
        return self.sightline.eyes

    def rest(self, thinking: tuple[int, float] | None = None, *, ask: bool = True) -> None:
        """Show the table as the viewer has it now: how it stands, or how far it has been shown."""
        self.telling = None
        shown = self.arrived = self.eyes.shown[self.eyes.seat]
        if shown < self.match.cursor:
            self.table.show(self.sightline.at(shown))
        else:
            self.table.show(self.sightline.now(thinking, ask=ask))

    def turn_ring(self, thinking: tuple[int, float] | None) -> None:
        """Show another part of the thinking AI's time as used up."""
        self.table.show(replace(self.table.shown_model, thinking=thinking))

    def go_on(self) -> bool:
        """Begin to show the next step; False if the viewer has seen all there is."""
        if not self.eyes.behind:
            return False
        seat = self.eyes.seat
        number = self.eyes.shown[seat]
        step = self.match.steps[number]
        game = self.match.game
        seen = [event for each in step.events if (event := game.seen(each, seat)) is not None]
        self.eyes.owe(tuple(w for event in step.events for w in self.table.witnesses(event)))
        words = (game.event_words(event, seat) for event in seen)
        self.telling = next((each for each in words if each is not None), self.telling)
        after = self.sightline.at(number + 1)
        if self.table.shown_model.legal:
            self.table.show(replace(self.table.shown_model, legal=()))
        self.eyes.shown[seat] = number + 1
        clip = self.table.act_before(seen, after)
        if clip is None:
            self._arrive(seen, after)
        else:
            self.timeline.add(clip, lambda: self._arrive(seen, after))
        return True

    def again(self, since: int) -> None:
        """Show everything from decision number ``since`` once more."""
        self.eyes.shown[self.eyes.seat] = since
        self.rest()

    def _arrive(self, seen: list[object], after: AnyModel) -> None:
        """Bring the picture up to date and act out what has gone to a new place."""
        before = self.table.shown_model
        self.arrived = self.eyes.shown[self.eyes.seat]
        self.table.show(after)
        self.on_arrive()
        clip = self.table.act_after(seen, before)
        if clip is not None:
            self.timeline.add(clip)
