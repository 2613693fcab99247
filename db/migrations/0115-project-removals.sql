-- A project that an administrator has taken away from everybody but its team, for a reason that its owners read.
create table project_removals (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  -- What it goes back to.
  state_before text not null check (state_before in ('draft', 'published', 'archived')),
  reason text not null,
  removed_by text references accounts (id) on delete set null,
  removed_at timestamptz not null default now(),
  -- One appeal by its owners, and what was answered.
  appeal text not null default '',
  appealed_by text references accounts (id) on delete set null,
  appealed_at timestamptz,
  answer text not null default '',
  answered_by text references accounts (id) on delete set null,
  answered_at timestamptz,
  -- Put back, with an appeal or without.
  ended_at timestamptz
);
create unique index project_removals_open on project_removals (project_id) where ended_at is null;
create index project_removals_projects on project_removals (project_id);
create index project_removals_removed_by on project_removals (removed_by);
create index project_removals_appealed_by on project_removals (appealed_by);
create index project_removals_answered_by on project_removals (answered_by);
create index projects_created on projects (created_at desc, id desc);
