-- outside a transaction
-- The administrators' queue: what began to wait first is due first.
create index concurrently verifications_due on verifications (coalesce(appealed_at, submitted_at), id)
  where state = 'submitted';
