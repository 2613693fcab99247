-- Who has opened, ruled on and appealed about a milestone, for the administrators' list: what was said and decided stands in the
-- agreement's ledger.
create table agreement_disputes (
  id text primary key,
  agreement_id text not null references agreements (id),
  milestone integer not null,
  opened_by text not null check (opened_by in ('project', 'contributor')),
  opened_at timestamptz not null default clock_timestamp(),
  ruled_by text references accounts (id) on delete set null,
  ruled_at timestamptz,
  appealed_by text check (appealed_by in ('project', 'contributor')),
  appealed_at timestamptz,
  appeal_ruled_by text references accounts (id) on delete set null,
  appeal_ruled_at timestamptz,
  final_at timestamptz,
  unique (agreement_id, milestone)
);
create index agreement_disputes_rulers on agreement_disputes (ruled_by);
create index agreement_disputes_appeal_rulers on agreement_disputes (appeal_ruled_by);
create index agreement_disputes_open on agreement_disputes (opened_at) where final_at is null;
