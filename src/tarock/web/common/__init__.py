"""What all pages share: language, template tags, static files, start page."""
