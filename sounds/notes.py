"""The notes and timbres of the box. Tones keep to C major, so that two effects that overlap do not quarrel."""

E3, A3, A4 = 164.81, 220.00, 440.00
G3, C4, E4, F4, F_SHARP4, G4 = 196.00, 261.63, 329.63, 349.23, 369.99, 392.00
C5, E5, G5, C6, E6, G6 = 523.25, 659.26, 783.99, 1046.50, 1318.51, 1567.98

WOOD = ((1.0, 1.0), (3.9, 0.25), (9.2, 0.08))
"""Overtones as ``ring`` takes them: (ratio to the pitch, loudness)."""
BELL = ((1.0, 1.0), (2.0, 0.45), (3.01, 0.25), (4.2, 0.18))
METAL = ((1.0, 1.0), (2.76, 0.5), (5.4, 0.3))
