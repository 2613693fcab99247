-- An applicant was asked to take a time for an interview, and none is agreed: they owe the next step, and not the project.
alter table applications add column is_asked_times boolean not null default false;

create table application_interviews (
  application_id text primary key references applications (id) on delete cascade,
  -- Whoever proposed it, and where they were then.
  owner_id text references accounts (id) on delete set null,
  owner_zone text not null,
  -- Where it is: a room, a link, a number.
  place text not null,
  minutes integer not null,
  -- What one side can choose from, and which side proposed it; empty where nothing is to be chosen.
  times timestamptz[] not null default '{}',
  proposed_by text not null default 'owner' check (proposed_by in ('owner', 'applicant')),
  -- The time that was agreed last. It stands until another one is taken, or it is called off.
  chosen_at timestamptz,
  cancelled_at timestamptz,
  -- Each side may move it once.
  owner_moved boolean not null default false,
  applicant_moved boolean not null default false,
  -- How often the team has begun to propose times.
  rounds integer not null default 1,
  -- Of the entry in a calendar: each change raises it.
  sequence integer not null default 0,
  changed_at timestamptz not null default clock_timestamp()
);
create index application_interviews_owners on application_interviews (owner_id) where owner_id is not null;
comment on column application_interviews.owner_id is 'Null once they have no account any more.';
