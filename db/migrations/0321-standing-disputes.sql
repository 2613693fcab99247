-- outside a transaction
-- A withdrawn dispute can be opened once more, as a row of its own; one alone stands.
create unique index concurrently if not exists agreement_disputes_standing
  on agreement_disputes (agreement_id, milestone) where withdrawn_at is null;
-- then
create index concurrently if not exists agreement_disputes_milestones on agreement_disputes (agreement_id, milestone);
