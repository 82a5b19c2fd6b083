"""Tests of ``client.storage``."""
