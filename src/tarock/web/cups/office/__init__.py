"""The office: pages for organiser, desk and referee, opened by the secret address of their key."""
