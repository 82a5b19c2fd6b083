"""``henchbox replay``: a saved match, in the window or as text.

A finished match is printed openly. Of one that still runs, only what everybody at the table has seen is printed, and
not its seed, unless ``--open`` asks for the truth: somebody may want to play it to its end.
"""

import argparse
import sys
from pathlib import Path

from client.commands import kinds
from client.commands.usage import Say, UsageError
from client.core.words import N_, Phrase
from client.locale.markup import plain
from client.scenes.start import Start


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the verb's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=N_("a saved match"))
    parser.add_argument("--to", type=kinds.count, metavar="N", help=N_("go to the moment after N decisions"))
    parser.add_argument("--text", action="store_true", help=N_("print the match instead of opening the window"))
    parser.add_argument("--open", action="store_true", help=N_("print hidden things of an unfinished match too"))


def run(args: argparse.Namespace, say: Say) -> int:
    """Print or open the match.

    Raises:
        SaveError: the file cannot be opened.
        UsageError: the match has fewer decisions than ``--to``, or there is no screen.
    """
    from client.commands.story import Story
    from client.games import game_by_id
    from client.storage.record_file import read_record, set_up

    record = read_record(args.file)
    match = set_up(record, args.file, game_by_id)
    decisions = len(match.moves)
    if args.to is not None and args.to > decisions:
        text = N_("The match has {decisions} decisions, fewer than {wanted}.")
        raise UsageError(Phrase(text, decisions=decisions, wanted=args.to))
    if args.text:
        story = Story(match, record, decisions if args.to is None else args.to, is_open=args.open)
        names = [player.name for player in match.players]
        sys.stdout.writelines(f"{plain(say(line, names))}\n" for line in story.lines())
        return 0
    from client.commands.window import open_window

    return open_window(Start(language=args.lang, home=args.home, replay=args.file, decision=args.to))
