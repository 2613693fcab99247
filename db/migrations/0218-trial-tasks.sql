-- A trial task that an applicant was asked to do, and what they handed in.
create table application_trials (
  application_id text primary key references applications (id) on delete cascade,
  task text not null,
  hours integer not null,
  asked_at timestamptz not null default clock_timestamp(),
  handed_in_at timestamptz,
  text text not null default '',
  links text[] not null default '{}'
);
create table application_trial_files (
  application_id text primary key references applications (id) on delete cascade,
  name text not null,
  mime_type text not null,
  size integer not null,
  storage_key text not null unique,
  checksum text not null
);
create trigger application_trial_files_bytes after delete on application_trial_files
  for each row execute function give_up_application_bytes();

-- Whether one is asked for now, and how it ended; empty where none was.
alter table applications add column trial text not null default ''
  check (trial in ('', 'asked', 'handed_in', 'missed', 'waived'));
