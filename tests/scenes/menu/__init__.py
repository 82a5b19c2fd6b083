"""Tests of the menu."""
