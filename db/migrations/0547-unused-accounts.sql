-- Accounts unused for three years whose members have been told when they will be erased. A row goes when its member comes back.
create table unused_accounts (
  account_id text primary key references accounts (id) on delete cascade,
  announced_at timestamptz not null default now(),
  -- The last notice that was posted: of 30 days, of 7 days, of 48 hours.
  notice smallint not null default 1 check (notice between 1 and 3),
  erase_at timestamptz not null
);
