"""Mad Science Expo: henchmen, bluff and one Mad Scientist each."""

from client.games.mad_science_expo.game import MAD_SCIENCE_EXPO

__all__ = ["MAD_SCIENCE_EXPO"]
