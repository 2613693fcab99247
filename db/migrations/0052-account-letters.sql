-- outside a transaction
create index concurrently accounts_letters on accounts using gin (lower(' ' || name || ' ' || email) gin_trgm_ops);
