-- Actions that cannot be undone: one member of staff proposes, another one confirms. Staff are named without a reference, as in the
-- log: a confirmation must not wait for a lock on an account.
create table staff_proposals (
  id text primary key,
  kind text not null,
  subject_id text not null,
  -- The person whom it concerns, where it is one.
  person_id text references accounts (id) on delete set null,
  -- False while an order forbids to tell the person.
  tells_person boolean not null default true,
  -- The right that both staff need.
  needed_right text not null check (needed_right in ('cases', 'reviews', 'disputes', 'rights', 'accounts', 'staff')),
  input jsonb not null,
  effect jsonb not null,
  -- Of the state that the effect would change.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Accounts that may not confirm, from outside the action itself, such as the parties of a case.
  barred text[] not null default '{}',
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  -- No account could confirm when it was made: from then on the proposer may decide alone.
  alone_from timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'withdrawn', 'lapsed')),
  is_lone boolean not null default false check (not is_lone or state = 'confirmed'),
  ended_by text,
  ended_at timestamptz,
  answer text not null default '',
  check ((state = 'waiting') = (ended_at is null))
);
create unique index staff_proposals_waiting on staff_proposals (kind, subject_id) where state = 'waiting';
create index staff_proposals_made on staff_proposals (state, proposed_at);
create index staff_proposals_person on staff_proposals (person_id) where person_id is not null;
create index staff_proposals_proposer on staff_proposals (proposed_by);
