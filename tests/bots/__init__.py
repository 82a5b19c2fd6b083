"""Tests of the players that think."""
