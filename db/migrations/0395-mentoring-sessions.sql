-- A deadline that ends at the latest at a moment of its own, such as three hours before a session.
alter table clocks add column latest_at timestamptz;
comment on column clocks.latest_at is 'The end that no downtime and no night moves.';

-- A slot that a member holds for ten minutes. A request keeps its id.
create table mentoring_reservations (
  id text primary key,
  mentor_id text not null references accounts (id) on delete cascade,
  mentee_id text not null references accounts (id) on delete cascade,
  starts_at timestamptz not null,
  minutes smallint not null,
  break_minutes smallint not null default 0,
  reserved_at timestamptz not null default clock_timestamp(),
  until timestamptz not null,
  state text not null default 'held' check (state in ('held', 'sent', 'freed'))
);
create unique index mentoring_reservations_held on mentoring_reservations (mentee_id) where state = 'held';
create index mentoring_reservations_times on mentoring_reservations (mentee_id, reserved_at);
create index mentoring_reservations_mentors on mentoring_reservations (mentor_id);
create index mentoring_reservations_ends on mentoring_reservations (until) where state = 'held';
create index mentoring_reservations_old on mentoring_reservations (reserved_at);

create table mentoring_sessions (
  id text primary key,
  -- Null once they have no account any more.
  mentor_id text references accounts (id) on delete set null,
  mentee_id text references accounts (id) on delete set null,
  state text not null check (state in (
    'asked', 'confirmed', 'took_place', 'not_held', 'no_show', 'declined', 'withdrawn', 'lapsed', 'cancelled', 'released'
  )),
  topic text not null,
  question text not null,
  links text[] not null default '{}',
  project_id text references projects (id) on delete set null,
  starts_at timestamptz not null,
  minutes smallint not null,
  break_minutes smallint not null default 0,
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('mentor', 'mentee')),
  reason text not null default '',
  words text not null default '',
  is_late boolean not null default false,
  location_kind text not null default '' check (location_kind in ('', 'link', 'phone', 'written', 'public')),
  location text not null default '',
  caller text check (caller in ('mentor', 'mentee')),
  -- Of the calendar entry.
  sequence integer not null default 0,
  changed_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  mentor_moved boolean not null default false,
  mentee_moved boolean not null default false,
  offered_by text check (offered_by in ('mentor', 'mentee')),
  offered timestamptz[] not null default '{}',
  mentor_said text not null default '',
  mentee_said text not null default '',
  -- The side that did not come, as claimed or as it stands.
  no_show text check (no_show in ('mentor', 'mentee')),
  claim text not null default '' check (claim in ('', 'open', 'contested', 'accepted', 'overturned')),
  claimed_at timestamptz,
  settled_at timestamptz
);
create index mentoring_sessions_mentors on mentoring_sessions (mentor_id, starts_at);
create index mentoring_sessions_mentees on mentoring_sessions (mentee_id, starts_at);
create index mentoring_sessions_pairs on mentoring_sessions (mentor_id, mentee_id);
create index mentoring_sessions_open on mentoring_sessions (starts_at) where state in ('asked', 'confirmed');
create index mentoring_sessions_locations on mentoring_sessions (starts_at) where location <> '';
create index mentoring_sessions_projects on mentoring_sessions (project_id) where project_id is not null;
create index mentoring_sessions_ends on mentoring_sessions (ended_at);
comment on column mentoring_sessions.location is 'A link, a number or a public place; erased 24 hours after the end.';

-- Reminders that have not left yet.
create table mentoring_reminders (
  session_id text not null references mentoring_sessions (id) on delete cascade,
  side text not null check (side in ('mentor', 'mentee')),
  kind text not null check (kind in ('day', 'hour', 'end')),
  at timestamptz not null,
  primary key (session_id, side, kind)
);
create index mentoring_reminders_at on mentoring_reminders (at);

create table mentoring_notes (
  session_id text not null references mentoring_sessions (id) on delete cascade,
  side text not null check (side in ('mentor', 'mentee')),
  is_private boolean not null,
  text text not null,
  version integer not null default 1,
  edited_at timestamptz not null default clock_timestamp(),
  primary key (session_id, side, is_private)
);

create table mentoring_steps (
  id text primary key,
  session_id text not null references mentoring_sessions (id) on delete cascade,
  by_side text not null check (by_side in ('mentor', 'mentee')),
  who text not null check (who in ('mentor', 'mentee')),
  text text not null,
  due_on date,
  done_at timestamptz,
  written_at timestamptz not null default clock_timestamp()
);
create index mentoring_steps_sessions on mentoring_steps (session_id);
create index mentoring_steps_days on mentoring_steps (due_on) where done_at is null;

-- Another administrator's look at a no-show.
create table mentoring_appeals (
  session_id text primary key references mentoring_sessions (id) on delete cascade,
  account_id text references accounts (id) on delete set null,
  words text not null,
  appealed_at timestamptz not null default clock_timestamp(),
  outcome text not null default '' check (outcome in ('', 'granted', 'refused')),
  reason text not null default '',
  decided_by text references accounts (id) on delete set null,
  decided_at timestamptz
);
create index mentoring_appeals_accounts on mentoring_appeals (account_id);
create index mentoring_appeals_decided on mentoring_appeals (decided_by);
create index mentoring_appeals_waiting on mentoring_appeals (appealed_at) where outcome = '';
