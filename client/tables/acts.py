"""What stands on a stage while something is acted out before it, act by act."""

from client.ui.canvas import Picture
from client.ui.clips import Clip, InOrder, Still, Together
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose

LONGEST_MS = 7400.0
"""A step that holds more acts shows its last ones only."""


class Acts:
    """Collects acts. What stands is drawn anew under each of them, so that the whole is one picture at any time."""

    def __init__(self) -> None:
        self.standing: dict[str, tuple[Picture, Pose]] = {}
        self._acts: list[Clip] = []

    def act(self, clip: Clip) -> None:
        """Act something out before what stands."""
        ms = clip.duration_ms
        still = tuple(Still(picture, pose, ms, waits=False) for picture, pose in self.standing.values() if ms > 0)
        self._acts.append(Together((*still, clip)))

    def stand(self, name: str, picture: Picture, pose: Pose) -> None:
        """Let something stand from now on, in place of what had its name."""
        self.standing[name] = (picture, pose)

    def fall(self, name: str) -> None:
        """Let something stand no longer."""
        self.standing.pop(name, None)

    def clip(self) -> Clip | None:
        """Return all acts in order, the last ones if there are too many; None if there is nothing to be seen."""
        acts: list[Clip] = []
        left = LONGEST_MS
        for clip in reversed(self._acts):
            if clip.duration_ms > left:
                break
            left -= clip.duration_ms
            acts.insert(0, clip)
        return InOrder(tuple(acts)) if acts else None

    @staticmethod
    def pose(rect: Rect) -> Pose:
        """Return the pose of a picture that is as large as a rectangle."""
        x, y = centre(rect)
        return Pose(x, y)
