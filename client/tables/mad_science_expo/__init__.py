"""The table of Mad Science Expo."""

from client.tables.mad_science_expo.view import ExpoTable

__all__ = ["ExpoTable"]
