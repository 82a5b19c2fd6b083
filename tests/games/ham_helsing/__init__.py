"""Tests of Ham Helsing."""
