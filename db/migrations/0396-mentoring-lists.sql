-- Members who want to be told when a mentor has a slot.
create table mentoring_lists (
  mentor_id text not null references accounts (id) on delete cascade,
  mentee_id text not null references accounts (id) on delete cascade,
  joined_at timestamptz not null default clock_timestamp(),
  until timestamptz not null,
  primary key (mentor_id, mentee_id)
);
create index mentoring_lists_mentees on mentoring_lists (mentee_id);
create index mentoring_lists_ends on mentoring_lists (until);

-- The slots of a mentor with a list as they were seen last, and when the rest of the list is told.
create table mentoring_list_looks (
  mentor_id text primary key references accounts (id) on delete cascade,
  seen timestamptz[] not null,
  rest_at timestamptz
);

create table mentoring_thanks (
  id text primary key,
  session_id text references mentoring_sessions (id) on delete set null,
  mentor_id text not null references accounts (id) on delete cascade,
  mentee_id text references accounts (id) on delete set null,
  text text not null,
  state text not null default 'sent' check (state in ('sent', 'shown', 'off')),
  thanked_at timestamptz not null default clock_timestamp(),
  unique (mentor_id, mentee_id)
);
create index mentoring_thanks_mentees on mentoring_thanks (mentee_id);
create index mentoring_thanks_sessions on mentoring_thanks (session_id);

-- Counted each night, from sessions of adults.
create table mentoring_figures (
  account_id text primary key references accounts (id) on delete cascade,
  -- As mentor: first answers, those in time, and the days that most take.
  answers integer not null default 0,
  in_time integer not null default 0,
  usual_days integer not null default 0,
  sessions integer not null default 0,
  members integer not null default 0,
  came integer not null default 0,
  came_of integer not null default 0,
  -- As mentee.
  mentee_came integer not null default 0,
  mentee_of integer not null default 0,
  mentee_late integer not null default 0
);

-- The address of a member's own calendar.
create table calendar_addresses (
  account_id text primary key references accounts (id) on delete cascade,
  secret text not null unique,
  made_at timestamptz not null default clock_timestamp()
);
