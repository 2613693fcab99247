-- Since when a log-in to the account takes a second factor.
alter table accounts add column mfa_since timestamptz;
-- When a second factor last proved a session.
alter table sessions add column proven_at timestamptz;

-- A log-in whose first proof was right and whose second factor is awaited. It is no session: nothing else can find it.
create table waiting_logins (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  secret_hash bytea not null unique,
  provider text not null,
  factors text[] not null,
  for_suspended boolean not null default false,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index waiting_logins_accounts on waiting_logins (account_id);
create index waiting_logins_expires on waiting_logins (expires_at);

-- An authenticator app. It counts once a code of it was typed.
create table factors (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  sealed bytea not null,
  -- The session that began it: no other one is shown its secret.
  begun_in text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  used_at timestamptz
);
create index factors_accounts on factors (account_id);
create index factors_begun on factors (created_at) where confirmed_at is null;
comment on column factors.sealed is 'The secret, under the server''s key.';
comment on column factors.last_step is 'The newest step of 30 seconds that was used: none works twice.';

create table recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- The factors before a change, to which the mailed link leads back.
create table factor_changes (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('added', 'removed', 'codes', 'restored')),
  name text not null default '',
  before jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index factor_changes_accounts on factor_changes (account_id, created_at);
create index factor_changes_expires on factor_changes (expires_at);
