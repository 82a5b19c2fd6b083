"""Hens: twelve cards make a barnyard in which neighbours get along."""

from client.games.hens.game import HENS

__all__ = ["HENS"]
