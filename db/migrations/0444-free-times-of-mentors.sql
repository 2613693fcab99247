-- outside a transaction
-- A search by time of day looked at each page of the table. The bits are read from the index alone, in the order of the list.
create index concurrently if not exists mentors_free on mentors (ordinal desc) include (account_id, free) where listed;
