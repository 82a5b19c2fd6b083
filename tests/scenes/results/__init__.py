"""Tests of the results."""
