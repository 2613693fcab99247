-- A passkey: a key pair whose private half an account's device keeps for this site alone.
create table passkeys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- The host for which it was made: it works on no other one.
  host text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_accounts on passkeys (account_id);
comment on column passkeys.counter is 'How often the device says it was used; it never falls back.';

-- A random text that a passkey has to sign. It works once.
create table passkey_challenges (
  hash bytea primary key,
  -- What it is for, and the session or the log-in that asked for it.
  subject text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);

alter table factor_changes drop constraint factor_changes_kind_check;
alter table factor_changes add constraint factor_changes_kind_check check (
  kind in ('added', 'removed', 'codes', 'restored', 'reset', 'lost', 'passkey-added', 'passkey-removed')
);
