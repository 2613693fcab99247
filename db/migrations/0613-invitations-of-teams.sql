-- outside a transaction
-- The page of a team lists the invitations that it has sent.
create index concurrently if not exists project_invitations_teams on project_invitations (team_id, sent_at desc)
  where team_id is not null;
