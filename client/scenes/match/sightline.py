"""What the viewer of a match is shown: models of the table now, and as it stood after any decision."""

from client.core.match import AnyMatch
from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.match.eyes import Eyes
from client.scenes.match.mates import Mates
from client.tables.table import AnyModel, Model


class Sightline:
    """Makes models for whoever looks. Nothing that a seat may not know ever gets past here."""

    def __init__(self, desk: Desk, match: AnyMatch, eyes: Eyes) -> None:
        self.desk = desk
        self.match = match
        self.eyes = eyes
        self.mates = Mates(match)

    @property
    def names(self) -> tuple[str, ...]:
        """The labels of the seats: a lone human is "You", people who share the screen keep their names."""
        names = [player.name for player in self.match.players]
        if len(self.eyes.humans) == 1:
            names[self.eyes.humans[0]] = self.desk.label(N_("You"))
        return tuple(names)

    def say(self, words: Phrase | str) -> str:
        """Return a text in the reader's language with these names."""
        return self.desk.say(words, self.names)

    def label(self, words: Phrase | str) -> str:
        """The same without markup."""
        return self.desk.label(words, self.names)

    def at(self, decision: int) -> AnyModel:
        """Return the table as the viewer sees it before decision number ``decision``; nothing can be done there."""
        return self._model(self.match.game.sight(self.match.at(decision), self.eyes.seat), ())

    def now(self, thinking: tuple[int, float] | None = None, *, ask: bool = True) -> AnyModel:
        """Return the table as it stands, with the viewer's legal moves if it is asked something."""
        sight = self.match.sight(self.eyes.seat)
        mine = ask and self.match.to_act == self.eyes.seat and self.eyes.seat in self.eyes.humans
        legal = tuple(self.match.game.legal_moves(sight)) if mine else ()
        return self._model(sight, legal, thinking)

    def _model(self, sight: object, legal: tuple[object, ...], thinking: tuple[int, float] | None = None) -> AnyModel:
        return Model(
            sight=sight,
            viewer=self.eyes.seat,
            players=self.match.players,
            names=self.names,
            legal=legal,
            say=self.say,
            label=self.label,
            thinking=thinking,
            lights=self.desk.settings.sight.legal_targets,
            mates=self.mates.known_to(self.eyes.seat, sight),
        )
