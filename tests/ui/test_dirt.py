"""What must be painted anew."""

from client.ui.dirt import Dirt, joined

WHOLE = (0.0, 0.0, 1920.0, 1080.0)


def test_everything_is_stale_at_first_and_clean_once_taken() -> None:
    dirt = Dirt()
    assert dirt
    assert dirt.take(WHOLE) == WHOLE
    assert not dirt
    assert dirt.take(WHOLE) is None


def test_places_are_joined_with_room_for_their_halo() -> None:
    dirt = Dirt()
    dirt.take(WHOLE)
    dirt.add((100, 100, 50, 50))
    dirt.add((300, 100, 50, 50))
    halo = Dirt.HALO
    assert dirt.take(WHOLE) == (100 - halo, 100 - halo, 250 + 2 * halo, 50 + 2 * halo)


def test_joining_with_nothing_changes_nothing() -> None:
    assert joined(None, (1, 2, 3, 4)) == (1, 2, 3, 4)
