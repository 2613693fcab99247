-- One table has the invitations to teams of all kinds: the limit of a mailbox counts over all of them.
-- Of a team of another module, its kind and id stand in place of the project.
alter table project_invitations
  alter column project_id drop not null,
  add column team_kind text not null default 'project',
  add column team_id text,
  -- The roles to which a team of such a kind invites.
  add column roles text[] not null default '{}',
  add constraint project_invitations_team check (
    (team_kind = 'project') = (project_id is not null) and (project_id is null) = (team_id is not null)
  );
