-- Accounts of which another person says that their member has died or cannot act. A log-in or a used session of theirs is noted here
-- in the transaction that makes it, with the lock on the account.
create table watched_accounts (
  account_id text primary key references accounts (id) on delete cascade,
  since timestamptz not null default now(),
  here_at timestamptz,
  -- Another person has begun the erasing of the account: it ends with the first sign of its member.
  ends_leaving boolean not null default false
);
