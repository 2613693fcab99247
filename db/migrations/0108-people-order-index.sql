-- outside a transaction
create index concurrently people_order on people (sequence desc) where listed;
