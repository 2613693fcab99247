create table project_updates (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  -- Who wrote it. Their words go with them.
  account_id text not null references accounts (id) on delete cascade,
  text text not null,
  written_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  -- With which a repeated request gets its first answer.
  asked_as text not null unique
);
create index project_updates_projects on project_updates (project_id, written_at desc, id desc);
create index project_updates_accounts on project_updates (account_id);
create trigger project_updates_touch after insert or update or delete on project_updates
  for each row execute function touch_project();
