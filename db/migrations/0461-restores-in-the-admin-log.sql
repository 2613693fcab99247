-- outside a transaction
create index concurrently if not exists admin_actions_restored on admin_actions (id) where action = 'log.restored';
