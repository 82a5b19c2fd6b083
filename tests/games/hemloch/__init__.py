"""Tests of Hemloch."""
