"""After the deal: replay, sharing, records, one's own games, statistics, and the check of the cards dealt."""
