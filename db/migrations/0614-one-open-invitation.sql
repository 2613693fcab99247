-- outside a transaction
-- One that is open for each address or handle that a team of a later module has invited.
create unique index concurrently if not exists project_invitations_teams_open on project_invitations (team_id, lower(sent_to))
  where state = 'open' and team_id is not null;
