"""Tests of the rules of Henchmania, Second Edition."""
