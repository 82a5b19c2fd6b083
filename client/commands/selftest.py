"""``henchbox selftest``: whether everything is there and works, for the packaged program."""

import argparse

from client.commands.usage import Say
from client.scenes.start import SelfTest


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take no arguments of its own."""


def run(args: argparse.Namespace, say: Say) -> int:
    """Run the test."""
    del say  # its findings are for builders
    from client.app import selftest

    return selftest(SelfTest(args.lang))
