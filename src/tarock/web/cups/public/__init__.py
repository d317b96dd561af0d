"""What everybody sees of cups and tournament days: no account, no key, everybody by the name that he chose."""
