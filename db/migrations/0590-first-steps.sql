-- First steps that members have put away with "Not for me".
create table first_steps_put_away (
  account_id text not null references accounts (id) on delete cascade,
  step text not null check (step <> ''),
  put_away_at timestamptz not null default now(),
  primary key (account_id, step)
);
