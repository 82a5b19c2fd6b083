"""Hemloch: two bloodlines, four Locations, and Nights that turn into Days."""

from client.games.hemloch.game import HEMLOCH

__all__ = ["HEMLOCH"]
