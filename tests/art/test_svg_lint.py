import pytest

from tests.art.gallery import FIGURE, ICON
from tests.art.svg_lint import STAND_IN, svg_complaints

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">'


def complaints_about(body: str) -> str:
    return "; ".join(svg_complaints(f"{HEAD}{body}</svg>", FIGURE))


def test_a_plain_picture_passes() -> None:
    assert complaints_about('<g stroke="#2A1B2D" stroke-width="6"><path d="M9 9 L99 9" fill="none"/></g>') == ""


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        pytest.param("<text>hen</text>", "<text> is not drawn", id="text"),
        pytest.param('<use href="#hen"/>', "<use> is not drawn", id="use"),
        pytest.param('<rect x="0" y="0" style="fill:red"/>', "must not carry style", id="css"),
        pytest.param('<g opacity="0.5"/>', "must not carry opacity", id="group opacity"),
        pytest.param(
            '<circle cx="9" cy="9" r="9" fill="#123456"/>', "in no list of colours", id="colour out of nowhere"
        ),
        pytest.param('<circle cx="9" cy="9" r="9" fill="url(#sky)"/>', "in no list of colours", id="missing gradient"),
        pytest.param('<linearGradient id="a"/>', "userSpaceOnUse", id="gradient by bounding box"),
        pytest.param('<path d="M9 9 L99 9" stroke="#2A1B2D"/>', "a line of 1 vanishes", id="width forgotten"),
        pytest.param('<path d="M9 9 L99" fill="#2A1B2D"/>', "L with 1", id="broken path"),
        pytest.param("<g>", "no XML", id="not closed"),
        pytest.param("<!-- \u00e9 -->", "ASCII", id="accent"),
        pytest.param(f"<!-- {'x' * 8000} -->", "bytes", id="too large"),
    ],
)
def test_what_draws_wrong_is_named(body: str, complaint: str) -> None:
    assert complaint in complaints_about(body)


def test_a_line_is_measured_after_all_its_groups() -> None:
    line = '<path d="M9 9 L99 9" stroke="#2A1B2D" stroke-width="6" fill="none"/>'
    assert complaints_about(f'<g transform="translate(9 9) scale(0.6)">{line}</g>') == ""
    assert "a line of 3 vanishes" in complaints_about(f'<g transform="scale(0.5)">{line}</g>')


def test_another_canvas_is_refused() -> None:
    wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240" width="480" height="240"/>'
    assert "viewBox" in "; ".join(svg_complaints(wide, FIGURE))


def test_only_an_icon_may_leave_its_colour_to_the_program() -> None:
    shape = f'<circle cx="32" cy="32" r="30" fill="{STAND_IN}"/>'
    small = HEAD.replace("240", "64")
    assert svg_complaints(f"{small}{shape}</svg>", ICON) == []
    assert STAND_IN in complaints_about(shape)
