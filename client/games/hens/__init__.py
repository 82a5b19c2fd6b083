"""Hens: twelve cards make a barnyard in which neighbours get along."""
