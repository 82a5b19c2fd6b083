"""The settings: tabs of switches, sliders and choices that apply at once, over whatever is shown."""

from client.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
