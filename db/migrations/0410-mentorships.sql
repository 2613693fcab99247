-- A plan between a mentor and a mentee, from the proposal on.
create table mentorships (
  id text primary key,
  -- Null once they have no account any more.
  mentor_id text references accounts (id) on delete set null,
  mentee_id text references accounts (id) on delete set null,
  state text not null check (state in (
    'proposed', 'running', 'paused', 'completed', 'ended', 'released', 'declined', 'withdrawn', 'lapsed'
  )),
  topic text not null,
  -- The version that stands, and the side that wrote it.
  version integer not null default 1,
  proposed_by text not null check (proposed_by in ('mentor', 'mentee')),
  proposed_at timestamptz not null default clock_timestamp(),
  begun_at timestamptz,
  ends_at timestamptz,
  has_paused boolean not null default false,
  paused_until timestamptz,
  next_check_in_at timestamptz,
  -- Check-ins in a row that a side did not write.
  mentor_missed smallint not null default 0,
  mentee_missed smallint not null default 0,
  -- Since when both are asked "Go on?", and the sides that have said yes.
  go_on_at timestamptz,
  mentor_goes_on boolean not null default false,
  mentee_goes_on boolean not null default false,
  ended_at timestamptz,
  ended_by text check (ended_by in ('mentor', 'mentee')),
  reason text not null default '',
  words text not null default '',
  -- Both texts about the end are in, or seven days have passed.
  reached_at timestamptz
);
create unique index mentorships_pairs on mentorships (least(mentor_id, mentee_id), greatest(mentor_id, mentee_id))
  where state in ('proposed', 'running', 'paused');
create index mentorships_mentors on mentorships (mentor_id, proposed_at);
create index mentorships_mentees on mentorships (mentee_id, proposed_at);
create index mentorships_check_ins on mentorships (next_check_in_at) where state = 'running';
create index mentorships_last_days on mentorships (ends_at) where state = 'running';
create index mentorships_pauses on mentorships (paused_until) where state = 'paused';
create index mentorships_ends on mentorships (ended_at);

-- Each version of the plan.
create table mentorship_plans (
  mentorship_id text not null references mentorships (id) on delete cascade,
  version integer not null,
  by_side text not null check (by_side in ('mentor', 'mentee')),
  goals jsonb not null,
  weeks smallint not null,
  every_weeks smallint not null,
  minutes smallint not null,
  location_kind text not null check (location_kind in ('link', 'phone', 'written', 'public')),
  answer_days smallint not null,
  said_at timestamptz not null default clock_timestamp(),
  primary key (mentorship_id, version)
);

-- The check-ins between sessions, and how each side stands with them.
create table mentorship_check_ins (
  mentorship_id text not null references mentorships (id) on delete cascade,
  number smallint not null,
  opened_at timestamptz not null default clock_timestamp(),
  mentor_state text not null default 'open' check (mentor_state in ('open', 'said', 'lapsed', 'released')),
  mentee_state text not null default 'open' check (mentee_state in ('open', 'said', 'lapsed', 'released')),
  primary key (mentorship_id, number)
);

-- What a side wrote in a check-in: a mark and a line for each goal.
create table mentorship_marks (
  mentorship_id text not null references mentorships (id) on delete cascade,
  number smallint not null,
  side text not null check (side in ('mentor', 'mentee')),
  marks jsonb not null,
  said_at timestamptz not null default clock_timestamp(),
  primary key (mentorship_id, number, side)
);

-- What was reached, as each side writes at the end.
create table mentorship_outcomes (
  mentorship_id text not null references mentorships (id) on delete cascade,
  side text not null check (side in ('mentor', 'mentee')),
  text text not null,
  said_at timestamptz not null default clock_timestamp(),
  primary key (mentorship_id, side)
);

-- The mentorship that a session belongs to. Such a session counts in the limits of the mentor alone.
alter table mentoring_sessions add column mentorship_id text references mentorships (id) on delete set null;

-- Until then the conversation of a pair stays open, whatever else is over.
alter table conversations add column kept_until timestamptz;
