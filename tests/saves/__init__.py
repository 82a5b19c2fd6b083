"""Tests of the matches shipped in ``saves/``."""
