"""The web application: score lists, rulebooks, and what comes after them, on Django. Only this room knows Django."""
