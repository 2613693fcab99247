-- An account with this set sees and shares nothing but its own: somebody under 18 whose guardian has not confirmed.
alter table accounts add column restricted_at timestamptz;

-- The parent or guardian who stands by somebody under 18. Asking another one gives the row a new id, which voids the old
-- mail: its link's secret follows from the id.
create table guardians (
  id text primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  name text not null,
  email text not null check (email = lower(email)),
  -- From this day on no guardian is needed any more.
  adult_on date not null,
  confirmed boolean,
  -- Of the terms that the guardian confirmed.
  terms_version text,
  answered_at timestamptz,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
);
