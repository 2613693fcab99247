-- outside a transaction
-- The administrators' list of what has ended, the newest first.
create index concurrently verifications_ended_by_time on verifications (coalesce(ended_at, decided_at) desc, id desc)
  where state in ('rejected', 'expired', 'revoked', 'withdrawn');
