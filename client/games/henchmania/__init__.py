"""Henchmania, Second Edition: Henchmen on five sites, a hand of tricks, and duels for the Bailiff's chair."""

from client.games.henchmania.game import HENCHMANIA

__all__ = ["HENCHMANIA"]
