"""Tests of ``client.locale``."""
