"""A match that is being set up. Knows who plays and by which options; nothing here is drawn."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random, SystemRandom
from typing import Any

from client.core.dealcode import SEEDS, code_of, seed_of
from client.core.game import GameOptions
from client.core.match import Player
from client.core.refusal import InvalidOptions
from client.core.words import N_, Phrase
from client.scenes.names import new_name, next_avatar
from client.scenes.routes import AnyGame
from client.scenes.seating import next_opponent
from client.scenes.setup.fields import Each, OptionField, Some, fields_of


@dataclass
class Draft:
    """Changes with every click. ``code`` is the deal code as it was typed; empty deals by lot."""

    game: AnyGame
    players: list[Player]
    values: dict[str, Any]
    code: str = ""
    rng: Random = field(default_factory=SystemRandom)
    _bench: list[Player] = field(default_factory=list)
    """Who has left the table since there are fewer seats, the last to leave at the end."""

    @cached_property
    def fields(self) -> tuple[OptionField, ...]:
        """What can be agreed, option by option."""
        return fields_of(self.game.Options)

    @property
    def options(self) -> GameOptions:
        """The options as they stand, whether or not they fit the seats."""
        return self.game.Options.model_validate(self.values)

    @property
    def seed(self) -> int | None:
        """What the deal code means; None for a deal by lot, or if it is no code."""
        return seed_of(self.game.code, self.code)

    @property
    def humans(self) -> int:
        """How many sit at the screen."""
        return sum(player.is_human for player in self.players)

    def seat_players(self, count: int) -> None:
        """Let players leave or come until there are ``count``; who left comes back first.

        Options with a value for each seat lose and gain values with them.
        """
        while len(self.players) > count:
            self._bench.append(self.players.pop())
        while len(self.players) < count:
            comer = self._bench.pop() if self._bench else next_opponent(self.players, self.rng)
            self.players.append(comer)
        for option in self.fields:
            if isinstance(option, Each) and self.values[option.head.name]:
                self.set_option(option.head.name, option.fitted(self.values[option.head.name], count))

    def rename(self, seat: int, name: str) -> None:
        """Call a player by another name."""
        self.players[seat] = replace(self.players[seat], name=name.strip())

    def draw_name(self, seat: int) -> str:
        """Give a player a name by lot and return it."""
        self.rename(seat, new_name([player.name for player in self.players], self.rng))
        return self.players[seat].name

    def set_level(self, seat: int, level: str | None) -> None:
        """Let a human (None) or a level decide for a seat."""
        self.players[seat] = replace(self.players[seat], level=level)

    def change_avatar(self, seat: int) -> None:
        """Give a player the next portrait; whoever has it takes the old one."""
        old = self.players[seat].avatar
        new = next_avatar(old)
        for other, player in enumerate(self.players):
            if player.avatar == new:
                self.players[other] = replace(player, avatar=old)
        self.players[seat] = replace(self.players[seat], avatar=new)

    def shuffle_seats(self) -> None:
        """Let lots decide who sits where; with two or more, somebody moves."""
        before = list(self.players)
        while len(before) > 1 and self.players == before:
            self.rng.shuffle(self.players)

    def set_option(self, name: str, value: object) -> None:
        """Choose a value for an option; a list may come as any sequence."""
        self.values[name] = self._as_kept(name, value)

    def toggle(self, field: Some, value: object) -> None:
        """Take a value into an option, or out of it."""
        self.set_option(field.head.name, self._toggled(field, value))

    def refusal_to_toggle(self, field: Some, value: object) -> Phrase | None:
        """Explain why a value may not be taken in or out beside the other options; None if it may."""
        return self.refusal_of(field.head.name, self._toggled(field, value))

    def take_preset(self, number: int) -> None:
        """Choose the options of a preset of the game; all others are standard."""
        self.values = self._preset_values(number)

    def back_to_standard(self) -> None:
        """Choose the standard value of every option."""
        self.values = self.game.Options().model_dump()

    @property
    def is_standard(self) -> bool:
        """Tell whether every option has its standard value."""
        return self.values == self.game.Options().model_dump()

    @property
    def preset(self) -> int:
        """The preset that the options agree with; -1 for none."""
        numbers = range(len(self.game.presets))
        return next((number for number in numbers if self._preset_values(number) == self.values), -1)

    def draw_code(self) -> None:
        """Fill in a deal code by lot."""
        self.code = code_of(self.game.code, self.rng.randrange(SEEDS))

    def refusal_of(self, name: str, value: object) -> Phrase | None:
        """Explain why an option may not have this value beside the others; None if it may, or if others must change."""
        try:
            options = self.game.Options.model_validate(self.values | {name: self._as_kept(name, value)})
            self.game.new(len(self.players), options)
        except InvalidOptions as error:
            return error.reason if error.option == name else None
        return None

    def why_not(self) -> Phrase | None:
        """Explain why the match cannot begin, or return None."""
        try:
            self.game.new(len(self.players), self.options)
        except InvalidOptions as error:
            return self._blamed(error)
        return self.why_no_code()

    def why_no_code(self) -> Phrase | None:
        """Explain what is wrong with the deal code, or return None."""
        if not self.code or self.seed is not None:
            return None
        text = N_("{code} is no deal code of this game; one looks like {example}.")
        return Phrase(text, code=self.code, example=code_of(self.game.code, SEEDS // 3))

    def _as_kept(self, name: str, value: object) -> object:
        """Return a list as the options class keeps it, which may be a tuple."""
        return type(self.values[name])(value) if isinstance(value, list | tuple) else value

    def _toggled(self, field: Some, value: object) -> list[Any]:
        return field.sorted({*self.values[field.head.name]} ^ {value})

    def _blamed(self, error: InvalidOptions) -> Phrase:
        """Return the reason with the title of the option that must change, if it is one of the game's."""
        field = self.game.Options.model_fields.get(error.option)
        if field is None or not field.title:
            return error.reason
        return Phrase(N_("{option}: {reason}"), option=Phrase(field.title), reason=error.reason)

    def _preset_values(self, number: int) -> dict[str, Any]:
        return self.game.Options().model_dump() | dict(self.game.presets[number].values)


def draft_of(game: AnyGame, players: tuple[Player, ...], options: GameOptions) -> Draft:
    """Begin with these players and options."""
    return Draft(game, list(players), options.model_dump())
