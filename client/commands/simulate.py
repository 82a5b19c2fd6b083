"""``henchbox simulate``: matches among computer players, without a window."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from client.bots.arena import USUAL_SIMULATIONS, Series, Tally, simulate, wilson
from client.commands.columns import columns
from client.commands.usage import Say
from client.commands.wanted import at_least_one, wanted_game, wanted_levels, wanted_options
from client.core.words import N_, NN_, Phrase
from client.locale.markup import plain

_BAR = 30
"""Characters of the progress bar."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the verb's arguments."""
    parser.add_argument("game", metavar="GAME", help=N_("id of the game, such as mad_science_expo"))
    parser.add_argument("--seats", type=int, required=True, metavar="N", help=N_("how many players sit at the table"))
    parser.add_argument("--levels", metavar="A,B,...", help=N_("one level a seat; rule players if not given"))
    parser.add_argument("--matches", type=int, default=10, metavar="K", help=N_("how many matches, 10 if not given"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=N_("the same seed plays the same matches"))
    parser.add_argument("--options", metavar="JSON", help=N_("options of the game that differ from the usual ones"))
    parser.add_argument(
        "--sims",
        type=int,
        default=USUAL_SIMULATIONS,
        metavar="N",
        help=N_("simulations a decision for the strongest level, 100 if not given; weaker ones use a part"),
    )
    parser.add_argument("--json", action="store_true", help=N_("print the figures as JSON"))


def run(args: argparse.Namespace, say: Say) -> int:
    """Play the series and print what came of it.

    Raises:
        UsageError: for a game, level, option or number that cannot be used.
    """
    game = wanted_game(args.game)
    options = wanted_options(game, args.options, args.seats)
    series = Series(
        levels=wanted_levels(args.levels, args.seats),
        matches=at_least_one("--matches", args.matches),
        seed=args.seed,
        options=options,
        simulations=at_least_one("--sims", args.sims),
    )
    tally = simulate(game, series, _progress_bar(series.matches))
    if args.json:
        sys.stdout.write(json.dumps({"game": game.id, **_facts(series, tally)}, indent=2) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _table(series, tally, say)))
    return 0


def _facts(series: Series, tally: Tally) -> dict[str, Any]:
    finished = max(1, tally.matches)
    seats = []
    for number, seat in enumerate(tally.seats):
        low, high = wilson(seat.wins, tally.matches)
        seats.append(
            {
                "seat": number,
                "level": seat.level,
                "points_mean": seat.points / finished,
                "wins": seat.wins,
                "win_share": seat.wins / finished,
                "win_share_95": [low, high],
            }
        )
    return {
        "seed": series.seed,
        "sims": series.simulations,
        "options": {} if series.options is None else series.options.model_dump(mode="json"),
        "matches": tally.matches,
        "unfinished": tally.unfinished,
        "seats": seats,
        "mean_decisions": tally.decisions / finished,
        "seconds": tally.seconds,
        "moves_per_second": tally.decisions / tally.seconds if tally.seconds else 0.0,
    }


def _table(series: Series, tally: Tally, say: Say) -> list[str]:
    facts = _facts(series, tally)
    head = [N_("Seat"), N_("Level"), N_("Points"), N_("Wins"), N_("Share"), N_("95 % interval")]
    rows = [[plain(say(text)) for text in head]]
    for seat in facts["seats"]:
        low, high = seat["win_share_95"]
        numbers = [
            f"{seat['points_mean']:.2f}",
            str(seat["wins"]),
            f"{seat['win_share']:.1%}",
            f"{low:.1%} - {high:.1%}",
        ]
        rows.append([str(seat["seat"]), seat["level"], *numbers])
    lines = [
        Phrase(NN_("{n} match finished.", "{n} matches finished."), n=tally.matches),
        Phrase(N_("{mean} decisions a match."), mean=round(facts["mean_decisions"], 1)),
        Phrase(
            N_("{seconds} seconds, {rate} moves a second."),
            seconds=round(tally.seconds, 1),
            rate=round(facts["moves_per_second"]),
        ),
    ]
    if tally.unfinished:
        given_up = NN_("{n} match went on without an end and was given up.", "{n} matches were given up.")
        lines.append(Phrase(given_up, n=tally.unfinished))
    return [*columns(rows), "", *(plain(say(line)) for line in lines)]


def _progress_bar(matches: int) -> Callable[[int], None] | None:
    """Return what draws a bar on a terminal; nothing is drawn into files and pipes."""
    if not sys.stderr.isatty():
        return None

    def draw(done: int) -> None:
        filled = _BAR * done // matches
        end = "\n" if done == matches else ""
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{matches}{end}")
        sys.stderr.flush()

    return draw
