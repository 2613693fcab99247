-- When what is kept beside ledgers was last computed anew, and what differed then. An alarm while `faults` names something.
create table ledger_checks (
  kind text not null check (kind in ('agreement', 'pool')),
  -- The agreement, or the project whose pool it is.
  thing_id text not null,
  checked_at timestamptz not null default clock_timestamp(),
  faults text[] not null default '{}',
  -- Since when something differs.
  since timestamptz,
  primary key (kind, thing_id),
  check ((faults = '{}') = (since is null))
);
create index ledger_checks_faulty on ledger_checks (since) where since is not null;

-- Whom the mail of a month has told where their ledgers end. It names no amount, and is kept so that nobody gets it twice.
create table agreement_monthly_mails (
  account_id text not null references accounts (id) on delete cascade,
  -- `YYYY-MM`, in UTC.
  month text not null,
  posted_at timestamptz not null default clock_timestamp(),
  primary key (account_id, month)
);
