"""What a picture may contain: the small part of SVG that the rasteriser inside pygame draws right."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.art.colours import extra_colours, palette
from tests.art.gallery import FIGURE_MARK, ICON, Kind, kind_of
from tests.art.path_data import path_complaints

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_PAINT = {"fill", "fill-opacity", "fill-rule", "transform"} | {
    f"stroke{part}" for part in ("", "-width", "-opacity", "-linecap", "-linejoin", "-dasharray")
}
ATTRIBUTES: dict[str, set[str]] = {
    "svg": {"viewBox", "width", "height"},
    "g": _PAINT,
    "path": _PAINT | {"d"},
    "rect": _PAINT | {"x", "y", "width", "height", "rx", "ry"},
    "circle": _PAINT | {"cx", "cy", "r"},
    "ellipse": _PAINT | {"cx", "cy", "rx", "ry"},
    "line": _PAINT | {"x1", "y1", "x2", "y2"},
    "polyline": _PAINT | {"points"},
    "polygon": _PAINT | {"points"},
    "defs": set(),
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
"""Every element that draws right, with the attributes it may carry."""


STAND_IN = "#FF00FF"
"""Icons carry it where the program fills in the colour of the text beside them."""


class Pen(NamedTuple):
    """The line an element draws with, after all its groups; ``scale`` is what they shrink it by."""

    stroke: str = "none"
    width: float = 1.0
    scale: float = 1.0

    def under(self, element: ET.Element) -> "Pen":
        """The pen inside ``element``."""
        scale = self.scale
        for factors in re.findall(r"scale\(([^)]*)\)", element.get("transform", "")):
            scale *= min(abs(float(factor)) for factor in re.split(r"[\s,]+", factors.strip()))
        return Pen(element.get("stroke", self.stroke), float(element.get("stroke-width", self.width)), scale)


def tag(element: ET.Element) -> str:
    """The element's name without its namespace."""
    return str(element.tag).removeprefix(_NAMESPACE)


def with_pens(element: ET.Element, pen: Pen | None = None) -> Iterator[tuple[ET.Element, Pen]]:
    """Every element from here down, in drawing order, with the pen it draws with."""
    inside = (pen or Pen()).under(element)
    yield element, inside
    for child in element:
        yield from with_pens(child, inside)


def _element_complaints(element: ET.Element) -> Iterator[str]:
    allowed = ATTRIBUTES.get(tag(element))
    if allowed is None:
        yield f"<{tag(element)}> is not drawn right"
        return
    for attribute in sorted(set(element.attrib) - allowed):
        yield f"<{tag(element)}> must not carry {attribute}"
    if tag(element).endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
        yield "a gradient needs gradientUnits userSpaceOnUse"


def _colour_complaints(element: ET.Element, known: set[str]) -> Iterator[str]:
    for attribute in ("fill", "stroke", "stop-color"):
        colour = element.get(attribute)
        if colour is not None and colour not in known:
            yield f"{attribute} {colour} is in no list of colours"


def _document_complaints(svg: str, root: ET.Element, kind: Kind) -> Iterator[str]:
    size = (root.get("width"), root.get("height"))
    if root.get("viewBox") != kind.view_box or size != (str(kind.width), str(kind.height)):
        yield f"viewBox and size must be those of a {kind.name}: {kind.view_box}"
    if not svg.isascii():
        yield "holds other than ASCII"
    if len(svg) > kind.most_bytes:
        yield f"{len(svg)} bytes, a {kind.name} may have {kind.most_bytes}"
    if svg.count(FIGURE_MARK) > 1:
        yield "marks its figure twice"


def svg_complaints(svg: str, kind: Kind) -> list[str]:
    """All that is wrong with a document, in words; empty when it may ship."""
    try:
        root = ET.fromstring(svg)  # noqa: S314 - our own files
    except ET.ParseError as broken:
        return [f"no XML: {broken}"]
    complaints = list(_document_complaints(svg, root, kind))
    gradients = {f"url(#{element.get('id')})" for element in root.iter() if tag(element).endswith("Gradient")}
    known = {"none", *palette(), *extra_colours(), *gradients} | ({STAND_IN} if kind is ICON else set())
    for element, pen in with_pens(root):
        complaints += _element_complaints(element)
        complaints += _colour_complaints(element, known)
        if tag(element) == "path":
            complaints += path_complaints(element.get("d", ""), farthest=1.5 * max(kind.width, kind.height))
        is_line = tag(element) not in {"svg", "g"} and pen.stroke != "none"
        if is_line and pen.width * pen.scale < kind.thinnest_line - 1e-9:
            complaints.append(f"a line of {pen.width * pen.scale:g} vanishes; {kind.thinnest_line:g} is the least")
    return complaints


def picture_complaints(picture: Path) -> list[str]:
    """``svg_complaints`` of a file."""
    return svg_complaints(picture.read_text("utf-8"), kind_of(picture))
