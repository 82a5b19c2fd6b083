"""The program: it opens the window, sets up the house and sends players from scene to scene."""

from client.scenes.start import SelfTest, Start, Tour

__all__ = ["run", "selftest", "tour"]


def run(start: Start) -> int:
    """Show the window until the player closes it, and return the exit code.

    Raises:
        NoDisplay: there is no screen.
    """
    from client.app.running import run_window

    return run_window(start)


def tour(wish: Tour) -> int:
    """Paint every screen into a folder and return the exit code."""
    from client.app.touring import paint_tour

    return paint_tour(wish)


def selftest(wish: SelfTest) -> int:
    """Try everything this program consists of and return the exit code: 0 if all is well, else 2."""
    from client.app.selftest import try_everything

    return try_everything(wish)
