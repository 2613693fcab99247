-- Feeds the versions by which servers know that a public page of a project is out of date.
create sequence project_changes as bigint;

create table projects (
  id text primary key,
  -- Its address for ever: a new name leaves it as it is.
  slug text not null unique,
  state text not null default 'draft' check (state in ('draft', 'published', 'archived', 'removed')),
  name text not null,
  line text not null,
  problem text not null default '',
  today text not null default '',
  next text not null default '',
  stage text not null default '' check (stage in ('', 'Idea', 'Prototype', 'Pilot', 'Revenue')),
  sectors text[] not null default '{}' check (cardinality(sectors) <= 3),
  -- Of the shipped table of places; empty for anywhere.
  place text not null default '',
  website text not null default '',
  language text not null default 'en',
  -- What an edit is based on.
  version integer not null default 1,
  -- Accepted milestones: the closed loops of its kolam. Never fewer than before.
  loops integer not null default 0,
  -- Places that are open at present: the hollow dots.
  seats integer not null default 0,
  -- With which a member's repeated request to begin it gets its first answer.
  asked_as text not null unique,
  published_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  change bigint not null default nextval('project_changes')
);
create index projects_changed on projects (changed_at);
create index projects_published on projects (published_at desc, id desc) where state = 'published';

create table project_members (
  project_id text not null references projects (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  is_owner boolean not null,
  title text not null default '',
  joined_at timestamptz not null default clock_timestamp(),
  primary key (project_id, account_id)
);
create index project_members_accounts on project_members (account_id);

-- The clock's own time, not the transaction's beginning: whoever looks back over a minute misses no short transaction.
create function note_project_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  new.change := nextval('project_changes');
  return new;
end $$;
create trigger projects_note_change before update on projects for each row execute function note_project_change();

create function touch_project() returns trigger language plpgsql as $$
begin
  update projects set changed_at = now() where id = coalesce(new.project_id, old.project_id);
  return null;
end $$;
create trigger project_members_touch after insert or update or delete on project_members
  for each row execute function touch_project();
