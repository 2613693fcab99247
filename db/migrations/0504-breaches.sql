-- Breaches of personal data, as the operator opened them: what happened, whom it affects, and what each authority was told.
create table breaches (
  id text primary key,
  number text not null unique check (number ~ '^B-[2-9A-HJ-NP-Z]{8}$'),
  happened text not null,
  -- When it happened, as far as it is known.
  happened_from timestamptz not null,
  happened_until timestamptz not null,
  done text not null,
  advice text not null,
  opened_at timestamptz not null default now(),
  mailed_at timestamptz,
  closed_at timestamptz,
  closing text not null default '',
  check (happened_from <= happened_until)
);
create index breaches_opened on breaches (opened_at);

-- Whom a breach affects: an account, or an address without one.
create table breach_affected (
  id bigint generated always as identity primary key,
  breach_id text not null references breaches (id) on delete cascade,
  account_id text references accounts (id) on delete set null,
  address text not null default '',
  kinds text[] not null,
  language text not null default 'en',
  country text not null default '',
  -- The address of the guardian of a member under 18.
  guardian text not null default '',
  mailed_at timestamptz
);
create unique index breach_affected_accounts on breach_affected (breach_id, account_id) where account_id is not null;
create unique index breach_affected_addresses on breach_affected (breach_id, address) where account_id is null and address <> '';
create index breach_affected_account on breach_affected (account_id) where account_id is not null;
create index breach_affected_address on breach_affected (address) where address <> '';

-- A report to an authority, drafted with the breach.
create table breach_reports (
  breach_id text not null references breaches (id) on delete cascade,
  authority text not null,
  due_at timestamptz not null,
  draft text not null,
  drafted_at timestamptz not null default now(),
  sent_at timestamptz,
  reference text not null default '',
  primary key (breach_id, authority)
);
