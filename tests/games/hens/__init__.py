"""Hens, rule by rule. Case numbers are those of section 11 of its rules reference."""
