-- outside a transaction
create index concurrently if not exists organisations_order on organisations (sequence desc)
  where state in ('active', 'paused') and held_back_at is null;
