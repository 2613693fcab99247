-- Accounts of members under 18 whose guardian has begun the erasing: only the guardian ends it.
create table guardian_erasures (
  account_id text primary key references accounts (id) on delete cascade,
  guardian_id text not null,
  begun_at timestamptz not null default now()
);
