-- outside a transaction
create index concurrently if not exists organisations_changed on organisations (changed_at);
