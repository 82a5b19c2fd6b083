"""``henchbox check``: whether saved matches can be opened."""

import argparse
import sys
from pathlib import Path

from client.commands.usage import Say, UsageError
from client.core.words import N_, NN_, Phrase
from client.games import game_by_id
from client.locale.markup import plain
from client.storage.record_file import read_record, set_up
from client.storage.save_error import SaveError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the verb's arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=N_("a saved match"))


def run(args: argparse.Namespace, say: Say) -> int:
    """Say of each file "ok", or why not. Nothing on disk is changed.

    Raises:
        UsageError: some cannot be opened.
    """
    broken = 0
    for name in args.files:
        try:
            verdict = _verdict(Path(name))
        except SaveError as error:
            verdict, broken = error.phrase, broken + 1
        sys.stdout.write(plain(say(Phrase("{file}: {verdict}", file=name, verdict=verdict))) + "\n")
    if broken:
        text = NN_("{broken} of {n} file cannot be opened.", "{broken} of {n} files cannot be opened.")
        raise UsageError(Phrase(text, broken=broken, n=len(args.files)))
    return 0


def _verdict(path: Path) -> Phrase:
    """Set the match up; raises SaveError if that is impossible."""
    record = read_record(path)
    match = set_up(record, path, game_by_id)
    if len(match.moves) < len(record.moves):
        return Phrase(N_("ok, but the rules have changed since: it goes on from where it stood, without the way there"))
    return Phrase(N_("ok"))
