"""An X server without a screen, and a hand on its mouse, keyboard and windows."""

import ctypes
import ctypes.util
import os
import shutil
import subprocess
import time
from types import TracebackType
from typing import Self

WITHIN_S = 20.0
"""How long anything may take before the test gives up."""


def missing() -> str:
    """Return what this machine lacks for a real window; empty if it lacks nothing."""
    absent = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    return f"no {' and no '.join(absent)} here" if absent else ""


class Display:
    """The X server. ``name`` is what programs find in ``DISPLAY``."""

    def __init__(self, size: tuple[int, int] = (2000, 1200)) -> None:
        theirs, number = os.pipe()
        screen = ["-screen", "0", f"{size[0]}x{size[1]}x24"]
        lasting = ["-noreset", "-nolisten", "tcp", "-displayfd", str(number)]  # else it begins anew once nobody is left
        self._server = subprocess.Popen(
            ["Xvfb", *screen, *lasting], pass_fds=(number,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(number)
        with os.fdopen(theirs) as answer:
            self.name = f":{answer.readline().strip()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def windows_of(self, pid: int) -> list[str]:
        """Return the numbers of the windows that a process shows."""
        done = self._xdotool("search", "--onlyvisible", "--pid", str(pid), check=False)
        return done.split()

    def window_of(self, pid: int) -> str:
        """Wait until a process shows a window, and return its number."""
        end = time.monotonic() + WITHIN_S
        while time.monotonic() < end:
            found = self.windows_of(pid)
            if found:
                return found[-1]
            time.sleep(0.05)
        raise TimeoutError(f"process {pid} shows no window")

    def click(self, window: str, x: int, y: int) -> None:
        """Bring a window to the front, move the mouse to one of its pixels and click."""
        self._xdotool("windowraise", window)
        self._xdotool("mousemove", "--window", window, str(x), str(y))
        self._xdotool("click", "1")

    def key(self, window: str, *names: str) -> None:
        """Type keys, by their X names, into a window."""
        self._xdotool("windowfocus", window)
        self._xdotool("key", "--delay", "40", *names)

    def resize(self, window: str, width: int, height: int) -> None:
        """Give a window another size, as its owner's mouse would."""
        self._xdotool("windowsize", window, str(width), str(height))

    def close(self, window: str) -> None:
        """Press the window's close button: what a window manager sends then."""
        _send_delete(self.name, int(window))

    def _xdotool(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=check,
            timeout=WITHIN_S,
        )
        return done.stdout


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent, padded to the size of any X event."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    )


_CLIENT_MESSAGE = 33


def _send_delete(name: str, window: int) -> None:
    """Ask a window to close; xdotool can only destroy it."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(name.encode()))
    protocols, delete = (
        ctypes.c_ulong(x11.XInternAtom(display, atom, 0)) for atom in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    message = _ClientMessage(type=_CLIENT_MESSAGE, window=window, message_type=protocols.value, format=32)
    message.data[0] = delete.value
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(display)
