"""Controls: small retained objects that know their place, painted by the drawing kit, routed by a ``WidgetGroup``."""
