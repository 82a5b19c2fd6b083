"""Tests of ``client.commands``."""
