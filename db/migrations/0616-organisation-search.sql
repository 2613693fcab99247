-- outside a transaction
create index concurrently if not exists organisations_search on organisations using gin (search)
  where state in ('active', 'paused') and held_back_at is null;
