"""The program running in a window of its own, as a test sees it from outside."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from client.storage.paths import places_in
from client.storage.settings import QuickStart, SeatChoice
from client.storage.settings_file import SettingsFile
from tests.window.display import WITHIN_S, Display

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = "mad_science_expo"
NARRATOR = (sys.executable, "-m", "tests.window.narrator")
PATIENCE_S = 2.5
"""A player who sees nothing happen presses the key once more."""
Told = dict[str, Any]
"""What the program tells of itself: see ``narrator``."""


def surroundings(home: Path, display: str | None) -> dict[str, str]:
    """Return the environment of the program: a home of its own, no sound, and the display if there is to be one."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND", "HENCHBOX"))}
    env.pop("DISPLAY", None)
    env |= {"SDL_AUDIODRIVER": "dummy", "HENCHBOX_HOME": str(home), "LANGUAGE": "en"}
    env["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # the narrator imports the toolkit ahead of the program
    return env if display is None else {**env, "DISPLAY": display}


def sit_down(home: Path, level: str = "newcomer") -> None:
    """Leave settings in a home, as if the game had been played before against quick opponents without any waiting."""
    file = SettingsFile(places_in(home).settings)
    file.settings.play.speed = file.settings.play.ai_pace = "off"
    seats = [SeatChoice(name=f"Player {seat}", level=None if seat == 0 else level) for seat in range(4)]
    file.settings.quick_starts[GAME] = QuickStart(seats=seats)
    file.write()


class Program:
    """A running copy. Use it as a context: what still runs at its end is killed, with all its processes."""

    def __init__(self, display: Display, home: Path, *options: str) -> None:
        self.display = display
        self.home = home
        self.told: Told = {}
        self.process = subprocess.Popen(
            [*NARRATOR, *options],
            cwd=ROOT,
            env=surroundings(home, display.name),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self.window = display.window_of(self.process.pid)
        except TimeoutError:
            self.__exit__()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        with contextlib.suppress(ProcessLookupError):  # all have gone, as they should
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._listener.join()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def wait_for(self, scene: str, condition: Callable[[Told], bool] = lambda _told: True) -> Told:
        """Wait until the program rests in a scene, and return what it tells."""
        end = time.monotonic() + WITHIN_S
        while not self.rests_in(scene) or not condition(self.told):
            if self.process.poll() is not None:
                raise AssertionError(f"the program has ended ({self.process.returncode}): {self.errors()}")
            if time.monotonic() > end:
                brief = {name: value for name, value in self.told.items() if name != "position"}
                raise AssertionError(f"waited for {scene}, but: {brief}")
            time.sleep(0.02)
        return self.told

    def rests_in(self, scene: str) -> bool:
        """Tell whether the program rests in a scene now."""
        self._catch_up()
        return self.told.get("scene") == scene

    def open_by_key(self, name: str, scene: str) -> Told:
        """Press a key until a scene opens: one that is pressed while something moves only ends that."""
        end = time.monotonic() + WITHIN_S
        while not self.rests_in(scene) and time.monotonic() < end:
            self.key(name)
            again = time.monotonic() + PATIENCE_S
            while not self.rests_in(scene) and time.monotonic() < again:
                time.sleep(0.02)
        return self.wait_for(scene)

    def click(self, control: str) -> None:
        """Click a control of the scene that was told of last."""
        self._catch_up()
        x, y = self.told["controls"][control]
        self.display.click(self.window, x, y)

    def key(self, *names: str) -> None:
        """Type keys."""
        self.display.key(self.window, *names)

    def close(self) -> int:
        """Press the window's close button, and return the exit code."""
        self.display.close(self.window)
        return self.process.wait(WITHIN_S)

    def kill(self) -> None:
        """End the program without a warning; its thinking process should notice and go too."""
        self.process.kill()
        self.process.wait()

    def errors(self) -> str:
        """Return what the ended program has written on its standard error."""
        return self.process.stderr.read() if self.process.stderr is not None else ""

    def cpu_s(self) -> float:
        """Return the processor time that the running program has used, without its thinking process."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def _catch_up(self) -> None:
        while not self._lines.empty():
            self.told = json.loads(self._lines.get())
