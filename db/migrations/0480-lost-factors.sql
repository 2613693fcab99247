-- When a password was last recovered by a mailed link, or ended by one.
alter table accounts add column password_recovered_at timestamptz;

-- A member has said that all their factors are lost. After a wait the account opens without them.
create table factor_losses (
  account_id text primary key references accounts (id) on delete cascade,
  -- Void once anything has ended the access to the account since.
  access_version int not null,
  begun_at timestamptz not null default now(),
  -- For an account without a password: from then on a second code begins the wait.
  second_from timestamptz,
  -- The end of the wait; empty until everything is proven.
  ends_at timestamptz,
  mailed_at timestamptz not null default now()
);

alter table factor_changes drop constraint factor_changes_kind_check;
alter table factor_changes add constraint factor_changes_kind_check
  check (kind in ('added', 'removed', 'codes', 'restored', 'reset', 'lost'));
