-- outside a transaction
-- Apart from 0180, which adds the column: nobody waits for these to be built.
create index concurrently if not exists clocks_projects on clocks (project_id)
  where project_id is not null and ended_at is null;
-- then
create index concurrently if not exists clocks_answers on clocks (project_id, ended_at)
  where project_id is not null and ended_at is not null;
