-- When the texts of an agreement were erased though something in it had stayed open: nothing of it waits for anybody any more.
alter table agreements add column let_go_at timestamptz;

-- Who has left the team of a project while it had an agreement in force: they rule on nothing of it, also where they never acted for
-- either side.
create table agreement_departures (
  agreement_id text not null references agreements (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  left_at timestamptz not null default clock_timestamp(),
  primary key (agreement_id, account_id)
);
create index agreement_departures_accounts on agreement_departures (account_id);
