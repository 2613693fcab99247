-- outside a transaction
-- Apart from 0220, which adds the column: nobody waits for it to be built.
create index concurrently if not exists opportunities_lapsed on opportunities (project_id)
  where lapsed_from is not null;
