-- outside a transaction
-- The erasing of an account asks for the requests about it that others have sent.
create index concurrently if not exists rights_requests_for_account on rights_requests (for_account_id) where for_account_id is not null;
