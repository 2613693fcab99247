-- outside a transaction
-- The administrators' list of marks in force, the newest first.
create index concurrently verifications_in_force_by_time on verifications (decided_at desc, id desc)
  where state = 'verified';
