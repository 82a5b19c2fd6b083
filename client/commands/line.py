"""From the words of the command line to a verb, and from what goes wrong to one line and an exit code."""

import argparse
import contextlib
import errno
import sys
from importlib import import_module
from itertools import pairwise
from typing import NamedTuple, NoReturn, Protocol

from client import __version__
from client.commands import kinds
from client.commands.streams import drop_output, mend_streams
from client.commands.usage import Say, UsageError
from client.core.words import N_, Phrase
from client.locale.languages import closest, languages, system_language
from client.locale.markup import plain
from client.locale.translator import Translator
from client.storage.save_error import SaveError

BAD_USAGE = 2
INTERRUPTED = 130
_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO})
"""What a stream says when it cannot take more."""


class Verb(NamedTuple):
    """A verb of the command line: the module that carries it out, and what it is for."""

    module: str
    purpose: str


WINDOW = Verb("window", N_("Board games on one table: play them against the computer or the family."))
VERBS: dict[str, Verb] = {
    "simulate": Verb("simulate", N_("play matches among computer players, without a window")),
    "bench": Verb("bench", N_("measure how fast the rules run")),
    "replay": Verb("replay", N_("open or print a saved match")),
    "check": Verb("check", N_("check whether saved matches can be opened")),
    "tour": Verb("tour", N_("paint a picture of every screen")),
    "selftest": Verb("selftest", N_("check whether this program is complete and works")),
}


class _Module(Protocol):
    """What the module of a verb offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace, say: Say) -> int: ...


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help in the reader's language. Lines of descriptions stay as they are."""

    def __init__(self, prog: str, translator: Translator) -> None:
        super().__init__(prog, max_help_position=30)
        self._translator = translator

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return None if action.help is None else self._translator.say(action.help).replace("%", "%%")


class _Parser(argparse.ArgumentParser):
    """Refuses in one line, and leaves it to others to print it."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(Phrase("{message}", message=message))


def run_line(words: list[str]) -> int:
    """Carry out a command line, without the program's name, and return the exit code."""
    mend_streams()
    translator = Translator(_language_in(words) or system_language())
    try:
        code = _carried_out(words, translator)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has read enough
        drop_output()
        return 0
    except OSError as error:
        if error.errno not in _FULL:
            raise
        drop_output()
        return _refused(Phrase(N_("The output could not be written: {why}."), why=error.strerror or ""), translator)
    return code


def _carried_out(words: list[str], translator: Translator) -> int:
    """Find the verb and run it; what it cannot do is told in one line."""
    try:
        name, verb = ("", WINDOW) if not words or words[0].startswith("-") else (words[0], _verb(words[0]))
        module: _Module = import_module(f"client.commands.{verb.module}")
        args = _parser(name, verb, module, translator).parse_args(words[1:] if name else words)
        return module.run(args, translator.say)
    except (UsageError, SaveError) as error:
        return _refused(error.phrase, translator)
    except SystemExit as done:  # argparse has printed help or version
        return int(done.code or 0)


def _verb(name: str) -> Verb:
    if name in VERBS:
        return VERBS[name]
    known = ", ".join(VERBS)
    raise UsageError(Phrase(N_("There is no command {name}. There are: {known}."), name=name, known=known))


def _parser(name: str, verb: Verb, module: _Module, translator: Translator) -> argparse.ArgumentParser:
    parser = _Parser(
        prog=f"henchbox {name}".rstrip(),
        description=translator.say(verb.purpose),
        epilog=None if name else _verbs_in_words(translator),
        formatter_class=lambda prog: _Help(prog, translator),
        allow_abbrev=False,
    )
    module.add_arguments(parser)
    parser.add_argument("--lang", type=_language, metavar="CODE", help=N_("language to speak"))
    parser.add_argument("--home", type=kinds.folder, metavar="DIR", help=N_("folder for saves and settings"))
    if not name:
        parser.add_argument("--version", action="version", version=f"henchbox {__version__}")
    return parser


def _verbs_in_words(translator: Translator) -> str:
    """Return the list of verbs for the help of the program."""
    lines = [f"  {name:<10} {translator.say(verb.purpose)}" for name, verb in VERBS.items()]
    return "\n".join([translator.say(N_("commands (henchbox COMMAND --help tells more):")), *lines])


def _language(text: str) -> str:
    """Read a language of the catalogues."""
    known = languages()
    code = closest(text, known)
    if code is None:
        phrase = Phrase(N_("There is no language {name}. There are: {known}."), name=text, known=", ".join(known))
        raise UsageError(phrase)
    return code


def _language_in(words: list[str]) -> str:
    """Find the language that the command line asks for before it is read, so that its own faults are told in it."""
    for word, following in pairwise([*words, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def _refused(phrase: Phrase, translator: Translator) -> int:
    """Print one line and return the exit code for it."""
    sys.stdout.flush()
    with contextlib.suppress(OSError):  # nowhere left to complain
        sys.stderr.write(f"henchbox: {plain(translator.say(phrase))}\n")
    return BAD_USAGE
