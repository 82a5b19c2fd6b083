"""The screens that a tour visits: every scene, and every table at its telling moments."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from client.app.easel import ScratchHouse
from client.core.match import AnyMatch, Match, Player
from client.core.words import N_, Phrase
from client.scenes.box import PLAYABLE
from client.scenes.crash import CrashScene
from client.scenes.curtain import CurtainScene
from client.scenes.dialog import ask
from client.scenes.match.scene import MatchScene
from client.scenes.routes import AnyGame
from client.ui.input import KeyPressed
from client.ui.keys import Action

SEED = 20
"""Of all matches on the tour."""
PEOPLE = (
    ("Robin", "fox", None),
    ("Clover", "owl", "sharp"),
    ("Basil", "bear", "regular"),
    ("Juniper", "cat", "master"),
    ("Sorrel", "frog", "newcomer"),
    ("Tansy", "rabbit", "sharp"),
)
SETTINGS_TABS = ("sight", "play", "sound", "screen", "keys", "language", "saving")


class Stop(NamedTuple):
    """A screen of the tour: its name, and how to get there from the menu."""

    name: str
    go: Callable[[ScratchHouse], None]


def stops() -> Iterator[Stop]:
    """Yield every stop, in the order of a player's way through the program."""
    yield Stop("menu_first_start", lambda scratch: scratch.house.desk.go.menu())
    for game in PLAYABLE:
        yield Stop(f"setup_{game.id}", partial(_setup, game))
        for seats in sorted({game.seats[0], game.seats[-1], 4} & set(game.seats)):
            yield from _table_stops(game, seats)
        yield from _match_stops(game)
    yield Stop("menu_continue", _menu_with_a_match)
    yield Stop("saves", lambda scratch: scratch.house.desk.go.saves())
    for tab in SETTINGS_TABS:
        yield Stop(f"settings_{tab}", partial(_settings, tab))
    yield Stop("about", lambda scratch: scratch.house.desk.go.about())
    yield Stop("crash", _crash)
    yield Stop("too_small", _too_small)


def _table_stops(game: AnyGame, seats: int) -> Iterator[Stop]:
    """Yield a table at its opening, at the first decision of each kind, at its busiest, and at its end."""
    played = played_match(game, seats)
    numbers = {"opening": 0, "busiest": busiest(played), "end": len(played.steps)}
    for number in range(len(played.steps)):
        state = played.at(number)
        kinds = sorted({move.kind for move in game.legal_moves(state)})
        numbers.setdefault("_".join(kinds), number)
    for moment, number in numbers.items():
        yield Stop(f"{game.id}_{seats}_{moment}", partial(_show_table, played, number))


def _match_stops(game: AnyGame) -> Iterator[Stop]:
    """Yield what lies over a table, and the results."""
    played = played_match(game, game.seats[-1])
    middle = len(played.steps) // 2

    def over(then: Callable[[ScratchHouse], object]) -> Callable[[ScratchHouse], None]:
        def go(scratch: ScratchHouse) -> None:
            _show_table(played, middle, scratch)
            scratch.frames(2)
            then(scratch)

        return go

    yield Stop(f"{game.id}_pause", over(lambda scratch: scratch.house.desk.go.pause()))
    yield Stop(f"{game.id}_moves", over(lambda scratch: _key(scratch, Action.LIST_MOVES)))
    yield Stop(f"{game.id}_log", over(lambda scratch: _key(scratch, Action.LOG)))
    yield Stop(f"{game.id}_settings", over(lambda scratch: scratch.house.desk.go.settings("play")))
    yield Stop(f"{game.id}_large", over(_look_at_first))
    yield Stop(f"{game.id}_question", over(_question))
    yield Stop(f"{game.id}_curtain", over(_curtain))
    yield Stop(f"{game.id}_results", partial(_results, played))


def played_match(game: AnyGame, seats: int) -> AnyMatch:
    """Return a whole match of rule players; the viewer is the first seat."""
    people = [Player(name, level, avatar) for name, avatar, level in PEOPLE[:seats]]
    match: AnyMatch = Match(game, people, None, SEED)
    rng = Random(SEED)  # noqa: S311 - a picture, not a secret
    while match.to_act is not None:
        match.play(game.rule_player(match.sight(match.to_act), rng))
    return match


def busiest(match: AnyMatch) -> int:
    """Return the decision at which most lies on the table: the longest position."""
    sizes = [len(str(match.game.to_json(match.at(number)))) for number in range(len(match.steps))]
    return max(range(len(sizes)), key=sizes.__getitem__)


def _setup(game: AnyGame, scratch: ScratchHouse) -> None:
    scratch.house.desk.go.setup(game)


def _settings(tab: str, scratch: ScratchHouse) -> None:
    scratch.house.desk.go.settings(tab)


def _show_table(played: AnyMatch, number: int, scratch: ScratchHouse) -> None:
    """Open the match at a decision; whoever decides there is the human who looks."""
    seat = played.steps[min(number, len(played.steps) - 1)].seat
    people = [
        Player(p.name, None if i == seat else p.level or "regular", p.avatar) for i, p in enumerate(played.players)
    ]
    match: AnyMatch = Match(played.game, people, played.options, played.seed)
    for step in played.steps[:number]:
        match.play(step.move)
    desk = scratch.house.desk
    desk.go.menu()
    scene = MatchScene(desk, match, desk.saves.begin(match.game.id))
    desk.stack.push(scene)
    scene.pause_ai(on=True)


def _menu_with_a_match(scratch: ScratchHouse) -> None:
    game = PLAYABLE[0]
    played = played_match(game, 4)
    _show_table(played, len(played.steps) // 2, scratch)
    scratch.frames(2)
    scratch.house.desk.go.menu()


def _results(played: AnyMatch, scratch: ScratchHouse) -> None:
    _show_table(played, len(played.steps), scratch)
    scratch.house.desk.go.results(played, 0)


def _key(scratch: ScratchHouse, action: Action) -> None:
    scratch.house.handle(KeyPressed("", action=action))


def _look_at_first(scratch: ScratchHouse) -> None:
    scene = scratch.house.stack.top
    if isinstance(scene, MatchScene):
        spot = next((box.spot for box in scene.table.spots() if scene.table.has_large(box.spot)), None)
        scene.look(spot)


def _question(scratch: ScratchHouse) -> None:
    ask(scratch.house.desk, Phrase(N_("Does everybody agree to take this back?")), lambda: None)


def _curtain(scratch: ScratchHouse) -> None:
    desk = scratch.house.desk
    name, avatar, _ = PEOPLE[1]
    desk.stack.push(CurtainScene(desk, 1, name, avatar, lambda: None))


def _crash(scratch: ScratchHouse) -> None:
    desk = scratch.house.desk
    text = "\n".join(f"line {number} of a report" for number in range(40))
    desk.stack.push(CrashScene(desk, text, desk.places.logs / "crash.txt"))


def _too_small(scratch: ScratchHouse) -> None:
    scratch.easel.resize((200, 150))
    scratch.house.stack.relayout()
