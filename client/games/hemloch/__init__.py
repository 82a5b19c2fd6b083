"""Hemloch."""
