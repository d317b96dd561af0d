"""Regular rounds: members, evenings, tables."""
