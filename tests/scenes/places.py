"""Where a test points."""

from client.scenes.scene import Scene


def centre_of(scene: Scene, name: str) -> tuple[float, float]:
    """Return the middle of a control."""
    x, y, w, h = scene.controls[name].rect
    return x + w / 2, y + h / 2
