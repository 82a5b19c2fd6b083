"""The screens that a tour visits: every scene, and every table at its telling moments."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from client.scenes.setup.chooser import Chooser
from client.scenes.setup.fields import Some, fields_of
from client.scenes.setup.scene import SetupScene
from client.scenes.setup.some_row import MOST_CHIPS
from client.tables import ALL_TABLES
from client.tables.table import Model, Spot
from client.ui.input import KeyPressed, PointerMoved
from client.ui.keys import Action
from client.ui.metrics import centre

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
REST_FRAMES = 60
"""How long the pointer rests on something, so that its note is seen."""
FRAME_MS = 1000 / 60
SETTINGS_TABS = ("sight", "play", "sound", "screen", "keys", "language", "saving")


class Stop(NamedTuple):
    """A screen of the tour: its name, and how to get there from the menu."""

    name: str
    go: Callable[[ScratchHouse], None]
    moving: bool = False
    """The picture is taken at once, while things move."""


def stops() -> Iterator[Stop]:
    """Yield every stop, in the order of a player's way through the program."""
    yield Stop("menu_first_start", lambda scratch: scratch.house.desk.go.menu())
    for game in PLAYABLE:
        yield Stop(f"setup_{game.id}", partial(_setup, game))
        for field in fields_of(game.Options):
            if isinstance(field, Some) and len(field.items) > MOST_CHIPS:
                yield Stop(f"setup_{game.id}_{field.head.name}", partial(_choosing, game, field))
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
    """Yield a table at its opening, at decisions of each kind, at its busiest, at its end, and while things move.

    Of each kind there is the first decision, and one of the second half with the move taken up as far as it goes.
    Variants add the decisions that there are not without them.
    """
    played = played_match(game, seats)
    name = f"{game.id}_{seats}"
    table = ALL_TABLES[game.id]
    numbers = {"opening": 0, "busiest": busiest(played), "end": len(played.steps)}
    numbers |= table.highlights([played.at(number) for number in range(len(played.steps))])
    yield from _decision_stops(played, name, numbers, range(len(played.steps)))
    for moment in table.moments:
        number = _step_with(played, moment.event)
        if number is not None:
            yield Stop(f"{name}_{moment.name}", partial(_catch, played, number, moment.at_ms), moving=True)
    known = set(_kinds(played, range(len(played.steps))))
    for variant, options in table.variants.items():
        other = played_match(game, seats, options)
        new = [n for n in range(len(other.steps)) if not known & set(_kinds(other, range(n, n + 1)))]
        yield from _decision_stops(other, f"{name}_{variant}", {}, new)


def _kinds(played: AnyMatch, numbers: Iterable[int]) -> Iterator[str]:
    """Name the kinds of these decisions."""
    table = ALL_TABLES[played.game.id]
    for number in numbers:
        state = played.at(number)
        yield table.kind_of(state, played.game.legal_moves(state))


def _decision_stops(played: AnyMatch, name: str, numbers: dict[str, int], among: Sequence[int]) -> Iterator[Stop]:
    """Yield the decisions ``numbers``, and of each kind among others the first, and one that is taken up."""
    taken_up: dict[str, int] = {}
    for nth, (number, kinds) in enumerate(zip(among, _kinds(played, among), strict=True)):
        numbers.setdefault(kinds, number)
        if nth * 2 >= len(among):
            taken_up.setdefault(f"{kinds}_taken_up", number)
    for moment, number in numbers.items():
        yield Stop(f"{name}_{moment}", partial(_show_table, played, number))
    for moment, number in taken_up.items():
        yield Stop(f"{name}_{moment}", partial(_take_up, played, number))


def _step_with(played: AnyMatch, event: type) -> int | None:
    """Return the decision after which such an event comes first, of the second half of a match if there is one."""
    found = [n for n, step in enumerate(played.steps) if any(isinstance(each, event) for each in step.events)]
    late = [number for number in found if number * 2 >= len(played.steps)]
    return next(iter(late or found), None)


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
    for kind in _spot_kinds(played, middle):
        yield Stop(f"{game.id}_pointed_{kind}", over(partial(_point_at, kind)))


def played_match(game: AnyGame, seats: int, options: Mapping[str, object] | None = None) -> AnyMatch:
    """Return a whole match of rule players; the viewer is the first seat."""
    people = [Player(name, level, avatar) for name, avatar, level in PEOPLE[:seats]]
    match: AnyMatch = Match(game, people, None if options is None else game.Options(**options), SEED)
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


def _choosing(game: AnyGame, field: Some, scratch: ScratchHouse) -> None:
    """Open the sheet of an option with many values."""
    _setup(game, scratch)
    scene = scratch.house.stack.top
    if isinstance(scene, SetupScene):
        scratch.house.stack.push(Chooser(scene.making, field))


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


def _take_up(played: AnyMatch, number: int, scratch: ScratchHouse) -> None:
    """Open the match at a decision, take up what the move made there is about, and point at where it goes."""
    _show_table(played, number, scratch)
    scratch.settle()
    scene = scratch.house.stack.top
    if not isinstance(scene, MatchScene):
        return
    move = played.steps[number].move
    spot = scene.table.spot_of(move)
    if spot is None:
        return
    scene.table.click(spot)
    scene.session.on_change()
    _point(scratch, scene, lambda other: other == scene.table.spot_of(move))


def _catch(played: AnyMatch, number: int, at_ms: float, scratch: ScratchHouse) -> None:
    """Make the move of a decision, and stop so long after what it brings has begun to move."""
    _show_table(played, number, scratch)
    scratch.settle()
    scene = scratch.house.stack.top
    if isinstance(scene, MatchScene):
        scene.session.play((played.steps[number].move,))
        scratch.frames(round(at_ms / FRAME_MS))


def _spot_kinds(played: AnyMatch, number: int) -> list[str]:
    """Name the kinds of things that can be pointed at on the table at a decision."""
    game = played.game
    table = ALL_TABLES[game.id]()
    seat = played.steps[number].seat
    sight = game.sight(played.at(number), seat)
    names = tuple(player.name for player in played.players)
    table.show(Model(sight, seat, played.players, names, tuple(game.legal_moves(sight)), str, str))
    return list(dict.fromkeys(type(box.spot).__name__ for box in table.spots()))


def _point_at(kind: str, scratch: ScratchHouse) -> None:
    """Rest the pointer on the first thing of a kind."""
    scene = scratch.house.stack.top
    if isinstance(scene, MatchScene):
        _point(scratch, scene, lambda spot: type(spot).__name__ == kind)


def _point(scratch: ScratchHouse, scene: MatchScene, is_it: Callable[[Spot], bool]) -> None:
    """Rest the pointer on a thing of the table until its note is seen."""
    box = next((box for box in scene.table.spots() if is_it(box.spot)), None)
    if box is not None:
        scratch.house.handle(PointerMoved(*centre(box.rect)))
        scratch.frames(REST_FRAMES)


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
