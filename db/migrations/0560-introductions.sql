-- A member asks one member, or the owners of one project, to talk.
create table introductions (
  id text primary key,
  purpose text not null,
  -- Null once they have no account any more.
  asker_id text references accounts (id) on delete set null,
  to_kind text not null check (to_kind in ('member', 'project')),
  asked_id text references accounts (id) on delete set null,
  project_id text references projects (id) on delete set null,
  -- The member who answered: of a project one of its owners.
  answered_by text references accounts (id) on delete set null,
  shown_kind text not null check (shown_kind in ('search', 'interests', 'project')),
  -- The asker's project that is shown. Its owners share the limit of its requests.
  shown_project_id text references projects (id) on delete set null,
  note text not null,
  -- The keys with which a repeated request gets its first answer. A member who asks back accepts, and has a key of their own.
  asked_as text not null,
  accepted_as text,
  state text not null default 'asked' check (state in (
    'asked', 'accepted', 'declined', 'withdrawn', 'lapsed', 'released'
  )),
  asked_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- The side that is not available any more.
  released_by text check (released_by in ('asker', 'asked')),
  reason text not null default '',
  words text not null default '',
  conversation_id text references conversations (id) on delete set null,
  unique (asker_id, asked_as)
);
create unique index introductions_waiting_members on introductions (asker_id, asked_id) where state = 'asked';
create unique index introductions_waiting_projects on introductions (asker_id, project_id) where state = 'asked';
create index introductions_askers on introductions (asker_id, asked_at);
create index introductions_asked on introductions (asked_id, asked_at) where asked_id is not null;
create index introductions_projects on introductions (project_id, asked_at) where project_id is not null;
create index introductions_shown_projects on introductions (shown_project_id, asked_at) where shown_project_id is not null;
create index introductions_answerers on introductions (answered_by) where answered_by is not null;
create index introductions_conversations on introductions (conversation_id) where conversation_id is not null;
create index introductions_ends on introductions (ended_at);

-- How many requests may wait with a member, or with the owners of a project. No row: as many as usual.
create table introduction_capacities (
  account_id text primary key references accounts (id) on delete cascade,
  capacity smallint not null,
  changed_at timestamptz not null default now()
);
create table project_introduction_capacities (
  project_id text primary key references projects (id) on delete cascade,
  capacity smallint not null,
  changed_at timestamptz not null default now()
);

select let_hold(name) from unnest(array['introductions', 'introduction_capacities']) as name;
