-- outside a transaction
-- What opened between two looks at a saved search.
create index concurrently if not exists opportunities_opened on opportunities (published_at) where state = 'live';
