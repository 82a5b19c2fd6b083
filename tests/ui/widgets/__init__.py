"""Tests of the controls."""
