"""The door to the program: ``python -m client`` and ``henchbox``.

Worker processes come in here too, so nothing may be imported before ``freeze_support`` has sent them their way.
"""

from multiprocessing import freeze_support


def main(argv: list[str] | None = None) -> int:
    """Do what the command line says (default: that of the process) and return the exit code.

    0 is success, 2 a wrong command or a file that cannot be used, 130 an interruption.
    """
    freeze_support()
    import os
    import sys

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is for what was asked

    from client.commands.line import run_line

    return run_line(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    raise SystemExit(main())
