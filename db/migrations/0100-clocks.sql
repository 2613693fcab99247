-- Everything that waits for somebody's next step, whatever it is: `kind` and `subject_id` name what waits, a row of
-- core/clocks/waits.ts says how long.
create table clocks (
  id text primary key,
  kind text not null,
  subject_id text not null,
  -- Who owes the next step; null while it is the product's own people.
  owed_by text references accounts (id) on delete set null,
  awaited_by text references accounts (id) on delete set null,
  state text not null default 'running'
    check (state in ('running', 'extended', 'stopped', 'met', 'lapsed', 'released')),
  -- Of the owing side when the clock began, or of our own people.
  zone text not null,
  began_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  extended_days smallint,
  extension_reason text,
  -- While a dispute stops it: what was left, and the state it returns to.
  left_ms bigint,
  stopped_state text check (stopped_state in ('running', 'extended')),
  -- The end of the last downtime that was added.
  shifted_until timestamptz,
  notices text[] not null default '{}',
  next_notice_at timestamptz,
  check ((state = 'stopped') = (left_ms is not null and stopped_state is not null)),
  check ((state in ('met', 'lapsed', 'released')) = (ended_at is not null)),
  check ((extended_days is null) = (extension_reason is null))
);
create unique index clocks_open on clocks (kind, subject_id) where ended_at is null;
create index clocks_subject on clocks (subject_id);
create index clocks_due on clocks (due_at) where state in ('running', 'extended');
create index clocks_notice on clocks (next_notice_at) where state in ('running', 'extended');
create index clocks_owed on clocks (owed_by, due_at) where ended_at is null;
create index clocks_awaited on clocks (awaited_by, due_at) where ended_at is null;
create index clocks_ended on clocks (ended_at) where ended_at is not null;
comment on column clocks.owed_by is 'Null where our own people owe the step, and where the account has gone.';
comment on column clocks.awaited_by is 'Null where the account has gone.';

-- When a server last was there. Its one row is locked by whatever lets clocks run out, so that lost time is added before.
create table heartbeats (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz not null
);

-- Times in which no server was there, each of which moved every open clock.
create table downtimes (
  began_at timestamptz primary key,
  ended_at timestamptz not null
);
