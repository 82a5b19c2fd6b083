"""The program, telling on its standard output what is to be seen: ``python -m tests.window.narrator [options]``.

Takes the options of ``henchbox``. Whenever the picture has come to rest and is another one, it writes a line of JSON:
the scene on top, the pixels at which its controls can be clicked, the match as it stands, and the processor time used.
"""

import json
import sys
import time
from typing import Any


def glimpse(house: Any) -> tuple[Any, ...]:
    """Return something cheap that is another whenever there is something to tell."""
    scene = house.stack.top
    match = _match(house)
    controls = tuple((widget.name, widget.rect, widget.enabled) for widget in scene.controls.shown)
    return scene, house.tools.window.surface.get_size(), match and match.cursor, _choices(scene), controls


def describe(house: Any) -> dict[str, Any]:
    """Return what a player could see of the house, and how far the match is."""
    scene = house.stack.top
    scale = house.tools.window.scale
    told: dict[str, Any] = {"scene": scene.name, "size": list(house.tools.window.surface.get_size())}
    told["controls"] = {
        widget.name: _pixel(scene.controls, widget, scale) for widget in scene.controls.shown if widget.enabled
    }
    match = _match(house)
    if match is not None:
        told["decisions"] = match.cursor
        told["position"] = match.game.to_json(match.open_state())
    if scene.name == "match":
        told["choices"] = _choices(scene)
    return {**told, "cpu_s": time.process_time()}


def _choices(scene: Any) -> int:
    """Return how many moves the player can choose from now."""
    return len(scene.table.shown_model.legal) if scene.name == "match" else 0


def _match(house: Any) -> Any:
    return next((scene.match for scene in reversed(house.stack.scenes) if hasattr(scene, "match")), None)


def _pixel(controls: Any, widget: Any, scale: float) -> list[int]:
    """Return a pixel at which a click reaches the control and nothing in front of it."""
    x, y, w, h = widget.rect
    for dx, dy in ((0.5, 0.5), (0.08, 0.5), (0.92, 0.5), (0.5, 0.1), (0.5, 0.92), (0.06, 0.9), (0.94, 0.1)):
        if controls.at(x + w * dx, y + h * dy) is widget:
            break
    return [round((x + w * dx) * scale), round((y + h * dy) * scale)]


def main() -> int:
    """Run the program with a house that talks."""
    from client.app import house, running
    from client.commands.line import run_line

    class TellingHouse(house.House):
        """Tells what it shows."""

        _seen: tuple[Any, ...] = ()

        def update(self, now_ms: float) -> None:
            super().update(now_ms)
            if self.stack.top is not None and not self.animating and glimpse(self) != self._seen:
                self._seen = glimpse(self)
                print(json.dumps(describe(self)), flush=True)

    vars(running)["House"] = TellingHouse
    return run_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
