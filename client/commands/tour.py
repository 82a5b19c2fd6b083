"""``henchbox tour``: a picture of every screen."""

import argparse

from client.commands import kinds
from client.commands.usage import Say
from client.core.words import N_
from client.scenes.start import Tour


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the verb's arguments."""
    parser.add_argument("--out", type=kinds.folder, required=True, metavar="DIR", help=N_("folder for the pictures"))
    parser.add_argument("--size", type=kinds.size, default=(1920, 1080), metavar="WxH", help=N_("size in pixels"))
    parser.add_argument("--scale", type=kinds.scale, default=1.0, metavar="S", help=N_("size of everything, 0.75 to 2"))
    parser.add_argument("--only", metavar="NAME", help=N_("paint this screen only"))


def run(args: argparse.Namespace, say: Say) -> int:
    """Paint the screens."""
    del say  # the screens speak for themselves
    from client.app import tour

    return tour(Tour(args.out, args.size, args.lang or "en", args.scale, args.only))
