-- outside a transaction
create index concurrently people_search on people using gin (search) where listed;
