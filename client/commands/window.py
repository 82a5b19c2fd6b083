"""``henchbox``: the window."""

import argparse

from client.commands import kinds
from client.commands.usage import Say, UsageError
from client.core.words import N_, Phrase
from client.scenes.start import Start


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the window."""
    parser.add_argument("--game", metavar="GAME", help=N_("open the set-up of this game at once"))
    parser.add_argument("--windowed", action="store_true", help=N_("do not cover the screen"))
    parser.add_argument("--size", type=kinds.size, metavar="WxH", help=N_("size of the window in pixels"))
    parser.add_argument("--seed", type=kinds.seed, metavar="S", help=N_("deal of the next match"))


def run(args: argparse.Namespace, say: Say) -> int:
    """Open the window and return once it is closed.

    Raises:
        UsageError: there is no such game, or no screen.
    """
    del say  # the window speaks for itself
    if args.game is not None:
        from client.commands.wanted import wanted_game
        from client.tables import ALL_TABLES

        game = wanted_game(args.game)
        if game.id not in ALL_TABLES:
            text = N_("{game} has no table in this version; its rules can be tried with henchbox simulate.")
            raise UsageError(Phrase(text, game=game.title))
    return open_window(Start(args.game, args.windowed, args.size, args.lang, args.home, args.seed))


def open_window(start: Start) -> int:
    """Open the window.

    Raises:
        UsageError: there is no screen.
    """
    from client.app import run as run_window
    from client.ui.window import NoDisplay

    try:
        return run_window(start)
    except NoDisplay as error:
        raise UsageError(error.words) from error
