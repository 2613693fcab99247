-- A time at which several members sit with one mentor, about one topic.
create table office_hours (
  id text primary key,
  -- Null once they have no account any more.
  mentor_id text references accounts (id) on delete set null,
  -- Its mentor cancels it, or is not available any more; the rest follows from the time.
  state text not null default 'announced' check (state in ('announced', 'cancelled', 'released')),
  topic text not null,
  starts_at timestamptz not null,
  minutes smallint not null,
  seats smallint not null,
  location text not null,
  announced_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  reason text not null default '',
  words text not null default '',
  -- When the mentor said who came.
  ticked_at timestamptz,
  -- An administrator has taken the topic away; an appeal gives it back.
  topic_taken_at timestamptz,
  -- Of the calendar entry.
  sequence integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  check ((state = 'announced') = (ended_at is null))
);
create index office_hours_mentors on office_hours (mentor_id, starts_at);
create index office_hours_starts on office_hours (starts_at);
create index office_hours_locations on office_hours (starts_at) where location <> '';
comment on column office_hours.location is 'An https link; erased 24 hours after the end.';

-- The seat of a member, or the position on the list. It stays when the member leaves, and is used again.
create table office_hour_seats (
  id text primary key,
  office_hour_id text not null references office_hours (id) on delete cascade,
  mentee_id text not null references accounts (id) on delete cascade,
  state text not null check (state in ('taken', 'waiting', 'offered', 'left', 'lapsed', 'released')),
  -- For the mentor alone.
  question text not null default '',
  -- The order of the list.
  joined_at timestamptz not null default clock_timestamp(),
  -- When it was a seat last, and not a position on the list.
  taken_at timestamptz,
  came boolean,
  -- Of the calendar entry.
  sequence integer not null default 0,
  changed_at timestamptz not null default clock_timestamp(),
  unique (office_hour_id, mentee_id)
);
create index office_hour_seats_mentees on office_hour_seats (mentee_id);
create index office_hour_seats_waiting on office_hour_seats (office_hour_id, joined_at) where state = 'waiting';

-- Reminders that have not left yet.
create table office_hour_reminders (
  office_hour_id text not null references office_hours (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('day', 'hour')),
  at timestamptz not null,
  primary key (office_hour_id, account_id, kind)
);
create index office_hour_reminders_at on office_hour_reminders (at);
create index office_hour_reminders_accounts on office_hour_reminders (account_id);

-- The member's own calendar names a time that no session of two has taken.
alter table booked_times add column title text not null default '';
