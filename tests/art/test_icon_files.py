import io
import struct

import pygame

from art.icon_files import ICNS_PX, ICO_PX, icns, ico, png_of


def test_the_icon_of_windows_holds_a_picture_of_every_size() -> None:
    data = ico()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(ICO_PX))
    for number, px in enumerate(ICO_PX):
        width, height, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (width or 256, height or 256, bits) == (px, px, 32)
        assert _picture(data[offset : offset + length]).get_size() == (px, px)
    assert offset + length == len(data)


def test_the_icon_of_macos_holds_a_picture_of_every_size() -> None:
    data = icns()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    at = 8
    for kind, px in ICNS_PX.items():
        found, length = struct.unpack_from(">4sI", data, at)
        assert found == kind
        assert _picture(data[at + 8 : at + length]).get_size() == (px, px)
        at += length
    assert at == len(data)


def test_the_smallest_picture_of_the_icon_is_not_blank() -> None:
    picture = _picture(png_of(16))
    assert len({tuple(picture.get_at((x, 8))) for x in range(16)}) > 3


def _picture(png: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(png), "icon.png")
