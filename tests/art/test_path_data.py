import pytest

from tests.art.path_data import path_complaints


@pytest.mark.parametrize(
    "d",
    [
        pytest.param("M10 10 L20 20 Z", id="a line"),
        pytest.param("M10,10l5-5h3v2.5z", id="no spaces, relative"),
        pytest.param("M0 0 C1 2 3 4 5 6 7 8 9 10 11 12", id="two curves behind one letter"),
        pytest.param("M0 0 A5 5 0 0 1 10 10", id="an arc"),
    ],
)
def test_good_path_data_passes(d: str) -> None:
    assert path_complaints(d, farthest=100) == []


@pytest.mark.parametrize(
    ("d", "complaint"),
    [
        pytest.param("", "begin with M", id="empty"),
        pytest.param("L10 10 Z", "begin with M", id="no start"),
        pytest.param("10 10 L5 5", "unreadable", id="numbers first"),
        pytest.param("M10 10 L20", "L with 1", id="half a point"),
        pytest.param("M10 10 C1 2 3 4", "C with 4", id="half a curve"),
        pytest.param("M10 10 L20 20 Z 5", "Z with 1", id="numbers after the end"),
        pytest.param("M10 10 W20 20", "unknown command W", id="no such command"),
        pytest.param("M10 10 L2O 20", "O", id="a letter for a nought"),
        pytest.param("M10 10 L20 #20", "unreadable", id="stray sign"),
        pytest.param("M10 10 L2000 20", "leaves the canvas", id="a nought too many"),
    ],
)
def test_broken_path_data_is_named(d: str, complaint: str) -> None:
    assert complaint in "; ".join(path_complaints(d, farthest=100))
