-- "Co-founder" as a title: since this day, by the word of the team itself. It leaves with the seat.
alter table project_members add column cofounder_on date;

-- An owner proposes the title for a member of the team.
create table cofounder_titles (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  -- Whose title it would be.
  account_id text not null references accounts (id) on delete cascade,
  proposed_by text references accounts (id) on delete set null,
  state text not null default 'asked' check (state in ('asked', 'given', 'declined', 'ended')),
  proposed_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index cofounder_titles_open on cofounder_titles (project_id, account_id) where state = 'asked';
create index cofounder_titles_accounts on cofounder_titles (account_id);
create index cofounder_titles_proposers on cofounder_titles (proposed_by);
create index cofounder_titles_ends on cofounder_titles (ended_at);

-- Everyone who has to accept: the member, and every other co-founder.
create table cofounder_title_answers (
  title_id text not null references cofounder_titles (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  accepted_at timestamptz,
  primary key (title_id, account_id)
);
create index cofounder_title_answers_accounts on cofounder_title_answers (account_id);

select let_hold(name) from unnest(array['cofounder_titles', 'cofounder_title_answers']) as name;
