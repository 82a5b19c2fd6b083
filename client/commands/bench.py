"""``henchbox bench``: how fast the rules run on this machine."""

import argparse
import json
import sys

from client.bots.advice import AnyGame
from client.bots.bench import Speed, measure
from client.commands.columns import columns
from client.commands.usage import Say
from client.commands.wanted import wanted_game
from client.core.words import N_, Phrase
from client.games import ALL_GAMES
from client.locale.markup import plain

USUAL_SEATS = 4
"""Seats at the table that is measured, or as near to it as the game allows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the verb's arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=N_("id of the game; all games if not given"))
    parser.add_argument("--json", action="store_true", help=N_("print the figures as JSON"))


def run(args: argparse.Namespace, say: Say) -> int:
    """Measure one game or all of them and print the figures.

    Raises:
        UsageError: if there is no such game.
    """
    games = ALL_GAMES if args.game is None else (wanted_game(args.game),)
    speeds = [measure(game, _seats(game)) for game in games]
    if args.json:
        facts = [{**speed._asdict(), "ratio": speed.ratio} for speed in speeds]
        sys.stdout.write(json.dumps(facts, indent=2) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _table(speeds, say)))
    return 0


def _seats(game: AnyGame) -> int:
    return min(game.seats, key=lambda seats: abs(seats - USUAL_SEATS))


def _table(speeds: list[Speed], say: Say) -> list[str]:
    head = [N_("Game"), N_("Seats"), N_("Playouts/s"), N_("Moves/s"), N_("Copy"), N_("Sight"), N_("Guess"), N_("Ratio")]
    rows = [[plain(say(text)) for text in head]]
    for speed in speeds:
        costs = (speed.copy_cost, speed.sight_cost, speed.guess_cost)
        rates = [f"{speed.playouts_per_second:.0f}", f"{speed.moves_per_second:.0f}"]
        rows.append([speed.game, str(speed.seats), *rates, *(f"{cost:.2f}" for cost in costs), f"{speed.ratio:.0f}"])
    note = Phrase(
        N_("Copy, sight and guess in moves of a random playout; ratio: moves in the time of a million loop steps.")
    )
    return [*columns(rows), "", plain(say(note))]
