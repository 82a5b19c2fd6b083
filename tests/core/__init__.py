"""Tests of the foundation."""
