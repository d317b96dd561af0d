"""The table's pages: opening one, sitting down by a link or its QR code, playing; the words of its rule set."""
