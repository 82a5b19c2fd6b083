"""Tests of the games: one contract for all, and each game's own rules."""
