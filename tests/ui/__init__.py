"""Tests of what is drawn, moved, sounded and clicked."""
