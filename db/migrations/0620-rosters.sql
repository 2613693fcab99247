-- The students of an organisation, as its office lists them. The version rises with each change of its rows.
create table rosters (
  organisation_id text primary key references organisations (id) on delete cascade,
  version integer not null default 1
);

-- Students of one beginning. Its figures are counted at night, and only from ten members on.
create table cohorts (
  id text primary key,
  organisation_id text not null references rosters (organisation_id) on delete cascade,
  name text not null,
  first_day date not null,
  last_day date not null,
  version integer not null default 1,
  -- The key with which a repeated request gets its first answer.
  asked_as text not null unique,
  begun_at timestamptz not null default clock_timestamp(),
  joined_figure integer,
  team_figure integer,
  applied_figure integer,
  counted_at timestamptz,
  check (last_day >= first_day),
  unique (organisation_id, name)
);

-- Reviewers decide about cohorts that owners or coordinators have named.
create table cohort_reviewers (
  cohort_id text not null references cohorts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  primary key (cohort_id, account_id)
);
create index cohort_reviewers_accounts on cohort_reviewers (account_id);

create table roster_rows (
  id text primary key,
  organisation_id text not null references rosters (organisation_id) on delete cascade,
  cohort_id text not null references cohorts (id) on delete cascade,
  name text not null,
  number text not null,
  -- The number in capital letters, without blanks: one row for each.
  number_key text not null,
  semester text not null default '',
  -- An address at the domain of the organisation, for the code alone.
  email text not null default '',
  -- Without a member since then; null while a member has joined by it or waits.
  unused_since timestamptz default now(),
  left_at timestamptz,
  -- A member says that another one used the code.
  objected_at timestamptz,
  unique (organisation_id, number_key)
);
create index roster_rows_cohorts on roster_rows (cohort_id, name, id);
create index roster_rows_unused on roster_rows (unused_since) where unused_since is not null;

-- The hash of a code, which follows from the id and the server's key: no row holds a code.
create table roster_codes (
  row_id text primary key references roster_rows (id) on delete cascade,
  id text not null unique,
  hash bytea not null unique,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  mailed_at timestamptz
);

-- A member is the student of a row, or waits until a coordinator says that the name is theirs.
create table roster_memberships (
  id text primary key,
  organisation_id text not null references rosters (organisation_id) on delete cascade,
  row_id text not null unique references roster_rows (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  state text not null check (state in ('waiting', 'member')),
  begun_at timestamptz not null default now(),
  joined_at timestamptz,
  check ((state = 'member') = (joined_at is not null)),
  unique (account_id, organisation_id)
);
create index roster_memberships_organisations on roster_memberships (organisation_id, state);

-- What the member lets the organisation see beyond its own roster.
create table roster_ticks (
  membership_id text not null references roster_memberships (id) on delete cascade,
  tick text not null check (tick in ('team', 'applications', 'certificates')),
  since timestamptz not null default now(),
  primary key (membership_id, tick)
);

-- Each look of staff at the entry of a member, for the member.
create table roster_looks (
  id bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  organisation_id text not null references organisations (id) on delete cascade,
  staff_id text references accounts (id) on delete set null,
  role text not null,
  looked_at timestamptz not null default now()
);
create index roster_looks_accounts on roster_looks (account_id, looked_at desc);
create index roster_looks_staff on roster_looks (staff_id) where staff_id is not null;
create index roster_looks_ages on roster_looks (looked_at);

-- A file that was read: its lines wait a day to be taken over, or to be undone.
create table roster_imports (
  id text primary key,
  organisation_id text not null references rosters (organisation_id) on delete cascade,
  cohort_id text not null references cohorts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  state text not null default 'preview' check (state in ('preview', 'taken', 'undone')),
  roster_version integer not null,
  encoding text not null,
  separator text not null,
  titles text[] not null,
  -- The title of the column of each part; a part that is not here was not read.
  columns jsonb not null,
  -- Addresses that were left out, since they are not at the domain of the organisation.
  left_out integer not null default 0,
  read_at timestamptz not null default now(),
  taken_at timestamptz
);
create index roster_imports_organisations on roster_imports (organisation_id, read_at desc);
create index roster_imports_cohorts on roster_imports (cohort_id);
create index roster_imports_accounts on roster_imports (account_id);

create table roster_import_rows (
  import_id text not null references roster_imports (id) on delete cascade,
  position integer not null,
  line integer not null,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'missing', 'faulty')),
  reason text not null default '',
  row_id text not null default '',
  name text not null default '',
  number text not null default '',
  number_key text not null default '',
  semester text not null default '',
  email text not null default '',
  -- As the row was before.
  old jsonb,
  is_removed boolean not null default false,
  primary key (import_id, position)
);
create index roster_import_rows_kinds on roster_import_rows (import_id, kind, position);

select let_hold(name) from unnest(array[
  'cohort_reviewers', 'roster_memberships', 'roster_ticks', 'roster_looks'
]) as name;

-- A list is compared with the roster by its numbers, also before the statistics know of its rows.
create index roster_import_rows_numbers on roster_import_rows (import_id, number_key);
