-- A guardian is asked, and says yes, to one roster. It goes with the membership, or with the code that waits for it.
create table roster_guardian_asks (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  organisation_id text not null references rosters (organisation_id) on delete cascade,
  row_id text not null references roster_rows (id) on delete cascade,
  -- The code that the member typed. A row that gets another code ends the ask.
  code_id text not null,
  -- Another guardian has to agree too.
  guardian_id text not null,
  asked_at timestamptz not null default now(),
  agreed_at timestamptz,
  unique (account_id, organisation_id)
);
create index roster_guardian_asks_rows on roster_guardian_asks (row_id);
create index roster_guardian_asks_organisations on roster_guardian_asks (organisation_id);
select let_hold('roster_guardian_asks');

-- A case said that the organisation presses its students: it sees no more than its roster until then.
create table roster_pressings (
  case_id text primary key references cases (id) on delete cascade,
  organisation_id text not null references organisations (id) on delete cascade,
  until timestamptz not null
);
create index roster_pressings_organisations on roster_pressings (organisation_id, until);

-- Staff of ours took a member out of the staff of an organisation. The member may appeal once.
create table organisation_staff_removals (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  roles text[] not null,
  reason text not null,
  decided_at timestamptz not null default now(),
  decided_by text,
  appeal text not null default '',
  appealed_at timestamptz,
  answer text not null default '',
  answered_at timestamptz,
  answered_by text,
  is_lifted boolean not null default false
);
create index organisation_staff_removals_accounts on organisation_staff_removals (account_id);
create index organisation_staff_removals_organisations on organisation_staff_removals (organisation_id, decided_at desc);
create index organisation_staff_removals_ages on organisation_staff_removals (decided_at);
select let_hold('organisation_staff_removals');

-- Of a removed organisation they wait for its appeal.
alter table organisation_projects
  drop constraint organisation_projects_state_check,
  add constraint organisation_projects_state_check check (state in ('asked', 'agreed', 'declined', 'ended'));
