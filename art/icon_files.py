"""The program's icon in the formats that Windows and macOS want, drawn from ``common/app_icon.svg``.

Both formats may hold plain PNG pictures, so a header before each picture is all there is to write.
"""

import io
import struct
from pathlib import Path

import pygame

SOURCE = Path(__file__).parent / "common" / "app_icon.svg"
ICO_PX = (16, 32, 48, 64, 128, 256)
ICNS_PX = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Kinds of pictures in a macOS icon, and their sizes."""


def png_of(px: int) -> bytes:
    """Return the icon as a PNG picture, ``px`` wide and high."""
    picture = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(SOURCE, (px, px)), picture, "icon.png")
    return picture.getvalue()


def ico() -> bytes:
    """Return the icon file of Windows."""
    pictures = [png_of(px) for px in ICO_PX]
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for px, picture in zip(ICO_PX, pictures, strict=True):
        side = px % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Return the icon file of macOS."""
    pictures = {kind: png_of(px) for kind, px in ICNS_PX.items()}
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
