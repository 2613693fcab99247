-- What an investor or an industry professional looks for and can give. No amounts are asked.
create table interests (
  account_id text primary key references accounts (id) on delete cascade,
  sectors text[] not null default '{}',
  stages text[] not null default '{}',
  -- Ids of the shipped table.
  districts text[] not null default '{}',
  gives text[] not null default '{}',
  -- In the member's own words.
  about text not null default '',
  -- The purposes for which owners of projects may ask the member for an introduction. Empty: no one finds the interests.
  open_for text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
create index interests_open on interests using gin (open_for);

-- "I never ask a founder for money to be heard, judged or introduced."
create table introduction_promises (
  account_id text primary key references accounts (id) on delete cascade,
  promised_at timestamptz not null default clock_timestamp()
);

-- Which kinds of members may ask the owners of a project for an introduction. Without a row none may.
create table project_askers (
  project_id text primary key references projects (id) on delete cascade,
  investors boolean not null default false,
  professionals boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
